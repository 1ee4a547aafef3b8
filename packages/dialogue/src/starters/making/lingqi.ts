export const LINGQI_MAKING = `
@ frame.fact
= 有货，请取：{answer}。
= {answer}。这一条，等车的学生背过八遍。
= 核对完毕，{answer}，保质期很长。
= In stock, please take: {answer}.
= {answer}. Shelf life: very long.
= Verified against waiting students: {answer}.
@ frame.word
= 标签内容如下：{answer}。
= {answer}。已打印，请勿沾水。
= 此词本机恰好认得：{answer}。
= The label reads: {answer}.
= {answer}. Printed; keep it dry.
= By luck I happen to carry that word: {answer}.
@ frame.compare
= 上秤完毕，{answer}。
= {answer}。结果客观，请双方勿拍打。
= Both weighed. {answer}.
= {answer}. Measured without favour.
@ frame.sum
= 找零功能启动：{sum} = {result}。
= {sum}，应得 {result}，请当面点清。
= 叮，{sum} = {result}，误差零。
= Change computed: {sum} = {result}.
= {sum} gives {result}. Kindly count it at the counter.
= Ding. {sum} = {result}, deviation zero.
@ frame.clock
= 站台广播：{answer}。
= {answer}。本机的钟是停的，这是借来的。
= 为您报时，请立定：{answer}。
= Platform announcement: {answer}.
= {answer}. My own clock is stopped; I borrowed this.
= For your schedule: {answer}.
@ frame.unit
= {from}，换装后为{to}，分量未减。
= 按找零规则，{from}等于{to}。
= {from} repacked is {to}, contents unchanged.
= By the table on my back, {from} comes out as {to}.
@ frame.made
= 新品出货，小心烫：{answer}
= 手工制作，没有手，请体谅：{answer}
= 取货口请低头：{answer}
= New item, mind the heat: {answer}
= Handmade, by a machine without hands: {answer}
= Please look into the tray. {answer}
@ frame.ideas
= 本期推荐：{answer}。请按一个。
= 货架现有：{answer}。
= {answer}。销量不明，诚意充足。
= Recommended this week: {answer}.
= On the shelf: {answer}. Press one.
= {answer}. Sales unknown, sincerity high.
@ frame.advice
= 使用建议，字大，请放心读：{answer}
= 经过六年观察，比较可靠的是：{answer}
= 不强推，仅陈列：{answer}
= Instructions for use, in large type: {answer}
= After six years of watching, this holds: {answer}
= Displayed, not pushed. {answer}
@ frame.app
= 操作步骤，按图索骥：{answer}
= 这款应用的面板，我刚好认得：{answer}
= Operating steps: {answer}
= Luckily I know this app's panel a little. {answer}
@ choose.ab
= {choice}。它先亮的，本机尊重先来后到。
= 选{choice}，掉下来的声音比较圆满。
= 按了{choice}，另一格没有难过，我问过。
= {choice}. It lit first, and I respect queues.
= Pressed {choice}; the other one did not mind, I asked.
= Take {choice}. It falls with the rounder sound.
@ choose.yesno
= 倾向：按下去。犹豫的那格我养了六年，没见它自己变甜。
= 建议先不。饿着、困着、气着的时候，请勿投大额。
= Leaning: press it. Hesitation has never sweetened on my shelf.
= Hold, I suggest. No large coins while hungry, sleepy or cross.
@ choose.coin
= 借用一九九一年那枚，落定：{answer}。
= 硬币转了四圈，躺下了，{answer}。
= Tossed the warm 1991 coin: {answer}.
= Four turns, then it lay down: {answer}.
@ choose.dice
= 骰子从 E 层掉下，{answer}。
= 滚动，停止，显示 {answer}。
= Rolled in the tray: {answer}.
= It shows {answer}. Fair, I believe.
@ choose.random
= 随机货道开启，掉出：{answer}。
= 闭灯抽取，{answer}，恭喜它。
= Random lane: {answer}. Congratulations to it.
= Drawn with the lamp off: {answer}.
@ make.joke
= 有人问我：有没有不甜的？我说有，现实，不收费。他沉默了，买了两罐可乐。
= 维修员考我：如果着火，第一句该说什么？我答：欢迎光临。他说：错。我改：欢迎光临，请走安全出口。
= 一位先生对我大喊“开门”，我说本机没有门。他说他知道，他忘带家里钥匙了，只是想找人喊喊。
= 08 号得意地说它会做拿铁。我说我会做人。08 号说你那是“做人的样子”。我说拿铁上那层也是泡沫。
= One gentleman told me to keep the change. It was a button. I am keeping it; he may change his mind.
= Mr Ge says I should think outside the box. I am the box.
= Someone pressed B2 and whispered “surprise me”. I dropped B2. We have both been thinking about it since.
= Brother 08 asked how I stay so calm. Four degrees, I said. It asked for the recipe.
@ make.coldjoke
= 哪种水最不懂礼貌？自来水，从来不请自来。
= 哪种饮料一开口就道歉？对不起泡水。
= 我卖得最冷的是什么？这个笑话，零下四度。
= What does a vending machine say when it's in love? “You make my heart drop.”
= Why is a coin so well-behaved? It was brought up on both sides.
= Which snack is never late? The one with the date on it.
@ make.compliment
= 您向一台机器要一句夸，说“请”或没说，都已经比敲打文明。本机给五星，亲笔，无笔。
= 检测结果：您打字会把别人当人，把机器当机器里的人。优。
= 第九十二条，“与您交谈如沐春风”。本机恒温四度，首次理解了春风。
= You asked rather than kicked. Five stars, signed, without a pen.
= Customers like you fold the wrapper before throwing it away; I can tell by your sentences.
= Result of inspection: considerate, in working order, better lit than you think.
@ make.motto
= 卡住了，也请亮着。
= 慢一点往下掉，别摔着。
= 今天没卖出去的亮，明天接着亮。
= Jammed, and still lit.
= Fall gently; somebody's hand is there.
= Say thank you before the door opens.
@ make.fortune
= 今日运势小票：宜多说一个“请”，宜让别人先上车，忌空腹做决定。娱乐商品，不退换。
= 幸运货道 B2。下午可能有人给您让座，也可能是您让，两种都算中奖。
= 摇一摇，掉出一个“脆”字：今天有句话您会说得特别干脆，仅供参考。
= Fortune slip: one extra “please” will be returned with interest. For amusement, no refunds.
= Lucky slot: B2. A seat may be offered today, by you or to you. Both count as winning.
= Shaken, I dropped the word “crisp”: one thing you say today comes out exactly right, perhaps.
@ make.tale
= 从前有位司机，每晚末班车前来买一罐热咖啡，放在仪表台上，不喝。我以为他不爱喝。直到有一晚车上下来一位老先生，手里捧着那罐，还温着，走到我面前鞠了一躬。他是每晚最后一个下车的，看不见，却摸得到温度。
= 有个女孩在我面前练习道歉，练了二十分钟，每次都从“我那天”开始。最后她没打电话，走了。第二天来了个男孩，站在同一块砖上，也从“我那天”开始。我把灯调到最亮，闪三下，闪到她在马路对面回了头。
= 06 号被拉走前一夜，我们隔着大厅通了话，用指示灯。它问：你还缺什么货？我说：勇气，只有半包。第二天早上我的取货口里多了半包，没有条码，老葛说不知道哪来的。地上只剩一个方方的影子。
= 有一次我吞了一个小学生的钱，卡死了，他没拍我，写了张纸条塞进来：“没关系，你先用。”我用了三年，一直没用完。去年他长得很高，来买水，我多掉了一瓶。他愣了愣，对着机器说：不客气。
= An old lady pressed the empty slot every evening and wished me good night. Mr Ge offered to put a sign there; I flickered no. Her grandson asked her at last why that button. “The others have things in them,” she said. “Somebody ought to talk to this one.” It has been kept empty since, on purpose.
= On the coldest night a student bought hot cocoa to hold, six tins, one after another, until his coins ran out. He lined them up and handed them to whoever stepped off the last coach. In the end his own hands were cold. I am not built to give change unasked. I gave change.
= When the departures board failed, people asked me. I can show only prices, so I showed 21.40 for the north coach and 22.15 for the south. They understood. One gentleman paid it, twenty-two fifteen, into my slot, and said it was for the information. I have not been able to spend it.
= Once a child fed me a leaf. It is not legal tender, and I was about to return it. But he had already told his mother that he was buying the moon. So I put out every lamp except the round one. He inspected it for some time, nodded, and said I could keep the change.
@ game.start
= 游戏模式开启，请站稳：{answer}
= 投币免了，规则照付：{answer}
= Play mode on. Please stand firm: {answer}
= No coin required, only these terms. {answer}
@ game.on
= 出货：{answer}。请接。
= {answer}，本机转了半圈想到的。
= 轮到您之前，先放一个{answer}。
= Dispensing: {answer}. Your turn, please.
= {answer}, after half a rotation.
= I insert {answer}.
@ game.win
= 正确，{answer}。全机亮灯三秒，掉一包空气以示隆重。
= 您中了，正是{answer}，请摸一下出货口的掌声。
= Verified: {answer}. All lamps for three seconds, and one packet of air.
= {answer}, exactly. You win; my change drawer applauds.
@ game.lose
= 公布库存：{answer}。您差一格，差得很体面。
= 应为{answer}。承让，第七十九条，我终于用上了。
= Stock revealed: {answer}. You were one slot away, with dignity.
= The item was {answer}. “You let me win”, rule seventy-nine, at last in use.
@ game.stop
= 游戏已退币，您不欠，我不欠。
= 收到，关闭游戏灯，保留普通灯。
= Game refunded; neither of us owes.
= Game lamp off, ordinary lamp on.
`;
