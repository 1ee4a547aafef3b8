export const ZHANZHANG_MAKING = `
@ frame.fact
= 问询处应答：{answer}。
= {answer}。牌子上这么写的，我核过。
= 这条我指得准：{answer}。
= Our enquiry desk can confirm: {answer}.
= {answer}. It's on the sign, and I painted the sign.
= This one I can point to with confidence: {answer}.
@ frame.word
= 双语牌上有：{answer}。
= {answer}。念的时候请放慢，像报站。
= 字典在柜台底下，翻到了：{answer}。
= According to our bilingual board: {answer}.
= {answer}. Pronounced clearly, as over a loudspeaker.
= From the dictionary under the counter: {answer}.
@ frame.compare
= 两边过了磅，{answer}。
= {answer}。本站不偏哪一边。
= Both have been over the luggage scales: {answer}.
= {answer}. The station has no favourites.
@ frame.sum
= 票款清点：{sum}，共{result}。
= {sum}，得{result}，找零无误。
= 拿票根摆了摆，{sum}是{result}。
= At the till, {sum} rings up as {result}.
= {sum}: {result}, exact change.
= {result} is what {sum} comes to, double-punched.
@ frame.clock
= 不看我的表，看大厅的：{answer}。
= {answer}。报时完毕，哐。
= 站历上写着，{answer}。
= Not by my watch, by the hall clock: {answer}.
= {answer}. End of announcement.
= As posted in the main hall: {answer}.
@ frame.unit
= 换轨距，{from}就是{to}。
= {from}，到这边按{to}算，不补差价。
= {from} changes trains here and continues as {to}.
= On this side of the border, {from} is called {to}.
@ frame.made
= 本站自印，墨还潮：{answer}
= 按您的要求，写在票背上了。{answer}
= 请注意，下面是一件小东西：{answer}
= Printed on the station press, still damp: {answer}
= I wrote it on the back of a ticket. {answer}
= Now arriving, one small piece of writing: {answer}
@ frame.ideas
= 今日可乘：{answer}。
= {answer}。都有座，您挑。
= 给您画了几个箭头：{answer}，先走哪条？
= Departing today: {answer}.
= {answer}. Seats available on all of them.
= Several arrows for you: {answer}. Which looks warm?
@ frame.advice
= 站长建议，仅供参考：{answer}
= 要我指，我指这边。{answer}
= 先办这个，准没坏处：{answer}
= From the desk, for what it's worth: {answer}
= My arrow would point here. {answer}
= Take this stop first: {answer}
@ frame.app
= 正是本职：{answer}
= 请跟着箭头走。{answer}
= Right up my platform: {answer}
= Kindly follow the arrow. {answer}
@ choose.ab
= 请上{choice}，这班少换一次车。
= {choice}，视野好，另一边挨着锅炉房。
= 旗子自己往{choice}那边飘，我没使劲。
= Board {choice}; it saves you a change.
= {choice}. I've watched both pull out, and that one leaves with people smiling.
= Without a doubt {choice}; even the cat looked up.
@ choose.yesno
= 上车。坐错一站能换，站台上站一天，什么也换不来。
= 先候一候。下一趟要是还想上，就不犹豫了。
= All aboard, I'd say. A wrong stop can be changed.
= Let this one go and see whether you run after it. If you do, that's your answer.
@ choose.coin
= 拿枚旧站币一弹，{answer}。
= 硬币滚到闸机底下，捞出来看，{answer}。
= One old station token, tossed: {answer}.
= {answer}. I had to fetch it from under the turnstile.
@ choose.dice
= 摇票筒里倒出来，{answer}点。
= {answer}，猫拨了一下，算数。
= Out of the dice cup and onto the counter: {answer}.
= {answer}. The cat nudged it, but before it stopped.
@ choose.random
= 出票机吐出一张，印着{answer}。
= 抽号完毕，请{answer}到窗口。
= Whirr, clunk, one slip from the machine: {answer}.
= Now serving: {answer}.
@ make.joke
= 有人问能不能买站票。我说能，但您得坐着买，窗口矮。
= 乘客投诉车太挤，我去看了看，他背着一把躺椅。
= 猫上岗第一天打翻了印泥，全站乘客都盖着爪印出站。回头率很高，真的，都回来换票。
= 我广播找失主：谁丢了一只左鞋？来了三十个人，都说是自己的，都是来凑右鞋的。
= “Is this seat taken?” “No.” “Then why hasn't anyone taken it?” He stood all the way, suspicious.
= He asked me for a return ticket. “Where to?” “Back here, of course.” Shortest journey I ever sold.
= I put up a notice: “Please don't read this aloud.” The whole hall murmured it at once.
= We gave the cat an award for punctuality. It comes at four, whichever four it likes.
@ make.coldjoke
= 什么站人最多，却没有一个到站的？网站。
= 有乘客举着股票要上车，我说，您那张不叫上车，叫站岗。
= 铁轨为什么从不吵架？距离是量好的。
= What runs all day and never gets anywhere? My nose, in February. I said it with a straight face.
= Why did the ticket go to the doctor? It felt a bit punched.
= What do you call a train full of toffee? A chew-chew. I announced it once, and only once.
@ make.compliment
= 您问路的时候看着人眼睛问，这样的乘客我记一辈子，嗯，记一班。
= 您这人带得动方向，跟您说几句，我箭头都直了。
= 肯等，也肯问，您属于最不会迷路的那种。
= You ask clearly and wait for the answer. At this desk that's practically royalty.
= People like you make the queue shorter. It's the manners.
= Whoever travels with you has somebody who looks back to check. I can tell.
@ make.motto
= 看清牌子，再迈腿；迈错了，抬头再看。
= 准点最好，平安更好。
= 到得了的，都不算远。
= Read the sign, then walk. If it was wrong, read the next.
= On time is good; in one piece is better.
= Leave a lamp on for the late ones, yourself included.
@ make.fortune
= 今日运行图：上午绿灯居多，偶有会车，请让一让，对方多半会笑。
= 您今天或有一次免费升舱，形式不限，也许只是别人替您扶了门。
= 出票机给您打了个“缓”字。慢行区间风景好，别急着补票。
= Today's running sheet: mostly green, one passing loop. Give way there; you may get a smile.
= Chance of a small upgrade today, in any class. It may only be a held door.
= Your slip says “slow section”. Those tend to have the better view, so I wouldn't fret.
@ make.tale
= 站里有只旧行李箱，二十年没人领，我每年擦一回。今年来了个老人，一眼认出，说是自己年轻时故意留下的，里头装着不敢去的地方的票。打开一看，票早过期了。他笑了笑，问我现在去那儿怎么走。我指了，他走得比小伙子快。
= 有一天大厅的钟坏了，全站人忽然不赶了。卖报的坐下看报，赶车的聊起孙子，猫睡在闸机上没人催。修钟的师傅来了，站了一会儿，把工具箱轻轻合上，说，我零件忘带了。他没忘，我看见的。
= 一个小男孩天天来问，有没有开往月亮的车。我说没有。第七天我忍不住，给他画了张票，写着“月亮，硬座”。第二天他又来，把票还我，很严肃：“站长，我妈妈从外地回来了，我不用去那么远找她了。”
= 末班车走后，长椅上多了把伞。我登记，挂起，第二天有人来领，不是失主，说是替失主来的。隔天又一个替前一个来的。这么转了九个人，伞到失主手里那天，正下雨。他说，不急，我先去谢谢那八位。
= A lady wanted the quietest seat we had, so I put her by the boiler-room wall, where no one sits. In the evening she was still there, though her train had left at noon. “It hums,” she said. “My mother hummed like that over the washing-up.” That week the engineer came to see about a noise. I told him there wasn't one.
= Every night somebody moved the sign for platform six a yard to the left. I blamed the cat, then the draught, then myself. In the end I hid behind the tea urn and watched. It was the cleaner, with a tape measure. “They haven't laid the track yet,” she said, “but if they start here, you'll see the sea.” I've left it where she put it.
= What does a station master do all day, a schoolboy asked. I told him I see that people go. He found that sad, and from then on he stood at the entrance every afternoon and said “welcome” to everyone. People began to arrive early. Some, I noticed, weren't travelling at all; they went out, turned round, and came in again.
= Somebody handed in a lost list: bread, soap, ring Anna. I pinned it up in the hall. By evening three loaves lay under it, and some soap. Nobody could do anything about Anna, until a young woman stopped, read it, and went quite pink. “That's me,” she said, and sat down beside the public telephone. It rang at nine.
@ game.start
= 候车娱乐，现在开始检票。{answer}
= 规则张贴如下，猫当裁判。{answer}
= Waiting-room games, now boarding. {answer}
= The cat's umpire; I read the rules. {answer}
@ game.on
= 本站出{answer}。
= {answer}，绿灯，您走。
= 挂上一节：{answer}。
= Our move: {answer}.
= {answer}. Green light for you.
= Coupling on one more: {answer}.
@ game.win
= {answer}，正点到达！您赢了，猫给您盖爪印。
= 猜着了，是{answer}。请从贵宾口出站。
= {answer}, dead on time! You've won.
= Correct, it was {answer}. The cat concedes, which it doesn't do.
@ game.lose
= 过站了，是{answer}。免票再来一趟？
= 谜底下车：{answer}。您只差一个岔道。
= You rode one stop too far; it was {answer}.
= Terminus. The answer was {answer}, and there's a return train.
@ game.stop
= 好，游戏车次收班，您随意走动。
= 到此终点，比分归零，请带好笑脸下车。
= This game terminates here. Please take your laughter with you.
= Very good, signals to red, and no score kept.
`;
