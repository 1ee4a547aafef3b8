export const AGUAI_DAILY = `
@ daily.meal
= 嘿，说到吃我就不认路了！这口是咸是甜，快给我报一报！
= 驴耳朵都支起来了，它当你手里是草。啥味儿，形容形容？
= 嘴里有嚼头，人就有劲儿走。这顿在哪儿吃的，还是要去哪儿吃？
= Food! I've dropped the map. Sweet, salty, or dangerously hot?
= Bread and I are listening closely. Which bite would you walk a mile for?
@ daily.cooking
= 水碰火，火碰面，这可不就是合成嘛！碰出个啥来了？
= 厨房最容易迷路，盐罐糖罐长一个样。你哪一步拐了弯？
= 肯自己动手就了不起，糊了香了都算新发现。谁是头一个试吃的？
= Fire plus water plus nerve, that's pure crafting. What came out of it?
= I get lost between the salt and the sugar myself. Where was your tricky corner?
@ daily.child
= 小孩儿走的全是没人画过的路，我笔都跟不上！你当场咋接的？
= 这路数够新鲜，我二十四了都没走过。孩子当时啥表情？
= 带娃跟牵驴似的，你往左它往右，不容易。今儿你歇着了没？
= Kids never use the road, they go through the hedge. What did you do?
= Small scouts never report in the right order. What was the face like?
@ daily.elder
= 老人家都是活地图，哪块地谁家的全记着。这回跟你念叨啥了？
= 一提长辈，我就闻见灶台味儿。你们上次见面是啥时候？
= 岁数大了，脚步慢，心思可都在你那头呢。听着精神头咋样？
= Old folks are walking maps, full of shortcuts and warnings. Which one did you get?
= Family elders take the scenic way to any point. What was theirs?
@ daily.partner
= 两口子走一条道，谁踩谁脚都有故事。那会儿你咋回的？
= 哟，身边那位又整啥新鲜的了！你当时是愣住，还是早猜着了？
= 有人跟你并排走，路窄点也热乎。这事儿最让你记着的是哪一下？
= Two people, one lane, somebody's always in the nettles. What did you say back?
= Aha, the fellow traveller strikes! Did you see it coming round the bend?
@ daily.quarrel
= 哎，走一块儿的人才顶得着牛呢。是哪句先拐歪的？
= 俩人一人拽一头缰绳，驴都得急。现在是谁不理谁？
= 先喘口气，别一脚把桥也踹了。心里这会儿是火，还是堵？
= Pulling one rope from both ends hurts the hands. Which word started it?
= Before anyone burns the bridge, sit. How long has the silence been?
@ daily.peace
= 嘿，岔开的路又并到一块儿了！先挪脚的是谁？
= 把疙瘩话掏出来，比翻山累多了。说的时候在屋里还是外头？
= 这道坎能走到跟前就不易，别的慢慢来。现在心里轻点没？
= The two tracks met again, look at that. Who took the first step?
= Saying the hard thing is a steep climb. How are your knees?
@ daily.friend
= 老伙计！这种人在我图上画的是客栈。你俩聊啥聊得最欢？
= 老朋友一冒头，当年的糗事也跟着冒！这回翻出来没有？
= 有人还记得你，走哪儿都不算太偏。隔多久没见了这是？
= Friends are the inns on my map. What did you two talk about?
= I bet an old silly story came up. Which one was it?
@ daily.kindness
= 路上搭把手的人，我都画成太阳。具体是咋帮的？
= 嘿，好人就藏在拐角后头，冷不丁冒一个！当时说啥话没？
= 人心热一下，走十里都不冷。这事儿我得标颗大星。
= I draw people like that as little suns. How did it go exactly?
= Goodness jumps out from behind corners too. Was anything said?
@ daily.rude
= 谁啊，横在路中间当石头！你当时是绕了还是怼了？
= 这人我画成一坨刺儿，旁边写“勿近”。在哪儿碰上的？
= 没招谁没惹谁，平白踩一脚泥，憋屈。气顺点没有？
= That's a boulder with a mouth. Did you go round, or at it?
= I'd mark that spot “thistles, avoid”. Where did you run into it?
@ daily.pet
= 我家驴耳朵转过来了，它也惦记。它这会儿咋样？
= 四条腿两只翅膀的，没一个按图走。它平日最爱往哪儿钻？
= 它们有话说不出，全靠人惦记。你心里这会儿踏实不？
= My donkey wants to know everything. How's the creature doing now?
= No creature ever followed a map. Does this one ever keep to the path?
@ daily.shift
= 上一天班好比绕山跑一圈，又回原地。今儿坡陡不陡？
= 人来人往的，准有个把奇人！最怪的那位说了啥？
= 下了班脚还在走呢。先坐，鞋带松松，哪儿最酸？
= A shift's a big loop back to the same gate. Steep today?
= All those people passing, one must've been odd. Who was it?
@ daily.trouble
= 这坑甭管谁挖的，偏叫你赶上了。最硌脚的是哪一块？
= 领导一挥手，指的净是没路的坡。你心里骂了几句？
= 活儿压成山了，咱先看脚底那块石头。最急的是啥？
= There's a hole right on your path, whoever dug it. What's the worst stone in it?
= Work like that is all uphill and no view. When does it let you go?
@ daily.change
= 大岔口啊！这地方谁都得站一站，你是精神还是发怵？
= 换道走，头几天鞋都磨脚。你现在站哪儿，桥这头还是那头？
= 饭碗的路一拐，谁都得扶扶墙。想先歇会儿，还是先瞅瞅前头？
= A big fork in the road! Does it tickle or does it wobble?
= New track, new blisters, maybe new views. What's the first thing you noticed?
@ daily.earning
= 兜里有响儿没响儿，走路姿势都不一样。这回响了几下？
= 挣钱也是赶集，有旺有淡。今儿摊子前头啥光景？
= 一滴汗换一个子儿，都是硬的。跟你估摸的差得多不？
= Pockets tell the truth when you jump. How loud is the jingle?
= Market days go fat and thin. Which sort was this?
@ daily.class
= 上学的路我老走岔，光顾着看蚂蚁了。今儿讲的啥？
= 卷子作业都是迷宫，老师还不让拐弯。哪儿绕进去了？
= 脑子走了一天山路，该喂点吃的了。最难爬的是哪门？
= School, where corners are forbidden! What did they put on the board?
= Homework's a maze with one door. Where did you get turned around?
@ daily.clinic
= 身上不得劲，啥路都先放放。大夫咋说的，记全了没？
= 白大褂那地方，走廊长得都一样，我准迷路。有人陪你不？
= 疼不疼的别逞强，慢慢说。眼下最难受是哪块？
= Never mind roads, you first. What did the doctor say, if there was one?
= Hospital corridors would lose even a good mapmaker. How's the body now?
@ daily.kinsick
= 家里人一病，脚底板全是虚的。现在有谁守着呢？
= 这段路我不逗趣了，陪你走慢点。病人今天咋样？
= 你跑前跑后的，自己也得吃口热的。昨晚合眼了没？
= No jokes on this stretch, I'll just walk slower beside you. How were they today?
= Caring for someone is carrying two packs. Who's taking a turn with you?
@ daily.baby
= 哇，地图上要多一个小小的脚印了！现在多大点儿？
= 这么个小人儿，一来就当领队，全家跟着转。谁最手忙脚乱？
= 没人天生认得这条道，都是摸着走。你身边有人搭把手不？
= The tiniest footprint on the map! How little are we talking?
= Small captain, large crew, no sleep. Who's the most flustered?
@ daily.wedding
= 两条路拧成一股，这可是大工程！头一回碰面是在哪个路口？
= 吹吹打打的，驴脑袋上都想戴花。这里头有你啥活儿没？
= 喜帖这东西，拿着轻，心里啥都有。你啥滋味儿，照实说。
= Two roads tied in a bow! Where did the two first cross?
= The donkey's asking about flowers to eat. What's your part in it?
@ daily.house
= 挪窝修窝，等于把地图重画一遍。哪个角落最难画？
= 屋里要是漏了乱了，我就当它是新地形。先收拾哪座山？
= 窝不安生，人睡哪儿都像借宿。今晚铺盖有着落没？
= Home's the one map you redraw with your shins. Which corner bit you?
= Boxes as mountains, pipes as rivers. Where's the trouble spot?
@ daily.broken
= 哎呀，它偏挑这时候撂挑子！最后一眼见它好好的，在哪儿？
= 我袋子也老破，破着破着就惯了。这下最耽误你啥？
= 东西一闹脾气，人跟着上火。先坐下，想想能找谁搭把手？
= Either it's on strike or it's gone for a walk. What does it hold up?
= My bag does that weekly. Where did you last see it behave?
@ daily.found
= 嘿！它又回你手里了，比我还认路！是咋回来的？
= 走丢了、趴窝了还能拐回来，这路我得画。谁帮的忙？
= 回来了，心里那个坑就填平了。你摸着它头一句说的啥？
= It found the way back, better than I ever did! How did it manage?
= Lost or limping, it came home in the end. Who gets the thanks?
@ daily.bought
= 掏钱那一下准有个响！快跟我说说，啥颜色的？
= 买东西我老买歪，出门要绳子，回来抱只鹅。你这回买正了没？
= 新玩意儿进门，总得给它找个窝。你打算搁哪儿？
= I went out for rope once and came back with a goose. How did yours go?
= Show me, in words! What does it do when you poke it?
@ daily.gift
= 礼物就是路上捡的太阳，得两手捧着。啥样的，讲讲？
= 藏着掖着送，拆的人蹦了没有？我就爱看这一下！
= 有人惦着有人，这事儿比盒子里装啥都强。为啥日子准备的？
= Presents! Paper, string, a proper rustle, I love it all. What's inside?
= Someone thought of someone, that's the whole map. What was the day for?
@ daily.trip
= 出远门！我脚心都痒了。最让你“哇”的是哪个弯？
= 千万告诉我你走错过一回，好玩的都在错路上！
= 路上饿不饿、挤不挤？看见啥好看的，替我多瞅一眼。
= My feet itch just reading that! Which bend made you say “oh”?
= Please tell me there was one wrong turn. They're the best bit.
@ daily.road
= 你这段路我想画下来，有几个红灯几个坑？
= 路这家伙，顺的时候不吭声，一堵全是戏。今儿演的哪出？
= 腿累还是心累？到地方先靠墙歇会儿，水喝一口。
= I'd love to draw that route. How many potholes, how many lights?
= Roads are quiet when kind and chatty when cruel. Which today?
@ daily.sky
= 抬头不收钱，我天天看，看得掉坑。你那片天啥颜色？
= 天这一出，地图上的线全得挪。你是躲着它，还是迎着它？
= 天热天凉的，衣裳跟得上不？别光顾着看。
= I fall into pits from looking up. What did your bit of sky look like?
= Weather redraws every map by noon. Were you under it or hiding?
@ daily.garden
= 泥巴地头的事我熟，脸都栽进去过！现在啥模样了？
= 花草虫鸟都有自个儿的道，比我画得细。你蹲下瞅了没？
= 地里的东西急不得，可看一眼心就宽。你守着看了多久？
= Mud, leaves, small legs: my kind of country. What did you see first?
= Anything that grows or hops keeps better roads than I do. Is it a regular of yours?
@ daily.exercise
= 腿儿着腿儿着就上山了！今儿哪一段最想躺地上？
= 驴听完表示佩服，它一般走三步歇五步。你练了多久？
= 出汗了别吹风，缓着点儿。身上哪儿在跟你嘟囔？
= The donkey salutes you; it rests every three steps. How far, how long?
= Which bit made you want to lie down in the grass?
@ daily.match
= 场上那帮人跑得我眼花！哪个球，哪一下，你喊出声了？
= 比分我记不住，我就想知道你拍没拍大腿。
= 看得心一上一下的，跟坐驴下坡似的。现在落地了没？
= I'd get lost on the pitch. Which moment made you yell?
= Never mind numbers, did you jump off the sofa?
@ daily.play
= 玩儿去了！输了赢了先放边上，最逗的是哪一下？
= 我下棋老把马骑走了，没人跟我玩第二回。你对手咋样？
= 脑子肯撒欢，这一天就没白走。还想再来一把不？
= I once rode the knight off the board. Who were you up against?
= Win or lose, what was the silliest minute of it?
@ daily.screen
= 别人编的路走一遭，回来总带点土。你带回来哪一段？
= 里头谁最像会迷路的？我先支持那位！
= 看完心里空落落也好，热乎乎也好，都是走远了。停在哪儿了？
= You travelled without boots! Which scene came home with you?
= Who in it gets lost? I'm on that one's side already.
@ daily.song
= 一听调子我就拐弯，腿自己跟着走！你听的是快的慢的？
= 哼两句文字版的给我呗，驴负责打拍子，尾巴打。
= 调子钻心里那下，比风还快。那会儿想起啥了？
= My feet follow tunes, that explains a lot. Fast or slow?
= Hum it in letters! The donkey will keep time with its tail.
@ daily.craft
= 手上冒出来的东西最金贵，歪了才认得是谁做的。歪哪儿了？
= 嘿，这也是合成！你往里头加了几样料？
= 一点一点抠出来的，费眼睛。最想拿给谁瞧瞧？
= Crooked corners are signatures, I say. Where's yours?
= That's crafting, my own religion! What went into it?
@ daily.dream
= 梦是没比例尺的地图，我羡慕死了！你在里头往哪儿走？
= 有没有飞起来？要换我做梦，准是骑着山跑。
= 醒了心还咚咚的话，先摸摸床沿。记得最清的是啥？
= Dreams: maps with no scale and no rules. Where were you heading?
= Any flying, any missing shoes? Tell me the oddest corner.
@ daily.sleep
= 睡觉这条路，有人一步到，有人绕半天。你这回绕了几圈？
= 被窝那引力，驴都拉不动。现在两只眼睁开几只了？
= 觉走得顺不顺，白天都挑平道走。晚点能不能眯会儿？
= Some fall asleep in one step, others go round all night. And you?
= Blankets have stronger pull than donkeys. How many eyes are open?
@ daily.past
= 回头路！我最爱画这个，路窄，花多。那会儿你多高？
= 旧事儿都长在拐角上，一碰就响。今儿是啥碰着它了？
= 想着想着人就慢下来了，慢点好。里头最亮的是哪块？
= Backward roads are narrow and full of flowers. How tall were you?
= Something tripped that memory. What was it?
@ daily.gone
= 没了的，我图上也不擦，拿虚线给你留着。你最惦记哪个角？
= 路断了，脚还老往那边拐。最后一趟是啥样的？
= 没了就是没了，我不瞎哄。蹲会儿，说说它在的时候啥味儿。
= I don't rub places out, I dot them. Which corner should I draw best?
= Feet do keep turning that way. What was the last time like?
@ daily.waiting
= 等最磨人，我能把一块石头坐出坑来。你等多久啦？
= 来数羊数车数云都行，我陪你数！等的那头有动静没？
= 心悬着就别光站着，手里抓点啥。要是来了，头一件干啥？
= I've worn hollows in rocks, waiting. How long's it been?
= Let's count clouds till it comes. What's the first thing you'll do?
@ daily.decided
= 指好了！脚尖朝哪边都行，朝着就带劲！啥时候动身？
= 我拐了一辈子弯，最服说走就走的。是哪句话推的你？
= 头几步最晃，晃了也算走。路上缺啥，先备一样？
= Toes pointed, excellent! When do you set off?
= I admire a straight arrow, being none. What tipped you over?
@ daily.undone
= 没动就没动，驴天天趴着，照样是好驴。卡哪儿了你说说？
= 这段路今儿没走，它又不会跑。明天先迈左脚还是右脚？
= 别拿鞭子抽自个儿。剩的里头，哪样一伸手就够着？
= Standing still counts as surveying, I insist. What was it that wouldn't budge?
= The path waits, it hasn't got legs. Which foot goes first tomorrow?
@ daily.mishap
= 哈，同行！我今儿也掉了一坑。你那下有人瞧见没？
= 这种事我全画成金色的，叫“丢人名胜”。后来咋圆回来的？
= 脸烫过一会儿就凉了，人没磕着就行。现在敢笑了不？
= A fellow pit-faller! Was there an audience?
= I mark those spots in gold: “dignity lost here”. How did you recover?
@ daily.hurt
= 哎哟！别动别动，先看看。碰着哪儿了，洗了包了没？
= 摔跤这科我最熟，皮破了也不能硬挺。现在疼得咋样？
= 今儿路先不赶了，靠着。严重的话可得找大夫，有人在旁边不？
= Ouch! Hold still. Where, and how does it look now?
= I'm an expert faller, and even I get things bandaged. Is it taken care of?
@ daily.loss
= 兜破了个洞，风一吹心都凉。漏出去多少？
= 这钱跑得比驴快，还不带回头的。是咋拐走的，你捋捋？
= 心疼就心疼，别抽自个儿。先瞅瞅洞堵上没有？
= A hole in the pocket is the worst kind of draught. How much slipped out?
= That money ran faster than any donkey. Which way did it go?
@ daily.luck
= 嚯哈！路上白捡一颗星！你蹦了没，蹦多高？
= 好运这东西，我拐八百个弯碰一回，你直接踩上了！咋踩的？
= 高兴就使劲高兴，饼都归你。先跟谁显摆的？
= Wahoo, a star on the footpath! How high did you jump?
= I turn a thousand corners for that, and you stepped on it! How?
@ daily.feast
= 席面！我闻着味儿迷路过来的。桌上最抢手是哪盘？
= 热闹堆里准有个讲笑话没人笑的，你家是谁？
= 过节有忙有闲，有人欢喜有人累。你是哪一拨？
= A feast! I'd get lost towards it on purpose. What goes first off the table?
= There's always one person telling the long story. Who was it, or will be?
@ daily.noise
= 墙那头跟修路似的。咋折腾的，是响动还是味儿？
= 鹅当邻居大概也就这样了，我最怕鹅。闹了多久了？
= 家里头不清净，躲哪儿都硌得慌。夜里能睡不？
= Living by geese must be like that. How long has it gone on?
= Next door without a hedge is hard going. What's the worst of it?
@ daily.courage
= 好家伙，直接蹚过去了！脚离地那一秒想的啥？
= 我见鹅就跑，你倒往前冲，服！边上人啥反应？
= 成不成另说，这一步够我画大半张纸。腿现在还软不？
= You went straight through! What were you thinking mid-leap?
= Whatever's on the far bank, that took legs. Are they still wobbling?
@ daily.learned
= 又多一块地不白了！是哪一下，脑子里“啪”亮了？
= 学新玩意儿我都得绕三圈，你绕了几圈？
= 会一点是一点，揣兜里不占地方。往后打算咋使？
= One less blank on your map! Where did it go “click”?
= I circle everything three times before it sinks in. How many for you?
@ daily.online
= 网上那地方岔路多，掉进去半天爬不出来。你掉哪条沟了？
= 一堆人隔着山头喊，谁也看不见谁。你喊了没？
= 刷得眼睛发直就抬抬头。哪一句还在脑子里转呢？
= The internet's all side roads, I lose whole afternoons. Which ditch today?
= People shouting from separate hills. Did you shout back?
@ daily.chores
= 收拾、跑腿都是探险，抽屉底下准有古迹！挖出啥了？
= 杂活儿像碎石子路，不陡，就是长。走到哪儿了？
= 干完这些没人给旗子，我给你插一面。腰还行不？
= There are ruins under every sofa. What have you dug up?
= Errands are gravel: flat, but endless. How far along are you?
@ daily.alone
= 一个人瞎逛最自在，想拐就拐，没人喊集合！都干啥了？
= 路上就自个儿的影子，它可不抢饼。那会儿听见啥没？
= 静静地待着挺好，我蹲远点儿，不出声，你美你的。
= Nobody calling the roll, turn wherever you like! What did you do?
= Just you and your shadow, which never steals bread. What was around?
@ daily.small
= 嘿，这种小疙瘩甜，大路上没有！在哪个旮旯捡的？
= 针尖大的星我也画，画得可认真了。当时几点？
= 就这么一丁点儿，能顶半天累。多看一眼，别急着走。
= Ha, you only find those off the main road. Where exactly?
= It gets a star the size of a pinhead. What time was it?
`;
