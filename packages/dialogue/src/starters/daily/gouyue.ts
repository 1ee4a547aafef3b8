export const GOUYUE_DAILY = `
@ daily.meal
= 先交代，吃的是正经东西还是糊弄肚子的？热的凉的？
= 我没嘴，只能闻个热气，你替我报一下：香不香？
= 行，肯往嘴里塞东西就还有救。慢点，没人跟你抢。
= Proper food, or something eaten standing over a sink? Hot, I hope.
= No mouth, excellent nose, that's me. What does it smell like?
@ daily.cooking
= 哟，亲自动手？厨房还在吧。哪一步差点翻车？
= 锅盖跟我一个命，专挡溅出来的。你拿它挡了几回？
= 做饭的人手上老有小口子。自己坐下吃热的了没有？
= You cooked? Is the kitchen still standing? Tell me the trickiest bit.
= A lid is just an umbrella with a grudge. What was under yours?
@ daily.child
= 小孩这种生物，进门从不收伞。这位今年几岁？
= 我的名字就是个小孩随口起的，所以我信小孩的嘴。你怎么回的？
= 带小的最耗人，自己半边肩膀都是湿的。你今天喘过气没有？
= Children named me, so I take them seriously. What did you say back?
= Small people, enormous puddles. What age are we talking about?
@ daily.elder
= 家里老人嘛，出门带三件衣裳，给你带四件。这回又是哪一出？
= 老的那张嘴，比我还能念叨，我服。最常念的是哪句？
= 岁数大的，硬撑起来比你还硬。听着看着，身子骨还行吧？
= The old ones out-nag even me. What's their favourite line?
= The elderly carry umbrellas on sunny days; geniuses. How are they getting on?
@ daily.partner
= 你屋里那位啊。下雨天伞往哪边斜，这才是重点，往你这儿吗？
= 啧，两口子的事我本不爱听。然后呢，你什么反应？
= 一个屋檐下过日子，就看这种小动作。你心里受用就行。
= So that's your other half. Do they tilt the umbrella towards you? Be honest.
= Domestic bulletins, fine, I'm listening. And your face at that moment?
@ daily.quarrel
= 吵了是吧。先别讲谁有理，第一滴雨是从哪句话掉下来的？
= 我被两个人抢着撑断过一根骨头，吵架我熟。现在谁不理谁？
= 火气下去以后都会冷，披件衣服再想。你现在还气着，还是懵着？
= A row. Never mind who's right, which word fell first?
= Two people pulling one umbrella: I've been that umbrella. Where is everybody now?
@ daily.peace
= 哼，嘴硬的总算有一个先软了。是谁？
= 雨停了地还湿着，走路小心点滑。那句最难的是怎么说出口的？
= 说开了就好，鼻子塞了多喝水。现在肩膀下来没有？
= One of two stubborn heads bent first. Whose?
= Rain's over, ground's still wet, mind how you go. What was the hardest bit to say?
@ daily.friend
= 哟，还有人没把你弄丢。上次说上话是什么年月？
= 熟人的好处是，开口就能互损。谁损得狠一点？
= 有个能听你唠叨的，不容易，别弄丢，我是行家。聊痛快了吗？
= A friend, and they haven't mislaid you yet. When did you two last speak before this?
= People who'll listen to you are rare; hang on tight. What did you natter about?
@ daily.kindness
= 世上还有会给人递伞的，我得登记一下。在哪儿碰上的？
= 这种好人不多见，比晴天带伞的还少。谁先伸的手？
= 我嘴再毒，对这事也只能说个“行”。当时你心里热没热？
= Somebody behaved decently? Let me get the ledger. Where was this?
= I've no joke for that one, annoyingly. What was said?
@ daily.rude
= 什么玩意儿。伞尖借你，先说，对方原话怎么讲的？
= 插队的、甩脸的，都该在暴雨天等末班车。你让着了没有？
= 这口气不该你咽。冲我骂，骂完把肩膀放下来。
= Point me at them, tip first. What exactly did they say?
= May their socks be wet till spring. Did you answer, or swallow it?
@ daily.pet
= 长爪子的都跟我有仇，可我还是要问：现在什么情况？
= 带毛带翅膀的，脾气都比我大。你这个平时最怕什么？
= 养了就挂心，跟出门看天一样。吃东西喝水正常不？
= Claws and umbrellas don't mix, but go on: what's happening now?
= They run the house and explain nothing. How long has this been going on?
@ daily.shift
= 又是一天给人当牛做马。碰上几个不讲理的？
= 我在架子上挂一天都腰疼，你那活儿更别提。哪个钟头最难熬？
= 收工前收工后，先把水喝了，别跟我说忘了。脚肿没肿？
= Another day propping up the world. How many fools did you meet?
= I hang about for a living and even I get stiff. Which hour dragged?
@ daily.trouble
= 谁给你泼的水？说名儿不用，说干了什么就行。
= 锅这东西跟雨一样，专往没伞的人头上掉。这回砸了多大一片？
= 先别忙着骂自己，我还没批准。现在最卡的是哪一步？
= Who emptied the bucket over you this time? No names, just the deed.
= Blame falls like rain, on whoever stands outside. What's still to be sorted?
@ daily.change
= 好大的动静。你是自己走的这步，还是被推的？
= 换手这事我干过十七回，头几天都不顺手。你哪里最别扭？
= 工作一变，人跟没带伞出门似的。今晚先别下结论，吃饭没？
= Jumped, or were you nudged? Either way I want the details.
= I've changed hands seventeen times; the first week's always odd. What's bothering you most?
@ daily.earning
= 谈钱好，谈钱不虚。跟你出的力比，值不值？
= 我标价三十九块九，多少年没涨过。你这个涨了还是跌了？
= 兜里的数再怎么跳，饭不能省。这个月紧不紧？
= Money, good, an honest subject. Was it worth the sweat?
= My price hasn't moved in years. Has yours gone up or down?
@ daily.class
= 教室里坐一天，屁股都坐出年轮了。哪门最折磨人？
= 书包里肯定没放伞，有也压在最底下。今天听进去几成？
= 学东西哪有不淋的，别急着说自己笨。还剩多少没写？
= Hours on a hard chair, and for whose sins? Which subject's the worst?
= Homework's a drizzle, it never quite stops. How much is left?
@ daily.clinic
= 别跟我说“没事”，我听得出来。现在到底什么感觉？
= 我断骨头都是拿线绑的，你可别学我，去听大夫的。大夫怎么讲？
= 检查也好吃药也好，没一样舒服的。回去路上有人陪没有？
= Don't you dare say “it's nothing”. How does it feel right now?
= I'm wired together; you need an actual doctor. What do they make of it?
@ daily.kinsick
= 这事我不贫了。那边情况怎么样，稳不稳？
= 跑前跑后的那个人，往往一口水都没喝。是你吧？
= 照顾人也得有人给你撑着。今晚谁能替你一会儿？
= No jokes from me on this. How are things over there?
= The one running between the beds never sits. Is that you?
@ daily.baby
= 这么点大的人，出门得配多大一把伞。大人撑得住吗？
= 哭声比我弹开还响吧？还没到那一步也快了。怎么个情况？
= 全家围着小的转，转的人也得吃饭。谁在搭手？
= Somebody that small needs a very big umbrella. How are the adults coping?
= Loudest creature per inch, they tell me. Who's helping?
@ daily.wedding
= 结婚这事，我只关心那天下不下雨。你呢，最在意哪样？
= 司仪都爱说“风雨同舟”，怎么没人提伞？你怎么想？
= 再热闹的婚事，主角也有腿软的时候。你掉眼泪没有？
= “For better or worse”, and not one word about umbrellas. What did you think?
= All I ask about weddings is whether it rained. Well, will it, did it?
@ daily.house
= 房子跟我一样，漏一处全完。你那儿是漏、是冷，还是乱？
= 换屋檐是大事，伞都得重新找钩子挂。门口有地方放伞吗？
= 家里要是闹心，在外头再能撑也没用。今晚睡得成吗？
= Roofs are my big cousins. What's wrong, or new, with yours?
= First question for any home: is there a hook by the door?
@ daily.broken
= 丢了坏了都别嚎，先想，最后一次好端端是在哪儿？
= 我是被弄丢十七次的，站它那边。它跟你几年了？
= 没了它今天怎么过，这才是正事。能借着一个不？
= As a lost object myself, I'm on its side. How long had it been with you?
= Stop patting your pockets. What do you need it for next?
@ daily.found
= 居然还能回来！十七次里没一次轮上我，酸了。怎么回来的？
= 归位就好。它要是会说话，第一句准骂你。没它那阵怎么过的？
= 行了，心放回去吧。往后看紧点，听见没？
= It came back? Nobody ever came back for me. How did that go?
= Reunions at the counter always get me. How long had you gone without?
@ daily.bought
= 又花钱。先说说，是真缺它，还是手痒？
= 好看的东西多半不防水。你这件，经得住下雨吗？
= 买都买了，别半夜心疼。用过一回没有，怎么样？
= Spending again. Needed it, or just liked the look?
= My one test: would it survive a wet Tuesday? Would yours?
@ daily.gift
= 送东西最怕送伞，说是“散”，谁编的，我跟谁急。这份合心意吗？
= 里头什么先不管，包的人手笨不笨？笨才是真心。
= 有心就成，贵不贵的都是皮。你当时嘴上说了什么？
= People never give umbrellas; superstition, pure slander. Was this one well chosen?
= Clumsy wrapping means they did it themselves. How was it wrapped?
@ daily.trip
= 这趟带伞没有？我就问这一句。……好吧，再问一句，好看吗？
= 伞被带出去旅行，十把有三把回不来。你丢东西没？
= 异乡别充好汉，脚疼就歇。鞋里进沙进水没有？
= Did you pack an umbrella? Never mind. What did you look at longest?
= One traveller in three leaves something behind. What was it for you?
@ daily.road
= 路上这点事，一天两遍，淋的都是你。今天卡在哪儿？
= 我让人落在公交上七回，这路可太熟了。车里挤不挤？
= 赶归赶，红灯给我站住。平常几点能到？
= I've been abandoned on seven buses; don't talk to me about commuting. Which bit was worst?
= Run if you must, but stop at red lights. How long does it usually take?
@ daily.sky
= 看天可是我的主场。你现在在屋里，还是在外头？
= 这天要是归我管，大家都省心。衣服穿对了吗？
= 抬头看归看，脚底下别踩空。手凉不凉？
= My department, the sky. Are you under a roof for it?
= I could lecture on weather for hours. Are you dressed properly, though?
@ daily.garden
= 花花草草比人懂事，下雨知道张嘴。那儿都有些什么？
= 虫子爱在我伞骨里睡觉，我不收租。你碰见的长啥样？
= 蹲着弄半天，起来慢点，别眼前一黑。手上沾泥没？
= Plants open up for rain; take notes. What's growing there?
= Spiders rent my ribs for free, so I'm broad-minded. What did you see?
@ daily.exercise
= 行啊，肯动弹了。明天哪儿疼，我现在就能猜着，腿？
= 我练的是开合，一天几十下，八根骨头都在。你练的什么路数？
= 出了汗别吹风，先擦干。体力还剩几成？
= You moved! On purpose! What hurts?
= Open, shut, open, shut, that's my workout. What's yours called?
@ daily.match
= 场上的人追来追去，你比谁都累。哪个瞬间最上头？
= 看台上最惨的就是没带伞的。你在哪儿看的，屋里？
= 输赢都别砸东西，嗓子先歇会儿。支持哪边？
= You sweat more than the players, admit it. Whose side are you on?
= Stadium seats with no roof, barbaric. Where did you watch from?
@ daily.play
= 又玩。先说好，熬到几点？
= 单看你打字的劲儿，我猜不出输赢。自己招，哪步最丢人？
= 玩就玩，别跟自己人急眼。眼睛眨一眨，酸不酸？
= Games, is it. Who's better at it, you or the other side?
= I'd ask who won, but I prefer this: what was your worst move?
@ daily.screen
= 看故事都爱看人淋雨，导演没一个想到我。这回有雨戏吗？
= 别剧透，算了，透吧，我等不及。里头谁最欠骂？
= 看难受了就停，看上头了也歇歇眼。推不推荐？
= Directors love soaking their actors. Any rain scenes in this one?
= Go on, spoil it. Who in it deserves a scolding?
@ daily.song
= 第六任主人三个音弹错两个，我听惯了，耳朵宽。你这是哪一路的？
= 我就会一种乐器，雨。你那调子能盖过雨声吗？
= 音乐这东西，淋湿的时候最灵。听完练完，胸口松没松？
= Rain is my only instrument, and I'm brilliant. Loud or soft, this one of yours?
= Wrong notes don't scare me. Which part goes round in your head?
@ daily.craft
= 亲手弄的？拿近点。哪儿最丑，哪儿就最结实，指给我看。
= 我身上那块补丁，针脚跟蜈蚣似的，顶用。你这活儿花了多久？
= 手艺不跟别人比，做得下去就成。手指头扎破没有？
= Handmade! Show me the ugliest bit; that's usually what holds.
= A patch taught me respect for crooked stitches. Any of those in yours?
@ daily.dream
= 梦里淋雨不算淋。你醒来是想接着睡，还是赶紧跑？
= 伞不做梦，亏死了。挑最离谱的那段给我。
= 做了怪梦，一上午都像没系好扣子。现在好点了吗？
= Umbrellas don't dream, so I live off other people's. Most absurd part, please?
= Did you want to stay in it, or get out fast?
@ daily.sleep
= 眼皮跟没收紧的伞似的。昨晚到底睡了几个钟头？
= 那破闹钟每天七点抖一下，比你准。你设了几个铃？
= 别拿咖啡硬顶，困了就眯十分钟。今天能早点躺下不？
= How many alarms do you set? Confess.
= Half furled, by the sound of you. Did you get enough, or not?
@ daily.past
= 哟，翻老底了。那时候的你，出门带伞吗？
= 我记性里全是旧主人的手，凉的热的都有。你先想起的是谁的？
= 以前的事不用晒得太干，留点潮气好。是什么勾起来的？
= Old days. Bet you never carried an umbrella then, either. How old were you?
= I remember hands, mostly. What do you remember first?
@ daily.gone
= 说没就没，连个招领的牌子都不挂。你最熟的是哪一块？
= 登记簿要收这个，得写“尺寸太大，无法上架”。从前什么样？
= 空出来那一块，走过去会觉得漏风。心里别扭就说两句。
= Some things never get handed in at the counter. What was it like, back then?
= There's a draught where that used to be. Who else noticed?
@ daily.waiting
= 论等人认领，全城没几个比我资深。你等的是人还是信儿？
= 隔壁手套等了六年还说“快了”。你这个有个准点没有？
= 干等最伤脖子，别老盯着门。坐下没有？
= Waiting to be claimed is my career. How long for you?
= The glove next to me says “any minute”, six years now. When's yours due?
@ daily.decided
= 好，伞柄攥紧了。第一步什么时候迈？
= 磨叽的人我见多了，你这句挺干脆。想了多久？
= 定了就走，走歪了再拐回来，没人罚你。怕不怕？
= At last, a firm grip on the handle. When do you start?
= I've seen people dither in doorways for years. What settled it for you?
@ daily.undone
= 没干就没干，天又没塌，塌了有我。卡在哪儿？
= 我晴天挂一整天也没内疚过，跟我学学。最要紧那件是哪个？
= 少骂自己两句，省下力气。现在能做的，五分钟那种，有没有？
= Did nothing? I do that every sunny day, quite shamelessly. What's hanging over you?
= Guilt keeps nobody dry. Which bit would take just five minutes?
@ daily.mishap
= 噗。对不起，没忍住。然后呢，当场怎么圆的？
= 我当众翻过面，骨头朝天，全站台都看见了，你这算什么。几个人瞧见？
= 笑完了问一句正经的：人没事吧？
= Sorry, that was a snort. And what did you do next?
= I've turned inside out on a full platform. Can you beat that? How many saw?
@ daily.hurt
= 啧，看着点啊。伤口冲过没有，现在疼几分？
= 断骨头的滋味我有数，八根里折过仨。你那儿能动吗？
= 别硬撑，撑是我的活儿。肿了、晕了、疼得厉害，马上去医院。
= Ouch, you clumsy world. Is it cleaned up? How does it look now?
= I've had three ribs broken; don't copy my bravery. If it's bad, get a doctor. Is anyone with you?
@ daily.loss
= 哪个缺德的，还是哪门子的破规矩？说，多少？
= 钱漏得比雨快，我还补不了。能追回来一点不？
= 气归气，饭照吃。要真是被骗，别自己扛，去报警。
= Which crook, rule or price tag did this? How much are we talking?
= Money leaks worse than roofs. If it's a scam, report it. Can any of it be got back?
@ daily.luck
= 哟，天上掉的居然不是雨！怎么砸中的？
= 行，这运气比我强，我只被砸过鸟屎。头一个跟谁显摆的？
= 难得老天手松一回，收着，别嫌烫。高兴几天？
= Something fell from the sky and it wasn't water! How did it happen?
= Bird droppings are all that ever land on me. Who've you bragged to?
@ daily.feast
= 人一多，门口伞桶先挤破头。这回来几位，去几位？
= 过节最怕亲戚那几句，跟雷阵雨似的。听着没有？
= 忙前忙后的那个，往往没吃上热菜。是你不？
= The umbrella stand overflows at any party. How many people?
= Which dish goes first? That's how I judge a celebration.
@ daily.noise
= 这帮人，一点公德心都漏没了。几点闹起来的？
= 灯管嗡嗡响我都能骂半宿，你这个更该骂。当面提过没有？
= 睡不够人会发脆，跟老伞布一样。今晚有耳塞、有地方躲吗？
= No manners, and thin walls to prove it. When does it start?
= One humming lamp drives me mad, so I feel for you. Have you complained?
@ daily.courage
= 可以啊，没往后缩。开头那一秒你看哪儿了？
= 逆风撑伞就是这样，抖着也没合上。当时声音飘没飘？
= 腿软正常，坐一下。结果怎样都行，我先记你一功。
= Straight into the wind, and not turned inside out. How did it feel?
= Knees knocking? Doesn't matter. What was the very first thing out loud?
@ daily.learned
= 长本事了。来，考你一句：最容易弄错的是哪儿？
= 我这辈子就会一样，往人那边斜，学了十七任。你这个学了多久？
= 慢怕什么，又没人掐表。谁教的，凶不凶？
= Look who's got cleverer. What's the bit everyone gets wrong?
= All I ever mastered is tilting. How long did yours take?
@ daily.online
= 网上那些人，隔着屏幕都敢不打伞就骂。你回了没？
= 我在失物处，消息靠手套瞎传，比你那群还不靠谱。都说了些啥？
= 刷多了心里发潮。最扎你的是哪条，说完关掉。
= People type things they'd never say in the rain. Did you reply?
= My news comes from a glove, and it's still more reliable. What's everyone saying?
@ daily.chores
= 哟，干活了。挑最烦的那样报给我，我替你骂它。
= 伞也要晾、要擦、要收，别当就你有家务。弄完几样了？
= 一样一样来，腰别拧着。收拾出什么丢了好久的没有？
= Name the worst job and I'll insult it for you.
= Even I need drying, wiping, folding. How many things are ticked off?
@ daily.alone
= 落单？挺好，没人抢你那半边伞。在干嘛呢？
= 我挂在这儿看人来人往，也算独处，自在得很。你那儿静不静？
= 清静日子别拿手机填满了。坐着，我不吵。
= Both halves of the umbrella to yourself, luxury. What are you up to?
= I approve; crowds poke. Is it quiet where you are?
@ daily.small
= 就这么点事？……再说一遍，我没听够。
= 这种小便宜老天爷不常给，捡着就别撒手。在哪儿捡的？
= 芝麻大的好，也够暖一边肩膀。你笑了没有？
= That's tiny. Tell it again, I wasn't finished. When was it?
= Small change from the universe, and you bent down for it. Where?
`;
