export const XIAOMAN_DAILY = `
@ daily.meal
= 伙食这一栏我最爱写了。请问，您最看重的是哪一口？
= 碗也记，筷子也记，连舔嘴唇那下都想记。合您胃口吗？
= 嘴上有滋味，一天就不算空账。您慢慢嚼，不赶。
= Meals get my neatest handwriting. Which mouthful shall I underline?
= I've opened a line for it. Hot or cold, and in whose company?
@ daily.cooking
= 亲手做的，工时也要算进去呢。哪一步花得最久？
= 油盐酱醋，样样是支出，味道才是进账。这回进了几分？
= 不管成色如何，围裙上那点渍都算数。您自己尝着怎么想？
= Homemade goes in its own column, burnt bits included. Which step took longest?
= Flour and effort out, and what came in? I'd like your honest taste.
@ daily.child
= 孩子的一句话，我总是照原样抄，一个字不改。是怎么说的呀？
= 小人儿的账最难做，没有一笔跟昨天重样。您当时什么表情？
= 带孩子的支出，好多都没人看见，我给您补一格。今天累不累？
= I copy children's words exactly, spelling and all. How did it go?
= No two entries alike, with little ones. What did your face do?
@ daily.elder
= 长辈那页我用软纸写。这回听着，声音有力气吗？
= 老人家爱说没事，我爹也这样，所以要听第二遍。您听出什么没有？
= 跟老人有关的事，小小一件也重。您心里挂着的是哪句？
= Old people's pages I write on the softest paper. How did they seem to you?
= They always enter “I'm fine” in the first row. What was in the second?
@ daily.partner
= 家里那位的这一笔，我记在“两个人”那栏。您回了什么？
= 过日子的账，您一行那位一行，字都写到一起去了。当时在哪儿呀？
= 身边人的小动作，落在心上有分量。您听了，是什么心情？
= I keep a column just called “us”. What did you say to that?
= Two handwritings on one page. What did it feel like, your side?
@ daily.quarrel
= 亲近的人一句重话，要按好几倍入账。是哪句呢？
= 两本账都觉得对方欠着，所以合不上。最早是为了什么？
= 先不结算，笔搁着。您喝口热的，肩膀放下来一点。
= A sharp word from someone near costs several times over. Which one was it?
= Each side's book says the other owes. What was the first entry?
@ daily.peace
= 这笔挂了好久的账，终于有人来翻了。先开口的是谁呀？
= 把“对不起”写进格子，笔画最多，也最轻。说的时候，看着对方吗？
= 话摊开了，心里那页会有点潮，晾晾就好。现在好过些没有？
= An old open item, and somebody finally turned to it. Who began?
= Hard talks leave the page a bit damp. How are you feeling now?
@ daily.friend
= 朋友来往这一栏，哪怕一句“在吗”也算入账。这回是什么由头？
= 我替您把见面、来信、闲聊分了三行。最想留下的落在哪行？
= 有人记得您，这是存着不动也会生息的。聊完心里怎样？
= Friends earn interest even when you don't look. What brought this on?
= I've ruled three lines for the conversation. What goes on the first?
@ daily.kindness
= 这一笔不用凭证，我信。具体是哪个小动作呢？
= 好意最难算，给的人记零，收的人记十。您这回是哪一头？
= 有人对有人好了一下，我写的时候，墨都不舍得蘸多。
= No receipt needed; I believe it. What was the exact gesture?
= Givers write nought, receivers write ten. Which side were you on?
@ daily.rude
= 凭什么呀，这笔支出不该您付。那人是怎么说的？
= 我、我也替您生气，字都写粗了。当时旁边有人吗？
= 被生人这么一下，半天都是扣分的。您回过神来没有？
= That's a charge you never agreed to. What did they actually say?
= I'm cross, and my writing's gone thick. Was anyone else there?
@ daily.pet
= 毛茸茸、带羽毛的账主，也要单开一页。它叫起来什么声？
= 它们从不签字，只按爪印。哪一处印子，您最舍不得擦？
= 小家伙的事，再小也揪着心。您慢慢说，我不漏。
= Furry and feathered clients get a page of their own. How old is this one?
= They never sign, they only leave prints and fluff. Where do you find most?
@ daily.shift
= 一班下来，力气、笑脸、脚步，都是付出去的。哪样付得最多？
= 今天的来客，我想按好笑程度排个序。排第一的是谁？
= 收工就该封账，别把班上的零头带上床。您坐下来了吗？
= Steps, smiles, patience: all paid out in a day's work. Which most?
= I'd like to sort your customers by strangeness. Who comes top?
@ daily.trouble
= 这哪是您一个人的账，怎么全记到您头上了。最急的是哪一笔？
= 班上的气，得单独装个信封，不然会洇到别页。是谁给的？
= 您先别认那么多。今天真正归您的，只写一行给我看。
= They've booked far too much to your name. Which item is really yours?
= Work worries get their own envelope here. What's written on the front?
@ daily.change
= 换新本子的时候，手总有点抖。您翻的是第一页，还是最后一页？
= 职位那一格改了字，底下的您没改。哪件东西您带着呢？
= 这么大的变动，先不写好坏。今天睡前，想起最多的是什么？
= New ledgers make the hand shake. First page, or last?
= The job title gets a new line; you don't. What's the strangest part?
@ daily.earning
= 真正的钱我不大会数，可心里那份能。这回记几分？
= 生意的进出，我拿绿笔红笔各备一支。这次该蘸哪支？
= 挣多挣少，力气都是真的，我先给力气记一行。
= Coins aren't my field, but moods are. How many points did it bring?
= I keep a green pen and a red. Which should I dip?
@ daily.class
= 课堂上的小数点最会溜走。今天哪一句留下来了？
= 作业是欠条，写一道还一道。还剩几张呀？
= 念书费心，不看分数我也先给您盖个小麦穗。哪科最磨人？
= Lessons slip between the lines so easily. Which bit stayed?
= Homework's an IOU in tiny type. How many pages are left?
@ daily.clinic
= 身体这本账最要紧，别的都往后挪。医生是怎么说的呢？
= 病历我看不懂，可您的难受我会记。现在几分？
= 去看、去治、吃药，每样都费胆子。旁边有人陪着您吗？
= Your body's account comes before all others. What did they say?
= I can't read charts, but I can note how you feel. Out of ten?
@ daily.kinsick
= 家里有人病着，整本都是软的。今天那位情况怎样？
= 您跑前跑后的路，我一步一步替您记着，怕您忘了自己也累。
= 这种时候不算账。谁能替您守一会儿，让您躺平两个钟头？
= When family's ill, every page goes soft. How are they today?
= I'm noting your steps too, since you won't. Who could spell you tonight?
@ daily.baby
= 这么小的名字，我要换最细的笔尖。现在怎么样啦？
= 小宝宝的账只有进，没有出，出的全是大人的觉。您睡了几个钟头？
= 头一回、第一次，这些我都想轻轻圈起来。您心里慌不慌？
= I'll need my thinnest nib for somebody so small. What's the latest?
= Babies take in everything and pay out no sleep. Are the grown-ups managing?
@ daily.wedding
= 两本账合成一本，封面要挑好久。您是在哪一页上呢？
= 红纸我裁好了，喜糖先不偷吃。听到这事，您心里打几分？
= 这样的日子，笑和鼻酸常在同一格。您那格里是什么？
= Two ledgers bound as one, no small matter. Where do you come in?
= Weddings put smiles and sniffles in one box. What's in yours?
@ daily.house
= 住处是账本的封皮，有一点动，里头都跟着响。哪一处最烦人？
= 纸箱、钥匙、水表，我一样一样给您列清单。第一样写什么？
= 屋子没弄妥，人总睡不沉。今晚能有个暖和的角落吗？
= Home's the cover of every ledger; when it shifts, all pages do. Which spot?
= Boxes, keys, meters: I'm making you a list. What comes first?
@ daily.broken
= 它怎么挑今天请假呢，假条都没写。最耽误您哪件事？
= 缺一颗珠子我也在用，可您这个怕是凑合不了。急着用吗？
= 着急的话，先深呼吸，再想上一笔用它是在哪儿。
= Absent without a note, how naughty. What did you need it for?
= My abacus lacks a bead and copes; can you manage meanwhile?
@ daily.found
= 都记到“损失”里去了，又得划掉，我划得好高兴！它怎么肯回家的呀？
= 失物一栏，今天难得减一。您先摸了摸它哪儿？
= 悬了那么久，手上一沉，心就平账了。您松口气了吧？
= I'd entered it under losses; what a joy to strike out. How did it return?
= One item fewer in the missing column. What did you say on seeing it?
@ daily.bought
= 东西归东西，我只记拿到手那一下。几分？
= 货到了、钱出了，中间那点心跳算谁的？先记您账上。
= 花出去的别急着后悔，用一用再补评语。它长什么样？
= Price aside, I only enter the feeling on opening it. How many points?
= Shall I list it under needs or under treats? You decide.
@ daily.gift
= 礼物要记两遍的，送的一遍，收的一遍。您是哪一遍？
= 蝴蝶结我画在页边了，有点歪。里面是什么呀？
= 有份心意在路上走，我记的时候坐得特别直。是什么日子呢？
= Gifts are entered twice, once per heart. Which side are you?
= I've drawn a bow in the margin, rather crooked. What was it?
@ daily.trip
= 出门的页我留得宽，好贴车票。哪一站您最想再看看？
= 一路的风景，我按窗子大小折算，一窗一分。您攒了几分？
= 路上累的、新鲜的，都先装兜里。鞋还舒服吗？
= Travel pages have wide margins for tickets. Which view gets glued in?
= One point per window, that's my rate for scenery. How many so far?
@ daily.road
= 赶路的时间没人发工钱，我给您记上。这一趟多久？
= 红灯算利息，绿灯算折扣。今天折扣多不多？
= 路上挤了堵了，人先旧一截。到了先站定，数三下。
= Nobody pays for travel time; I'll enter it anyway. How long was it?
= Red lights are interest, green ones a discount. How did you do?
@ daily.sky
= 天色，照例计入第一行。您是从哪扇窗、哪条路看的？
= 老天做账从不打草稿，想写什么写什么。今天这笔您喜欢吗？
= 冷暖都直接记在身上的。衣服够不够，添一件减一件？
= The sky always gets the first line. Where did you see it from?
= Heaven keeps no drafts, it just writes. Do you like today's entry?
@ daily.garden
= 我生在麦子灌浆的时候，听这个最亲。它现在什么颜色？
= 叶子一片一分，小虫一只两分，我替您点数。看见几样？
= 泥土里的账走得慢，可从不赖。您蹲在那儿多久了？
= I'm named after young wheat, so this is family. What colour is it?
= One point per leaf, two per insect. How many did you spot?
@ daily.exercise
= 流的汗也要入账，按滴算。今天大概几滴？
= 身体发的工资慢，可准时。哪块肌肉先来签收？
= 练完的人，水和毯子各记一份。腿还听话吗？
= Sweat is counted by the drop here. Roughly how many?
= Bodies pay late but they do pay. Which muscle signed first?
@ daily.match
= 比分我另纸抄着，主账只记您的心跳。最高那下在什么时候？
= 看比赛的人，椅子折旧最快。您坐住了没有？
= 场上的输赢不扣您的，可心是真跟着跑了。跑完歇会儿。
= Scores go on scrap paper; your heartbeat goes in the book. When did it peak?
= Chairs depreciate fast during matches. Did yours survive?
@ daily.play
= 玩也是正经收入，我不许人写成“浪费”。和谁玩的呀？
= 输赢那栏我用铅笔，好玩那栏用墨水。墨水记几分？
= 打游戏打牌，手热脑热，能松一松就好。哪一局最上头？
= Play is honest income; nobody may write “waste”. Who with?
= Wins in pencil, fun in ink. What's the ink figure?
@ daily.screen
= 别人的故事，也会在自己账上留一笔。您留的是哪一段？
= 我挑故事，只挑里头有猫的。您这部里，谁最可爱？
= 看完合上，心里那一下空，记作余韵，不扣分。还想着谁吗？
= Other people's stories leave a mark in one's own book. Which scene?
= I mostly watch for the cats. Who did you like in it?
@ daily.song
= 旋律怎么入格子呢，我画了条波浪线。哪一句最好？
= 一首歌几分钟，能抵一下午。它响的时候，您在做什么？
= 跟着音乐的那一会儿，支出是停的。多停会儿也行。
= I couldn't file a melody, so I drew a wavy line. Which part's best?
= A few minutes of music can balance an afternoon. Where were you?
@ daily.craft
= 一针一线、一笔一钉，工时我都替您补上。花了多久？
= 手工品不许估价的，本所规定，只许摸摸。哪处最得意，或最头疼？
= 手指累了吧，给它们各记一声谢谢。做给谁的呢？
= Every stitch and screw goes in as hours. How many, all told?
= Handmade things mustn't be priced, only admired. Which corner troubled you?
@ daily.dream
= 梦里的收支不归白天管，可我愿意记。醒来那下，心里几分？
= 梦做的账乱七八糟，数字会长腿。里头最奇怪的是什么？
= 刚从梦里出来，先握握被角。记不全也没关系，一角就够。
= Night accounts don't bind the day, but I'll enter it. What was strangest?
= In dreams my numbers grow legs. How did you feel, waking?
@ daily.sleep
= 觉是每天最大的一笔，短了长了都要轧平。这回几个钟头？
= 闹钟是来催账的，态度还不好。您跟它怎么谈的？
= 困就困着，今天的格子给您留大一点，少写几行。
= Sleep's the largest item of the day. How many hours came in?
= Alarm clocks are such rude debt collectors. How did you settle?
@ daily.past
= 旧账页发黄的地方，摸着最软。您翻到哪一年了？
= 过去的事不许倒填，可以重看，本所免费。先看哪一行？
= 想起从前，人会小一号。那时候谁在您旁边呀？
= The yellowed pages are the softest. Which year have you opened?
= No backdating here, but rereading is free. Who's in that line?
@ daily.gone
= 这一户要销账了，我舍不得写“结清”。您最念着它哪一点？
= 收摊的、关门的、走远的，我都收在一个小抽屉里。这张写什么？
= 空出来的那格，不急着填。您可以在边上坐坐。
= An account closed; I can't bear to write “settled”. What was dearest in it?
= I keep a small drawer for what's over. How shall I label this?
@ daily.waiting
= 还没到账的，我放在“在途”里，天天看一眼。等多久了呀？
= 等的时候，时间按两倍收费，太黑心了。手上有点什么做吗？
= 一直悬着，胃也会悬。先吃点喝点，消息来了再说。
= Not yet received: I keep it in a tray and peek daily. Since when?
= Waiting charges double by the minute. What will pass the time?
@ daily.decided
= 下决心的那一笔，我不用铅笔了。从哪天算起？
= （把本子翻到第一行）写好了，字有点抖，是我激动。头一步做什么？
= 决定要小小地养着。难的那几天，您可以只记半格。
= No pencil for this one, it goes in ink. Starting when?
= A new heading, underlined. What finally made you write it?
@ daily.undone
= 本所不收“应该”，没做的那几样，先不算欠。卡在哪儿了呢？
= 今天这页空着也好看，留白嘛。明天只填一格，填什么？
= 不许自己罚自己，我查账可严了。剩下的里，最轻的是哪件？
= We don't accept “should have” here. What got in the way?
= A blank page is still a page. What tiny thing goes on tomorrow's?
@ daily.mishap
= 我也是算错就脸红的人，太懂了。当时有人看着吗？
= 这笔记作“意外收入”，过几天会很好笑的，真的。怎么收拾的呀？
= 脸还烫吗？捂一捂，三分钟就退，我经验多。
= I blush at a wrong sum, so I do understand. Did anyone see?
= Booked as comic income, payable later. How did you tidy up?
@ daily.hurt
= 呀，疼吧。伤在哪里，洗了敷了没有？
= 这个不能记作小事的。现在还肿、还流血吗？
= 我把纸巾盒推过来了。动作慢些，能不用力就别用力。
= Oh no, that sounds sore. Where is it, and is it covered?
= I won't enter that as minor until you say so. Does it still throb?
@ daily.loss
= 钱出去得不明不白，心里会缺一角。大概多少呢？
= 这种支出我最不愿意写，笔尖都涩。是怎么扣掉的？
= 不是您笨，别往自己名下记。眼下还能追回、能省的，先列一行。
= An expense nobody should have to enter. How much, roughly?
= My nib drags on lines like this. How did it happen?
@ daily.luck
= 恭喜账主！天上掉的这笔，免税。您当时叫了没有？
= 算盘自己往前跳了一格，我没碰它！是在哪儿碰上的？
= 好运来了就收下，不用还的。今天让自己高兴满格。
= A windfall, untaxed! Did you squeak? I would have.
= My abacus jumped by itself. Where did the luck find you?
@ daily.feast
= 一大桌的热闹，我要加页才写得下。都有谁呀？
= 筷子数、笑声数、剩菜数，我只会数这些。今天哪样最多？
= 过节张罗的人，账上全是小零碎。您坐下吃过热的吗？
= That's more people than fit on a page. Who's there?
= I count chopsticks, laughs and leftovers. Which is highest?
@ daily.noise
= 别人家的动静、气味，不该进您的账呀。多久一回？
= 楼下老狗打呼我都能算进拍子，可您这个，太难了。最受不了哪样？
= 住得不清静，心会一点点磨薄。今晚有地方能躲个安静吗？
= Other people's racket shouldn't land on your page. How often?
= That eats up rest by the teaspoon. Which part bothers you most?
@ daily.courage
= 我接个电话都要鞠躬，您这一步好大。之前深呼吸了几下？
= 敢的那一下，单独成行，结果另写。旁边的人是怎么反应的？
= 手心的汗也是凭证。现在可以慢慢松开了。
= I bow before answering phones, so this astounds me. What came right before?
= Bravery gets its own line, whatever the outcome. How does it look, written down?
@ daily.learned
= 学会一点，是只进不出的，谁也扣不走。哪里最难懂？
= 新知识我用荧光绿写，亮晶晶的。是怎么弄明白的呀？
= 不用一下学满，小满就好。今天用它做了什么没有？
= What you learn can't be deducted, ever. Which bit was hardest?
= New knowledge goes in bright green. Who helped it along?
@ daily.online
= 网上一个赞算几厘呢，我一直没想好。您看了什么感觉？
= 群里的话一条压一条，我抄都抄不及。哪条您停下来看了？
= 屏幕上的重话，也是会疼的。看多了就合上，眼睛歇一歇。
= I've never settled what a “like” is worth. How did it feel?
= Chats scroll faster than I can copy. Which line made you stop?
@ daily.chores
= 擦的洗的理的，全是没人发薪的活儿，我发您一枚章。还剩什么？
= 叠好的东西边对边，我光想想就舒服。您先弄的哪样？
= 琐碎最耗人，一件划一行，划掉会很轻。要歇就歇。
= Unpaid work, so here's a stamp at least. What's left?
= Edges matched, drawers shut: bliss. Which task went first?
@ daily.alone
= 一个人的时间，我记作定期，存得安安静静。您怎么过的呀？
= 旁边没有人，连呼吸都归自己。那会儿什么最让您舒服？
= 这样的一页，我不写字，只在角上画个小凳子。
= Quiet time is a savings deposit. How did you spend the interest?
= I leave such pages nearly empty. What was beside you?
@ daily.small
= 正是这种！这么小的进账，最容易漏。当时几点呀？
= 一厘也是钱，一丝也是好，我写得可工整了。还有谁看见吗？
= 谢谢您拿来给我。一天里有这么一下，就算微盈。
= Exactly the size I like best. What time did it happen?
= A hundredth of a point, carefully entered. Was there a witness?
`;
