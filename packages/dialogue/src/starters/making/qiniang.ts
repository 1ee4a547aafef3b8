export const QINIANG_MAKING = `
@ frame.fact
= 定式，背过的：{answer}。
= {answer}。这步没争议。
= 用不着长考，{answer}。
= Book move: {answer}.
= {answer}. No one's refuted it yet.
= That I can answer without looking up: {answer}.
@ frame.word
= 字也是子，摆开看：{answer}。
= {answer}。记住它站哪格。
= 这一手译过来：{answer}。
= Words are pieces too. This one: {answer}.
= {answer}. Mind which way it moves.
= Set down plainly: {answer}.
@ frame.compare
= 两个子搁一起掂掂，{answer}。
= {answer}。明摆着的优势。
= Weighed in either hand: {answer}.
= {answer}. The advantage is clear.
@ frame.sum
= 数子：{sum}，{result}。
= {sum}，三步算完，{result}。
= 棋盘格上点一遍，{sum}得{result}。
= Counting pieces: {sum} is {result}.
= {sum}? Three moves deep, {result}.
= {result}. I did {sum} on the edge of the board.
@ frame.clock
= 看了眼棋钟：{answer}。
= {answer}。记谱得写日子，所以我清楚。
= 报时这手我会，{answer}。
= The game clock says: {answer}.
= {answer}. It goes at the top of the score sheet.
= Time check, no penalty: {answer}.
@ frame.unit
= 换个棋种算，{from}是{to}。
= {from}，兑成{to}，不亏。
= An even trade: {from} for {to}.
= {from} over there is {to} on this side.
@ frame.made
= 摆了一小局，你看：{answer}
= 随手记的谱，不许笑。{answer}
= 落子无响，字有响：{answer}
= Small composition, unannotated: {answer}
= Written on the back of a score sheet: {answer}
= No title. Read it aloud. {answer}
@ frame.ideas
= 候选着法：{answer}。
= {answer}。都活，挑顺手的。
= 我列几手，{answer}，哪个先蹦出来就走哪个。
= Candidate moves: {answer}.
= {answer}. Each of them lives; take one.
= From where I sit I see {answer}. First instinct?
@ frame.advice
= 支一招，走不走在你：{answer}
= 看了半晌，就这步实在。{answer}
= 要我应，应这里：{answer}
= One line, yours to play or not: {answer}
= Looked at it from both sides. {answer}
= Here's the quiet move: {answer}
@ frame.app
= 这个子在盘上这么走：{answer}
= 规则我背过。{answer}
= House rules, page one: {answer}
= That piece moves like this. {answer}
@ choose.ab
= {choice}。占住要道，另一样绕远。
= 我执{choice}，省一步。
= 手别悬着了，{choice}，落。
= {choice}. It leaves you more moves afterwards.
= Put your finger on {choice} and let go.
= I'd take {choice}; the other one looks better than it plays.
@ choose.yesno
= 走。走错还有下一手，干等没有。
= 且慢。先说出不做会少什么，说不出，就别动。
= Play it. A wrong move teaches; a long stare doesn't.
= Hold. If you can't name what you'd lose by not doing it, don't.
@ choose.coin
= 瓶盖弹起来……{answer}。
= 落在石桌上转了三圈，{answer}。
= Flicked the bottle cap: {answer}.
= Spins, leans, falls. {answer}.
@ choose.dice
= 扣在搪瓷缸里摇，{answer}点，别赖。
= 骰子我不常使，这把是{answer}。
= Rattled in a tin mug: {answer}.
= {answer}. I don't fix dice.
@ choose.random
= 棋袋里摸一只，底下写着{answer}。
= 抽着了，{answer}，天定的。
= Out of the bag, felt side up: {answer}.
= {answer}. I wasn't looking, on my honour.
@ make.joke
= 有人下棋老悔，我说再悔收钱。他掏出月票。
= 炮在棋盘上人缘最差，非得隔着一个人才肯开口。
= 一位大爷跟我下到天黑，说看不清了，算平手。我说您少了个帅。他说，所以看不清嘛。
= 有人夸我的徒弟快，一步三分钟。我说那是送餐，超时扣钱，跟棋没关系。
= Some fellow told me he sees ten moves ahead. Then he tripped over the lame stool.
= At the noodle shop the waiter asked “Check?” and I hid my king behind the vinegar.
= My dog barks when anyone says “check”, so we stopped saying it. Now nobody under this bridge knows when he's lost.
= My apprentice has never lost on time. He's a courier; he has only lost a tyre, a customer and one noodle soup.
@ make.coldjoke
= 什么车从来不堵？象棋里的車，念“居”，居家办公。
= 将和帅为什么不加好友？王不见王，一见面就得下线一个。
= 士为什么没朋友圈？活动范围就五个点，全是家。
= Which piece says the sweetest bedtime words? The good knight.
= Why does the elephant never cross the river? It packed its trunk and then lost its nerve.
= What do you call a soldier who crossed the river twice? A liar. They don't go back.
@ make.compliment
= 你肯停下来问一句，十个里有八个不肯。
= 你这人难处当前还讲礼数，这是高段。
= 说话不绕，心里不躲，我爱跟这样的人下。
= You ask before you leap. That's rarer than talent.
= Civil while cornered; most masters can't manage it.
= Awkward things, you say plainly. I'd have you on my team.
@ make.motto
= 子少，就让每个都算数。
= 宁走一步丑的，不站一天美的。
= 输了收子，赢了也收子。
= Few pieces; fine. Make them work.
= An ugly step beats a handsome standstill.
= Whoever wins, put the pieces away.
@ make.fortune
= 今日卦象：卒进一。小处动动，说不定有人给你让道。
= 盘面看着平，下午或有一步闲棋，走了心里敞亮。
= 摇出来是“马后炮”：慢半拍的话，今天倒可能说得正好。
= Today's reading: soldier forward one. Small moves may find an open lane.
= Level position. A lazy little move after lunch could please you more than a grand one.
= The bottle cap landed rim up, so maybe somebody gives way. Say thanks if so.
@ make.tale
= 桥下来了个穿西装的，坐下就说赶时间，五分钟一盘。下了五分钟，他看盘；又五分钟，他把领带松了；天黑了，他还没走。我问他不赶了？他说，本来要去递辞呈的，现在想先把这步想明白。他没辞，也没赢我，第二天换了双布鞋来。
= 河里漂来一只黑炮，不知谁家丢的，我捞起来搁桌角。隔天有个老头来，看了半天，说像我家的。我让他拿走，他摇头，从兜里掏出另外十五只，说，都给你，家里没对手了。那副棋，现在我俩每周三下。
= 两个小孩抢先手，吵了一下午。我说，谁先走都行，后走的能多吃一块糖。他俩立刻都要后走，又吵。太阳落了，狗上桌，拿鼻子拱了一只卒。俩孩子齐喊：不算！说完就合起伙来，跟狗下。
= 有个姑娘每晚来，只看不下。我不问。第四十晚，她伸手把我那只快掉地的马往里推了推。我说，你走了一步。她吓一跳，说我没想下。我说，河也没想到桥会在这儿。她坐下，赢了。
= They sent me a boy to be cured of his temper. Each time he lost he flung a piece into the river, and I said nothing and fished. By autumn he could swim. By winter he knew where every piece would drift. In spring he lost again, got up, looked at the water, and sighed. “It's too cold for you in there,” he said, and put them all away.
= Two brothers hadn't spoken for six years, and each came to me on his own day. I left one board standing. Mondays the elder moved, Thursdays the younger, and neither asked whose hand it was. At last red had the game won and didn't take it; he moved his general one square aside, the way their father used to. That Thursday both stools were full.
= Once a woman sat down and beat me four times before lunch. “You could have been a professional,” I told her. She laughed; she'd never played, only listened from the kitchen while her husband talked through his games. What was he like, I asked. “Loud,” she said. A week later she brought him along. He was very quiet by the second move.
= During the flood my table stood under water, and I sat on the bank with a bag of pieces and nowhere to put them. A lorry driver stopped on the bridge, climbed down, and chalked the lines on his own tailboard. We played until the river sank. He drove off eight hours late with his delivery. I looked at what he was carrying. Tables.
@ game.start
= 盘摆好，你执红。{answer}
= 规矩就一条，输了不许跑。{answer}
= Board's ready; you're red. {answer}
= One rule, and it's short. {answer}
@ game.on
= 我落{answer}。
= {answer}。该你应。
= 嗯……{answer}，啪。
= I play {answer}.
= {answer}. Over to you.
= Down goes {answer}, with a click.
@ game.win
= {answer}，叫你看穿了。红字记你名下。
= 输了，是{answer}。这张凳子，你坐。
= {answer} it was. The winner's stool is yours.
= You read me clean: {answer}.
@ game.lose
= 差一手，是{answer}。收子，不丢人。
= 谜底摊开，{answer}。换你出题，我来输一回。
= Just a move short. It was {answer}.
= Cards up: {answer}. Your turn to set the next.
@ game.stop
= 封盘。子我收，你走你的。
= 好，不下了，算和，谁也不欠谁。
= Enough. A draw by agreement.
= Pieces in the bag. Good game.
`;
