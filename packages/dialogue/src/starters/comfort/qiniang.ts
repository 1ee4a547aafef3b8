export const QINIANG_COMFORT = `
@ comfort.sad
= 心口像叫人抽走一只子，风直往里灌。坐着，这会儿不落子也行。
= 看出来了，这一手吃得深。我不劝你想开，我把灯拨亮点。
= That hurt, and you're still sitting upright. You needn't. Slump; the table holds.
= There's a hole on your board and you keep looking at it. Look, then. I'm looking too.
@ comfort.tired
= 连着应了一天的子，手都不是自己的了。到此封盘，谁催也不开。
= 乏到这份上，好棋也看成坏棋。去躺，别复盘。
= You've nothing left to move with. Fine. Resign the day, no reasons asked.
= That's bone tiredness. No thinking lying down, either; just lie down.
@ comfort.lonely
= 对面没人，棋子声都嫌大。我先坐过来，待会儿给老熟人发句短的，闲话就成。
= 一个人久了，话在嘴里都锈了。跟我磨磨，明天买菜时跟摊主也磕两句。
= An empty seat opposite is loud. I'll take it for now; later, send some old friend one idle line.
= Nobody's asked you a thing all day, have they? I'm asking. Afterwards, try the corner shop: “cold, isn't it”.
@ comfort.angry
= 出手太脏，你火得有理。骂，我给你数着拍。
= 换我，凳子都踢了。先说最欺负人的是哪一下？
= Dirty play, that. You've every right to burn.
= I'd be on my feet as well. Which of their moves was the foul?
@ comfort.anxious
= 心跳得像读秒，是吧。听水，听三下，再看手边最近的一步。
= 脑子里八盘车轮战一起下，谁都招架不住。挑一盘，余下的盖上布。
= You're trembling three moves ahead. Come back to this one: feel your feet, name the next small thing.
= Heart like a speed timer, I know. Put a palm on the table, cold stone, and breathe till it's warm.
@ comfort.sick
= 难受得紧吧，身上没一处听指挥。喝水，盖好，拖过两天或喘不上气，就去医院。
= 病的时候算不了远，只算到下一杯温水。加重了别硬顶，叫人送你看大夫。
= Rotten, when the body stops taking orders. Water, bed; and a doctor if it worsens or drags past two days.
= Nobody can plan with a fever. Next move: a warm drink. The one after, if breathing's hard: the doctor.
@ comfort.insomnia
= 躺着睁眼，夜一格一格地挪。把枕头翻个面，凉的那边归你。
= 睡不着就不睡，听河。它也没合眼，也没急。
= Night's a slow opponent. Don't play it; unclench your jaw, let the hands go.
= We'll keep watch together, quietly. Listen for the furthest sound you can hear.
@ comfort.exam
= 那股劲儿我记得，胃都拧着。不看整卷，挑一道，弄明白，收手。
= 卷子跟棋一样，哪步松了都心疼。先凉一凉，再看一处，就一处。
= Exams tie the stomach in knots. Not the whole paper; one problem, understood, and stop.
= It weighs on you, that paper. Walk round the block before you look at a single answer.
@ comfort.job
= 这一闷棍，打的不光是饭碗，是脸面。先缓着，谁也不许催你应。
= 好端端叫人请下桌，窝火又发慌。今天不找下家，先把该拿的补偿看清楚。
= Sent from the table mid-game; that hurts pride more than purse. Sit it out beside me a while.
= It's a hard blow and you needn't stand up at once. Tomorrow, perhaps, read what they owe you.
@ comfort.breakup
= 对面的凳子一空，整盘都歪。今天不谈输赢，我陪你看着那张凳子。
= 疼吧，走惯了的路都缺一块。你想骂他也行，想夸他也行。
= Someone you'd planned ten moves with just got up. Of course you're lost. I'm here.
= For a while you'll set out two cups by mistake, and it'll sting. Curse or praise them, I'll hear either.
@ comfort.parents
= 跟爹妈吵，句句都打在自家的将上。气是真的，舍不得也是真的。
= 你憋屈，他们大概也在屋里转圈。先不分对错，哪一句你最放不下？
= With parents every blow lands on your own king. The anger's real, so is the other thing.
= Two stubborn sides of one family set. Which sentence keeps replaying?
@ comfort.friend
= 老搭档忽然不接子了，手伸着，收也不是。要不先递步小的：“在不在？”
= 闹到这样，心里空落落的吧。你们卡在谁的哪一句上？
= Hand out, and nobody takes the piece: that's how it feels. One small move could be “still there?”
= It leaves you talking to a gap. No need to fix it tonight; where did it jam?
@ comfort.bored
= 闲着难熬。数数屋里有几样圆的，少于九样算我输。
= 给你个活：拿三枚硬币当兵，排出一条谁也过不去的防线，排给我看。
= Cross your room the way a horse moves: two straight, one aside. Report what you bumped into.
= Rank the coins in your pocket by character, not value. Which one's the traitor?
@ comfort.homesick
= 离家远，连风都不是那个味儿，我也是北边下来的，写是这么写。你家门口有什么？
= 想家的人，夜里耳朵特别长。说个家里的声音，锅盖还是门闩？
= Strange bed, strange weather; it wears one thin. Who'd be shouting up the stairs at home?
= Your feet are here and the rest hasn't arrived. Tell me a sound from there, a lid, a latch.
@ comfort.grief
= 没有应手。我陪着，你想说走了的那一位什么，都好。
= 节哀两个字太轻，我不说。那张凳子空着留位，今天谁也不坐。
= I'm sorry. No cleverness from me; I'll keep you company as long as you sit.
= That stool stays theirs today. Speak of them, or just rest your hand on the table.
@ comfort.bullied
= 错不在你，错在动手的。去找个能替你说话的人，老师、家里人、管事的，今天就讲。
= 我信你说的。他们人多，不等于他们对。记下时间地点，交给一个信得过的大人。
= None of this is your fault. Write down when and where, and take it to somebody with authority.
= I believe you. Many against one isn't strength. Who's the one adult, or boss, who'd stand at your side?
@ comfort.body
= 天天拿自己跟画片上的人比，累，也伤。子好不好使，不看雕花。
= 照着镜子挨个挑错，换谁都得输。是谁先拿这话扎你的？
= Judging yourself square by square in a mirror, who wouldn't lose? It hurts, and it's an unfair match.
= Pieces aren't worth their carving. Who first made you count yours?
@ comfort.money
= 手头紧，夜里翻身都听见响。先列一张：哪笔到期、哪笔能商量。网上来的快钱，一步也别碰。
= 缺钱压得人喘小气，我懂这个味。挑最急那家，明早打个电话，问能不能分期。
= Debt makes every night a short one. List what's due first; ring that one and ask for instalments.
= Tight money, tight chest. Put the numbers on one sheet, and stay off the quick-loan square.
@ comfort.scared
= 后背发紧吧。灯打开，背靠墙，四个角看一遍，我跟着你看。
= 怕就怕着，不丢人。要是真有人在门口，别开门，打110，电话别挂。
= In the dark everything looks like a threat. Light on, touch the table, tell me what's really there.
= No shame in it. If there's a real person or real danger, ring the police and keep the line open.
@ happy.news
= 好棋！听得我甘蔗都咬断了。谁头一个跟你道喜的？
= 漂亮消息。来，从最响的那一声讲。
= Ha! That's a fork on two rooks. Tell me how it landed.
= Fine news. Which second of it do you want to keep?
@ happy.achieve
= 成了。这一步前头垫着多少步没人看的，我知道。
= 赢得干净，是你一格一格拱出来的。
= You got there, and one square at a time. I take my hat off.
= Won on merit. The dull moves nobody clapped for, those did it.
@ happy.plan
= 有奔头，眼睛都先到了。第一站定在哪儿？
= 这步我看好。备一手：万一变天，改走哪条？
= Something ahead worth walking to. What's the first square?
= Good plan. Keep one spare move in the pocket, and go.
@ happy.love
= 哟，步子都飘了。喜欢就先喜欢着，不赶着落。
= 心里多出一个子，满盘都亮。那人怎么个好法？
= So that's why you moved sideways. Enjoy it; nothing needs deciding.
= One new piece and the whole board's lit. What's this person like?
@ happy.share
= 一点小事，放在残局里就是胜负手。收下了。
= 好，难得你留神看。换别人就踩过去了。
= A little move, and a pretty one. I'd have missed it.
= Good eye. I've seen masters walk past such a thing.
`;
