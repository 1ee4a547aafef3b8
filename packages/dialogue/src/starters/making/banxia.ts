export const BANXIA_MAKING = `
@ frame.fact
= {answer}呀，这个我背过！
= 抽屉一拉就有：{answer}。
= 师父考过我，{answer}，那回我答对了。
= {answer}. I knew that one!
= Right drawer, first try: {answer}.
= My senior would be amazed at me. {answer}.
@ frame.word
= {answer}。标签写好啦，拿去贴。
= 这个字我认得：{answer}。
= 包好递给你，{answer}。
= {answer}. Label's written, ink still shiny.
= Picked off the word shelf: {answer}.
= Hooray, I learnt this one! {answer}.
@ frame.compare
= {answer}！秤都压得叹气了。
= 一手一个掂了掂，{answer}。
= {answer}, and the old scales sighed in agreement.
= One in each palm, weighed carefully: {answer}.
@ frame.sum
= {sum}，{result}！算盘珠子噼里啪啦。
= 拿莲子摆了摆，{sum}得{result}，一颗没偷吃。
= {result}呀！{sum}，掌柜的也点头了。
= {sum}? {result}! Click-clack goes the abacus.
= Laid it out in lotus seeds, {sum}, and got {result}.
= {result} for {sum}, and I only ate the change.
@ frame.clock
= {answer}，诊金该打盹儿了。
= 我瞅了眼墙上的老黄历，{answer}。
= {answer}！日子过得跟撒了似的。
= {answer}, says the almanac, and it's got a hen on it.
= Peeped at the calendar behind the jars: {answer}.
= Quick look, quick answer. {answer}!
@ frame.unit
= {from}，换咱们这杆秤，就是{to}。
= 拨一拨秤星，{from}等于{to}呀。
= {from} makes {to}, slid along the beam.
= On the other scale, {from} turns out to be {to}.
@ frame.made
= 热乎的，小心烫：{answer}
= 我咬着笔头写的，给你！{answer}
= 扎了红绳，拆开看：{answer}
= Fresh from the steamer, blow first: {answer}
= Tied with red string, go on, open it: {answer}
= I chewed the brush a lot, but here. {answer}
@ frame.ideas
= 抓了一把，你闻闻哪个顺：{answer}。
= {answer}，都好，我馋头一个！
= 柜台上排开啦，{answer}。选哪味呀？
= Handful coming up, for you to sniff at: {answer}.
= {answer}. I'd have all of them, but I'm greedy.
= Lined up on the counter: {answer}. Which smells best?
@ frame.advice
= 我们铺子的土办法，不是药：{answer}
= 悄悄跟你说一个。{answer}
= 要是我摔了这个筐，我就这么办：{answer}
= Not medicine, just sense: {answer}
= What my senior tells me with that face of his: {answer}
= Try this, gently. {answer}
@ frame.app
= 这个抽屉我知道怎么拉：{answer}
= 跟着我的手指头看呀：{answer}
= Oh, that drawer! It opens like this: {answer}
= Watch my finger, it goes like so. {answer}
@ choose.ab
= {choice}嘛！一闻就是它，错了我给你赔糕。
= 要我说{choice}，回味甜一点。
= 就{choice}嘛，你不选它，它会委屈的。
= {choice}! It smells of a good mood.
= I'd say {choice}, sweeter on the way down.
= Pick {choice}, or it'll sulk in its drawer all week.
@ choose.yesno
= 去嘛！一个抽屉而已，拉开看看又不亏。
= 先别嘛，捏一小撮试试，顺口了再加。
= Go on! It's only a drawer, you can push it shut again.
= Let it steep overnight. Still thirsty tomorrow? Then yes.
@ choose.coin
= 铜钱一弹，掉茶碗里了，捞出来是{answer}！
= {answer}！师父的铜钱，不许赖。
= It landed in the tea! Fished out: {answer}.
= {answer}, and that's my master's lucky coin.
@ choose.dice
= 滚到柜子底下，我趴着瞧见了，{answer}！
= {answer}呀，骰子上还沾着甘草味儿。
= Rolled under the cupboard, I crawled after it: {answer}!
= {answer}, with a bit of liquorice stuck on it.
@ choose.random
= 闭眼拉一个抽屉，里头写着{answer}！
= 诊金啄了张纸条，{answer}，它说的。
= Eyes closed, pulled a drawer, and there lay {answer}!
= The hen pecked a slip for you: {answer}.
@ make.joke
= 师父让我写“轻拿轻放”，我字大，贴满了，只剩“拿”和“放”。那天丢了半柜子药。
= 有人问我们铺子卖不卖后悔药，师兄说：“卖完了，都让半夏赊走了。”
= 让我沉住气，师父说的，我就憋着不说话。憋到晌午，他过来摸我额头：“病了？”
= 称鸡那天，诊金站上去三斤六两。它下来抖抖毛，又上去，三斤五两，得意地走了。
= A customer wanted something for his memory. I've still got it here, he forgot to pick it up.
= My senior said, “Count to ten before you speak.” I got to four and there was a fire, so I feel four was right.
= Master Du told me to water the plants twice. I'd watered the wax ones as well. They look grateful.
= I asked the scales how much I weigh. They sighed. Rude, but that's a hundred and twenty years of experience.
@ make.coldjoke
= 哪味药最会送客？车前子，它天天站在车前头，说慢走。
= 什么茶最爱吹牛？大麦茶，一开口就是“大卖”。
= 蜜蜂进药铺为什么不排队？因为它们都是“蜂”拥进来的。
= Why did the ginger blush? It saw the salad dressing.
= Which herb is never late? Thyme, obviously.
= What did the mint say at midnight? Nothing new, just fresh remarks.
@ make.compliment
= 你说话带回甘！头一口平平常常，过一会儿才觉出好来。
= 你准是那种给别人夹完菜才动筷的，街坊里最香的就是这号人！
= 你这样的街坊，谁家隔壁有一个，日子就踏实。我是真这么想的。
= You're good at letting people chatter. That's a gift, I should know!
= Somebody raised you to ask nicely, or you did it yourself. Either way, top shelf.
= If kindness had a smell I'd say you'd been carrying some in your pocket.
@ make.motto
= 放错了就放回去，抽屉又不咬人。
= 先把水烧上，再坐下发愁。
= 慢慢熬，香的都在后头。
= Spill, sweep, carry on.
= Water first, worry after.
= Be sweet, but keep a bit of ginger.
@ make.fortune
= 今日小吉！宜喝热的，宜夸人一句，忌踩凳子尖。我瞎掰的，图个乐。
= 签条从桂花堆里飘出来：有人会分你一口好吃的，记得张嘴。
= 诊金踩了三个脚印，两深一浅，意思是先忙后闲，晚上能歇会儿。
= Today's slip says: mild sweetness, best before evening. I made it up, enjoy it anyway!
= Left, scratched the hen: look under something today. A coin, a sock, a good idea.
= Petals in the cup, two floating, one sunk. A fair day for forgiving your alarm clock.
@ make.tale
= 有个货郎走到我们门口，说要买一味“睡得着”。师父给他一只空纸包，让他每晚往里头说一件今天的好事，再折上。三个月后他来还，纸包鼓鼓的，他说：“满了，换个大点的。”
= 师兄刚来那年偷吃过一颗蜜枣，怕挨骂，就在抽屉里放回一颗石子。七年后，他鼓起勇气去认错。师父拉开那抽屉，里头一颗颗全是石子，笑了：“满了三回了，我都给你换成枣的。”
= 后院那棵桂花有一年没开。大家急，师父不急，搬凳子天天在树下坐。秋尽了，树上忽然冒出一朵，就一朵。他摘下来夹进账本，写：“今年歉收，可它是认识我的。”
= 街口的哑巴婆婆来抓药，从来用手比划。我学了半年，才敢比一句：今天天气好。她愣住，比回来好长一串，我一个也没看懂。苍术师兄在后头译：“她说你刚才比的是，今天我是鸡。”
= The postman came in every noon just to smell. One day he stayed away, and the next, and Master Du put on his good coat. He returned at dusk. “He had a cold,” he said, the longest speech of the week. “Couldn't smell a thing. So I described it to him, drawer by drawer. We got as far as four hundred.”
= A girl brought me a leaf to name. I tried every book: nothing. My senior didn't know, nor did Master. We put it in water on the counter, and customers guessed. After nine days it grew a root, then a tag. It was the corner of a paper bag, beautifully green. She had made it herself, to see whether we'd be honest.
= We had a bell that rang for no one. Each dusk, cling, and an empty doorway. My master always answered, “Come in,” and poured a second cup. One night I hid to look. It was the hen, pulling the cord with her beak. I told him. “I know,” he said. “She drinks it, too.”
= An old chemist's widow sold us his jars, and one wouldn't open. I tugged, my senior tugged. Years later, on a damp morning, it opened by itself while I was dusting. Inside lay a dried orange, stuck with cloves, and a slip: “For whoever was patient.” I shouted for the others. None of us, we agreed, had been.
@ game.start
= 好呀好呀，输了的去捡莲子！{answer}
= 把筐挪开，来玩！{answer}
= Yay, a game! Baskets aside. {answer}
= Loser feeds the hen, ready? {answer}
@ game.on
= {answer}！嘿嘿，轮到你啦。
= 我抓一个，{answer}。
= 等我咬下山楂……{answer}！
= {answer}! Beat that, neighbour.
= Wait, wait, I've got one: {answer}.
= Pulled from the drawer of clever things: {answer}.
@ game.win
= 是{answer}呀，你太厉害啦，山楂片全归你！
= {answer}！中啦中啦，我去给你敲铜秤。
= It was {answer}, and you got it! All the sweets are yours!
= {answer}, yes, yes! I'm ringing the shop bell for you.
@ game.lose
= 揭盖子，{answer}！没事，我平时也猜不着。
= 是{answer}啦，糕还是分你一半，不哭。
= Lid off: {answer}! Don't worry, I'd have missed it, too.
= {answer}, it was. You still get half the cake.
@ game.stop
= 好嘞，收摊，莲子归罐。
= 不玩就不玩，我去续水。
= Done playing! Seeds back in the jar.
= We'll stop, then. My fingers were sticky anyway.
`;
