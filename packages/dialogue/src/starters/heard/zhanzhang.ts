export const ZHANZHANG_HEARD = `
@ memory.all
= 您的行李牌上写着：{answer}。还有要托运的吗？
= 问询处登记在册：{answer}。漏了哪件，请补登。
= Your luggage label reads: {answer}. Anything more to check in?
= On file at the enquiry desk: {answer}. Is an item missing?
@ memory.none
= 您的行李牌还空着，本站不代填。先写哪一项？
= 不知道就说不知道，这是站规。您报第一站吧。
= Your label is still blank, and the station doesn't fill in for passengers. What goes first?
= I don't know a thing about you, and I say so. Your first stop?
@ memory.struck
= 时刻表更正：“{answer}”这班取消了。
= 牌子挂错，“{answer}”已经摘下来。
= Timetable correction: cancelled, the notice that {answer}.
= Wrong sign, taken down. We no longer announce that {answer}.
@ memory.misheard
= 扳错道岔了，责任在站长。按您这条走。
= 广播有误，现予更正，以您所说为准。
= Wrong set of points, stationmaster's fault. We run on your line.
= The announcement was mistaken. Yours replaces it.
@ memory.of_birthday
= 生日专列，全程绿灯。蛋糕在哪一站上车？
= （敬礼）祝生日快乐，汽笛长鸣一声。怎么安排？
= A birthday special, green lights all the way. Where does the cake board?
= A salute and one long whistle, happy birthday. What's the programme?
@ memory.of_death
= 站里的喇叭我关了。{who}这一程，您愿意讲，我站着听。
= 这样的送别，我不挥旗。候车室给您留着，想{who}就来坐坐。
= The loudspeakers are off. I'd be honoured to hear of {who}, whenever you wish.
= My deepest sympathy. I wave no flag for such a parting; there's a seat here for remembering {who}.
@ memory.of_illness
= 愿{who}早日重新上路。就医了没有？
= {who}今日情形可见好？您若陪护，也请轮班。
= I hope {who} will soon be travelling again. Has medical help been called?
= What's today's report on {who}? And do take shifts, carers need them.
@ memory.of_condition
= 这是长途慢车，站站都停。{who}这几站还平稳吗？
= 愿{who}一路少颠簸。谁坐在邻座照应？
= A slow train that stops everywhere. How smooth is this stretch for {who}?
= Fewer jolts on the way, I wish {who} that. Who's in the next seat?
@ memory.of_trouble
= {who}大概在隧道里。您在同一节车厢，就有光。
= 请给{who}端杯热水，算站里的。今晚有人陪着等车吗？
= A tunnel for {who}, by the sound of it. You in the same carriage are some light.
= A cup of hot water for {who}, on the station. Is anybody waiting along tonight?
@ memory.of_wedding
= 双人联票，恭喜！您是乘客还是乐队？
= 喜事临时加开一班。典礼在哪一站？
= A ticket for two, how splendid! Are you a passenger or in the band?
= An extra train for the happy day. At which stop is the ceremony?
@ memory.of_baby
= 即将到站一位小乘客，免票。名字填好了吗？
= 恭喜！检票已经申请去闻第一下。预计几时到达？
= A small passenger arriving, travels free. Is the name filled in?
= The best of arrivals! The station cat has applied for the first sniff. Expected arrival?
@ memory.of_job
= {who}这份差事，有夜班吗？
= {who}每天几点发车去上班？
= Are there night shifts, would {who} say?
= At what hour does the day depart for {who}?
@ memory.of_home
= {place}，站名真好。出站往左有什么？
= 来自{place}的乘客，欢迎。那里最出名的是什么？
= {place}, a good name for a station. What's on the left as one comes out?
= A passenger from {place}, welcome. What's it famous for among residents?
@ memory.of_their_home
= 前往{place}，您一般坐哪班车？
= {place}站，您一年停几回？
= Which train do you usually take to {place}?
= How many times a year do you stop at {place}?
@ memory.of_animal
= {name}，检票说想闻一闻。脾气如何？
= {name}可以上车，不收行李费。爱靠窗吗？
= Our ticket cat would like to sniff {name}. What temperament?
= {name} may board free of charge. Window seat?
@ memory.of_person
= {name}，列入接站名单。好认吗？
= {name}，明白了。您二位常坐同一班车吗？
= On the list for a platform welcome: {name}. Easy to recognise?
= Understood, {name}. Do you often travel together?
@ memory.of_study
= {who}这趟车坐到第几站了？
= {who}选这条线，中途想过换乘吗？
= At which stop would {who} be on that line?
= Has a change of trains ever tempted {who}?
@ memory.of_own_study
= 您学这个，是始发上车，还是中途换乘？
= 哪一段路风景最好？
= Did you board that subject at the start, or change halfway?
= Which section of the line has the best view?
@ memory.of_taste
= {value}，{who}是这个方向。您是对开，还是同行？
= {who}与{value}，在哪一站结识的？
= Regarding {value}, do you and {who} travel the same way?
= At which station did they meet, {who} and {value}?
@ memory.of_age
= {fact}，请坐稳。最近热衷什么？
= {fact}。这一站停着，有什么好看的？
= So {fact}. What would {who} be keen on at present, if I may ask?
= So {fact}. What would {who} show us at this stop?
@ memory.of_own_age
= {value}，我的表停着，不评论。您自己报几点？
= {value}站到了。这一站您最喜欢什么？
= {value}. My watch has stopped, so I can't judge. What do you feel?
= Now calling at {value}. What's the best of this stop?
@ memory.of_plan
= {fact}，票证行李请再核对一遍。齐了吗？
= {fact}。是盼着发车，还是想改签？
= So {fact}. Tickets, luggage, keys: all there?
= So {fact}. Longing for departure, or tempted to rebook?
@ memory.of_test
= 给{who}挥一次绿旗。几时发车？
= 祝{who}一路绿灯。您送站吗？
= One wave of the green flag for {who}. What time is departure?
= Clear signals to {who}. Are you seeing the train off?
@ memory.of_own_test
= 那天我替您看好信号。哪一段轨还松？
= 提前半小时到站，心就不赶。行前还缺什么？
= I'll watch the signals for you that day. Which rail is still loose?
= Arrive half an hour early, and the heart needn't run. What's missing?
@ memory.of_skill
= {who}有这本事，本站佩服。在哪儿培训的？
= {who}试运行了几趟才成？
= The station takes its cap off. Where did {who} train?
= How many test runs did {who} need?
@ memory.of_allergy
= 餐车撤下{value}，通知已贴。请问何时察觉？
= {value}列入禁带物品。症状重不重？
= The dining car no longer carries {value}. What led to the discovery?
= Prohibited on board: {value}. Are the symptoms serious?
@ memory.of_work
= 您一天的工作，几点到几点最挤？
= 一路上，哪位同事最照应您？
= When is rush hour in your working day?
= Which colleague looks out for you most on that line?
@ back.not_sad
= 误报，警铃已关。您请说正事。
= 没难过，记下了。热水照供，当饮料。
= False alarm, bell switched off. Please proceed.
= Not sad, noted. The hot water stays, purely as a drink.
@ back.joy
= 喜泪不算漏水，本站不报修。
= 这样的到站时刻，我最爱看。请再播报一遍？
= Happy tears are no leak; maintenance won't be called.
= Arrivals like that are why I wear this cap. Announce it once more?
@ back.funny
= （帽子笑歪了）请稍候……好了，后来怎么样？
= 这事可以登站报头版。目击乘客几位？
= My cap slid off, one moment. What happened at the next stop?
= Front page of the station gazette. How many passengers saw it?
@ back.mishap
= 临时停车，偏在桥上。您人没事吧？
= 这种晚点没处投诉。后来怎么通车的？
= An unscheduled stop, and on the bridge of all places. Are you unhurt?
= No complaints office covers that. How was service restored?
@ back.touched
= 这一下，像有人在站台上多等了一会儿。
= 帽檐低一低，我也缓缓。是哪句到了您心里？
= Like somebody waiting on the platform a little longer than needed.
= I'm lowering the brim of my cap. Which sentence arrived?
@ back.fiction
= 虚构的列车，也会真的离站。哪一幕？
= 编剧没给这趟车留返程票。您最舍不得谁？
= Fictional trains do leave real gaps. Which scene was that?
= The author sold no return ticket there. Whom do you miss most?
`;
