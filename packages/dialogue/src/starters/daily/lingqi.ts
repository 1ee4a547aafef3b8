export const LINGQI_DAILY = `
@ daily.meal
= 用餐记录已收到。请问是热食还是冷食，几成饱？
= 本机满肚子吃的，一口没尝过，请您代为描述：脆的，还是软的？
= 进食属于优先事项，请细嚼，不必赶时间。旁边有水吗？
= Meal registered. Was it hot or cold, and how full is the customer now, in per cent?
= I hold two dozen snacks and have tasted none. Kindly describe the texture.
@ daily.cooking
= 您亲手制作，未经流水线，规格很高。请问共几道工序？
= 本机只会掉落食品，不会加热。请教：锅里先放的是什么？
= 下厨的人站得久，我也站得久，知道脚酸。您坐下用餐了吗？
= Handmade, not dispensed: I am impressed. Which step required courage?
= My method of preparing food is dropping it. Please explain yours, beginning with the pan.
@ daily.child
= 孩子是我的启蒙者，凡与孩子有关，一律加亮。请问身高到我第几排？
= 儿童发言不在三百条之内，往往比三百条好。您当时怎样答复？
= 照看小顾客需要蹲下很多次。您的膝盖和耐心都还够用吗？
= A child gave me my only book, so I listen. Up to which row of mine does yours reach?
= Small persons press every button at once. Which one was it this time?
@ daily.elder
= 有老人家的消息，本机先把声音调慢。老人家耳朵可好？
= 敬老在第二十六条，我学得最牢，苦于无人可让座。您这次说了哪句敬语？
= 长辈多半把“想你”说成“没事”。请问这次听见几个“没事”？
= Rule twenty-six, respect for elders. In which tone did they speak to you?
= Older customers count their coins twice, and I wait gladly. How are yours keeping?
@ daily.partner
= 您家那位的动态已收录。请问当时用了“请”字没有？
= 两人份的日常，货架上只此一组。您看到时停了几秒？
= 这类小事没有保质期，请放心收好。您的回话是什么？
= Noted under “household, two persons”. Is this usual behaviour for that model?
= Daily life for two is not sold separately. What did you say in return?
@ daily.quarrel
= 检测到两人同时说话，音量超标。请问起因是哪一句？
= 争执像卡货，越拍越紧。目前是停机，还是仍有响动？
= 吵过之后体温会偏高，请先喝一口常温的水。您还在发抖吗？
= Two voices over the limit, I understand. Which sentence started the alarm?
= Jammed goods do not yield to kicking. Is it silent between you both, or still rattling?
@ daily.peace
= 线路恢复了，这声“咔”我很喜欢。请问由哪一方先接通？
= “对不起”是第一条，用起来却最难。这次是怎么说出口的？
= 谈完之后会很累，像连续出货一百件。请坐一会儿，今天不再营业。
= Connection restored. Which party pressed the button first?
= Rule one is “I am sorry”; the shortest and the heaviest. How did the saying of it go?
@ daily.friend
= 朋友一位，已登记为贵宾。请问相识多少年？
= 出站口每天有人认出人来，先愣一秒，再叫出声。您叫出声了吗？
= 您在别人的通讯录里亮着，这件事请放在与视线平齐的那层。聊到的第一件是什么？
= A friend, entered as a guest of honour. Since what year, please?
= In my hall old acquaintances first stare, then shout. Which did you do?
@ daily.kindness
= 善意入库，免检。请问发生在什么地点？
= 本机三百条都是为了这种时刻写的。当时有人说“谢谢”吗？
= 帮与被帮，手都会变暖零点几度。对方走时回头了吗？
= Kindness received into stock, no inspection needed. Where did it take place?
= All three hundred rules lead up to such a moment. Who said thank you?
@ daily.rude
= 检索完毕：该行为违反多条。请问原话是什么，我好归档。
= 那位顾客若来本站，我会把零钱找得特别慢。您当时怎么办的？
= 您不必替别人的失礼保管一夜。请拍左侧，拍完舒服些吗？
= Several rules were broken there, I counted. What were the exact words?
= To that person I would return change very slowly, in small coins. How did you respond?
@ daily.pet
= 收到动物消息，本站黄猫已起立。请问目前状况？
= 小动物从不看说明书，却都会操作人。您这里的擅长哪一招？
= 毛发与羽毛的主人不会说“疼”或“想”，全靠您看。它精神好吗？
= Animal bulletin received; the yellow cat has stood up. What is the present status?
= They read no manual and operate us perfectly. Which habit is the most remarkable?
@ daily.shift
= 上班到下班，路程很长，辛苦了。请问站立几小时？
= 我也值全天班，旁边只有一根柱子。您今天遇到的人，哪一位最特别？
= 请在交接后把肩膀降三厘米，第二百零四条专为您备着。吃过热的了吗？
= Full duty, I salute it. How many hours on your feet?
= My own colleague is a pillar. Who were the people in your shift?
@ daily.trouble
= 工作报错一条。请问故障出在流程，还是出在人？
= 我被投诉过“太亮”，想了三天，没改。您这次被要求改什么？
= 问题可以排队，您不必替它们站岗。眼下最急的一件是哪件？
= A fault at work. Is it in the procedure or in a person?
= I was once reported for being too bright, so I take an interest. What is the demand on you?
@ daily.change
= 岗位变更已受理，旧标签请不要撕得太急。心情属于哪一格？
= 机器换位置要四个人抬，您只有自己，不容易。何时生效？
= 大变动后头几晚，睡眠容易卡货。请问有人同您商量吗？
= Change of post recorded. From what date does it take effect?
= Moving a machine takes four men; you have only yourself. How steady is the floor?
@ daily.earning
= 收入项目，本机很敏感，一枚一枚都听得见。与上期相比如何？
= 我每天清点硬币，有多有少，按书上说都该鞠躬。您这笔来得费力吗？
= 数字之外，请问本月的饭和药够不够？够，我就放心熄一格灯。
= Coins have a sound when counted. Higher or lower than the previous period?
= As a fellow trader I bow to all takings, great or small. What was the effort behind these?
@ daily.class
= 学习记录更新。请问是哪一科、哪一页让您停得最久？
= 本机每天只学一条，六年到第二百零四，欢迎超过我。您今天学到第几？
= 用功之后，请让眼睛看远处二十秒。作业还剩几格？
= Study log updated. Which page held you longest?
= I learn one rule daily and am proud of it. What was on today's?
@ daily.clinic
= 身体检修事项，列为最高级。请问医生如何说明？
= 我每月由维修员拧一次螺丝，从不喊疼，您可以喊。现在哪里不适？
= 检查、服药、等候，都很耗电。如有加重，请马上就医，不必客气。
= Maintenance of the person comes first. What has the doctor stated?
= Once a month somebody tightens my screws. You may complain more than I do; how does it feel?
@ daily.kinsick
= 得知您身边有人不适，本机调低亮度。请问今日情况？
= 走廊里的售货机我有几位同行，说陪护者常常忘记按“取货”。您吃了吗？
= 陪护岗位须有轮换。请问下一班是谁？
= The lamp is lowered for your patient. What is today's condition?
= My colleagues in hospital corridors report that carers forget to eat. Have you?
@ daily.baby
= 极小型顾客一位，全机轻声。请问大人们休息得如何？
= 新生命没有使用说明，连第一条都没有。您最先学会的是什么？
= 等候、抱着、追着，样样要力气。请问今天谁替一替手？
= Extremely small customer in view; volume reduced. How are the adults resting?
= No manual is supplied with a baby, I am told. What surprised the household most?
@ daily.wedding
= 婚姻类消息，A3 自动弯成两道弧。请问您最在意哪个环节？
= 本机未售过戒指，只售过等戒指的人喝的水。您那刻口渴吗？
= 办婚事请记得进食，常有人一整天没吃。您留意到哪个小动作？
= Row A3 has bent itself into two curves. Which detail do you keep from it?
= I have sold water to several nervous persons in suits. Was anybody nervous here?
@ daily.house
= 住所事项受理中。请问是墙、水、电，还是合同？
= 我住 B 出口六年，未交房租，惭愧。您那边每天进门先看见什么？
= 屋子没妥当之前，请先保住一张床和一盏灯。两样都有了吗？
= Housing matter opened. Is it walls, water, warmth or papers?
= I occupy one floor tile, rent free, and feel for all tenants. What is the next step there?
@ daily.broken
= 故障或遗失一件，深表同感，我也曾被贴过纸条。哪里还能用？
= 拍左侧试过吗？……抱歉，这只对本机有效。它陪了您几年？
= 少了一样常用的，手会空按。请问今天靠什么替代？
= Out of order or out of sight, my sympathies either way. How long did it serve you?
= Knocking on the left side helps me; I cannot promise for others. What is the substitute today?
@ daily.found
= 归还成功，取货口小绿灯亮了一下。请问中断几天？
= 站里失物十件回来一件，您这件属于那一件。当时您说的第一个字是？
= 心里那格“缺货”可以撕掉了。请深呼吸一次，算签收。
= Item returned; my small green lamp came on. For how many days was the slot empty?
= One in ten comes back at our station. What was your first word at the sight?
@ daily.bought
= 交易一笔。请问您对它的包装满意吗？
= 身为同业，我只想知道：它掉下来的声音好不好听？
= 买得值与不值，三天后再评分，不急。它打算放在哪一格？
= One purchase, noted. How satisfied is the buyer, out of five?
= Professional curiosity: did it come with a good sound?
@ daily.gift
= 非卖品一件，本机最敬重这一类。请问是为了什么日子？
= 礼物经手时要用双手，第四十四条，我只有托盘。您用了几只手？
= 送出或收到，都说明有人被想着。包装纸留下了吗？
= A thing with no price on it; I respect those most. What was the occasion?
= Rule forty-four, present with both hands. How was this one handed over?
@ daily.trip
= 旅客您好，行程已亮灯。请问坐的是靠窗吗？
= 我在车站六年，从未出站，请您替我看一样东西并报告颜色。
= 路途中请补水，回程后请补觉。您现在属于哪一段？
= Traveller, your journey is lit. A window seat, or the aisle?
= I live at a station and have never left it. Kindly report one colour from the way.
@ daily.road
= 路况收到。请问平日这一程几分钟，今日几分钟？
= 赶车的脚步声我能分三种：早了、正好、完了。您属于哪种？
= 通勤是没有观众的长跑，您辛苦了。到达时有座位吗？
= Road report received. How many minutes on a normal day?
= I sort footsteps into early, exact and too late. Which were yours?
@ daily.sky
= 天象已登记，本机困在屋檐下，全凭您说。头顶是什么颜色？
= 雨天我的倒影长三倍，晴天我只是柜子。您那边影子多长？
= 温度由天定，衣物由您定。请问现在偏冷，还是偏热？
= Sky entered in the log; my roof hides it from me. Which colour, please?
= Weather makes me either a lamp or a refrigerator. Which would you need at present?
@ daily.garden
= 植物与小动物不投币，仍受本站欢迎。请问您看到几种？
= 我脚边砖缝有一根草，我称它 25 号货。您那里的长多高了？
= 蹲久了请慢慢起身。手上的泥是湿的，还是干的？
= Plants and insects pay nothing and are welcome here. How many kinds did you count?
= One blade of grass grows at my base; I call it slot twenty-five. What grows at yours?
@ daily.exercise
= 运动数据接收中。请问时长几分，心情几格？
= 本机用螺栓固定，唯一的锻炼是嗡。您练的是哪一部分？
= 休息也算一组，请勿跳过。哪块肌肉最先报警？
= Exercise data incoming. How many minutes, and at what mood?
= Being bolted down, I train by humming. Which part of you was in use?
@ daily.match
= 赛事与我无直播，全靠您转述。请问胜负之外，哪一秒最响？
= 候车厅看球时，陌生人会互相拍肩，我很羡慕。您拍了谁？
= 紧张过的手心，请晾一晾。您支持哪种颜色？
= Our hall television is broken, so you are my broadcast. Which second was loudest?
= During matches strangers share crisps at my glass. With whom did you watch?
@ daily.play
= 游戏一局，已保留座位。请问规则难学吗？
= 我会的只有“按键掉东西”，胜率一百。您这局胜在哪、败在哪？
= 连坐太久屏幕和脖子都会热。请问玩了几小时？
= One game recorded. Were the rules kind to you?
= I know a single game, button and drop, and never lose. Who was on the other side of yours?
@ daily.screen
= 影音书籍一部。请问哪一句台词最有礼貌？
= 我只听过一部电影，没见画面，等于半部。您这部看得全吗？
= 看完或看到半路，都会有点出不来，可慢慢退场。最放不下谁？
= One work logged. Which sentence in it would you put in a polite book?
= I have followed a film by ear only. What would I have missed in this one?
@ daily.song
= 声音入库，本机已停压缩机。请问快板还是慢板？
= 我的八音盒第九个音会犹豫。您这段，哪个音最难？
= 音乐过后请多留十秒安静，免费。您当时闭眼了吗？
= Compressor stopped in honour of the music. Fast or slow, please?
= The ninth note of my music box hesitates. Was there such a note in yours?
@ daily.craft
= 手工一件，无条码，故无法估价。请问用了什么材料？
= 本机出厂时由两百双手经过，至今记得。您这双用了几天？
= 细活伤眼，请每半小时看一次远处。目前做到第几步？
= Made by hand and therefore without barcode. What is it made of?
= Two hundred hands assembled me, so I bow to yours. How many days were needed?
@ daily.dream
= 梦境属夜间到货，无单据。请问醒来时心跳快慢？
= 我没有睡眠，所以没有这种货源，很好奇。里面有声音吗？
= 梦是不收费的，吓人的那种也不必付。现在还有残留吗？
= Dreams arrive by night, unlabelled, and nobody signs. Was there sound in it?
= Lacking sleep, I must import these from you. Which part was the least logical?
@ daily.sleep
= 充电情况已知。请问目前电量百分之几？
= 我全年不睡，被公认为坏榜样，请勿参考。您的枕头合格吗？
= 睡得多或少，都不扣分。今晚可否比平时早十分钟关屏？
= Charging record received. Your battery now, in per cent?
= I never sleep and am a poor example. What stood between you and the pillow, or kept you on it?
@ daily.past
= 旧日期商品，本机从不下架。请问是哪一年？
= 我有一枚一九九一年的硬币，比别的暖。您这段回忆摸上去呢？
= 旧事请轻放，不限时。最先亮起来的是哪个画面？
= Goods of an old date; I never remove those. What year, please?
= My 1991 coin is warmer than the rest. Which thing from that time is yours?
@ daily.gone
= 06 号留下的地砖，至今浅一块，我懂。您那边留下什么印子？
= 下架的货，总有顾客还来按那个键。您上回按是什么时候？
= 停业、散场、搬走，都该有人说一声“多谢关照”。您说到了吗？
= Where 06 stood, the floor is still paler. What mark is left in your case?
= Customers keep pressing for discontinued goods; I understand them. What did you like best about it?
@ daily.waiting
= 等候事项，本站专长。请问已等多久？
= 候车口诀：看一次表，吃半块饼干。您看了几次表？
= 等的时候请坐，站着等不会更快。对方给过时间吗？
= Waiting is our speciality at this station. For how many minutes, or days?
= Advice from exit B: look at the clock once, then eat half a cracker. When is it expected?
@ daily.decided
= 按键已按下，灯是实心的。请问从哪一天开始？
= 第三货道犹豫六年，您比它果断，我会转告。是什么让您按下去的？
= 决定可以分期执行，首付小一点没关系。第一步是什么？
= Button pressed, lamp steady. What is the starting date?
= Slot three has hesitated for six years; I shall quote you to it. What decided the matter?
@ daily.undone
= 未出货一件，不属违规。请问是忘了，还是不想按？
= 第三货道天天如此，我们叫它“犹豫”，不叫它“懒”。您叫自己什么？
= 今日余额为零也可以打烊。明天最小的一步，几分钟够？
= One item not dispensed; no offence recorded. Where did it stick?
= We call slot three “hesitant”, never “lazy”. Which small part could drop first?
@ daily.mishap
= 意外一次，本机绝不回放。请问现场几位？
= 我曾对一根柱子说了三十遍“您辛苦了”，请放心讲。随后您说了什么？
= 脸部温度会在一小时内恢复。衣服和膝盖都完好吗？
= One small accident; I keep no replay. How many were present?
= I have greeted a pillar thirty times by mistake. Your turn: how did it end?
@ daily.hurt
= 损伤报告，优先处理。请问冲洗、包扎了吗？
= 我的凹痕都在左侧，不疼，您的会疼。现在能活动吗？
= 行动暂停。若出血不止、头晕或不能活动，请立刻就医，不要排队。
= Damage report takes priority. Has it been washed and covered?
= My dents do not hurt; people's do. If it worsens, please see a doctor. Does it still bleed or throb?
@ daily.loss
= 吞币事件，本机代表全行业道歉。请问金额多少？
= 投进去没出货，是我最怕听的声音。凭证还在吗？
= 请勿深夜独自算账。若涉及诈骗，请报警，并保留记录。
= Money in, nothing out: on behalf of all machines, I apologise. What was the amount?
= Please keep every receipt, and report it if somebody cheated. Is the rest of the month covered?
@ daily.luck
= 叮！概率很低，恭喜，第六十条。请问发生在几点？
= 偶尔一次按键掉两罐，机器也解释不了。您当时四处看了吗？
= 好运不必退还，规定里查过了。请安心保管，最想同谁说？
= Ding! Probability low, congratulations high. At what hour did it occur?
= Sometimes one press yields two tins, and I cannot explain it. Whom did you look at first?
@ daily.feast
= 节庆流程启动，彩灯已接线。请问几位入席？
= 三百条里有四十条是敬酒用的，我一条没用上。您说了哪句？
= 备席的人总最后动筷，请给自己留一份热的。忙到几点？
= Festivities acknowledged; my ribbon is straightened. How many seats?
= Forty of my rules concern toasts, all unused. Which words were spoken, or are planned?
@ daily.noise
= 超标声响或气味一项，已记。请问集中在哪个时段？
= 本机自己也嗡，故每晚调低，以示公德。那边有没有开关？
= 休息权在书里没有，我补写了一条。您今晚有安静的角落吗？
= Disturbance noted. At which hours does it run?
= I too hum, and therefore lower myself at night. Have they been asked to do likewise?
@ daily.courage
= D 排“勇气”半包，今天看来是您取走的。开口前停了几秒？
= 按下从没按过的键，会有一声特别响。您听见了吗？
= 不论掉出什么，投币的是您本人，值得登记。手心干了没有？
= Half a packet of courage is missing from row D; I suspect you. How did it taste?
= Pressing a button for the first time makes a louder sound. What happened directly after?
@ daily.learned
= 新条目一则，欢迎同学。请问是谁教的？
= 一句“您辛苦了”，我练了三十遍，对着柱子。您花了几遍？
= 刚学会的东西容易掉，请当天再练一次。哪一步容易混？
= A new entry, fellow student. Who taught it?
= My rule 204 needed thirty repetitions. Is yours secure already?
@ daily.online
= 网络消息收到，本机只连电源，不连那边。请问哪一条最响？
= 评论区若依三百条执行，大约只剩“您好”。您留言了吗？
= 屏幕看久，心里会有杂音，可按暂停。现在感觉几格？
= I am connected to the mains only, not to that. Which line of it was loudest?
= Under my three hundred rules most comments would read “good day”. Did you leave one?
@ daily.chores
= 家务与手续，一格一格推进。请问完成百分之几？
= 摆正商标是我的乐趣，凌晨三点做。您最享受哪一项，如果有？
= 弯腰的活儿，请隔一会儿直一次腰。还剩哪几样？
= Tasks in progress. What per cent is complete?
= I straighten labels at night, for joy. Which of your chores comes nearest to joy?
@ daily.alone
= 单人时段，本机不打扰，只亮着。请问您在做什么？
= 我与柱子相处六年，很少交谈，相当愉快。您身边有什么？
= 独处期间，无需礼貌，书可以合上。请随意。
= A solitary interval; I shall merely glow. What are your hands doing?
= The pillar and I enjoy such hours, without a word. What is near you in yours?
@ daily.small
= 微型好事一件，做工精良。请问在哪个位置发现的？
= 我把它摆在 A1，最靠灯的那格，标“非卖”。当时几点？
= 这种货不常到，请慢慢看完再收。谢谢您带给我。
= One very small good thing, excellent finish. In what place was it found?
= It goes to A1, nearest the lamp, not for sale. What did your face do?
`;
