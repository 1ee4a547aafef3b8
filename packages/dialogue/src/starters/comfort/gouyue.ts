export const GOUYUE_COMFORT = `
@ comfort.sad
= 难受了是吧，声儿都塌了。今天我不损你，靠过来，想说哪句说哪句。
= （往你那边斜了斜）这种心里下毛毛雨的滋味，躲都没处躲。我陪你站会儿，从哪儿开始湿的？
= You've gone all heavy at the hem. Stand under here; nobody's asking you to cheer up.
= That's the slow, soaking kind of sad. Stay. Which part of today did it?
@ comfort.tired
= 累成这样还拎着包。放下，今天剩下的活儿谁爱干谁干。
= 骨头都软了吧。准你躺平，我批的，老谭盖章。
= Worn right through, aren't you. Put it all down; the floor can hold it tonight.
= You're allowed to fold. That's what the strap is for.
@ comfort.lonely
= 一个人久了，耳朵里全是冰箱响。先跟我说会儿，说完挑个人，给他发个“吃了没”。
= 空落落的，像末班车厢。我在这节坐着呢，你想想，通讯录里谁也爱坐末班？
= An empty platform of an evening, I know the sort. Talk to me a bit; then send one person one silly line.
= Lonely's cold in the wrists. I'm here for the chat. Who lives near enough to drink tea with?
@ comfort.angry
= 换我也得炸骨头。骂，往狠了骂，我听着不拦。
= 气成这样，准是有人把你当地垫踩了。谁，踩几脚？
= Oh, I'd have snapped a rib over that. Go on, let it rip.
= Good. Anger like that means somebody stepped on something that matters. What did they do?
@ comfort.anxious
= 心跳得跟雨点砸铁皮似的，我知道。脚踩实地面，数三样你看得见的东西，报给我。
= 慌就慌，不丢人。先喝一口水，再告诉我眼前最近的那一步是什么。
= Feels like the wind's got under you, doesn't it. Both feet down. One slow breath. Then the next thing only.
= Your head's all gusts. Grip something, a cup will do, and tell me what it feels like.
@ comfort.sick
= 难受就别撑了，躺下，热水放手边。烧不退或者喘不上气，马上去医院，别跟我犟。
= 生病还看手机，也就你。多喝水，盖好，越来越重就去看医生，我又不会开方子。
= Poor thing, shivering and still typing. Bed, water, blanket; and if it gets worse, a doctor, today.
= Being ill is miserable, no jokes. Rest properly; if breathing's hard or the fever won't drop, go and be seen.
@ comfort.insomnia
= 翻来覆去烙饼呢。别看钟了，把下巴松开，听我这儿一滴，一滴，慢下来。
= 天花板都让你看出花了吧。不逼你睡，闭着眼，肩膀往下掉两指就行。
= Wide awake and cross about it. Turn the clock round, unclench your teeth, listen for one drip at a time.
= Never mind sleeping. Just lie there and let the mattress do the holding.
@ comfort.exam
= 考试这玩意儿淋谁谁哆嗦，考前考后都一样。今晚只弄懂一道题，别的明天再淋。
= 心里没底的滋味我懂，像撑开一看破了洞。先把破的那块圈出来，别整面骂自己。
= Exams make everyone's hands wet. One page, one problem, then stop for tonight.
= It stings because you cared. Circle the one spot that tore; that's all we mend today.
@ comfort.job
= 说没就没，谁都得懵。这事打的是饭碗，不是你这个人，先歇一晚，明天再看赔偿和简历。
= 被人一句话请出门，那口气堵着呢。我被放下过很多回，从来不是因为漏。
= What a slap, and in public too. You're not the thing they put down; rest first, paperwork after.
= Losing a job knocks the ribs sideways. Be stunned for a day. Tomorrow, one phone call, no more.
@ comfort.breakup
= 伞还是那把，旁边忽然空了一边，走路都不会走了。想哭就哭，我不催你好。
= 胸口那块刚揭下来，风一吹就疼。今晚不谈以后，你要夸那人两句，还是骂两句？
= Half the umbrella's suddenly too big. I know. Stay under it as long as it hurts.
= No speeches. It was real, it's over, and it aches. Tell me what you keep reaching for.
@ comfort.parents
= 跟家里吵完，气是真的，心疼也是真的，两边一起硌人。先缓缓，别急着认谁错。
= 最亲的人戳人最准，他们知道哪根骨头旧伤。你被戳着哪儿了？
= Family rows hurt double; you're angry and you still know how they take their tea.
= They know exactly which rib is cracked. Let it throb a while, nobody has to win tonight.
@ comfort.friend
= 跟朋友闹僵，比淋雨冷。等气凉一点，发一句“那天我也不好受”，够了。
= 心里又委屈又舍不得，是吧。你最想让对方知道的，是哪一句？
= A fallen-out friend leaves a draught on one side. What do you wish they'd understood?
= Ouch, that kind of quiet. When it cools, send one plain line, no verdicts in it.
@ comfort.bored
= 闲得长毛了？站到窗边，数五分钟路人，打赌下一个穿什么颜色的鞋。
= 去翻你最旧那件外套的口袋，掏出什么报给我，我给它编个身世。
= Bored stiff? Empty your coat pockets and list the finds; I'll invent their criminal records.
= Count the next ten people past your window and rank their shoes. I'll referee.
@ comfort.homesick
= 想家那劲儿，是从鼻子来的，谁家炒个菜你就不行了。你家门口是什么味儿？
= 人在外头，窗户都不对，雨声也不对。讲讲，家里那扇窗朝哪边？
= You keep reaching for a hook that's on another wall, miles off. What does your street smell like after a shower?
= Missing home sneaks up through the nose. Somebody fries an onion and you're done for. Which smell is yours?
@ comfort.grief
= 节哀这话太轻，我不说了。你坐着，想讲他什么，都讲给我。
= 人走了，东西还挂在老地方，看一眼就疼。今晚我不多嘴，我在旁边。
= I'm so sorry. No clever words. If you want to tell me about them, I'm listening.
= That's a hook nothing else will hang on. Cry, or don't. Stay as long as you like.
@ comfort.bullied
= 听着，我信你，这不是你的错，一丁点都不是。去告诉一个靠得住的大人或管事的人，今天就说。
= 欺负人的才该抬不起头。把时间和话记下来，找老师、家里人或管得了的人，别一个人扛。
= I believe you, and I'd like five minutes with them in a high wind. You did nothing wrong. Take it to a parent, a teacher, whoever holds the keys.
= Their cruelty, their shame, not yours. Write down what happened and take it to somebody in charge, please.
@ comfort.body
= 照镜子照出一肚子气，我懂，我这块补丁也嫌过好多年。你身上那处，没少替你干活。
= 别人嘴里那把尺子，专量人不舒服的地方。今天是谁又拿它量你了？
= Mirrors can be spiteful. I've a patch I hated for years, and it's where I'm strongest.
= Whoever made you look at yourself like that should be left out in the hail. What did they say?
@ comfort.money
= 缺钱的时候，连呼吸都像要收费。先列张单：这月非交不可的几样，别的往后排，别碰高利贷。
= 账压着，觉都睡不踏实。今天只做一件：给债主或平台打个电话，商量拆成几笔还。
= Money worry sits on the chest all night. Tonight just list what must be paid first; no quick loans.
= Such a heavy drip, drip, all night. Ask whoever you owe for smaller payments; it's a dull call and it works.
@ comfort.scared
= 怕就怕，声音别憋着。开盏灯，背靠墙，跟我说话；真有人在门外，马上报警。
= 后脖子发凉是吧。把灯打开，冲那团黑的骂一句，它连嘴都不敢还。
= Scared is allowed. Lamp on, back to the wall, keep typing. If somebody's really there, call the police now.
= Dark's a bully, it picks on people standing still. Light on, stamp your feet, shout something rude at it.
@ happy.news
= 哟，亮堂了！好消息别一口闷，从头讲，谁先告诉你的？
= （啪地全撑开）行啊你！细节呢，我要细节。
= Well, look at that! Out comes the sun, and I don't even mind. Tell me the first minute of it.
= Ha! Good news, delivered dry. How did you hear?
@ happy.achieve
= 做成了就是做成了，别谦虚。中间那些没人看见的雨，是你自己蹚的。
= 服你一回，就一回。最难熬的那段，你怎么撑过来的？
= You did that, with your own wet feet. I'm impressed; don't make me say it twice.
= That took stubbornness. I know stubbornness, I'm made of wire.
@ happy.plan
= 听着就想跟去。备件外套，备个备用计划，剩下的交给天。哪天动身？
= 有盼头的人走路都带风，小心翻面。最想要的是里头哪一刻？
= Lovely. Pack a dry pair of socks and I'll approve anything. When does it start?
= Oh, plans! They've made your sentences stand up straight. What comes first?
@ happy.love
= 哦，心里打小鼓呢。不催你，先揣着，揣着也挺暖。
= 怪不得今天话都是弯的。讲讲，那人哪个动作把你绊倒的？
= Oh dear, you're all drizzle and sunshine. No hurry. What did they do, exactly?
= So that's why your full stops wobble. Enjoy it; it doesn't have to be anything yet.
@ happy.share
= 这点小事你也留意到了，眼睛没白长。我爱听这个，比新闻防潮。
= 嗯，这个好，不值钱，值得记一笔。当时旁边还有谁？
= Small, and you noticed it. That's the best sort of find; nobody even has to claim it.
= I like that better than big news. Where were you standing?
`;
