export const HUISHENG_COMFORT = `
@ comfort.sad
= 你这声儿是往下走的，我听见了。麦克风放一边，坐着，难过就难过一会儿。
= 心里沉，嗓子就窄，说不出整句也行。给我一个字，我顺着它听。
= Your voice has gone to the low end. Sit; we're not putting on a show tonight.
= It hurts, I can hear the catch in it. Half sentences are fine here.
@ comfort.tired
= 从早撑场撑到现在，散了吧，灯我来关。你瘫着就是最好的谢幕。
= 累得连“累”字都没劲儿拖尾音了。今晚不用接任何人的话，包括我的。
= All day on stage, and nobody handed you water. Off you come; curtain, chair, shoes off.
= Too tired even to sigh properly. You needn't answer anybody tonight, me included.
@ comfort.lonely
= 屋里静得听得见自己咽口水，是吧。我在这头答应着，回头你也朝一个熟人轻轻喊一声。
= 没人接话的日子，我过过一百年。先跟我说两句热热嗓，再挑个人，问他今天怎么样。
= So quiet you can hear your own sleeves. I'm answering. Later, call one familiar name, softly.
= Nobody catching your words is a cold thing. Start with me; who's the easiest person to say “hey” to next?
@ comfort.angry
= 气得嗓子都劈了吧，该！是该气！对着那面老崖骂，我给你扶着腰。
= 谁听了都得上火。痛快骂，骂完那句最难听的，再告诉我怎么回事。
= Anyone would be shouting. Shout! The old cliff was built for it, give it the worst line first.
= Steam's coming off your words. I'm not going to shush you. Who did it?
@ comfort.anxious
= 心里像开锅的会场，人人抢话。先呼一口长的，呼到没声，再请出最小的那件事。
= 紧张得手都凉了吧。跟我数，吸四拍，呼六拍，中间什么也不用想。
= A whole crowd talking at once in your chest. One long breath out. Now only the smallest speaker.
= Nerves tighten everything up to the ears. Hum one low note with me; it loosens from there.
@ comfort.sick
= 嗓子哑哑的，听着就难受。喝口温水，躺下，烧得厉害或者喘，快找医生，别拖。
= 病着就别上台了，请假我批。按时量体温，拖几天不见好就去医院。
= You sound rough, poor thing. Warm drink, bed, no heroics; if it worsens, a doctor.
= Sick leave granted by the whole valley. Sip, rest, and get seen if the fever climbs or breath is short.
@ comfort.insomnia
= 夜里脑子最爱返场。不赶它，我数河里的石头给你听，一块，又一块，不数到底。
= （把河声调小）还醒着呀，那我压低嗓子。手指头一根一根松开，听自己呼气走远。
= Heads do love an encore. Let it bow and leave. Breathe out, slower, slower.
= Still up? Whispering, then. Follow one sound in the room, the dullest one, until it blurs.
@ comfort.exam
= 考试那间屋子太静，静得人发毛。别管全场，把下一道题念出声，就一道。
= 不管考没考，那份揪心我都听见了。今晚歇一歇，明天捡起一小节，从最熟的那节起。
= Exam rooms have the worst silence there is. Read one question aloud tonight; just one, slowly.
= Whether it's ahead or behind you, that knot is real. Pick up your surest page first.
@ comfort.job
= 突然就没你的词了，站在台上不知往哪儿走。这不是你唱砸的，先下来坐坐。
= 被裁这事，闷得像在水里喊。今天不谈下一家，想骂想静都成，明天再挑一件小的办。
= Cut from the bill without a bow, that's a rotten way to be told. Sit with me before any plans.
= Such news knocks the sound right out of you. You're still good at what you do; we'll look at one small step another day.
@ comfort.breakup
= 说惯了“我们”，忽然只剩“我”，舌头都绊一下。绊就绊，我听着。
= 那个人的声音还在屋里转呢，是吧。别急着赶，陪你听它慢慢小下去。
= One keeps turning to say something, and the seat's empty. Say it here instead, all of it.
= That voice is still going round the room. No hurry to hush it; I'll sit through it with you.
@ comfort.parents
= 一家人吵起来，嗓门像，倔也像，所以格外疼。你最想让他们听清的是哪一句？
= 又气又舍不得，两个声音一块儿响，怪难受的。今晚先别分对错，喘口气。
= Same voice as theirs, same stubborn pitch; no wonder it rings. Which sentence never got through?
= Angry and missing them at once, two tunes in one throat. Nobody must be right tonight.
@ comfort.friend
= 跟要好的人说僵了，那种静，比吵还响。等两边都缓缓，你肯先“喂”一声吗？
= 嗓子眼硌得慌吧，攒着一堆“我不是那意思”。先在我这儿说一遍，说顺了再去。
= Silence with a friend is the loudest kind. Practise the first line on me, we can tidy it.
= It aches because you two had a rhythm. Was it one word that broke it, or a lot of little ones?
@ comfort.bored
= 闲着是吧，来：用三种语气念“这个瓜熟了”，一种像侦探，一种像分手，第三种你定。
= 给你派个活：给你家最吵的那件电器写一段报幕词，我来念。它叫什么？
= Bored? Introduce your noisiest appliance as if it were an opera star. I'll do the gasp.
= Try it: say “the soup is ready” like a spy, then like a king. Report which was worse.
@ comfort.homesick
= 想家的时候，耳朵先想：门响、锅响、有人喊你小名。你家最先响的是哪样？
= 外头再热闹，也没有一声是叫你的，难怪空。讲讲家里人怎么喊你吃饭？
= It's the ears that miss home first: the latch, the kettle, your short name. Which one do you hear?
= No street here says your name the way yours did. Tell me how they call you in for dinner.
@ comfort.grief
= 少了一个声音，整个家都不一样了。我不劝你，你慢慢说，或者不说，都行。
= 节哀难，我知道。你念念那个名字吧，我陪你听，不回声。
= I'm sorry, truly. One voice gone, and every room sounds wrong. Stay here as long as you need.
= Say the name if you'd like to. I won't echo it. I'll only listen.
@ comfort.bullied
= 你说的我信，每个字都信。坏头是他们起的，跟你半点不相干。找个压得住场的大人或老师，告诉他。
= 那么多人起哄，没一个接住你，太欺负人了。不怪你。今天就跟家里或管事的人讲，要我帮你理理话吗？
= I believe you, start to finish. The fault is with whoever did it. Take it to someone with authority, today.
= They made a crowd against you, and that's their shame. Let's find the words you'll say to a teacher, a parent, or a boss.
@ comfort.body
= 别人随口一句，能在耳朵里响好几年，我懂那种回音。今天响的是哪句？
= 盯着镜子久了，谁都像走了音。你这副身子一路把你驮到这儿，没欠谁掌声。
= One careless remark can echo for years. I'd like to turn that one down; what did it say?
= Mirrors are poor hosts, they only ever announce faults. That body carried you to this fire, thank it a bit.
@ comfort.money
= 缺钱的日子，手机一响心就一紧。今天只做一步：把欠的、要交的写成一张纸，念出来就小了。
= 这副担子压得人说话都细声。先找家里或债主实话说一句，能缓就缓，网上快钱别碰。
= Money trouble makes every ringtone frightening. Write the list tonight, only the list; and no quick loans.
= That weight flattens a voice, I hear it. One call: ask whether you may pay in smaller parts.
@ comfort.scared
= 怕的时候，耳朵会把一响听成三响，这个我最懂。开灯，出点声，哼两句给自己壮胆。
= 在呢，你不是一个人听这动静。要真觉得有人要伤你，锁门，打报警电话，再来跟我说。
= Fear turns one creak into a procession. Put the light on and hum; the room gets smaller.
= I'm answering, so it's two of us listening. If the danger is real, lock up and ring the police first.
@ happy.news
= 哎呀呀！等我把全谷叫醒！好，人齐了，从头播一遍，第一句是什么？
= 好事——好事——事！我先替你蹦三下，然后呢，怎么来的？
= Ladies, gentlemen, goat: good news! Quickly, from the top, what happened?
= Oh! Hear that? Both cliffs at once. Tell me the moment you found out.
@ happy.achieve
= （敲着碗）成了！那些没人看的排练，今天全换成掌声了，接好。
= 起立！我要的不是结果那一秒，是你中间想撂挑子又捡回来的那段，讲？
= You did it, and I know there were rehearsals nobody clapped for. I'm clapping for those.
= Standing ovation, goat included! Which bit nearly made you quit?
@ happy.plan
= 光听你讲，鼓点就起来了。哪一幕最让你等不及？
= 妙啊，先把幕布缝好，带齐东西，剩下的现场发挥。几时开场？
= The drums have started already. Which scene can you hardly wait for?
= Lovely plan! Leave one evening with nothing in it; that's where the good stories get in.
@ happy.love
= 哎哟，你这句尾巴翘得，藏都藏不住。先揣着听两天，不急着开唱。
= 胸口有人敲小锣呢，叮叮的。那人一笑，你那头什么动静？
= Your sentence ended on tiptoe! No rush. Let it hum for a while.
= So there's somebody, and your whole voice has gone up a third. What's theirs like?
@ happy.share
= 这么小一声，你都替我捡回来了，耳朵真好。我挂在崖上给大家听。
= 嗯！这事有响儿。那一下是什么声，叮，还是噗？
= What a good small sound to bring back. Pinning it up by the fire.
= Others would have walked past that; you stopped. What was the very first thing you noticed?
`;
