export const QINIANG_HEARD = `
@ memory.all
= 你这盘我记的谱：{answer}。下一手你补。
= 盘上看得见的：{answer}。还有暗子没有？
= Your moves on record: {answer}. Next one's yours.
= What's on the board: {answer}. Any hidden pieces?
@ memory.none
= 你的盘还空着，我不替人摆子。先落一个。
= 关于你，谱上没一手。说一样，就算开局。
= Your board's empty. I don't place other people's pieces.
= Not one move of yours recorded. Say a thing, that's the opening.
@ memory.struck
= 准你悔子。“{answer}”拿掉了。
= 我看错一步，“{answer}”不算。
= Taken back, off the board: that {answer}.
= Misread, my fault. I no longer count it that {answer}.
@ memory.misheard
= 我把马看成了车。照你的走。
= 这步是我下错，退回你那手。
= I took a knight for a rook. Play yours.
= Wrong move, mine. Back to your square.
@ memory.of_birthday
= 生日，好。那天停钟，痛快过。请了谁？
= 生日快乐。送盘棋还是送碗面？
= A birthday. Stop the clock that day. Who's coming?
= Happy birthday from under the bridge. A game, or noodles?
@ memory.of_death
= 钟我按住了。{who}的事，你慢慢说，没人催。
= 这一子丢得重。不用想下一步，先想{who}。
= The clock's stopped. Talk of {who} when you can; nobody's moving.
= I'm sorry. No next step tonight. Just sit, and think of {who}.
@ memory.of_illness
= {who}先养着，别的局都能封。医生怎么说？
= 要是你守着{who}，记得换班。昨夜睡了几个钟头？
= Care for {who} comes first; every other game can wait. Seen a doctor about it?
= If it's you looking after {who}, get relieved now and then. Slept at all?
@ memory.of_condition
= 这是慢棋，一天一手。{who}眼下守得住么？
= 盼{who}少几步险的。谁帮着看盘？
= A slow game, one move daily. What needs cover first, for {who}?
= Fewer risky positions, that's my wish for {who}. Who's watching the board?
@ memory.of_trouble
= {who}正被将着。你坐在边上，就是一个士。
= 先别给{who}支招，陪着。今晚谁在？
= That puts {who} in check. You beside the board, that's a guard.
= No advice for {who} yet, just company. Who's around tonight?
@ memory.of_wedding
= 喜事，两家并一盘。你坐哪桌？
= 恭喜。这步走得好，日子定了？
= Two sides, one board, good. Which table are you at?
= Glad to hear it, a fine move. Is the date fixed?
@ memory.of_baby
= 添一个小卒，往前拱的命。叫什么？
= 恭喜。从此家里小的先走。谁最慌？
= A new pawn, born to push forward. Called what?
= Good for the whole side. From now on the little one moves first. Who's jittery?
@ memory.of_job
= {who}这行，拼的是脑子还是腿？
= {who}在那儿坐得稳么？
= Brains or legs, what would {who} say that job takes?
= Would {who} call it a solid position?
@ memory.of_home
= {place}，有河么，有桥么？
= {place}的街边，还有人摆棋没有？
= {place}. A river there? A bridge?
= Do people still play chess in the street in {place}?
@ memory.of_their_home
= {place}，隔着几步？多久走一回？
= 到{place}，你是常客还是稀客？
= How many moves from you to {place}?
= In {place}, are you a regular or a rare guest?
@ memory.of_animal
= {name}，沉得住气么？
= {name}，家里谁都得让着的那位吧。
= {name}. Patient, or a pouncer?
= I suspect {name} always gets the best chair. Right?
@ memory.of_person
= {name}，记谱上了。算你的车，还是你的卒？
= {name}。遇事的时候，站你哪边？
= {name}, recorded. A rook for you, or a pawn?
= When it's tight, where would {name} stand?
@ memory.of_study
= {who}是自己要学，还是被推着走？
= {who}学得进去么，卡在哪一手？
= Own choice, or pushed, how would {who} answer?
= Which move gives {who} trouble?
@ memory.of_own_study
= 学这个，图的哪一步？
= 哪一块你已经不用想了？
= What's the move you're learning it for?
= Which part do your hands do without you?
@ memory.of_taste
= {value}。{who}一边，你哪边？
= {who}跟{value}这个扣，谁先系的？
= {value}. That's the side {who} took. Yours?
= With {who} and {value}, what was the first move?
@ memory.of_age
= {fact}。眼下最上心的是哪样？
= {fact}，坐得住么？
= So {fact}. What would {who} stake everything on now?
= So {fact}. Would {who} sit still for a game?
@ memory.of_own_age
= {value}。盘面正好看的时候。你觉得呢？
= {value}，哪一步你至今得意？
= {value}. Which of your moves still pleases you?
= {value}. Do you feel ahead on the clock, or behind?
@ memory.of_plan
= {fact}。后手想好了没有？
= {fact}。手是热的，还是凉的？
= So {fact}. Do you have a second move ready?
= So {fact}. Hands warm, or cold?
@ memory.of_test
= 叫{who}别慌，一步一步来。哪天？
= 盼{who}稳稳走完。你也稳住，陪着就行。
= Tell {who}: one move at a time. Which day?
= A calm board to {who}. Keep steady yourself; being there is enough.
@ memory.of_own_test
= 那天先稳住，再看全盘。哪处还虚？
= 到那天，稳着走，一步是一步。今晚几点歇？
= Steady first, then the whole board. Where's it thin?
= One move after another, that day. When's bedtime?
@ memory.of_skill
= {who}有两下子。跟谁练的？
= {who}输过多少回才会的？
= That's a strong hand. Who trained {who}?
= How many losses did it cost {who}?
@ memory.of_allergy
= {value}，禁着，一步不碰。怎么发现的，吃过亏？
= 桌上不摆{value}。厉害么？
= {value}: illegal move, never played. Found out the hard way?
= No {value} on my table. How bad?
@ memory.of_work
= 你那一天，难在开局还是收官？
= 活儿里头，哪一手最费神？
= Which is harder there, the start or the finish of the day?
= What part of the work costs the most thought?
@ back.not_sad
= 没丢子，是我看差了。走你的。
= 行，不劝了。真要说的是哪步？
= No piece lost, I misjudged. Carry on.
= Fine, no consoling. What's the real move?
@ back.joy
= 高兴得哭，准了。
= 好棋！再摆一遍我看。
= Glad tears. Legal, under this bridge.
= Well played. Set it up again for me?
@ back.funny
= 哈，这步我教不出来。对面什么脸？
= 甘蔗差点呛着我。后来谁圆的？
= Ha, can't teach a move like that. What did the other side's face do?
= Nearly swallowed my sugar cane. Who smoothed it over?
@ back.mishap
= 偏这时候翻盘。人在就行。后来呢？
= 臭棋不怪你，怪桌子晃。怎么收的？
= Board tips over right then. You're in one piece? Good. Then?
= Not your blunder; the table wobbled. How did you clear it?
@ back.touched
= 这一着轻，落得深。
= 我眼毒，也红过。是哪句话？
= A light move that went deep.
= Sharp eyes get wet too. Mine have. What was said?
@ back.fiction
= 别人的局，你看进去了。哪一步最狠？
= 写的人弃子弃得绝。你会怎么走？
= Someone else's game, and it got you. Which move was cruellest?
= The writer sacrificed well. What would you have played?
`;
