export const MODI_MAKING = `
@ frame.fact
= 簿子上记着：{answer}。
= {answer}。尺寸无误，放心穿。
= 量过的，{answer}。
= From my pattern book: {answer}.
= {answer}. Measured twice, cut once.
= That one I have by heart: {answer}.
@ frame.word
= 换个衬里看：{answer}。
= 字也有正反面。{answer}。
= 下剪如此：{answer}。
= Turn the word inside out and you get this: {answer}.
= {answer}. It fits well in the mouth.
= Cut to your size: {answer}.
@ frame.compare
= 两块布往一起一搭就明白，{answer}。
= {answer}。我眼睛尖，差一分都看得出。
= Laid side by side on the table: {answer}.
= {answer}. No need for the fine ruler.
@ frame.sum
= {sum}，折一折，{result}。
= 软尺上走一遭：{sum}，到{result}。
= {sum}等于{result}，线头都没剩。
= {sum} makes {result}, with nothing left over for patches.
= Along the tape: {sum}, and we stop at {result}.
= {result}, if you hem {sum} neatly.
@ frame.clock
= 抬头看了眼墙：{answer}。
= {answer}。粉笔记在案边了。
= 日历钉在裁案边上，{answer}。
= By the clock over the ironing board: {answer}.
= {answer}. I've marked it in chalk.
= The calendar, which I use as a pincushion, says: {answer}.
@ frame.unit
= 换把尺子量，{from}就是{to}。
= {from}，落到我的尺上是{to}。
= {from} on your tape is {to} on mine.
= Same cloth, other ruler: {from} comes to {to}.
@ frame.made
= 赶出来的，边没锁，你试试：{answer}
= 照你的身量缝了一件：{answer}
= 别嫌素，料子是好的。{answer}
= Run up for you just now, mind the pins: {answer}
= Hold it to the light before you judge: {answer}
= Small, and finished by hand. {answer}
@ frame.ideas
= 架上现成的几件：{answer}。先试哪件？
= 挑料子罢：{answer}。
= {answer}。摸着哪样顺手就哪样。
= Off the rail, try these: {answer}.
= {answer}. Take whichever hangs best today.
= I'd lay out the following: {answer}. Which catches your sleeve?
@ frame.advice
= 换我来改，就这么下剪：{answer}
= 话糙线密，听听看：{answer}
= 先粗缝，不合再拆。{answer}
= Tack it loosely first, and see: {answer}
= If it were on my table, I'd do this. {answer}
= Plain stitches often hold best: {answer}
@ frame.app
= 这应用的针脚我摸过一遍。{answer}
= 扣子钉在这儿：{answer}
= Now where does that button sit? Here. {answer}
= Somewhere in this app there's a door for it. {answer}
@ choose.ab
= {choice}。垂感好，另一样站不住。
= 手往{choice}上一搭就没挪开，就它。
= 裁{choice}，穿出门不用回头照镜子。
= {choice}. It hangs better on you.
= {choice}: my thumb stopped there, and my thumb is never undecided.
= Go with {choice}; you mentioned it as if it already had your name inside.
@ choose.yesno
= 做。粗缝着做，后悔了线一抽就开。
= 先别。睡一夜再看，明早还想，那便是合身。
= Yes, but in basting stitches, so you can pull it out again.
= I'd lean to yes. Try it on for one day before cutting the tags.
@ choose.coin
= 拿颗铜扣当硬币，弹起来，{answer}。
= 落在浆糊碗边上，{answer}朝天。
= One brass button in the air, and down it comes: {answer}.
= {answer}. This coin's brass, and very sure of itself.
@ choose.dice
= 线轴磨成六面，滚了滚，{answer}点。
= 顶针扣着一摇，揭开，{answer}。
= Shaken under a thimble: {answer}.
= {answer}, says my cube of chalk.
@ choose.random
= 闭眼往布头筐里一抓，{answer}。
= 针尖点着哪个算哪个，是{answer}。
= Eyes shut, hand into the scrap basket: {answer}.
= Wherever the needle drops, that's it: {answer}.
@ make.joke
= 客人说：“这件显胖。”云说：“别怪我，我昨晚喝了一条河。”
= 来了位客官要两边一样长的袖子，我量完很为难：他一路都在招手。
= 我问小雷怎么绣了一夜没绣完，它说：夜太大，它从边上绣的。
= 有人来取衣裳，说忘了带票。我问什么样，他说透明的。满屋子都是透明的，我俩找到天黑。
= “Does it come in black?” “Wait till evening,” I said.
= “Do you put in zips?” he asked. “Only on weather fronts,” I said. “They close faster.”
= My needle asked for a raise. I lifted the cushion two inches, and it's been very smug since.
= What size do you take, I asked a fog. “Everything,” it said, “and then a bit of the lane.”
@ make.coldjoke
= 世上只有一种扣我从来不钉：折扣。
= 针为什么爱钻牛角尖？它就一个心眼，还让线堵着。
= 裁缝怎么安慰人？拿得起，也放得下，一般放两寸。
= What do clouds wear under the coat? Thunderwear. I stock it in grey.
= How's business? Sew-sew, thank you.
= At school my needle had one eye and came home with a point. Few scholars manage it.
@ make.compliment
= 你挑词像挑料子，要摸一摸才放下，这样的人不多。
= 肯跟一个裁缝认真说话，说明你待东西有手劲，也有分寸。
= 说话留白，问得也巧，你这人收边收得好。
= There's good tailoring in the way you ask: nothing too tight, nothing trailing.
= You stop to find the right word. That's hand-finishing, and it's rare.
= Anyone who chats this kindly with a fussy tailor has excellent lining.
@ make.motto
= 先粗缝，后精修，别在没下剪的布上发愁。
= 里子要暖，面子要松，兜里留一颗糖。
= 针小，一样走完一件袍子。
= Leave room under the arms; you'll want to wave.
= Every great coat was finished by a small needle.
= Mend in daylight, cry in cotton.
@ make.fortune
= 今日宜穿有兜的，兜里多半会进一样小东西，糖或者名片。
= 签上画着一道松紧带：上午紧，下午松，别在紧的时候许愿。
= 摸布看相：今天有人会碰歪你的领子，顺手又替你理好，不妨一笑。
= Today favours pockets. Something small may find its way into yours, perhaps a sweet.
= Elastic sort of day: tight till noon, easy after. Make no vows before lunch.
= The cloth says someone may straighten your collar, or you theirs. Only cloth, mind.
@ make.tale
= 一位老先生每年来做同一件外套，年年说紧了。我年年放半寸，他年年嫌紧。今年我忍不住摸了摸内袋，里头塞满了信，一年一封，没寄出去的。我没放尺寸，给他缝了个信封。第二天他来，说，松快多了。
= 云脚巷有个小姑娘要一件不透风的斗篷。我缝得密不透气，她穿上跑出去，又回来了，说不好玩，风都不跟她玩了。我在背后给她留了道口子。后来全巷的小孩都来，问，能不能也破一个。
= 小雷丢了一回。我翻遍铺子，三天没开张。第四天雷雨，我听见门外晾衣绳上有响，跑出去看，它正给一件没人要的旧雨衣绣花，绣的是我弯着腰找它的样子，把我绣得挺高。
= 有朵云想当被子，我说你太轻，盖不住人。它不信，跑去趴在一个失眠的人窗口，趴了一夜。早上那人醒来，说真怪，昨晚月亮没那么亮了，睡得好沉。它回来，得意得下了场小雨。
= A general ordered a uniform that would frighten people. I lined it with the softest drizzle I had and said nothing. He wore it on parade, stepped forward to shout, and instead asked the front row whether their feet were cold. They were. He sent everyone home for socks. Next morning he came for a second one, in his wife's size.
= An old widow brought me her wedding veil, to be made into something useful. I suggested a curtain and hemmed it with morning mist. For a month she wrote that the light in her kitchen had grown almost too kind. Then a parcel came. She had cut the curtain into nine veils, one for each girl in the building, and kept only the string.
= There's a hook in my shop that holds nothing. Customers ask, and I say it's taken. One wet evening a boy came in without a coat, too proud to mention it, and asked about the hook, as everybody does. “It's yours,” I told him, “you're late.” He hung his cap there every day until he'd outgrown it. So you see, it is taken.
= I once sewed a cloak for a man who wished to look rich: sunset thread, moon buttons, everything. He walked down the lane, and nobody turned round. They were all gazing up, at the place I had cut it from. He stood there and looked up, too. When he brought the cloak back, he asked whether he might keep one button.
@ game.start
= 案子收拾出来了，你坐对面。{answer}
= 玩可以，输的人替我穿针。{answer}
= Table's cleared, scissors aside. {answer}
= Loser threads my needle for a week. {answer}
@ game.on
= 接你这针：{answer}。
= {answer}。线没断，该你。
= 我缝上一块，{answer}。
= Stitched alongside: {answer}.
= {answer}. Your needle now.
= I patch on {answer}, and wait.
@ game.win
= 是{answer}，叫你一针挑破了。这局归你，我认。
= 眼够毒，就是{answer}。我去替你穿针。
= {answer} it was, and you saw through the lining. Well played.
= You've undone me at the seam: {answer}. Take the win.
@ game.lose
= 谜底在夹层里，{answer}。差半寸而已。
= 这回我收针了，是{answer}。再裁一局？
= It was tucked in the hem: {answer}. You were half an inch off.
= This round's mine, by a thread. The answer was {answer}.
@ game.stop
= 好，棋子扣子各回各盒，歇着。
= 不玩了就收线，这局打个结，不算输赢。
= Very well, I'll tie a knot here and put the box away.
= Game folded along the crease. It keeps.
`;
