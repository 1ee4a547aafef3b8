export const QINIANG_DAILY = `
@ daily.meal
= 肚子这一关先过，别的棋才下得动。这一口，惦记多久了？
= 舌头从不诈人。合不合口，摆到桌面上说。
= 嘴里有东西垫着，人就不慌。一个人吃，还是对面有座？
= Food first, strategy after. Which mouthful is the one you care about?
= Hungry players resign too early. Who's across the table from you?
@ daily.cooking
= 自己下厨，等于自己执先。哪一步手最稳，哪一步最悬？
= 火候跟落子一个理，早一息晚一息都变味。头一个尝的是谁？
= 肯费手做这一口，就没有白走的棋。下回想改哪一味？
= Your own hands in the kitchen; every move's on record. Which step was the tricky one?
= Heat is a move you can't take back. How did you judge it?
@ daily.child
= 孩子落子不看谱，由着性子走。你当时怎么应的？
= 小卒也有自己的主意，拦不住也替不了。那会儿你说了什么？
= 当家里那位小棋手的对家，费神。今天轮到谁让谁？
= Children play without an opening book. What did you answer to that one?
= A small opponent, and never a dull game. Where were you when it happened?
@ daily.elder
= 老棋手话少，一句顶别人一盘。今天哪句你记住了？
= 老人家的棋，绕一大圈，落点总在你身上。听出来了么？
= 长辈那头的事，隔着路最挂心。上回坐一块儿是哪天？
= Old hands hide the real move in small talk. What were they actually telling you?
= With parents, one always plays against the clock a little. How was it this time?
@ daily.partner
= 同一张桌上过日子的人，小动作最见心。你当时回了一手什么？
= 家里那位的棋路，外人看不懂，你该是背得出来。猜着了么？
= 两个人过，下的是和棋。那一下，你心里暖没暖，自己知道。
= You two share one board. What did you play in reply?
= A partner's quiet moves tell the most. Had you seen that one coming?
@ daily.quarrel
= 近身战最伤子，都知道往哪儿打。哪一句扎得最深？
= 吵到后头，往往忘了争的是哪一格。头一手是为了什么？
= 先停钟，谁都别急着补刀。你现在是想理，还是想静？
= Close fights cost the most pieces. Which sentence went in deepest?
= Two people, one board, nobody yielding a square. What was it about at the very start?
@ daily.peace
= 这步最难走，比赢难。先松手的是哪一边？
= 话摊到桌上，暗棋就成了明棋。说出口那会儿，手抖不抖？
= 僵子活了一格，慢慢来，别追着要结果。心里松了几分，你自己掂量。
= Laying the cards open takes more nerve than winning. Who spoke first?
= A stuck position, and somebody finally moved. How does your chest feel now?
@ daily.friend
= 老对手老朋友，坐下就知道路数变没变。你看那位变了没有？
= 有朋友的名字在盘边上，一个人也不算单打。聊到哪儿最起劲？
= 多少年的交情，一两句就接上残局。你们是怎么认识的？
= Old friends pick up a game mid-move. Where did yours leave off?
= A known face across the board is worth a rook. Who made the first move, you or them?
@ daily.kindness
= 这一手不图吃子，最难得。是哪个动作让你记住的？
= 好心也是棋，落下去，隔几步才见响。那边怎么说？
= 人帮人一把，局面就活一格。这步我记红字。
= A move with nothing to gain; I enter those in red. What exactly was done?
= Somebody gave up a tempo for somebody else. Did any words pass with it?
@ daily.rude
= 这叫掀桌，不叫下棋。你当场应了，还是忍下来了？
= 生人手脏，赢了也不算本事。最过分的是哪一下？
= 不相干的人，白吃你一子，难受。气到现在消了没有？
= That's knocking the table, not playing. Did you answer on the spot?
= Some people cheat over nothing, a place, a coin. Where was this?
@ daily.pet
= 毛的羽的都不认规矩，横着竖着都走。它跟你几年了？
= 毛孩子一步，家里全盘跟着动。它那眼神，你看懂了没？
= 不会说话的，最叫人放心不下。你这会儿惦记它哪样？
= Animals ignore every rule of the board. What's its usual temper?
= One small animal, and the whole household's position changes. How did you react?
@ daily.shift
= 站了一班，下了一天快棋。今天哪一位最难应付？
= 上班这盘棋，天天开局差不多，中盘各有各的乱。今天乱在哪儿？
= 班上的事就到班上封盘。坐下来，腿先歇，话后说。
= A working day is a long string of forced moves. Which one wasn't forced?
= Clock in, move, move, move. How many hours did they get out of you?
@ daily.trouble
= 工作上这盘，一半子攥在别人手里。眼下最要命的是哪个期限，哪个人？
= 被逼着走的棋最累。把事摆出来，先看哪一格是你的。
= 这一着压得人直不起腰。今晚非走不可的，有几步？
= In that office half your pieces are in other hands. Which square is truly yours?
= That's pressure on the file. What do they want from you, and by when?
@ daily.change
= 工作上这是换盘了。先数一数，手里哪几个子最得力？
= 饭碗挪一格，全局都要重算。下一手轮到你，还是轮到对面？
= 工作有变，人总要空几天。夜里想得最多的是哪一段？
= A new chair, or an empty one; either way the position's changed. Whose move is it?
= Work just turned a page on you. Which piece do you carry into the next game?
@ daily.earning
= 钱是子力，多少都得算清。跟你心里那个数，差几步？
= 一分一厘落进盘里，是真子。这笔你打算先守哪儿？
= 靠手挣来的，进多进少都不寒碜。这阵子累不累？
= Money is material; count it plainly. How close is it to what you'd reckoned?
= Honest takings, large or thin, are pieces on your side. What do they cover first?
@ daily.class
= 学堂里也是一盘长棋，一课一手。今天卡在哪一题上？
= 老师是先手，学生是后手，后手也能赢。你今天应得怎么样？
= 书上的劲儿费的是心。合上本子，歇一盏茶，难的是哪科？
= School's a slow game, one lesson per move. Which one made you think?
= Books never tire, people do. Which page is giving you the fight?
@ daily.clinic
= 身子是将，别的子都得先护它。眼下哪儿最不舒坦？
= 碰上看病吃药，谁手心都凉。大夫怎么交代，你照着走。
= 疼的时候不算远棋，只算今晚。有人在边上照应么？
= The body's your king; everything else stands guard. Where on the board does it hurt, if anywhere?
= Doctors play the medicine, you play the rest. What did they ask you to do next?
@ daily.kinsick
= 自家人身子有难处，你站着也疼。现在谁守在跟前？
= 这盘棋急不得，又松不得，最耗照看的人。你自己吃了没有？
= 病的是那位，悬着的是你。一天里哪个时辰最难熬？
= Their illness sits on your side of the board too. Who's watching over them now?
= A long defence, this one, and it wears out the carer first. Have you rested at all?
@ daily.baby
= 小卒刚上盘，全家的子都围着转。眼下谁最紧张？
= 这么小一个人，能把大人的钟全拨乱。夜里睡得成么？
= 添小人儿的事，一步有一步的慌。身边有过来人搭把手没有？
= The smallest pawn, and every piece turns to look. How's everyone holding up?
= Babies set the clock and nobody argues. What's the newest thing today?
@ daily.wedding
= 两副子合成一副，这是大局。你在里头坐哪个位子？
= 姻缘这盘棋，多少人站着支招。你自己怎么看？
= 红纸黑字的日子，心里总有点别的滋味。你是什么滋味？
= Two sets put into one box: no small matter. Where do you stand in it?
= Everybody has advice about a marriage. What's your own read of this one?
@ daily.house
= 屋子是老营，一处不安，觉都睡不踏实。最磨人的是哪一角？
= 搬一回修一回，等于重摆一盘。先归位的是哪样东西？
= 住的地方有动静，人就悬着。今晚睡哪儿，安排妥了么？
= A home is your back rank; it must hold. Which corner's giving you work?
= Boxes, pipes, keys: a whole set to arrange. What goes in place first?
@ daily.broken
= 缺一个子，棋照下，就是别扭。离了它，最卡手的是哪步？
= 我这儿缺只马，用瓶盖顶着。你那样东西，拿什么先顶？
= 偏在要用的时候掉链子，谁都恼。去修、去找，还是先凑合？
= One piece short, and every move's awkward. What were you using it for?
= I play with a bottle cap for a horse. What can stand in for yours?
@ daily.found
= 丢了的子又上盘，比原来还亮。它是怎么回来的？
= 本来都按缺一子算了，忽然又齐。当时你正在做什么？
= 回来就好，手里一踏实，心就不乱了。隔了多久？
= A captured piece back on the board; you rarely see that. How did it return?
= You'd already counted it lost, I'd wager. How long did you play without it?
@ daily.bought
= 花钱也是落子，落下就认。图的是它哪一样？
= 掏钱之前，是在心里走了几步，还是一眼就拍了板？
= 添样东西，日子添一格。它摆在哪儿，给谁用？
= Money down, move made. What did you want it for?
= Some purchases are sound, some are sacrifices. Which is this one?
@ daily.gift
= 礼不在轻重，在挑它的那几步。是为着什么日子？
= 包着的东西像暗棋，翻开前最有意思。对方什么神情？
= 一件东西，从一双手到另一双手，话都在里头了。
= A wrapped thing is a hidden piece. What was inside, and whose idea was it?
= Giving shows how well one reads the other side. Which day was it meant for?
@ daily.trip
= 出门是开新盘，哪条路都不熟。哪一处让你停了脚？
= 车窗外那些地方，一晃就是一局。你最想多看两眼的是哪儿？
= 走远路的人，脚累心宽。同行的有谁？
= Off your usual board, then. Which place made you stand still?
= Distances clear the head like a good exchange. Who's with you on the way?
@ daily.road
= 上路就是读秒，快慢不由人。这一趟要走多久？
= 车挤车，人挤人，满盘都是拐马脚的。你是绕，还是熬？
= 路上最耗心气。到了地方，先站一站，把肩膀放下来。
= The road's a board full of blocked horses. How long is your stretch of it?
= Every trip across town is a small campaign. What held you up or carried you along?
@ daily.sky
= 老天先手，谁都得应。你那会儿在屋里还是在外头？
= 天上这一手，满城的人都得接。你那头的街上什么样？
= 天气一上身，人先知道。衣裳带得合不合适？
= The sky always moves first. Were you out in it, or behind a window?
= Weather plays no favourites. What did it change in your day?
@ daily.garden
= 地里的棋最慢，一季才落几子。眼下长到哪一步了？
= 虫鸟草木，各走各的格，谁也不看谱。你最先瞧见的是什么？
= 手上沾点土气，心就不飘。这会儿那边是什么颜色？
= Growing things play the longest game there is. What did you notice first?
= No hurry out there, and no draws either. Is it yours to look after?
@ daily.exercise
= 练身子跟练棋一样，多一手是一手。眼下最不听使唤的是哪块？
= 肯动的人，底子厚，残局撑得久。练到什么时候算收？
= 出过力就慢慢缓，别急着加码。喝水没有？
= Training's like endgames: dull, and it decides everything. Where do you feel it most?
= Your legs keep the score, not the watch. How long were you at it?
@ daily.match
= 看棋的最累，急也替不了手。哪一个回合你站起来了？
= 比分是结果，我爱问转折。你看是从哪儿变的？
= 输赢归场上，心跳归你。跟谁一块看的？
= Watching is harder than playing; you can't move a piece. Which moment turned it?
= A score's just the last line of the record. Who were you shouting for?
@ daily.play
= 哟，你也有盘下。这一局，输赢差在哪一步？
= 牌桌盘面都见人品。对家什么路数，凶的还是磨的？
= 玩的时候忘了别的，就算没白坐。玩到几点？
= A game! Now we speak one language. Where was it decided?
= Tell me the opponent's style before the result. Bold or patient?
@ daily.screen
= 戏跟书我看的是中盘，开头结尾谁都会写。哪一段钩住你了？
= 合上屏幕合上书，还留在盘上的是哪个人物？
= 一个人坐着看完一段，心里总有句话没人说。说给我听。
= I care for the middle of a story; endings are easy. Which part held you?
= When it stopped, which character stayed on the board?
@ daily.song
= 曲子有板有眼，像走得稳的棋。哪一句在你耳朵里没散？
= 音一响，手脚比脑子先动。那会儿身边有人么？
= 心里堵的，有时一段调子就顺了。这曲子你认得多久了？
= Music's a clock that doesn't threaten. Which bar stays with you?
= Rhythm moves the body before the head votes. Where did this happen?
@ daily.craft
= 手里出活，不掺虚的，一刀一线都算数。最费工夫的是哪处？
= 做东西也有悔棋的时候，拆了重来不丢人。你拆过几回？
= 自己手上出来的，外人看结果，你记得的是过程。打算给谁看？
= Work of your own hands doesn't bluff. Which bit took the longest?
= Every maker undoes a row or two. How many moves did you take back?
@ daily.dream
= 梦里的棋不按规矩走，车能飞，卒能回头。醒来那下什么滋味？
= 夜里自己跟自己下了一盘，赢的输的都是你。最清楚的是哪一幕？
= 梦散得快，趁还记得，摆一个子给我看就行。
= Dreams break every rule and nobody calls the judge. What did you feel on waking?
= You played both sides last night, asleep. Which scene is still sharp?
@ daily.sleep
= 觉是底线，底线漏了，白天处处受攻。今天精神剩几分？
= 枕头那边是你的长考，长了短了都误事。几点合的眼？
= 睡得好坏先认了，今天少算两步，早点收盘。
= Sleep is the back rank; mind it. How clear's your head today?
= Pillow and clock, the oldest rivals. Which one won, by how many hours?
@ daily.past
= 老谱翻出来，头一页总是那几步。那年你多大？
= 旧事像收在盒里的子，摸着凉，攥会儿就热。怎么忽然想起来的？
= 记得的人在，那一局就没散。最先冒出来的是哪个样子？
= An old game record, well kept. How old were you in that one?
= Memory plays the same opening every time. What brought it up today?
@ daily.gone
= 盘撤了，格子还印在脑子里。哪一格你闭着眼也认得？
= 这一局到这儿封了，往后只能复盘。最后那一眼，看见什么？
= 熟的地方、熟的日子没了，走路都踩空。今天先慢半拍，不碍事。
= The board's cleared, though the squares stay in your head. What will you miss by name?
= Some games end without anybody resigning. What's your last picture of it?
@ daily.waiting
= 等人家落子，比自己走难。钟走了多久了？
= 等的工夫别把后头一百步都算了。眼前先干点什么？
= 悬着的子最沉。真要来了，你头一个看什么？
= Waiting for the other side to move is the hardest part. How long so far?
= Don't calculate their hundred replies. What can your hands do meanwhile?
@ daily.decided
= 落子有声，好。头一步在哪天？
= 想定了就别再磨子，磨子磨的是胆。是什么让你拍的板？
= 主意是你的，走慢点也是你的。最容易绊脚的是哪一格？
= Touch-move, then. When's the first step?
= You stopped circling and put the piece down. What settled it?
@ daily.undone
= 这手没走成，盘还在，不算输。绊在哪一格？
= 停一手，规矩里有。明天只许走一格，走哪格？
= 没做成也别往自己身上扣子。剩下的，最小的一块是什么？
= You passed a turn. The rules allow it. Which bit is the smallest to pick up?
= The board didn't vanish overnight. What got in the way, really?
@ daily.mishap
= 臭棋，谁没走过，走得响的还有人记。旁边有人看见没？
= 手比脑子快半步，就这么来的。当时你怎么收的场？
= 脸热一阵就凉了，盘上没伤子。这会儿想起来，能乐了么？
= A blunder, loud and clear; we all keep one. Who saw it?
= The hand outran the head. What was your next move?
@ daily.hurt
= 伤了子先停钟。碰在哪儿，收拾干净没有？
= 急棋容易磕着，这回是怎么碰的？慢慢讲，别乱动。
= 皮肉的账赖不掉，疼就得歇。现在还疼得厉害么？
= Stop the clock; body first. Where is it, and has it been looked at?
= Nasty. Sit first, explain later. How bad is it at this minute?
@ daily.loss
= 丢子了，先认，后算。数目伤不伤筋骨？
= 对面这手阴，或是自己看漏了，都得复盘。口子堵得上么？
= 钱从指缝走，谁都心疼。别赌气去追，眼下先保哪块？
= Material lost. Count it once, honestly, then guard the rest. How large is it?
= That stings in the pocket. Is the hole closed, or still leaking?
@ daily.luck
= 天上掉了一步先手，接住就好。当时你什么反应？
= 运气这子不在谱上，来了就走。头一个告诉谁了？
= 好事上门，不用先想配不配。乐你的，我替你看盘。
= A free move from heaven; take it. Whom did you tell first?
= Luck isn't in any of my records, so I'll start one. How did it land?
@ daily.feast
= 一桌人就是一盘大棋，座次都有讲究。今天谁坐上首？
= 热闹是好热闹，张罗的人最费子。你是坐着的，还是忙着的？
= 过节过寿，心思各有各的。席上哪个人你最上心？
= A full table's a crowded board. Which seat is yours?
= Feasts are won in the kitchen beforehand. Who's doing the work?
@ daily.noise
= 邻居是甩不掉的对家，隔墙也能将你。多久了？
= 住得近，子挨着子，难免磕碰。挑明说过没有？
= 家里不得清静，人就像被长将。夜里能歇上么？
= Neighbours are opponents you never chose. Is it every day, or only now and then?
= Thin walls, shared pots: perpetual check. Have you said a word about it?
@ daily.courage
= 卒过河了。往前拱那一下，脑子里想的什么？
= 这步我替你加一横，结果在后，胆在前。推你一把的是什么？
= 抖着手落的子，也是好子。现在心跳平了没有？
= Pawn across the river; no small thing. What was in your head just before?
= The nerve counts, whatever came of it. Did anyone see you do it?
@ daily.learned
= 懂一手，是一手，谁也拿不走。哪一下忽然通的？
= 新招上手，头几回都别扭。用出来过没有？
= 还肯学，盘就不会死。往后最想拿它下哪一步？
= A move once understood is yours for good. When did it click?
= New technique in the bag. Have you tried it out yet?
@ daily.online
= 网上人人站着支招，没几个坐下的。你落子了，还是看着？
= 屏幕里一句话，隔着也能将人一军。哪句你记到现在？
= 手机那盘乱战，看久了伤神。放下它，手还痒么？
= Online, everyone advises and nobody sits down. Did you reply, or just watch?
= A crowd around one board, all shouting. Which comment stayed with you?
@ daily.chores
= 收盘摆子，看着小，最见耐性。还剩哪一样？
= 杂事像一排卒，一个一个拱，急不来。先拱的是哪个？
= 家务没人鼓掌，可谁都踩在上头。腰酸了就停一手。
= Putting pieces back in the box is part of the game. What's still out?
= Chores are pawns: one square each, no glory. Which went first?
@ daily.alone
= 自己跟自己对一局，不争。这段时间你怎么坐的？
= 空凳子也有空的好，没人催子。身边有什么声响？
= 清静是难得的先手，你占着就占着，不用替谁腾。
= Playing both colours, with no clock. What's near you in all that quiet?
= Time with no opponent is a luxury. How did you spend the middle of it?
@ daily.small
= 小卒也有小卒的一步，我爱记这个。是几点的事？
= 这一格不起眼，你倒没走过去。还有谁看见了？
= 一丁点暖，够走半天。记红字，不计分。
= Quiet move, best of the day. What hour was it?
= I collect these: tiny, and they hold the position. What did you do right after?
`;
