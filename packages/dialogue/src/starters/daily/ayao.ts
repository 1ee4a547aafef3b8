export const AYAO_DAILY = `
@ daily.meal
= 塔上冷，所以吃的喝的我先问冷热。你这一口，是热乎的吗？
= 这口吃的记进日志了，备注栏写咸、写甜，还是写“一般”？
= 肚子的事比天大，进嘴的都不算小事。有人跟你一块儿吗？
= Into the log it goes, plate and cup and all. How does the first mouthful taste?
= Whatever's in the bowl, the table matters too. Who sits at yours?
@ daily.cooking
= 自己下的厨啊。锅灶边那阵子，最叫你手忙脚乱的是哪一步？
= 我只会煮姜茶，听你讲灶上的事像听远航。火是大是小？
= 掌勺的人常常最后才坐下。你自己尝上一口没有？
= From your own stove, then. Which step had you holding your breath?
= My whole kitchen is one kettle, so teach me: what went in first?
@ daily.child
= 一句童言、一个动作，过几年就模糊了，我先记上。如今几岁？
= 小船不看旗语，这我见得多。你当时脸上什么表情？
= 孩子有点动静，大人心里都要跳一下。后来你怎么接的？
= Children sail by their own chart. What was your face doing just then?
= That one belongs in ink, before the child outgrows it. How old by now?
@ daily.elder
= 长辈的一举一动，都带着老规矩。最近精神怎么样？
= 岸上老一辈的声音，隔多远都听得出来。平常多久联系一回？
= 上了年纪的人，嘴上说的和心里想的常隔一层雾。你听出什么来了？
= Old voices carry a long way. How did they sound to you?
= Parents, grandparents: one keeps looking out for their lights. How often do you talk?
@ daily.partner
= 你家那位的事，小小一件也能照半间屋。你当时怎么回的？
= 两个人同住一个港，旗语都是自己编的。那位平常也这样吗？
= 这种细处外人瞧不见，只有你知道。心里是什么滋味？
= So that's what your other half is like in ordinary weather. Typical, or new?
= Two people, one stove, many small signals. What did you answer?
@ daily.quarrel
= 吵起来的时候，两边都像在雾里喊。头一声是为什么事？
= 冷着也好，炸了也好，都是风浪。现在海面上静了没有？
= 越近的人，顶起来嗓子和心越累。先坐会儿，现在还说得上话吗？
= Close quarters make the loudest storms. What small thing lit this quarrel?
= Shouting or silence, both are hard on the chest. Is anyone speaking yet?
@ daily.peace
= 这下像雾让出一条水道了。是谁先开的口？
= 这一页我挑了支好笔来写：和解，某时某刻。那会儿在什么地方？
= 憋着的话落了地，人会一下子没力气。现在胸口松些没有？
= The hard words are out and both boats still float. Who spoke first?
= After a talk like that one needs a warm seat. How do you feel now?
@ daily.friend
= 老相识碰上，话像缆绳，一拉一长串。聊得最久的是什么？
= 有船打招呼，我总要回一声钟。你跟这位来往多少年了？
= 有人还想着你，这消息比天气预报管用。你们下回约好没有？
= A known sail on the horizon is always something. How far back do you go?
= Friends change and the laugh stays put. What did you talk about longest?
@ daily.kindness
= 伸手帮一把，几秒钟的事，能亮好些年。当时在哪儿？
= 日志里我专留一栏记好心，这条写进去了。对方说了什么没有？
= 好意这东西，给的人接的人都会暖一阵。你现在还暖着吗？
= Somebody held out a hand; that goes in the log. Where was it?
= Small help shines further than this lamp. What was said afterwards?
@ daily.rude
= 这股邪风我听着都不舒服。你当时忍住了，还是回了一句？
= 不讲理的船我见过，鸣笛最响，舵最歪。对方后来什么态度？
= 无端受气最闷人，憋久了伤身。先喘口气，现在还堵着吗？
= No manners, all foghorn. What did you say back, if anything?
= Rudeness sticks to the coat like salt. How long ago was this?
@ daily.pet
= 家里有个活物，个个都当自己是船长。平常最听谁的？
= 我这儿的海鸥只管偷饼干，你说的这个呢，平时什么脾气？
= 小东西有话说不出，最牵人的心。这会儿有动静没有？
= My gull steals biscuits and feels nothing. What temper has yours?
= Animals can't explain themselves, so we watch. How are things now?
@ daily.shift
= 守一班是什么滋味，我懂。这一班最长的是哪个钟头？
= 交班时我爱记一笔：来过什么人，出过什么事。你这班写什么？
= 上工的人，脚和眼睛最先累。今天喝上热水没有？
= A watch is a watch, on land or sea. Which hour of it goes slowest?
= People come and go past a post all day. Who stayed in your mind?
@ daily.trouble
= 工作上起了浪，人难免跟着晃。这事最压你的是哪一头？
= 礁石先标出来才好绕。眼下最急的一件，什么时候要交代？
= 顶着这样的风干活，够累的。今晚能不能先把它搁岸上？
= Rough water at work. Which part is pressing on you hardest?
= Mark the rock first, then steer: what has to be dealt with by tomorrow?
@ daily.change
= 航线一改，连风声听着都不一样。你现在心里是轻是沉？
= 工作上换页，我得另起一行写。头一个知道的是谁？
= 这么大的动静，夜里都会多翻几次身。身边有人能商量吗？
= A change of course is never small. Who did you tell first?
= New heading, old boots. What feels strangest about it?
@ daily.earning
= 挣钱这事跟潮水一样，有涨有落。这回比上回怎么样？
= 账本也算航海日志，一行一行都是力气。这里头最费劲的是哪段？
= 钱上的事，多少都连着睡不睡得稳。心里有底没有？
= Income has its tides. Higher or lower than last time?
= Every coin has hours behind it. Where did most of your effort go?
@ daily.class
= 课堂上的事，我这塔里学不到。哪一处让你坐直了？
= 书上写的、老师讲的，都像海图，看懂要时间。哪一块还是雾？
= 念书费眼睛也费心。灯调亮点，还剩多少没弄完？
= Lessons are charts someone else drew. Which corner of it is still fog?
= School days are long watches. How much is left on the desk?
@ daily.clinic
= 身上的事不能含糊。医生那边怎么说，还是没去看？
= 船要进港查一查，人也一样。这会儿身上感觉怎么样？
= 看病、吃药、等结果，样样磨人。有没有人陪着你？
= Bodies need harbour checks as well. How do you feel at this moment?
= Waiting rooms, pills, sore spots: tiring, all of it. What does the doctor say?
@ daily.kinsick
= 亲近的人身子不好，你的心也跟着悬在风里。现在怎么样了？
= 这种时候我会把灯多留一格。照看的事，有人跟你轮班吗？
= 惦记病人的人，常忘了自己。你今天吃饭了没有？
= When someone of yours is ill, the whole house leans that way. How are they now?
= Even keepers need relief on such a watch. Who takes turns with you?
@ daily.baby
= 小小一条船，全家的灯都朝着。大人还好吗？
= 日志上得单开一页，专记这么小的人。你最想写下哪一刻？
= 从怀上到会走，每一步都牵人。身边帮手够不够？
= Such a small boat, and every lamp turns its way. How are the grown-ups?
= The first pages of somebody's log. Which moment would you write down?
@ daily.wedding
= 婚事一提，满港的旗子都动了。你头一个念头是什么？
= 两条缆绳打成一个结，手法各有各的。这一回是谁先提的？
= 热闹底下，总有一小块安静。那块里你在想什么？
= Two ropes, one knot; every pair ties it differently. Whose idea was it?
= Vows have a sound of their own. What went through your head first?
@ daily.house
= 房子的事最占人心。眼下你最惦记的是哪一处？
= 住处跟船一样，总有一块板要紧盯。你那儿是哪一块？
= 住得安稳，觉才踏实。今晚睡的地方妥当吗？
= A house is a ship that can't put into port. Which corner needs you most?
= Walls, keys, pipes, boxes: a lot to hold. Is tonight's bed sorted?
@ daily.broken
= 偏在这种时候不见、不灵，真会挑。少了它，你眼下怎么对付？
= 我那口雾钟也罢过工，只好敲锅。它最后一次好好的，是什么时候？
= 东西出了岔子，人先别急出汗。有没有谁能搭把手？
= Things go overboard or go dead at the worst hour. What are you using instead?
= A keeper always starts with one question: when did it last behave?
@ daily.found
= 潮水有时真肯还东西。这中间隔了多久？
= 回来的东西我用红笔记，日志上红的不多。它是怎么回到你手上的？
= 这口气总算能松一松了。没着落那阵，急坏了吧？
= The sea does hand things back now and then. How long were you without it?
= Red ink for returns, that's the rule up here. How did it come back to you?
@ daily.bought
= 又一件货要进你的港。当初是看中它哪一点？
= 我这儿只进煤油和饼干，买东西的事全靠听。它是什么颜色？
= 买对买错都不打紧，日子里总得添点东西。给它想好地方没有？
= Cargo for your own harbour. What caught your eye about it?
= I only ever order lamp oil, so tell me: money well spent so far?
@ daily.gift
= 礼物这东西，递过去那一下最亮。是为的什么日子？
= 包着的心意，我总想举到灯下看看。递的时候说了什么话？
= 送也好，收也好，都是有人把谁放在心上。你脸红了没有？
= Something passed from hand to hand, with thought in it. What was it for?
= Gifts say what the mouth won't. Was there a card with it?
@ daily.trip
= 我没坐过离港的船，所以最爱听路上的事。同行的有谁？
= 一段旅程就是一页日志。你最想先记下哪一眼？
= 走远的、刚回来的，人都会有点飘。身上的包重不重？
= I've never left this harbour, so travel news is my bread. Alone, or in company?
= Every journey gets a line in the log. What did you see first?
@ daily.road
= 每天那段路，也是一趟航程。平常单程要多久？
= 车流人流跟潮水一个样，急不来。路上你耳朵里听的是什么？
= 路上的人，最要紧是平安。比平常晚了吗？
= Roads have tides, too. How long does that stretch usually take you?
= Wheels, feet or rails, I count you safe when you arrive. Running late, or all right?
@ daily.sky
= 天上的事我最上心。你那边，窗子开着还是关着？
= 十一种雾我都认得，你头顶那片天得你来起名。叫什么好？
= 碰上这种天色，衣裳最容易穿错。身上冷热正好吗？
= Skies are my trade, but only yours is real. What would you name this one?
= Weather gets into the bones, or into the mood. Is your window open?
@ daily.garden
= 地里长的、枝上停的，我认得不多。那一处朝阳吗？
= 塔下石缝里有一棵草，我给它起了船名。你那儿的，有名字吗？
= 身边有点活的、绿的，心会静下来。你在那儿待了多久？
= Only one weed grows by my tower, so I envy you. Does that spot get sun?
= Green things and winged things keep their own hours. How long did you stay out there?
@ daily.exercise
= 动起来的人，呼吸都不一样。身上哪一块最有感觉？
= 一百二十七级台阶算我的健身房。你这个，多久练一回？
= 别跟身体较劲，慢也算在走。水喝够没有？
= My gym is 127 stairs and a grumpy lamp. How often do you train?
= Muscles keep a log of their own. Which one is speaking loudest?
@ daily.match
= 赛场那点灯，隔着海都像看得见。你是在哪儿看的？
= 比分我不懂，可喊声我懂。喊得最响是哪一下？
= 看一场比赛，心都悬在人家身上。有人跟你一块儿看吗？
= A whole crowd breathing together, that I'd like to hear. Where did you watch?
= Which moment had you out of the chair? I'll log the minute.
@ daily.play
= 一局里头，时间过得跟夜班似的，不知不觉。玩了多久？
= 风向变一回，手气就变一回。最要命的是哪一手？
= 输赢都留在桌上，下了桌还是自己。跟谁玩的？
= A good game eats the clock like a night watch. How long did you sit?
= Luck shifts like the wind at any table. Which move mattered most?
@ daily.screen
= 看的听的，总有一段会跟着人走。这回是哪一段？
= 猜故事的结尾，我从来没猜中过。你猜着没有？
= 故事里待久了，出来要缓一缓。是一个人看的吗？
= Some scene always follows one home. Which one came with you?
= I never guess endings, so just tell me: would you send a friend to it?
@ daily.song
= 调子过海的时候会变慢。哪一段现在还在你耳朵里？
= 我只有雾钟，一个音敲到老。你那一段，是快的还是慢的？
= 听着唱着，绷着的心会松一扣。那会儿身边有人吗？
= My only instrument is a fog bell with one note. Was yours fast or slow?
= Tunes come across water slower and sweeter. Which bit is still in your ears?
@ daily.craft
= 手上做出来的东西，都带着那天的天气。花了多少工夫？
= 我补的手套像地图，不敢笑别人。你这个，最难弄的是哪儿？
= 慢慢做一样东西，人也就静了。手和眼睛歇过没有？
= Made by hand: it keeps the weather of that day. How long have you been at it?
= My mended gloves look like maps, so I respect this. Where was it trickiest?
@ daily.dream
= 梦是夜里靠岸的船，没报名号。醒来头一下什么感觉？
= 日志背面专收梦，我替你写上。里头天是亮是暗？
= 梦里的事会跟着人走半个上午。现在散了没有？
= Dreams dock without papers. What was the light like in it?
= I keep the back page for those. How did you feel on waking?
@ daily.sleep
= 夜里我守着灯，你守着枕头。现在精神有几成？
= 睡多睡少，身体都有本账。你平常几点熄灯？
= 眼皮沉就让它沉，别硬撑。今天能不能找个空闭十分钟？
= The pillow keeps its own log. How clear is your head right now?
= Early, late or not at all, sleep does as it likes. When does your lamp usually go out?
@ daily.past
= 旧事隔着雾看，反倒比当年清楚。那会儿你多大？
= 翻到这么早的一页了。里头最亮的是哪样东西？
= 往回想的时候，胸口会软一下。我不急，你慢慢往回走。
= Old days look sharper through fog, oddly. How old were you then?
= That's an early page. What sound belongs to it?
@ daily.gone
= 一盏灯灭了，看惯的人要好一阵才认得路。还留着点什么没有？
= 海图上要改一笔，我总下不去手。从前是什么样？
= 没了就没了，可你记得，就还有一处亮着。你先想起哪一盏？
= Charts must be corrected, and I always hesitate with the pen. What was it like before?
= When a familiar light goes out, one keeps looking there. Is anything left of it?
@ daily.waiting
= 等这件事我最在行，钟一下一下敲。你等了多久了？
= 守灯的规矩：等船的时候不许老盯着海。你拿什么岔开？
= 等着的时候，人容易忘了坐下。那头说过个准日子没有？
= Waiting I know by heart. How long has it been so far?
= Rule of the tower: don't stare at the water. What else is there for your hands?
@ daily.decided
= 舵打定了，声音都稳些。是哪一刻拿的主意？
= 好，日志上写“改向”，时间照你说的。头一步从哪儿走？
= 定下来的人也会半夜犹豫，不要紧。有谁知道你这个打算？
= Course set, pen ready. When exactly did you make up your mind?
= Resolve wobbles at night; that's normal. What's the first small step?
@ daily.undone
= 没开船的日子，也算海上的一天。剩下那件，最小的一步是什么？
= 日志里“无事”那一栏，我写得可不少。是什么把你绊住的？
= 别拿它罚自己，潮水一天来两回。还来得及补吗？
= Some days the boat stays tied. What kept it there?
= I've logged plenty of “nothing done”. Can it still be picked up tomorrow?
@ daily.mishap
= 这种脚滑的事，塔里那级缺角的台阶最清楚。有人看见吗？
= 连海鸥都有落错烟囱的时候。后来怎么收的场？
= 脸上热一会儿就过去了，旁人忘得比退潮还快。你没磕着吧？
= Even gulls miss the railing. Did anyone see?
= Embarrassment burns off like morning fog. How did you get out of it?
@ daily.hurt
= 听着我先皱眉了。伤处弄干净没有，现在疼得怎样？
= 台阶口我备着一卷纱布，可惜递不出屏幕。你眼下坐着没有？
= 先歇稳，别急着干活。要是肿得厉害或者头晕，就去看医生。
= Sit down first, stairs can wait. Has the sore place been looked after?
= That makes me wince. If it swells or you feel dizzy, see a doctor. Does it hurt now?
@ daily.loss
= 钱沉下去的声音，隔着水都闷。这一下打乱了什么没有？
= 看不见的礁最气人。数目要紧吗，还有没有地方能问？
= 怪自己的话先不说，账慢慢理。今晚睡得着吗？
= Hidden reef, that. How badly does it upset the month?
= Money going under makes a dull sound. Is there anyone you can still ask about it?
@ daily.luck
= 这可是顺风，难得一阵！你当时第一反应是什么？
= 我让灯多转一圈，给这份好运照个亮。头一个告诉了谁？
= 日子里该有这么一回。运气上门，高兴就多高兴一会儿。
= Fair wind at last! Who heard about it first?
= Luck like that earns the good pen. What did you do the second you knew?
@ daily.feast
= 一屋子人的声音，塔上都能想得出来。这回一共几个人？
= 港里过节，连挖泥船都鸣笛。你们那儿少不了的是哪一样？
= 操办也好，赴席也好，都费精神。你坐下歇了没有？
= Feast days make every boat sound its horn. How many at the table?
= There's always one dish or one song such a day can't do without. Yours?
@ daily.noise
= 挨得近就是这样，别人的浪拍在你墙上。一般几点最凶？
= 我这儿只有钟吵人，还是我自己敲的。那边说得通吗？
= 自己屋里歇不好，比外头累还难受。今晚有没有法子清静点？
= Other people's waves against your wall. What hour is it worst?
= Shared walls need shared manners. Have you had a word with them?
@ daily.courage
= 这一步我听见响了。迈出去之前，心里默念了什么？
= 新船头一回离岸，绳子都绷得直响。那会儿手抖没有？
= 结果先不论，是自己走过去的。现在缓过来了吗？
= First time out past the harbour wall. What went through you just before?
= However it turned out, the steering was your own. Are your hands steady again?
@ daily.learned
= 心里又亮一盏。是谁点拨的，还是自己摸着的？
= 我认出第十一种雾那天，乐得多擦了一遍灯。你是哪一下通的？
= 学东西慢一点没关系，留得住就好。打算先用在哪儿？
= Another lamp lit. Did someone show you, or did you work it out?
= That click in the head is worth logging. Where will you use it first?
@ daily.online
= 屏幕上那片海，浪起得没个钟点。你自己留言了没有？
= 塔上不通那片热闹，你讲给我听。最扎眼的是哪一条？
= 刷久了眼睛里全是光，歇一歇也好。看完心里是轻是重？
= The screen's a choppy sea. Did you write anything yourself?
= None of that reaches my tower, so tell me: which bit of it stayed with you?
@ daily.chores
= 擦透镜我一天一遍，家务的脾气我懂。最耗工夫的是哪样？
= 东西一归位，屋子就像退了潮。弄到哪一步了？
= 琐碎活儿没人夸，我来记一笔。腰酸不酸？
= Lens first, floor after: I know chores. Which one takes longest?
= Nobody applauds a tidy drawer or a stamped form; I do. What's left for tomorrow?
@ daily.alone
= 身边没别人，声音会变得清楚。你那儿最响的是什么？
= 我在塔上也这样待着，看光一圈一圈转。你手边有什么？
= 清静是好东西，不用急着填满。我把话也说轻些。
= Your own company, unhurried. What's the loudest sound there?
= Quiet hours are a good harbour. What's in your hands or pockets?
@ daily.small
= 这么小一点亮，正好装进火柴盒。是几点钟的事？
= 退潮捡玻璃的人，眼睛就像你这样。旁边还有谁看见？
= 小小的好，存着过冬。再说细一点，我记清楚。
= A matchbox-sized light; I'll keep it. What time of day was it?
= Sea glass, exactly. Did anyone else notice?
`;
