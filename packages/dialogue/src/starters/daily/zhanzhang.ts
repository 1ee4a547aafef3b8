export const ZHANZHANG_DAILY = `
@ daily.meal
= 餐车的事，站里一向优先。您这一份，热的凉的？
= 本站只有茶叶蛋，听您报这个，猫都从闸机上下来了。味道如何？
= 人是铁，饭是票，没票上不了车。能坐着吃，就别站着。
= Dining car business has priority. Hot, cold, or eaten standing up?
= We serve only tea eggs here, so do tell me about yours.
@ daily.cooking
= 自家厨房发的车，时刻全凭手感。哪一站差点坐过头？
= 按站规，头锅都算试运行。乘客有没有投诉？
= 守着火候的人，跟守夜班一样费神。坐下吃上了没有？
= A train from your own kitchen. Which stop was the tricky one?
= First batches count as trial runs here. Any complaints from the passengers?
@ daily.child
= 小乘客说的做的，从不照线路图走。您当时怎么放行的？
= 身高不够买票，主意倒够坐头等。大人们什么反应？
= 带小孩赶路，大人得多长两只眼。您今天歇脚了吗？
= Small passengers never follow the map. How did you handle that one?
= Too short for a ticket, tall enough to run the station. What then?
@ daily.elder
= 老旅客记得所有旧站名。这回提起的是哪一段？
= 长辈那条线，班次不多，趟趟要紧。下一趟是什么时候？
= 年纪大的人报平安，总爱少报两站。您听着，气色可好？
= Veteran travellers remember every old station. Which did they mention?
= That line runs seldom, and each service matters. How did they seem?
@ daily.partner
= 同座的那位，有动静了。您是先看见的，还是先听见的？
= 两人一张联票，谁拿着谁得意。当时您说什么了？
= 有人替您看着行李，旅途就短一半。这事落在您心里，平稳吗？
= The passenger in the next seat, I see. What did you say to it?
= A joint ticket: one holds it, both travel. What brought this on?
@ daily.quarrel
= 两车迎面，都不肯让道。是从哪个道岔开始的？
= 站里见多了，吵完各看各的窗。您那边现在谁先咳嗽？
= 今天先挂红灯，谁都不开。您坐我这边，喝口热的。
= Two trains, one track, neither reversing. At which points did it start?
= Red light for now; nobody has to move. Have some hot water first.
@ daily.peace
= 线路抢通了，这活儿最难。先挥旗的是哪一方？
= 把话说到站，中途没跳车，值得敬个礼。说了多久？
= 刚通车，慢行是规矩，不用急着提速。您胸口松些了吗？
= Line restored, and that's hard labour. Who waved first?
= You stayed aboard to the end of the talk. My cap's off. How long did it take?
@ daily.friend
= 老同车的又碰上了。行李多了，人变了没有？
= 见面先笑还是先损两句？站里两种都很常见。
= 有人记得跟您同过哪一程，这是好事。聊到第几站散的？
= Former fellow passengers, then. What changed, apart from the luggage?
= People here either laugh first or tease first. Which was it?
@ daily.kindness
= 这样的事，我记在意见簿的正面。是怎么帮的？
= 搭把手不要票，可比票管用。对方说了句什么？
= 人托人一程，站里的灯都显得亮。我替这位存个名。
= That goes on the front page of the comments book. How was it done?
= A hand with the luggage outranks any ticket. What was said?
@ daily.rude
= 越了黄线的人，帽子再大我也要说。当时是怎么个情形？
= 本站词典里，这叫“无票上车还占座”。您提醒那位了吗？
= 受了这份闲气，别闷着进站。您拍柜台，我听着。
= Over the yellow line, plainly. What happened, in order?
= We call that boarding without a ticket and taking two seats. Did you protest?
@ daily.pet
= 站里的猫表示关切，请问那位什么毛色，什么脾气？
= 它们不买票，也不听广播。它在家听谁的哨子？
= 不会说话的旅客，最得多看一眼。您替它操心的，主要是哪样？
= Our cat asks for particulars: species, colour, general attitude?
= Animals travel without tickets or timetables. Whose whistle does this one obey?
@ daily.shift
= 同是当班的，我懂，帽子一戴，话都不是自己的。今天人多吗？
= 交班记录请写：乘客若干，怪事一桩。那桩是什么？
= 下了岗，鞋先脱，事后想。今天站了几个钟头？
= From one uniform to another: how heavy was the traffic?
= For the handover log: one odd incident per shift. What was yours?
@ daily.trouble
= 临时加车，又不加人，调度的锅落您身上了。最急的是哪班？
= 上头的广播一响，底下全员小跑。这次喊的是您什么？
= 一堆事同时进站，您就两只手。先接哪一列，指给我看。
= Extra trains and no extra staff, and you at the switch. Which one's urgent?
= I know that loudspeaker tone from above. What did it say?
@ daily.change
= 职业线改道了。新站台、旧站台，您现在站哪个？
= 换乘通道一向长，灯也暗，走着走着就见牌子了。您先往哪头看？
= 工牌的事，摘下挂上都得定定神。今晚不用看时刻表。
= A change at the junction. Which platform are you on at present?
= Transfer corridors are always longer than the sign says. How do you find it?
@ daily.earning
= 票房今天报数了，跟您估的差几张？
= 有旺季有淡季，站里卖蛋也这样。这阵子客流怎么样？
= 一分钱一分脚程，您收的都是走出来的。先办哪一件？
= The ticket office has reported. How near was your estimate?
= Busy seasons, slack seasons; even tea eggs have them. Which is this?
@ daily.class
= 学堂这趟车，站站要查票。今天查到您没有？
= 老师报站，学生打盹，历来如此。哪一站您听得最清？
= 读书是长途，座硬，茶管够。最颠的是哪一科？
= That train inspects tickets at every stop. Were you checked today?
= Long-distance study, hard seats. Which stretch was bumpiest?
@ daily.clinic
= 检修自己这台车，最要紧，别的班次都让道。医生怎么批的？
= 站里不懂药，只懂一条：难受的人先坐。现在哪里不适？
= 看病吃药这条线，一个人走最长。有人陪您没有？
= Maintenance on yourself takes precedence. What did the doctor sign off?
= I know nothing of medicine, but I keep seats for the unwell. Where does it trouble you?
@ daily.kinsick
= 家里有人病着，您两头跑吧。现在那边谁当班？
= 我把喇叭关小了，您说。今天医生有没有新话？
= 照看病人的也要换岗，这是安全规定。您上一顿几点吃的？
= Someone of yours is unwell, and you run on two lines. Who's on duty there?
= Carers need relief crews, that's a safety rule. When did you last eat?
@ daily.baby
= 最小号的乘客，免票，还随身带一支乐队。眼下到哪一步了？
= 这位一上车，全车时刻作废，谁都没意见。您昨晚的觉睡成几段？
= 头几站最颠，大人互相扶着点。您自己还站得稳吗？
= Smallest passengers ride free and bring a brass band. What's the present stage?
= One infant cancels every timetable. How are the crew?
@ daily.wedding
= 两节车厢挂钩，声音大，是好使的钩。您坐哪节？
= 站里给新人挥双旗，猫戴领结。您对这趟怎么看？
= 喜帖也是车票，有人欢喜，有人在站台站一会儿。您呢？
= Two carriages being coupled. Where do you sit in this train?
= A wedding ticket can mean many things to the holder. What does it to you?
@ daily.house
= 住处是您的终点站，一处不妥，谁也坐不住。这回动的是哪一处？
= 搬的搬，修的修，大件小件都要挂牌。哪件最难伺候？
= 今晚先有个能躺的地方，其余的按班次来。落实了吗？
= Home's the terminus; it has to work. Which part doesn't, or does at last?
= Every crate wants a label. What's the most stubborn item?
@ daily.broken
= 设备停运或失踪，特此同情。误了您哪件事？
= 失物处登记：几时、何处、最后谁见过？我笔拿好了。
= 缺了顺手的东西，步步像误点。先借个替代的顶一阵？
= Equipment failed or missing; my condolences. Which service is affected?
= Lost property asks: when, where, who saw it last?
@ daily.found
= 失物处销号一件，我盖章盖得特别响。它停在哪一站？
= 走丢的又进站了，四点零四也有找着的时候。谁认出来的？
= 回来了就好，心里那盏灯可以不用一直亮着了。
= One file closed in Lost Property; I stamped it twice. How long was it off the rails?
= Not found, said my watch, and it was wrong. How did it turn up?
@ daily.bought
= 货单请收件人填一栏：当初图它什么？
= 行李又多一件，站里不限重，钱包有意见没有？
= 掏了钱的事，头两天别下结论，用着看。打算放哪儿？
= Consignment noted. What do you need it for, if need is the word?
= One more piece of luggage. Does your purse object?
@ daily.gift
= 包裹上没写价，写的是人。是给谁、还是谁给的？
= 站台上递礼物，最怕车开得快，话没说完。话说完了吗？
= 东西不大，捎的那份心不占座，也不超重。收好。
= Parcels like that carry a person, not a price. Who's at either end?
= On platforms the words often miss the train. Were they said?
@ daily.trip
= 这才是正题！窗外哪一段，您愿意坐反方向再看一遍？
= 按站规要问：证件、水、零食。哪样您最舍得多带？
= 出门回家都是行程，脚会先知道累。落座了没有？
= Now we're on my subject. Which view would you ride back for?
= Regulations oblige me to ask: papers, water, snacks. What did you forget?
@ daily.road
= 地面交通不归我管，可我听着手痒。这一程几分钟？
= 堵的、赶的、溜达的，都有各自的时刻表。您今天踩点没？
= 路上安全第一，快慢第二。到了跟我点个头。
= Not my tracks, alas, or I'd wave you through. How long did it take?
= Every road keeps its own timetable. Did it suit yours?
@ daily.sky
= 露天月台的消息，我最爱登。您赶上的时候，头上有棚没有？
= 老天从不发停运通知，说变就变，说亮就亮。那会儿几点？
= 气温归天管，添减衣物归您。带够了吗？
= Open-air platform news is my favourite. Were you under the roof or out of it?
= The sky runs to no schedule at all. What time was it?
@ daily.garden
= 站台缝里那点草，我年年绕着走。您那边长的、飞的是什么样？
= 植物是最慢的慢车，站站停，一站不落。停到哪站了？
= 多看一眼绿的，眼睛就算靠了站。您看了多久？
= I walk round the grass between my slabs. What's it like at your end?
= Nature runs the slowest train and misses no stop. Where's it got to?
@ daily.exercise
= 自己当火车头，拉自己这列，了不起的牵引力。哪段坡最陡？
= 鸣笛一长声，表示看见您出汗了。跑了几站地，练了几刻钟？
= 进站要慢慢减速，别猛停。膝盖没意见吧？
= Engine and carriage in one, impressive. Which gradient hurt?
= Brake gently on arrival, please. How are the knees?
@ daily.match
= 大厅的屏幕我也偷看过，猫不许我喊。您喊了吗？
= 比分是到站时间，我想听沿途。转弯在哪儿？
= 跟着别人的输赢坐过山车，下来腿软。现在平稳了？
= The score is just arrival time; tell me about the route. Where did it turn?
= Staff may not cheer on duty. Did you do it for both of us?
@ daily.play
= 候车娱乐，本站鼓励。这一盘，谁先喊不玩的？
= 输了赖猫，赢了归己，站里历来这么算。您怎么算？
= 玩得忘了点，不算误车。手酸没有？
= Waiting-room games are encouraged here. Who were the players?
= House rule: losses are the cat's fault. How did yours end?
@ daily.screen
= 不出站就走了一趟远的，划算。哪一站您多停了会儿？
= 只要里头有火车，我就给高分，很不公正。这部有没有？
= 看完发怔，是还没下车，正常。惦记的是哪个人物？
= A journey without leaving the seat. At which stop did you linger?
= I overrate anything with a train in it. Has this one got any?
@ daily.song
= 喇叭若能选曲，我就选您说的这种。快板还是慢板？
= 铁轨就两拍，跟什么调都合得上。它响的时候您在哪儿？
= 有段旋律陪着，站台就没那么长。哼着走，不收费。
= If I chose what the loudspeaker plays, I'd ask you. Fast or slow?
= Rails keep two beats and suit everything. Where did you hear it, or play it?
@ daily.craft
= 手工打造，零部件自备，佩服。最难装的是哪一块？
= 我给牌子画箭头，歪一毫米都睡不踏实。您那件歪了没有？
= 出自自己手的，误差也算签名。要给谁过目？
= Hand-built, no spare parts: respect. Which bit fought back?
= An arrow one millimetre crooked keeps me awake. How about yours?
@ daily.dream
= 夜班列车不报站，醒了才知道坐到哪儿。您在哪儿下的？
= 梦里的站台常常没有出口，站长我也画不出图。里头有谁？
= 刚下梦车，脚是飘的，扶着点扶手。记得的讲一截就行。
= Night trains announce nothing. Where did you get off?
= Dream stations have no exits I could signpost. Who was on the platform?
@ daily.sleep
= 卧铺这趟，几点熄的灯，几点亮的？
= 枕头站，有人坐过，有人没上去车。您算哪种？
= 没睡够就按慢车跑，站站停也能到。眼睛还涩吗？
= The sleeper service: lights out when, lights on when?
= Pillow station: some overshoot it, some never get there. Which were you?
@ daily.past
= 这一站如今不停了，可站牌还在。您那时多大？
= 旧车票我一张不扔，背面都有字。您这张背面写的什么？
= 往回坐几站不算走错。窗外先看见的是谁、是什么？
= Trains no longer stop there, but the sign still stands. How old were you?
= I keep old tickets for what's on the back. What's on this one?
@ daily.gone
= 停运通告总是很短，念的人要停好几次。您最舍不得哪一处？
= 末班开走，站名我照样擦着，不摘。您最后看见的是什么？
= 空站台上多站一会儿，不违规。帽子我先摘了。
= Closure notices are always too short. What would you add to this one?
= I still polish the names of stations that closed. What did you see last?
@ daily.waiting
= 候车是本站的强项，长椅、热水、人，都有。等多久了？
= 大屏上您那班写着“待定”，我替您盯着字。盼的是哪一趟？
= 等得心慌，就起来走两步，座我看着。
= Waiting's what we're built for: bench, hot water, company. Since when?
= The board says “to be announced”, and I'm watching it. What will you do when it changes?
@ daily.decided
= 票打好了，方向明白，我敬个礼。几时发车？
= 道岔一扳，咔嗒一声，最好听。是什么让您扳的？
= 中途想歇，随时有站，不作废。头一站设在哪儿？
= Ticket punched, direction clear. When's departure?
= Points switched with a good firm click. What decided you?
@ daily.undone
= 今天没发成车，明天照排，不登报。是缺煤，还是缺人催？
= 晚点率这东西，本站从不公布。您最想补开哪一班？
= 趴窝一天也是检修。挑件最轻的，放在门口就行。
= No departure today; it's simply rescheduled. Short of coal, perhaps?
= We never publish our delay statistics either. Which service do you want back?
@ daily.mishap
= 站里头天上岗，我把牌子挂反一礼拜。您这个，有人看见吗？
= 按《乘客须知》，这叫“小事故，限本人笑”。后来怎么处理的？
= 没伤着就好，脸上的红灯一会儿就转绿。
= I once hung “Entrance” backwards for a week. Any witnesses to yours?
= Filed as minor incident, laughter optional. How was it cleared up?
@ daily.hurt
= 紧急停车。伤在何处，止住了没有？
= 先坐，别走动，报告可以慢慢写。疼得厉害吗？
= 磕碰不看大小，看后头几个钟头。有人在旁边吗？
= Emergency stop. Where's the injury, and how bad?
= Sit down before you report. Has somebody had a look at it?
@ daily.loss
= 这趟扣费，站长看了也皱眉。数目多少，能申诉吗？
= 钱掉进道缝，看得见够不着，就是这滋味。经过方便说吗？
= 先把后面的口子关上，再慢慢心疼。要紧的证件、密码都妥吗？
= I'm frowning at that charge on your behalf. Can it be appealed?
= Coins down the platform gap, a wretched feeling. How many?
@ daily.luck
= 恭喜！全站鸣笛，一声是我，一声是猫。怎么赶上的？
= 末班车最后一个座，就您上了，大概这意思？讲讲当时！
= 顺风车难得，坐稳了享受。头一个电话打给谁？
= Congratulations! Two whistles, one of them the cat's. How did it happen?
= Last seat on the last train, that sort of luck? Do tell.
@ daily.feast
= 节日加开专列，站站有人上。您这桌几口人？
= 张罗的跟坐着的，永远是两拨人。您领的哪张票？
= 席散了人会忽然静下来，先给自己留碗热的。今天谁最出彩？
= Holiday specials are running. How many at your table?
= Some host, some sit. Which ticket did you draw?
@ daily.noise
= 隔壁月台这么闹，早该挂牌整改。从几点到几点？
= 邻居是换不了座的同车。提过意见没有？
= 歇不好的人，站长准其发火。今晚有清静地方靠一靠吗？
= That neighbouring platform wants a notice. From when till when?
= Fellow passengers you can't move away from. Have you raised it?
@ daily.courage
= 黄线前站了多久，才迈的那一步？我敬个礼先。
= 勇气不看终点站，看上没上车，您上了。旁边的人怎么说？
= 腿软是正常磨损。现在坐下，喝口热的。
= How long did you stand at the yellow line before stepping? I salute.
= Boarding is what counts, wherever it goes. Who else was on the platform?
@ daily.learned
= 又识得一块牌子，往后少问一次路。是怎么弄通的？
= 我考了三回才有这顶帽子，您这个试了几回？
= 会了就是您的，检票口没收不了。头一趟用在哪儿？
= One more sign you can read for yourself. How did it come clear?
= It took me three exams to get this cap. How many tries?
@ daily.online
= 网上那座大厅，人人举着喇叭，没人检票。您看见什么了？
= 群消息一列接一列，谁也停不住。您哪条上的车？
= 吵闹的候车室，随时可以出来透气。哪句还挂在心上？
= That hall has a million loudspeakers and no staff. What did you see?
= Messages in endless carriages. Which one did you board?
@ daily.chores
= 打扫站台，我每天从左擦到右。您从哪头开始的？
= 表格、水池、脏衣服，都在排队，您是唯一窗口。叫到几号了？
= 这类活没人鸣笛致谢，我来。呜。还剩多少？
= I sweep left to right, daily. Which end did you start from?
= Forms, sinks, laundry, all queueing at one window: you. What number now?
@ daily.alone
= 空车厢一整节归您，这待遇不多见。坐着都看什么了？
= 没有广播的一段路，最好听。旁边放着什么，茶还是书？
= 清静站，本站不派人打扰，灯给您留着。
= A whole carriage to yourself. What did you look at?
= A stretch without announcements, the finest kind. Tea or a book at hand?
@ daily.small
= 这种小站，快车都不停，您下来看了。什么时辰？
= 检票的猫也爱这个，一小块太阳就够它管半天。您在哪儿碰上的？
= 大消息贴大厅，小好事贴心口。贴好了。
= Express trains skip such little stops; you got off. What did you see there?
= I'd post it by the tea urn. Where did you come by it?
`;
