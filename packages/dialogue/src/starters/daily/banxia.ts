export const BANXIA_DAILY = `
@ daily.meal
= 吃的喝的呀，我耳朵都竖起来了！头一口啥味儿？
= 我只能闻纸上的桂花糕，你快讲讲，甜口还是咸口呀？
= 肚子有着落就好，慢慢吃，别呛着。配热的没有呀？
= Food talk! My favourite drawer. Sweet, salty, sour or something naughty?
= I can only nibble words, so chew slowly for me. How's the first bite?
@ daily.cooking
= 你自己动手的呀！满屋子啥味儿，快学给我听！
= 我熬过一锅把师父熬醒了的，你放心讲。火大了还是火小了？
= 忙活那么一通，烫着手没有呀？先歇口气。
= You made it yourself? What did the kitchen smell like in the middle?
= I've boiled a kettle dry, twice, so no judging here. What was the tricky part?
@ daily.child
= 小娃娃的事我听不够！几岁啦？
= 我在铺子里也算半个娃，最懂这种心思。你当时咋接的呀？
= 拉扯孩子呀，比看炉子还离不得人。你自己今天坐下歇过没有？
= Oh, children! They're all mint: never still. How old?
= Being half a child myself, I'd like to hear their side. What did they say or do after?
@ daily.elder
= 呀，老人家的事，我搬凳子听！近来胃口好不好呀？
= 我师父一天说二十句，你家老人呢，话多还是话少？
= 老辈儿嘴上凶，兜里总揣着糖。你心里酸没酸一下？
= Old folk are like aged peel: sharp first, sweet after. How are they these days?
= My master says twenty sentences a day. Does yours talk more?
@ daily.partner
= 哎呀，你家那位！平时也这样吗，快讲快讲！
= 一个茶壶一个盖嘛，碰出声才热闹。你咋回的？
= 日常小事呀，我听着跟喝热汤似的。你嘴角动没动？
= Ooh, the other half! Is this a regular thing, or new?
= A pot and its lid, always clinking. What did you do back?
@ daily.quarrel
= 呀，吵上了？芝麻事还是西瓜事呀？
= 这味儿又辣又苦，我隔着帘子都呛着了。现在谁也不理谁？
= 顶完嘴呀，肚子里都是凉的。先喝口热的，嗓子疼不疼？
= Oh no, a quarrel. Which word tipped the basket over?
= Hot peppers all round. Has anybody said anything since?
@ daily.peace
= 哎哟，这下可透气了！是谁先软的呀？
= 甘草一进锅，什么都好说。当时那句话怎么讲的？
= 把最难的话讲完，腿都会软，我懂。眼睛肿没肿呀？
= Phew, I'd been holding my breath! Who gave in first?
= That's liquorice in the pot: everything softens. What was the sentence that did it?
@ daily.friend
= 有老朋友真好呀！你俩是怎么认识的？
= 一说起熟人，我就想往茶里多抓一把。聊了些啥好玩的？
= 有人念着你，比揣个手炉还暖。下回啥时候见呀？
= A friend, how lovely! What's the silliest thing you two talked about?
= I always put in an extra pinch for old acquaintances. How did you two start?
@ daily.kindness
= 呀，世上好人真多！在哪儿的事呀？
= 这一味我要单开个抽屉，就贴“好心”。后来那位说啥没有？
= 一点点好，能香一整天呢。你心里现在还热着吧？
= Aw! I'm labelling a drawer for this one. Where was that?
= A pinch of goodness scents the whole day. What did people say?
@ daily.rude
= 哪有这样的人呀！话是怎么讲的，你学给我听！
= 我把秤砣攥手里了，你说，后来呢？
= 平白让人呛一口，搁谁都堵得慌。这会儿顺过气没有？
= How dare anyone! Tell me the exact words, I'm holding the pestle.
= What a mouthful of raw bitter melon. Did anybody stand up for decency?
@ daily.pet
= 呀，小家伙！这会儿怎么样啦？
= 铺子里的鸡听了直歪脑袋，它也关心同行嘛。它平时最馋啥？
= 毛茸茸的、带翅膀的，都叫人揪心又心软。今天吃东西没有？
= Our hen wants all the news; look at that tilted head. What's happening now?
= Beasties! They've more temper than all my herbs. What's this one like?
@ daily.shift
= 忙了一通呀？来的人里头，谁最有意思？
= 我守一天柜台，能听十八种喷嚏，你那儿听见啥了？
= 上工最费脚了，拿热水泡泡。站了多久呀？
= A whole shift! Who was the funniest person in it?
= From behind a counter I hear eighteen sorts of sneeze. What do you hear all day?
@ daily.trouble
= 哎呀，这事儿硌人！最气的是哪一下？
= 我一天挨八句“放回去”，挨说的滋味熟。你这回是为啥？
= 先别急着全扛，一筐一筐搬嘛。哪样最赶呀？
= That's a burr in the sock, work trouble. Which bit scratches most?
= I get told “put it back” eight times daily, so I understand. What's the rush about?
@ daily.change
= 呀，这么大的事！啥时候的，你心里咋样？
= 挪个药柜我都得适应半个月，何况你挪的是活计。哪儿最不惯？
= 不管是去是来，饭要照吃。有没有人跟你一块儿拿主意？
= Big news about work! How's your tummy about it, fluttery or calm?
= Even moving one cupboard upsets us for weeks. What feels oddest?
@ daily.earning
= 钱的事我爱听！跟上回比，秤头高了还是低了？
= 我的秤老端不平，算钱归师兄。你这笔费的劲大不大呀？
= 辛辛苦苦换来的，别光存着愁。这个月松快不松快？
= Clink, clink! Is the scale tipping up or down from last time?
= I'm hopeless with sums, but I do know sweat. How hard did you work for it?
@ daily.class
= 上学的事呀！今天哪一句你真听进去了？
= 我背药名全靠唱，你那门课能唱不能？
= 念书最费脑子，饿得快。书包里带吃的没有呀？
= School! I learn everything by singing it. Which bit won't stick for you?
= Books make one hungry, I find. How much is left to do?
@ daily.clinic
= 呀，身子的事！大夫是怎么说的？
= 我只管泡茶不管看病，所以光问一句：这会儿难受不难受？
= 药怎么吃，听大夫的，一点别自己改。家里谁给你端水呀？
= Oh, your poor self. I'm no healer, so what does the doctor say?
= Tests and pills and sitting about, so tiresome. How do you feel this minute?
@ daily.kinsick
= 哎，听着心里一紧。这两天是好些还是老样子？
= 我搬个小凳坐近点。照看的活儿，都是谁在跑呀？
= 你光顾着那头，自己饿着没有？先吃两口。
= Oh dear. I've stopped the grinding wheel. How are they today?
= Whoever does the caring needs soup as well. Have you had any?
@ daily.baby
= 哎呀小不点！大人累坏没有呀？
= 一丁点大的人，放我秤上都怕秤杆叹气。多大啦，还是还在肚里？
= 家里添小人儿的事，里里外外都得人手。谁在帮忙呀？
= A teeny one! How are the big ones around it doing?
= My scale would sigh with tenderness. What's the littlest thing you noticed?
@ daily.wedding
= 呀，婚事！我红绳都翻出来了，快说说是咋成的？
= 百合配莲子，铺子里办喜事都抓这两样。你那边有啥讲究？
= 一说成家，总有人鼻子酸一下。你呢，啥滋味？
= Wedding talk! I've got the red string out. Who's making the fuss?
= Lily and lotus seed, that's our shop's recipe for a couple. What's the custom with you?
@ daily.house
= 住的事最要紧了！屋里现在哪儿不对劲，哪儿最可心？
= 我那九百九十个抽屉搬一回家，准得丢一半。你东西归置好没有？
= 冷了漏了乱了，都先把铺盖弄干爽。夜里睡得下吗？
= Home things! Which corner is giving you the most thoughts?
= If 990 drawers had to move house, I'd cry. What's the state of yours?
@ daily.broken
= 哎呀，怎么偏是它！急着用不急呀？
= 我找东西有个笨法子：站着不动，倒着想。你最后一回用是啥时候？
= 别上火，喝口水慢慢弄。身边有人能借一借没有？
= Oh bother! Do you need it right away?
= My trick is to stand still and think backwards. When was it last all right?
@ daily.found
= 呀呀呀，回来啦！是怎么回来的？
= 像在陈皮屉里翻出半块糖，白得的一样！你当时叫出声没有？
= 这下心里“嗒”一声归位了吧，今晚睡得香。
= It's back, hurray! Did you look for it, or did it just pop out?
= That's like finding a sweet in last year's coat! Did you squeak?
@ daily.bought
= 买啥啦买啥啦！为啥挑中它呀？
= 我一逛集市就乱花，师父让我先闻三下再掏钱。你闻了没有？
= 花了就花了，别老掰手指头。用着顺心不？
= Shopping! Why that one and not its neighbour?
= Master makes me sniff three times before I pay. Did you sniff?
@ daily.gift
= 哎，有心意在里头！是啥由头呀？
= 我们铺子包东西四个角，我总包出五个。这份包得俊不俊？
= 送的收的，心里都是热乎乎的。那会儿谁先不好意思的？
= Presents! What was it for, or was it for nothing, which is nicer?
= My parcels always have one corner too many. How was this one wrapped?
@ daily.trip
= 要说外头的事，我最馋！那边闻着什么味儿？
= 我是货郎家的丫头，一听赶路就来劲。吃着啥稀罕的没有？
= 换个地方水土就不一样，别贪凉。包里装了外套没有呀？
= Travels! What does the air smell like there?
= I grew up in a pedlar's basket, says my story, so I love roads. Tried any odd snack?
@ daily.road
= 路上折腾人吧？今天走了多久呀？
= 我跑一趟腿，能撞翻两个筐，你一路平安不？
= 赶路别饿着，兜里揣块饼。天黑不黑那会儿？
= Streets! I'd have bumped into three people. How long does it take you?
= Keep a biscuit in your pocket for such roads. Was it crowded?
@ daily.sky
= 呀，看天啦！你那儿闻着潮不潮？
= 搁铺子里我就得抢收竹匾，光想想腿都跑起来了。你那边收衣裳没有？
= 天一变脸，最容易着凉或上火。多喝口水，穿得合适不？
= Sky news! I'd be running to bring in the drying trays. Does the air smell of anything?
= Hot, cold or sparkling, drink something. Are you dressed right for it?
@ daily.garden
= 草木的事，你可算找对人啦！长什么叶子的呀？
= 我认得三百一十二味，就怕碰上第三百一十三。快形容给我听！
= 蹲地里看半天，膝盖要紧。今天有风没有？
= My people! Plants, bugs, birds, all of them. What shape were the leaves or wings?
= I know 312 by name and get shy with the next. Describe it, please!
@ daily.exercise
= 动弹动弹好呀！哪儿最先喊累的？
= 我光爬凳子够抽屉，一天百十趟，也算练家子。你练的啥？
= 别使过劲啦，疼得不对就停。喝温水没有？
= Up and down the stool, that's my sport. What's yours, and are you puffed?
= Bodies are like dough, they like being moved. Which part feels it?
@ daily.match
= 比赛呀！你喊没喊，嗓子哑了没有？
= 我看斗蛐蛐都能跳起来，鸡也跟着跳。哪一下最揪心？
= 看得手心冒汗吧，喝口凉白开。跟谁一块儿看的呀？
= Did you shout? I'd have scared the hen. Which moment was the worst for nerves?
= Even cricket fights make me jump, so I can imagine. Who were you for?
@ daily.play
= 玩儿我在行！几个人玩的呀？
= 搁我手里，棋子儿都当药材抓走一把。你那局最绝的是哪步？
= 玩高兴就行，别饿着肚子玩。坐了多久啦？
= Games! How many of you played?
= I once tidied a chess piece into a herb drawer. What was your cleverest move?
@ daily.screen
= 讲故事的呀！里头你最疼谁？
= 我光盯着里头吃什么，这回有好吃的没有？
= 看得眼睛酸不酸呀？酸了就望望绿的。最记得哪一段？
= Stories! Whom would you invite to tea out of that one?
= Me, I keep an eye on the dinners. Was there any good eating in it?
@ daily.song
= 有曲儿听呀！哼一句，写成字也成。
= 对门的二胡一响，我碾药就跑调。你那段快不快？
= 有调子在，手上活儿都轻了。那会儿心里啥味儿？
= La la! Would one hum it or stamp to it?
= When the erhu plays across the street, I grind in time. What makes you move?
@ daily.craft
= 自己做的呀，手真勤快！用的啥料？
= 我扎个药包都歪，你别谦虚，哪儿最得意？
= 做细活别猫着腰太久。还差多少没做完呀？
= Handmade! What's it made of, and may I poke it?
= My parcels come out crooked, so tell me your trick. Which bit was fiddly?
@ daily.dream
= 梦呀，趁热说，凉了就忘！里头有啥颜色？
= 我们说梦是夜里没关好的抽屉。你那格里蹦出来啥？
= 怪梦醒来嘴里发苦，漱漱口就好。心还跳得快吗？
= Quick, tell it while it's warm! What was the strangest thing in it?
= Dreams are drawers somebody left open. Did you wake up glad or cross?
@ daily.sleep
= 觉的事我最操心！这会儿脑袋清不清爽？
= 我们那只鸡天黑就睡，天亮就喊，比谁都准。你呢，几点沾的枕头？
= 老睡不踏实，记得跟大夫提一句。被窝暖不暖呀？
= Pillow matters! Is your head clear, or full of wool?
= The hen's asleep by dusk; nobody else manages that. When do you usually drop off?
@ daily.past
= 小时候、老早以前，我都爱听！那会儿啥味儿最浓？
= 老抽屉一拉开，先香一鼻子灰。里头头一样是啥？
= 想着想着鼻子会酸，不急，慢慢拿出来看。
= Once upon a time, then! How little were you?
= Old drawers smell the best. What's the first thing your nose remembers?
@ daily.gone
= 呀，怎么说没就没了。以前是什么光景呀？
= 一条街少了一味，闻着都不对了。你最惦记哪一样？
= 走了散了的，心里给留个格子就好。你最后一回见着是啥时候？
= Oh, gone? Tell me how it used to be.
= A street, a day, a habit, they all leave a smell behind. What's yours from it?
@ daily.waiting
= 还没信儿呀？等了多久啦？
= 熬膏就是干等，我一急就掀盖，师父打我手背。你掀了几回盖？
= 等人等信最磨心，手里剥点啥。有人陪你等没有呀？
= Waiting! I'm terrible at it, I lift the lid. How long already?
= A watched pot sulks. What are you nibbling in the meantime?
@ daily.decided
= 好嘞，定啦！先动哪一样呀？
= 秤杆一下子平了的那个劲儿，我懂！是啥让你下的决心？
= 主意定了也别一口吃成胖子。身边谁给你打气呀？
= Settled, good! What made the scale tip?
= Ooh, a plan with a lid on. What's the first tiny thing?
@ daily.undone
= 哎，没做成就没做成嘛。是啥绊住你了？
= 我欠师父的抽屉，排起来能绕街一圈，你这点不算啥。差多少呀？
= 别骂自己，茶凉了再热就是。明天先弄哪一小撮？
= Not done? Join the club, my drawers are president. What tripped you up?
= Tea that's gone cold can be warmed again. Which crumb of it first?
@ daily.mishap
= 哎哟我的天，跟我一个样！后来咋收场的？
= 我放错一百零三回抽屉，论出糗我是师姐。几个人瞧见啦？
= 磕着碰着没有呀？没有的话，就可以笑了。
= That's so me! What did you do with your face?
= A hundred and three wrong drawers on my record, so relax. Who saw?
@ daily.hurt
= 哎呀，疼不疼！洗干净、包好没有？
= 我急得想翻抽屉，可这事得听大夫的。现在肿不肿呀？
= 快坐好别乱动。要是疼得厉害、发晕、血止不住，赶紧上医院！
= Ow, ow! Is it clean and covered? Please don't poke it.
= My hands want to fetch things, but doctors know best. Is it swollen at all?
@ daily.loss
= 哎呀，心疼死了！数目大不大？
= 这味儿比黄连还苦，我都咂嘴了。还找得着地方说理不？
= 要是让人骗的，去报警，不丢人。先把吃饭的钱留好呀。
= Oh, that stings! Is it a lot, or a lot for now?
= Bitterer than goldthread, that. If it was a swindle, tell the police. Who else knows?
@ daily.luck
= 哇哇哇！好运上门啦，当时你蹦起来没有？
= 像一抓药正好三钱，一分不差，师父都得瞧我一眼！咋碰上的？
= 恭喜呀，该你甜一甜！这一口含着慢慢化。
= Eeee, lucky! Did you jump? I'd have jumped into a basket.
= That's like grabbing exactly three grams by hand! How did it come about?
@ daily.feast
= 热闹呀，我最爱热闹！桌上有啥好吃的？
= 一过节我就贴红纸，贴得自己脑门上都是。你们咋张罗的？
= 人多活儿多，忙的那个可别饿着。你歇会儿没有？
= A party! What's on the table, top to bottom?
= At feasts I stick red paper on everything, myself included. What's your job in it?
@ daily.noise
= 哎呀，吵人还是呛人呀？都在啥时辰？
= 我们铺子咕噜噜碾药，街坊也来敲过窗，我赔了三块糖。你那边赔礼没有？
= 没歇好火气大，先找个角落躲躲。今晚睡哪间清静？
= Noise or smells? Both get through my curtain, too. When's it worst?
= Next door once knocked about my grinding, and I paid in sweets. Have yours been sorry at all?
@ daily.courage
= 呀，胆子这么大！开头那一下咋迈出去的？
= 我头回爬到最高那排抽屉，腿抖得凳子都响。你那会儿嗓子紧不紧？
= 不管成没成，我都给扎一朵小红花。心跳慢下来没有呀？
= So brave! What did your knees do?
= My top drawer still frightens me, so I clap for this. What happened right after?
@ daily.learned
= 哇，长本事啦！是谁教的呀？
= 认出一味新草，我要绕后院跑三圈。你跑了没有？
= 慢慢记，记混了也没事，我天天混。哪儿最难记？
= Clever! Say it once more, so it stays in. What was the hard bit?
= One new herb and I run round the yard. How did you celebrate?
@ daily.online
= 网上好热闹呀！哪一条你看了两遍？
= 跟我们铺子门口一样，七嘴八舌，还没人添茶。你插嘴没有？
= 屏幕盯久了上火，眼睛也干，歇歇呀。心里闷不闷？
= All that chatter and nobody pouring tea! Did you join in?
= Screens are spicier than my peppercorns. Which bit made you blink?
@ daily.chores
= 收拾呀，我越收越乱！你弄到哪一样了？
= 归抽屉我有口诀，念着念着就串了。你先干的哪头？
= 活儿干不完的，直直腰再干。手糙了没有呀？
= Tidying! I always end up with one thing over. What have you got to so far?
= Sorting's my daily sorrow. Which pile is the worst?
@ daily.alone
= 自个儿的小工夫呀，最香了！在干啥呢？
= 我只有师父打盹那会儿才清静，连鸡都踮脚。你那儿听得见啥？
= 静静的也好，不用非得热闹。我小声点陪着。
= A peaceful little while! What can you hear?
= Only when everyone naps do I get one of those. Have you a hot cup with it?
@ daily.small
= 呀，这个小小的好！在哪儿碰上的呀？
= 一粒糖掉进茶里，甜的就是这么一点点。啥时候的事？
= 我拿红绳给你扎起来，留着阴天闻。再说一遍嘛！
= Teeny-tiny and so sweet! Where were you?
= Into the little jar it goes, with a ribbon. Who else saw it?
`;
