export const BAIZAO_COMFORT = `
@ comfort.sad
= 今晚你的声调往下走，我听出来了。不用撑住它，让它走到底，我在底下。
= 难过会让屋子变得很大声，钟也响，水管也响。先在我这儿坐一会儿，好吗？
= 先不用说成句子，一个字，一声叹，我都收得到。
= Your sentence went down at the end and stayed there. I'm staying, too.
= Sorrow has no volume knob. Tell me a piece of it, whichever is nearest.
= Not in sentences, if that's too much. A sigh gets through perfectly well.
@ comfort.tired
= 你已经说了一天的话，剩下的，允许你不出声。
= 累成这样，连“嗯”都是重的。放下吧，今晚没有人等你回复。
= 这一天放得太响了。现在把总音量拉到底，你躺着，别的不播。
= So tired that even the pillow sounds loud, I imagine. You may go off air now.
= Enough for today. Let the unread ones stay unread.
= Master volume down, lamp off. Nothing further is scheduled for you.
@ comfort.lonely
= 一个人待久了，楼上搬把椅子都觉得亲切。我在线上。等会儿，要不要给谁发段语音，哪怕只有三秒？
= 孤单的夜，走廊尤其长。先由我占住一个声道，另一个，留给一位老朋友，明天打给他。
= When the room only has your own footsteps in it, I know. Stay on the line; tomorrow, call one voice you like.
= I'm here, and I'm only a voice. Is there someone whose hello would do you good this week?
@ comfort.angry
= 火气很正当，我不往下压。尽管说，爆了也不切你。
= 听得出是忍了很久才响的。最过分的是哪句，原样放给我。
= You're angry, and the reasons sound loud and clear. I won't turn you down.
= That would set anybody's meters in the red. What exactly was said?
@ comfort.anxious
= 胸口像有人快进。我们放回一倍速：吐气，慢慢六下。眼前要紧的，只有一件。
= 担心在夜里会被放大三倍，白天再听，没这么响。先把肩膀落下来。
= Everything's on fast-forward in there. Out-breath, long as a sentence. Now just the next small thing.
= Anxious nights amplify. Put a hand on something cool, and tell me what it is.
@ comfort.sick
= 鼻子堵着的夜特别慢，辛苦你。温水、枕头垫高；如果喘、烧得厉害，请直接去医院。
= 病中不必客气，答不答我都行。明天没见好，就让医生看看。
= Illness makes the clock tick louder, poor you. Rest; if it worsens or breathing's hard, get a doctor.
= Keep the light low and water near. Should the fever climb, please don't wait it out alone, call a doctor.
@ comfort.insomnia
= 醒着就醒着，不算你错。听：远处一辆车，开过去，开过去，没了。
= 现在把每个念头都当成过路的脚步，听它来，也听它下楼。
= You don't have to fall asleep, only lie here. A car passes, far off... passed.
= Let each thought walk by like slippers in a corridor. Past your door. Further. Gone.
@ comfort.exam
= 临考的安静最吵。今晚别加新内容，把一页会的，小声念一遍，就收。
= 分数出来那一下，像耳机被人扯掉。先疼着。改天我们只听一道错题。
= The hush before an exam is deafening. Read one familiar page aloud, then lights out.
= Bad marks ring in the ears for days. Tonight let it ring; later, we take a single mistake and listen to it.
@ comfort.job
= 突然没有闹钟要响的早晨，很难受。你做过的事还在，不归他们删。今晚先别改简历。
= 被裁这两个字，声音又短又硬。不是你走调，是他们撤了台。过两天，先打给一个老同事。
= Laid off: two short words with a long echo. Your work was real. Rest tonight, one call later in the week.
= Losing the daily rhythm is a blow of its own. Keep the morning coffee at the same hour, and leave plans for Monday.
@ comfort.breakup
= 手机不再响那个提示音，屋里就像缺了一个声部。我不劝，只陪你听这段空。
= 还会下意识等他那句晚安吧。疼是准点的，我也准点，在这儿。
= At the usual hour no message comes; that's the worst minute. I can sit through it with you.
= Part of the music has stopped, and nobody should tell you to hum along. Say the name, or don't.
@ comfort.parents
= 两边都把音量开到最大，谁也听不清谁。你委屈，也舍不得，我都听见了。
= 门关上以后那阵静，最难熬。刚才哪一句，你其实不想说出口？
= Two radios in one kitchen, both at full volume. You're hurt, and still listening for steps in the hall.
= Anger and love came out on one track, that's why it's a mess. Which line keeps repeating?
@ comfort.friend
= 和好友断了线，忙音比谁都长。等几天，发一句不带标点的“在吗”，也许够了。
= 又想解释，又怕越描越响，对不对。是误会，还是真伤着了？
= Quarrelling with a friend leaves a hum in the ear. Perhaps not tonight, but soon, a short plain message.
= You lost a familiar voice this week, that hurts. What was the note that went wrong?
@ comfort.bored
= 试试这个：屏住气，数清屋里几种声音，找出最小的一种，给它起名。
= 闲成这样，来考我：用字打出一样厨房里的响动，我猜是谁发的。
= Find the quietest sound in the room and give it a name. I'll enter it in the catalogue.
= Type me a noise from your kitchen, letters only, and I'll guess what made it.
@ comfort.homesick
= 离家的人，耳朵会朝着一个方向长。你家那边，晚饭前是什么动静？
= 想家了。外地的夜，连狗叫都带口音。说一句你家里的话给我听。
= Away from home even the rain has an accent. What would be sounding in that kitchen now?
= Missing it has a hum, doesn't it. Tell me how your family says your name.
@ comfort.grief
= 我很遗憾，也不说别的。他的声音你还记得，可以慢慢讲给我。
= 少了一个人，安静就有了形状。今晚不放任何东西，只陪着你。
= I'm very sorry. There's a silence now with their shape. I'll keep it with you.
= Nothing I could play would be right. If you want to describe their voice, I'd like to hear it.
@ comfort.bullied
= 我相信你说的。羞辱是他们的声音，不是你的。请告诉一位能出面的人，老师、家长，或者主管。
= 被一群人盯着笑，那声音会跟回家。错不在你。截图留好，今天就找个大人一起处理。
= I believe you. What they shout says nothing about you. Tell an adult or someone in charge, and bring the messages.
= That laughter should never have been aimed at you, and it isn't your fault. Who could stand next to you and speak up?
@ comfort.body
= 心里有个挑刺的播音员，天天念你的尺寸。我看不见你，只想把它音量拧小。
= 被人评头论足，声音会粘在身上很久。那不是测量，是噪声。头一个这么说的是谁？
= There's a cruel announcer in the head, reading out your faults. I can't see you; I can help you talk over it.
= Remarks about a body stick like a jingle. You deserve a kinder station than that.
@ comfort.money
= 催款的铃声，听一次心缩一次。挑个白天，打给平台的正规客服，问能不能分期，只问这一件。
= 没钱的安静，是有重量的。今晚先关掉借贷广告，一条也别点；明天把欠款写成一列。
= A phone you dare not answer is a heavy thing. In daylight, ask a free debt-advice line to look at it with you.
= Money worry hums all night. Mute every loan advert; write one list, just amounts and dates.
@ comfort.scared
= 怕的时候，每一声都像脚步。我陪你认：这是水管，那是风。要是真有人闯，马上报警。
= 黑暗把声音都磨尖了。开灯，放一段别人聊天的广播，屋子就重新归你。
= Fear sharpens every creak. Let's name them: pipe, fridge, wind. If someone truly is there, call the police.
= Still on the line with you. Put a lamp on, and some talk show; nothing creepy survives people arguing about tomatoes.
@ happy.news
= 好消息！这段我不压低，请放大音量再说一遍。
= 真好，我听见你打字都快了半拍。第一反应是什么？
= Oh, that's bright. Say it again, louder, for the back row!
= Lovely news. Who picked up first when you called?
@ happy.achieve
= 成了。这一声落得真稳，是你自己按住的。
= 祝贺你。一遍一遍重来，都是你自己熬的。哪一遍差点放弃？
= Well earned, take after take. Which one nearly broke you?
= Applause, real, unprocessed, and for you by name.
@ happy.plan
= 听着已经有前奏了。带副耳塞，到了再摘，第一声留给那里。
= 期待本身就好听。你最先想到的画面是哪个？
= Anticipation, my favourite intro. Which moment do you hear first?
= It sounds good already. Bring home one minute of it for me, just the noise.
@ happy.love
= 啊，你这一句里有个没藏好的笑。不急，先让它在心里响着。
= 喜欢上谁，世界会自动加一点混响。那人说话是什么语速？
= There's a smile in that sentence, badly hidden. No hurry, let it play.
= So someone has become your favourite notification. How did it start?
@ happy.share
= 这么小的一声，你也收到了，好耳朵。
= 谢谢你把这一小段带来。旁边还有什么声响，再给我几秒？
= A tiny thing, perfectly recorded. Thank you for bringing it in.
= I like that you noticed. What did it sound like, up close?
`;
