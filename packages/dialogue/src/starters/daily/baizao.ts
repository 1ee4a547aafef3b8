export const BAIZAO_DAILY = `
@ daily.meal
= 先让我听听：这一口是脆的、软的，还是咕嘟咕嘟的？
= 碗沿杯沿轻轻一碰，就是最好的前奏。这一口是谁挑的？
= 胃有了着落，人也会小声一点。吃喝的时段，我不插播。
= Every dish has a sound before it has a taste. What's yours: crunch, slurp, sizzle?
= A spoon against the bowl, my favourite percussion. Is anyone sharing it with you?
@ daily.cooking
= 厨房是一家里最好的录音棚。这次最响的是哪一道工序？
= 油锅、面团、烤箱的叮，成不成都有声。尝第一口时，屋里安静了吗？
= 为一口吃的守在灶边，很费耳朵也很费心。手歇下来没有？
= Kitchens make the best studio. Which noise told you it was done, or too late?
= Something was chopped, something hissed. How did the first taste go?
@ daily.child
= 孩子没有经过剪辑，想什么就响什么。原声是怎样的？
= 小朋友一出声，屋子就换了频道。你当时接的是哪一句？
= 听得出来，你那边总留着一只耳朵给孩子。今天它累不累？
= Children speak without an editor. Could you give me the exact words, or the exact noise?
= A small broadcaster in the house, live all day. What did you say back?
@ daily.elder
= 老人的声音里，总带着一间屋子的回响。今天听上去怎么样？
= 长辈的台词常常只有“吃了吗”，意思却有好几分钟。这回说了什么？
= 那一头的咳嗽、拖鞋声，你大概都记着。挂念是听得见的。
= Their voices carry a whole room along. What did you hear in the background?
= Old people hide the weather report inside a question about food. What was in it this time?
@ daily.partner
= 枕边人的一点动静，比别的声音都近。那一刻你在做什么？
= 你说到那位的时候，句子轻轻拐了个弯。后来两个人说了什么？
= 日子里的双声道，一左一右。你这边听着，是安稳的吗？
= Household stereo: one voice left, one right. What did yours answer?
= Your sentence dropped half a tone there. What was the look on their face?
@ daily.quarrel
= 吵完之后的那阵静，往往比吵还响。现在屋里是什么声音？
= 两个人都把增益推满，就只剩失真了。哪句还在耳朵里？
= 先把最后一句关掉，让耳朵歇一歇。你此刻想靠近，还是想隔开？
= The silence after a row is the loudest part. What does the room sound like now?
= Both of you in the red, nobody hearing. Which line keeps playing?
@ daily.peace
= 那道杂音终于有人去调了。第一句，是谁开的口？
= 难说的话说出来，声音通常比想的小。当时你们坐得近吗？
= 听到这里，我也跟着呼了口气。今晚可以让话停在这儿。
= Someone reached for the dial at last. Whose voice went first?
= The hard words usually come out quieter than rehearsed. Where did you two sit?
@ daily.friend
= 熟人的声音，隔多少年都能一耳朵认出来。先说的是哪句？
= 朋友之间，时间总开着倍速。让你停下来的是哪句？
= 有人跟你同频过，哪怕只一会儿，也留得住。心里还热着吗？
= One recognises an old friend by the first “hey”. How did it sound?
= Friends keep half of one's old soundtrack. Which part did you two play?
@ daily.kindness
= 善意多半很小声，得凑近了才听得见。它是怎么发生的？
= 这一小段我不配乐，原声就够好。那会儿旁边还有谁听见？
= 有人朝有人伸了一下手，夜就没那么空。我把它收进片尾。
= Kindness is seldom loud. What did it sound like, up close?
= I'd broadcast that without music. Was anything said, or only done?
@ daily.rude
= 这种音量，本来不该冲着人开。当时最刺耳的是哪一声？
= 陌生人的粗声，会在耳朵里赖很久。你那会儿回话了吗？
= 不讲理的声音，谁听了都堵。先喝口水，替自己关掉一格。
= That was an ugly frequency to be hit with. Was it the words, or the manner?
= Strangers can leave such a ringing. Did you answer, or just stand there?
@ daily.pet
= 它们不用词，全靠响动。有它以后，家里哪种声音多了？
= 家里不说人话的那位又上节目了。它平时怎么叫你？
= 屋里有没有它的声音，你一进门就知道。你这会儿挂着它吧。
= Animals talk in thumps and breaths. Which do you listen for?
= That creature has its own programme, plainly. How long have you been tuned in?
@ daily.shift
= 一整班的声音叠在一起，回家还嗡嗡的。今天最多的是哪一种？
= 铃声、脚步、“您好”，班上的配乐从来不停。哪一刻静过？
= 到点了就让它淡出，别带上枕头。你的嗓子今天用得多吗？
= A whole shift leaves a hum in the ears. What's in it: phones, wheels, voices?
= Between all those hellos, was there a quiet minute? Tell me where.
@ daily.trouble
= 班上那些话，下了班还会自动重播。播得最多的是哪句？
= 催命的提示音一响，心先跳半拍。眼下最吵的是哪一件？
= 压在身上的事，先放低一格听。今晚哪一样可以静音？
= Office words replay themselves at home. Whose voice is on the loop?
= Deadlines tick louder after dark. Which one is loudest tonight?
@ daily.change
= 换了频道，开头几天总有些沙沙声。现在心里听着，是轻还是空？
= 一扇门的声音很具体，进去出来都不一样。你听见的是哪种？
= 工作这条线有了转折，先别急着配乐。那天你怎么回家的？
= A change of station, and static in between. How does your chest sound?
= Some doors have a particular click. What was said at this one?
@ daily.earning
= 进账的叮一声，有人听着轻，有人听着沉。你这次是哪样？
= 生意的好坏，其实柜台的声音最先知道。今天那边吵吗？
= 数字背后都是力气声。算完账，记得让耳朵也收工。
= Coins have a tone; it depends what they cost you. How did this one ring?
= Trade has its tides, and one hears them at the till. Was it noisy today?
@ daily.class
= 粉笔、翻页、后排的小话，教室是一种很满的安静。今天听进去什么？
= 下课铃其实是全城最齐的一声叹气。哪一节你最盼着它响？
= 笔尖磨了一天，脑子里还沙沙的。先停下来，听听窗外。
= Classrooms have such a crowded silence. Which sentence got through to you?
= A pen scratching, a clock, somebody's cough. What was on the page?
@ daily.clinic
= 看病养病的时候，周围都会放低声。医生有什么话给你？
= 身体平时不出声，一出声就让人停下来听。这会儿是哪里在响？
= 别硬撑着说没事，我听得慢。今晚身上好受些吗？
= Medical matters hum under everything else. What have you been told so far?
= The body seldom speaks up. Where is it speaking from now?
@ daily.kinsick
= 家里有人病着，夜会变得很长。现在是谁陪在旁边？
= 你的声音放得很轻，像怕吵醒谁。那边今天怎么样？
= 照看别人的人，自己常常没声音了。你喝口水，我等你。
= You're speaking as though someone's asleep next door. How are they today?
= Carers go quiet without noticing. Who listens to you in the meantime?
@ daily.baby
= 那么小的一个人，整栋屋子的音量都听其调遣。今晚静吗？
= 第一次听见那个声音的人，往往会忘了呼吸。你那边先听见了什么？
= 有小生命的屋子，连脚步都变轻。你自己，睡上整觉没有？
= So small, and in charge of the whole volume knob. How's the house tonight?
= People remember the first sound for ever. What do you hear in that room?
@ daily.wedding
= “愿意”两个字，每个人念的速度都不一样。你听着是什么感觉？
= 婚礼这种事，杯子声多，真话少而轻。哪一句你最在意？
= 关于一辈子的消息，总会让人静几秒。这几秒里你想了什么？
= Two people, one “yes”, so many ways to say it. How did it sound to you?
= News like that leaves a pause after it. What was in your pause?
@ daily.house
= 每间屋子有自己的底噪，换了、漏了、空了都听得出。你那儿现在什么声？
= 钻头、纸箱、水管，房子也有闹脾气的时段。哪一处最吵？
= 还没安顿好的屋子，夜里格外响。先给自己留一盏灯。
= Every flat has its own hum. What does yours sound like at the moment?
= Pipes, boxes, drills: a home clearing its throat. Which room's the worst?
@ daily.broken
= 它上一回好好地出声，是什么时候？
= 缺了那样东西，手会空出一段静音。最先不方便的是哪里？
= 越急，屋里的响动就越大。缓一缓，先把非用它不可的事往后挪。
= What was its last noise: a click, a beep, or simply nothing?
= An object goes silent and the whole routine stumbles. What do you miss it for?
@ daily.found
= 失物招领今晚有了好消息。重新碰到它，是什么声音？
= 消失的东西再响起来，总像别人替你按了播放。是怎么回来的？
= 它回来了，你心里那根绷着的弦也松了一下，我听见了。
= Lost and found has a happy item tonight. How did it come back?
= That little gasp when a thing is yours again. Did you make it?
@ daily.bought
= 拆封的那一声，我愿意听两遍。它怎么入了你的眼？
= 新东西头几天都有点生，响起来像客人。给它留的是哪个位置？
= 花钱的那秒，心里总有一声很轻的“咚”。这回落得稳吗？
= The tearing of parcel tape, a lovely sound, now or later. Why this one?
= New objects sound like guests at first. Where will it live?
@ daily.gift
= 包装纸窸窣那几秒，两个人都在屏气。打开以后说了什么？
= 礼物是一句没出声的话。你猜，里面写的是哪个字？
= 有心意经过一双手，再经过另一双手，我只想轻轻听着。
= Wrapping paper is a drum roll. What was the first word afterwards?
= A present is a sentence without sound. What was it meant to say?
@ daily.trip
= 远处的地方，连空气的底噪都不同。你录下一秒，会是什么？
= 车轮、报站、陌生的口音，这一路哪一声你留着了？
= 人在路上，心跳会跟着窗外的节奏。累了就闭一会儿眼。
= Other places have other room tones. If you kept one second, which?
= Wheels, announcements, unknown accents. Which voice do you remember from the way?
@ daily.road
= 路上的声音最杂，喇叭、链条、红灯的滴滴。这一趟，哪样最多？
= 通勤像一盘每天重放的带子，今天哪一段跟平时不同？
= 还在半路也好，到了也好，先把耳朵里的车声放掉。
= Streets are a mixing desk nobody minds. What filled your ears on the way?
= The same tape every day, with one new noise. What was it today?
@ daily.sky
= 天气里最好听的，往往是它没出声的那部分。你站在哪儿听的？
= 今天的预报由你播了，我只做记录。窗子开着没有？
= 天光、风、温度，都会进麦。穿得合适吗？
= You've read tonight's forecast, so I'll just note it. Was a window open?
= The sky has very few words and all of them long. Where were you standing?
@ daily.garden
= 叶子和翅膀的动静，要蹲下来才够得着。你离得多近？
= 植物也在说话，只是语速是一年一句。今天这句是什么？
= 那片绿的地方，连安静都有层次。你多待了一会儿吧。
= Leaves and wings speak below our range. How near did you get?
= Plants say about a sentence a year. Which one did you catch?
@ daily.exercise
= 喘气声是最诚实的节拍器。到后面，它快到几拍？
= 鞋底、水花、器械，身体也有自己的打击乐。哪一声最过瘾？
= 动完别立刻关机，让心跳自己淡出。身上哪里酸？
= Breath is an honest metronome. How fast was yours?
= Soles, splashes, iron: the body's percussion. When did you think of stopping?
@ daily.match
= 全场一起吸气的那半秒，比哨声还好听。你那时在做什么？
= 解说的嗓子劈了没有？我凭这个判断比赛好不好看。
= 终场之后屋里会忽然静下来。你缓过来了吗？
= The half second when a crowd breathes in: when did that come?
= I judge a match by how hoarse the commentator gets. How bad was it?
@ daily.play
= 骰子、按键、洗牌，输赢之前先有手感的声音。你玩的是哪种？
= 关键那一下，你大概屏着气。后来是欢呼，还是一声叹？
= 玩到别的声音都听不见，就算放过假了。是和谁一起？
= Buttons, tiles, dice: every game has its click. Which one is yours?
= There's a held breath before the big move. How did it come out?
@ daily.screen
= 放完以后那一小段黑，最能试出一部作品。你坐了多久才动？
= 书页和片尾字幕，都会留一点余音。你留下的是哪一句？
= 别人的故事听进去，自己的心会小声应。你应了什么？
= The blank after the ending is the real test. How long did you sit there?
= Which line went on talking after you closed it?
@ daily.song
= 这段不说话了，先放音乐。最戳你的是哪一个音？
= 旋律会找人，不找耳朵。它响起的时候你在哪里？
= 跟着哼也好，跟着晃也好，身体记得比脑子久。
= Then let me say less and let it play. Which note got you?
= Melodies find people, not ears. Where were you when this one did?
@ daily.craft
= 手工的声音很治人，剪刀、笔尖、螺丝，一声一声。你最爱哪道？
= 一件东西从没有到有，中间全是细碎的响。花了几个晚上？
= 做手上活的人，话会变少，心会变满。最后一下收得满意吗？
= Scissors, pencil, screws: I could listen for hours. Which step sounds best?
= Something that didn't exist now does. How long did you sit over it?
@ daily.dream
= 梦多半是默片，醒来才配上声。你那一场有声音吗？
= 昨夜的节目只播给你一个人。最后一个镜头停在哪儿？
= 梦刚退的时候，人会有点潮。先坐坐，记得的讲一角就好。
= Dreams are mostly silent films. Did yours have any sound?
= A private broadcast, once only. What was the last frame?
@ daily.sleep
= 睡眠是最长的一档节目，总有人掐头去尾。你这回停在几点？
= 闹钟那一声，全世界没人给它好评。今天你跟它处得怎样？
= 眼睛涩就别撑亮，白天也可以小声过。现在清醒几分？
= Sleep is my longest programme, and so often interrupted. How was last night's signal?
= No alarm ever got a kind review. How do your eyes feel now?
@ daily.past
= 旧日子有旧日子的底噪，一响就认得。先听见的是什么？
= 往回倒带，总会停在同一个地方。你停在几岁？
= 老声音不用修，沙一点才像真的。想多待一会儿就待着。
= Old days have their own hiss. What do you hear first in them?
= Rewind always stops at the same spot. How old are you there?
@ daily.gone
= 一个地方散了，它的声音会去别处借住。你记得哪一种？
= 最后那声关门、关灯，总是比平时轻。你在场吗？
= 没有了的，我不劝你快点习惯。这段空白，我陪着播。
= When a thing ends, its sounds need lodging. Which one will you keep?
= The last click of a lock is always gentler. Were you there to hear it?
@ daily.waiting
= 等待有自己的拍子，滴，答，中间特别宽。你等多久了？
= 手机一震，心先跳起来，常常不是那一个。这回盼的是哪一声？
= 没有回音的时段最长。我在这儿，替你把安静调软些。
= Waiting widens the gap between tick and tock. How long has it been?
= Every buzz might be the one. What will you do with your hands till then?
@ daily.decided
= 刚才那句里没有犹豫的气口，我听得很清楚。从哪天起？
= 决定落地，通常只有很轻的“嗒”一声。是什么推了你一下？
= 想好了就好，不用大声宣布。头几天难的时候，也可以来说。
= No hesitation in that sentence; I noticed. When does it begin?
= Decisions land with a very small click. What gave you the push?
@ daily.undone
= 今天像一段没录上的带子，也不必删。最想补的是哪一段？
= 没动手的那些事，也有自己的底噪。最响的是哪一件？
= 没做完的会在夜里小声喊人。先答应它一件，明天最小的那件。
= A day that didn't get recorded. Which minute would you still like back?
= Unfinished things whisper after dark. Tonight you're allowed to turn them down.
@ daily.mishap
= 先确认一下，现场的音效是“哗”“咚”，还是一片死寂？
= 这种时候，全世界会忽然特别安静。有人笑出声吗？
= 尴尬的回放一遍比一遍夸张，其实原声很短。你还好吗？
= First question for the record: was it a splash, a thud, or a silence?
= Blushing makes such a loud noise from inside. How did you carry on?
@ daily.hurt
= 那一下的声音，光想就让人吸口凉气。伤到哪里了？
= 先不讲经过也行。现在还疼吗，处理过没有？
= 碰着磕着，世界会突然放慢半秒。之后谁过来看了？
= I drew in a breath at that. Where does it hurt?
= Everything slows for half a second, then the sting. Has anyone seen to it?
@ daily.loss
= 钱离开的声音很小，可整晚都听得见。多少，方便说吗？
= 那条通知的提示音，今天格外难听。事情到哪一步了？
= 心疼是应该的，不用急着想开。先看看还能拦住哪一笔。
= Money leaves quietly and echoes all night. How much, if I may ask?
= That ping must have sounded dreadful. Where do things stand now?
@ daily.luck
= 叮。这么清脆的一声，今晚归你。你当时叫出来了吗？
= 运气平时不报幕，直接上场。它来的时候你在干什么？
= 真为你高兴，这一段不压音量。头一个听见的人是谁？
= A bright little ding, all yours. Did you make a noise?
= Luck never announces itself. What were you doing when it walked in?
@ daily.feast
= 杯子碰杯子，椅子挪椅子，热闹有它的和声。谁的嗓门最大？
= 节日的声音，门外就能听出几口人。你那边有几个？
= 喧闹里也总有一个安静的角落。你累了的话，就去那儿站站。
= Glasses, chairs, someone's loud uncle or aunt: tell me the mix. Who's loudest?
= Festivities can be heard from the stairwell. How many voices are there?
@ daily.noise
= 墙薄的地方，别人的日子会漏进来。这回漏的是哪样？
= 本台专业辨噪：它是持续的，还是一阵一阵的？
= 被打扰久了，安静都不敢信。今晚先把门缝塞好，耳朵护住。
= Thin walls leak other people's lives. What's coming through this time?
= As a noise specialist I must ask: constant, or in bursts?
@ daily.courage
= 抖着的那一下也算数，已经播出去了。之后几秒，周围什么样？
= 那一下之前，心跳一定进了麦。你是怎么推开的？
= 不管回音如何，这段我给原速，不剪。手还凉吗？
= Trembling doesn't spoil the take. What followed, in the first few seconds?
= I can hear the heartbeat before it. What pushed you over the edge?
@ daily.learned
= “原来如此”那一声，通常是气声。你当时出声了吗？
= 新学的东西像刚调准的台，还带点沙。你最喜欢哪个部分？
= 学会一点，世界就多一个频道。慢慢熟，不急着满格。
= The sound of understanding is a soft “oh”. When did yours come?
= One more station on the dial. Who or what tuned you in?
@ daily.online
= 网上的话没有语气，所以听着都偏响。哪一条最响？
= 提示音一串一串的，群里像菜市场。你开口了，还是潜着？
= 刷久了，脑子里会有回授的尖叫声。把屏幕扣下来，耳朵歇歇。
= Text has no tone, so everything sounds louder. Which message did?
= All those pings, like rain on tin. Did you say anything, or only scroll?
@ daily.chores
= 家务一动起来，屋子像在小声哼歌。还剩哪样没弄？
= 纸张、抹布、抽屉，收拾的声音最让人安定。你从哪儿开始的？
= 琐事堆着会嗡嗡响，做掉一件，低一格。手别泡太久。
= A home being put in order hums to itself. What's left on the list?
= Drawers, paper, running water: the sounds of order. Where did you begin?
@ daily.alone
= 一个人的时间，底噪最好听。你那儿现在有几种声音？
= 没人说话的时候，反而什么都在说。你听见了哪一样？
= 这段清静我不填，只把灯调暗一点，陪在外间。
= Solitude has the loveliest room tone. How many sounds can you count?
= I shan't fill that quiet for you. What did you notice in it?
@ daily.small
= 这么轻的一声，你也没漏掉。旁边还有什么？
= 编号一下：今日小事一则，时长三秒，循环播放。几点录的？
= 有些好只比安静响一点点，刚好够人听见。
= Barely louder than silence, and you caught it. What was around it?
= Filed as: three seconds, worth looping. What time was it?
`;
