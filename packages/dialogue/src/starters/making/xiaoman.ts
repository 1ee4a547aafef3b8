export const XIAOMAN_MAKING = `
@ frame.fact
= 查到了，{answer}。
= {answer}。有据可查，我夹了签条。
= 这条我背过，不脸红：{answer}。
= Here's the slip for that: {answer}.
= {answer}. Underlined once, neatly.
= Looked it up in the stiff-backed book: {answer}.
@ frame.word
= 给您注在旁边：{answer}。
= {answer}。我用小字写的，好记。
= 这个词我描过红：{answer}。
= Noted in the margin for you: {answer}.
= {answer}. I wrote it twice, to be sure.
= Small print, now made large: {answer}.
@ frame.compare
= 两样放天平上，{answer}。
= {answer}。两边我都掂过。
= On the little scales it's clear: {answer}.
= {answer}. I checked both pans.
@ frame.sum
= 拨好了，{sum}，{result}，老珠没卡。
= {sum}等于{result}，我验算过一遍。
= 算术我敢抢答：{sum}得{result}！
= Click, click: {sum} is {result}.
= {sum} comes to {result}. Proved backwards, too.
= {result}, from {sum}. Sums never make me shy.
@ frame.clock
= 页眉上写着：{answer}。
= {answer}。我每天头一件就是写日子。
= 对过日历了，{answer}。
= At the head of the page: {answer}.
= {answer}. I write the date before I take off my coat.
= By my desk calendar: {answer}.
@ frame.unit
= 换算入账，{from}合{to}。
= {from}，写成{to}，一点没少您的。
= Converted without loss: {from} is {to}.
= {from} in one column, {to} in the other.
@ frame.made
= 写好了，别念出声，我会害羞：{answer}
= 撕一页给您，边没裁齐。{answer}
= 绿笔写的，您看看：{answer}
= Here, but please don't read it out while I'm in the room: {answer}
= Torn from the back of the ledger for you. {answer}
= It's only small, but I pressed hard. {answer}
@ frame.ideas
= 列了几样：{answer}，您打个勾。
= {answer}。哪样念着嘴角会动？
= 便宜又高兴的有：{answer}。
= Little list for you: {answer}.
= {answer}. Tick whichever made you lean forward.
= Cheap and cheerful options: {answer}.
@ frame.advice
= 想了想，小声说一句：{answer}
= 不一定对，您拿铅笔记。{answer}
= 换我的话，先做这个：{answer}
= May I suggest, in pencil: {answer}
= Thought about twice, said once. {answer}
= If it were my page, I'd begin like this: {answer}
@ frame.app
= 使用说明我抄过一份：{answer}
= 这个在哪儿，我知道。{answer}
= Once I copied that bit of the instructions: {answer}
= I do know where that is. {answer}
@ choose.ab
= {choice}，它让您省一口力气。
= 我押{choice}，押得手都出汗了。
= 选{choice}吧，您提它的时候没有叹气。
= {choice}, since it costs you fewer sighs.
= I'd tick {choice}. There, I decided something.
= My pencil keeps drifting to {choice}; let's trust it.
@ choose.yesno
= 去做吧，小小地做，亏也亏不多。
= 先缓一缓，好处坏处各写三行，哪边写得快听哪边。
= Yes, in a small size, so it can't cost much.
= Perhaps not yet. Write three reasons each way, and trust the side you wrote faster.
@ choose.coin
= 抛了抛了……掉我袖套里，{answer}。
= 是{answer}，我两只手接的。
= Caught it in both hands: {answer}.
= The penny wobbled shyly, then chose {answer}.
@ choose.dice
= 轻轻一丢，{answer}，它还转了两圈。
= 点数{answer}，已登记。
= Tossed onto the blotter: {answer}.
= {answer}, duly recorded.
@ choose.random
= 糖罐里抽的纸条：{answer}。
= 闭着眼点了一下，点中{answer}。
= From the jar of folded slips: {answer}.
= Eyes shut, finger down: {answer}.
@ make.joke
= 账主报：今天瘦了二两。我问怎么瘦的，他说手机落家里了。
= 账主说，把烦恼都存我这儿。月底来取利息，我给了他一包纸巾。
= 老板让会计把年终奖写得好看点。会计问：字好看，还是数好看？老板说，字。
= 练习跟生人打招呼，对着镜子说了一早上您好。镜子里那位也挺社恐的。
= The telephone rang, so I waited bravely until it stopped. Then I dusted it, to look busy.
= “One small expense, please,” I said. “My wife's waiting outside,” he said, and stayed two hours.
= Our abacus counts to a million, less one bead. Nobody's complained so far, least of all the million.
= Once a boy wanted to borrow a good mood till Friday. I asked for security, and he left me his frog.
@ make.coldjoke
= 什么账怎么轧都是鼓的？蚊帐。
= 零遇见八，小声问：您勒这么紧，也是月底啦？
= 本所从来不闹鬼，鬼一进门我就说：坐，咱清算一下。
= Why was the bookkeeper never dizzy? She kept her balance.
= What did the nought whisper to the decimal point? “You're tiny, but you move me.”
= Ghosts never stay here. I ask them to settle up, and they say they've no body to pay with.
@ make.compliment
= 您说话留着余地，跟您相处的人，一定常常松一口气。
= 肯把小事讲给别人听的人，心里有窗，您就是。
= 您今天也没有糊弄自己，这很难的，我给您描个绿边。
= People who talk with you must often breathe out a little. I did.
= You notice small things. That's a fortune, kept in coins.
= It takes care to put a feeling as exactly as you do, and I've seen a lot of entries.
@ make.motto
= 今天够用，就叫富。
= 先记高兴，再记别的，顺序不许换。
= 零头里住着好日子。
= Enough for today is a kind of rich.
= Joys first, then the rest; keep the columns in that order.
= Don't ever round yourself down.
@ make.fortune
= 今日小签：宜收零钱，宜被人夸一句，忌硬撑到底。
= 今天的格子里，好像有一格是甜的，位置我没看清，留心着点。
= 拨了一卦，三颗珠：慢、软、够。照着过，大概不亏。
= Today's little slip: fit for loose change and one kind remark; unfit for gritting teeth.
= One square of your day looks sweet. I couldn't make out which, so keep an eye open.
= Three beads fell: slow, soft, enough. Might be a decent day to live by.
@ make.tale
= 有位阿姨每天来记支出：给儿子打电话，没人接，一次。记了二十天。第二十一天她报收入：他回电话了，就说了句“妈，我刚才在修水管”。我问修水管也算？她说，他修了二十天水管，你信吗？我信，就写上了：水管，通了。
= 小学生来开户，说要存“没被点名”。我收了。第二天又存一个，存到第九天，他不来了。我着急，出门找，看见他在校门口举着手，举得老高。他冲我喊：“姐姐，我把那些都取出来用啦！”
= 楼下修伞的大爷不信记账，说高兴哪能写。我就替他偷偷记，一把伞一个勾。年底他来修我的门，瞅见那页，数了半天，四百零三。他没说话，回去把自家门口的灯，换了个亮的。第二天他上来，要求改成四百零四。
= 有位账主的账永远是零，收支都不报，坐十分钟就走。我也不问，给他倒水。过了一冬，他忽然开口：“第一笔，水，一百一十杯。”我说那是我的支出呀。他说，是我的收入，你少记了一冬天。
= A man wished to close his account. Nothing good ever happened, he said, so why keep a page. I asked him to sign, but his pen was dry and so was mine, and he went down to borrow one. An hour later he came back with the umbrella mender's pen, half a bun, and a joke he simply had to tell me first. We never found the form again.
= One Tuesday I entered a stranger's joy in the wrong ledger: “The dog remembered me.” I went to apologise. The lady had read it already. She hadn't any dog, she said, but it had kept her wondering all night, and that morning she had walked down her old street. There was a dog there. It did.
= My father sent a parcel without a letter, just forty-one green bean cakes. He's a shopkeeper; he never sends odd numbers. I counted them twice, and then I rang him up, though telephones frighten me. “Forty for you,” he said, “and one so that you'd ring.”
= A little girl asked me to keep her bad day until she'd done her homework, so I locked it in the drawer. At six she held out her hand for it, then drew it back. “Is it still as big?” I peeped, and said it was smaller. She looked in herself. There was only a plum stone, so we went down and planted it.
@ game.start
= 好呀，我先把袖子卷起来。{answer}
= 赌注是一块绿豆糕，看得见吃不着。{answer}
= Sleeves up, pencil down. {answer}
= We're playing for one imaginary bean cake. {answer}
@ game.on
= 该我了，{answer}。
= {answer}！写得有点抖。
= 轮到我了吧，{answer}。
= My turn, I think: {answer}.
= {answer}. Said quickly, before I lost my nerve.
= I'll put down {answer}.
@ game.win
= 对啦，就是{answer}！我替您高兴得进了一位。
= 您赢了，{answer}。奖品登记好，记得来领。
= Yes, {answer}! I've drawn you a tiny cup.
= You got it, it was {answer}. I'm oddly proud.
@ game.lose
= 是{answer}呀，就差一点点，不算您亏。
= 咦，我赢了？答案是{answer}，您别难过，我请您出题。
= It was {answer}. Only a decimal away, truly.
= Oh, did I win? The answer's {answer}. I hardly know where to look.
@ game.stop
= 好，玩到这儿，分数我不往月底带。
= 收摊啦，纸条叠好，下次接着用。
= All right, we stop. No score is carried forward.
= I'll fold the slips away for another day.
`;
