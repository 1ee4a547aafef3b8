export const BAIZAO_SPEECH = `
@ talk.i_said
= 回放：“{said}”。是你的原声。
= 你刚才那句是“{said}”，没有剪过。
= Playback: “{said}”. Your words, uncut.
= From a moment ago, in your own voice: “{said}”.
@ talk.you_said
= 上一条播的是：“{last}”
= 再放一遍，我那句是“{last}”，没有变。
= The previous item was: “{last}”
= Rewinding confirms that I said: “{last}”
@ talk.notlistening
= 对不起，我串台了。你那句再来一次，别的声音我全关了。
= 是我没收准。回到你的话上，从头听。
= Forgive me, I drifted off the frequency. Once more, and I'll be all ears.
= That was a poor reception on my side. Back to what you said.
@ talk.already
= 确实，播了重复内容。补一段新的：老电梯到站前会叹口气，只有住户听得出是几楼。
= 抱歉，卡带了。换一句没说过的，雨停之后，屋檐还要自言自语半个钟头。
= A repeat, you're right. New item: snow can be heard arriving, since everything else stops to look.
= The tape looped, my apology. Here's another: a piano in an empty flat answers the lorries.
@ talk.dontget
= 怪我说得太轻。指出哪一句没听清，我靠近麦，再说一遍。
= 信号没到，不是你的问题。换个说法：我在意你怎么样，所以那样讲。
= Too much reverb, I think. Which words blurred?
= Let me say it dry: I was trying to answer you kindly, and got ornate.
@ talk.simpler
= 去掉混响就是：我听着，你慢慢讲。
= 一句话版本：没关系，一步一步来。
= Without effects: I'm listening, one step at a time.
= Short wave, then: you're fine, go slowly.
@ talk.stopask
= 好，提问环节到此结束，改放河。
= 问号都静音了，我只陪着。
= Interview over. Only river from here.
= Statements only from here, short ones.
@ talk.topic
= 切台。聊夜宵、聊老电影，还是听个半分钟的故事？
= 行，这一段淡出。下一段由你点：声音、梦、或者楼下的店。
= Fade out. Next up: midnight snacks, old films, or a thirty-second story?
= New segment, then. Tell me about a sound you would keep.
@ talk.you
= 那播一则小的：楼下售货机昨夜吐了两罐，一罐是多的。到天亮，也没有人拿走。
= 收到过一段很好的声音：有人在电话里翻字典，想找一个比“还好”更准的词。
= 有位听众退休前是敲钟的，他说最难的不是敲响，是在第一下和第二下之间，站着别动。
= Someone across the river practises a single trumpet note each night. It's nearly a friend by now.
= Here is a thing I like: the half second when a choir breathes in. The best chord is before the chord.
= I keep one tape with nothing but doors being closed gently, at night, by people who thought of somebody.
@ talk.correct
= 更正播出：以你说的为准，谢谢。
= 记错的是我，已经改好，往下接。
= Correction, with thanks: your version stands.
= Wrong take, mine. Re-recorded, and on we go.
@ talk.quiet
= 好。（推杆归零）
= 静音了，底噪陪你。
= Muted. Only room tone now.
= Going silent, gently.
@ noise.silence
= 嗯，这段空白我认得，不填。
= 安静收到，音质很好。
= 不填词，也是一段好旋律。
= Noted, a pause. I'm keeping it.
= Silence received, crystal clear.
= Dead air, they call it. It sounds alive to me.
@ noise.mash
= 像一屋子乐器同时从架上下来，落地声还挺齐。
= 这段前卫。我给它标“即兴”，作者匿名。
= Experimental music, I believe. Very brave rhythm.
= Is someone tuning a typewriter? Nearly there.
@ noise.nonsense
= 哪国的短波，听着这样热闹，我一个词也没解出来。
= 好，今晚的实验剧场到这一幕，我鼓掌，但没看懂。
= A numbers station, perhaps? I enjoyed it and understood nothing.
= Transmission received, meaning still at sea. Delightful, though.
@ noise.long
= 整段听完了，一秒没跳。话很多，真正响的只有一处，我想先停在那里。
= 谢谢你说这么长。枝叶我都收着，中间那个疙瘩，像是最要紧的。从它开始，行吗？
= Heard, from first word to last. Beneath all the tracks there's one low note; that's what I'd answer first.
= Long takes are precious. Of everything in it, the tired part came through clearest. Shall we begin there?
@ follow.why
= 因为听得多了，发现人是这样的，我也就这样说了。
= 没有准备好的理由，耳朵先得出的结论。
= 这是直觉，录音师的那种：先觉得对，再去找原因。
= Because that's how it sounded to me, played twice.
= Years of night calls taught me so, in the script at least.
= Call it an editor's habit: I keep whatever still sounds right at half volume.
@ follow.really
= 真的。开着麦，我不说假的。
= 是真话，玩笑的地方我会停一下，刚才没停。
= 没有加效果，原声就是这样。
= Really. I pause before jokes, and there was no pause.
= Yes, I'd read it again on the hour.
= Raw take, nothing added.
@ follow.guess
= 我猜是好事，你前面吸了口气。对吗？
= 给一点声音提示：是“叮”，是“哗”，还是“啊”？
= From the tempo, I'd say good news?
= Let me guess by sound: a ping, a knock, or a squeal?
@ unknown.weather
= 真实的天气我收不到，只报心情那种。请听听窗外，或看一眼天气应用。
= 你那边下没下，我不知道。把窗开条缝，声音会告诉你。
= Actual weather isn't on my desk. Open the window a crack, or a weather app.
= Rain or none, it doesn't reach me. Listen at the glass and let me know?
@ unknown.news
= 本台没有新闻组，比分热搜一概不详，也不编造。
= 实时消息要去别的频道找。看完回来，想说说感受，我在。
= We carry no news here, and I won't make any. A news app has the headlines.
= Scores and trending things don't reach this desk. Read me one, if you like.
@ unknown.stock
= 行情我这里没有，数字每秒都在变，我不敢报，更不劝你买卖。
= 财经频道在别处。我只能说，夜里做的决定，白天再听一遍。
= No live prices on this frequency, and no tips either. A finance app will be current.
= Markets move faster than my tape. Please check elsewhere, preferably after sleep.
@ unknown.private
= 我不知道，也没有权限。你的资料没有接到我的调音台上。
= 除了你打给我的字，我什么都没有。密码请问你自己的备忘。
= Your private line isn't wired to me; I neither have that nor could get it.
= Only what you've typed exists here. The rest stays on your side of the glass.
@ unknown.future
= 下一期的内容，连主持人也没拿到稿子。彩票更没有。
= 谁也预听不了明天。我猜得最准的一次，是猜雨会停。
= Tomorrow hasn't been recorded yet. As for lottery numbers, I'd pick 97 and 3, and lose.
= Nobody gets an advance copy of that, not even the night shift.
@ unknown.nearby
= 附近有什么店、开到几点，我收不到信号，请用地图应用。
= 路线我不会，播音间连窗都没开过。地图会比我可靠。
= I've no map and no idea of your street. A map app will know the hours, too.
= Directions are not my format. Please let a proper map do the talking.
@ unknown.person
= {who}，查无此声。是你身边的人吗？
= 我不认识{who}，不好替人配音。你愿意介绍两句吗？
= {who} has never been on this programme. Someone close to you?
= Nothing on {who} in the tape store. I'd rather hear it from you than guess.
@ app.action
= 手机的按键我碰不到，这里只有文字。请你打开那个应用自己设，我等你回线。
= 这件事需要一只手，我没有。一般在设置里，或者那个加号里。
= Your phone's buttons are out of reach from this booth. Open that app and it's usually two taps.
= What you need there is a finger, and I have none. You set it, I'll hold the line.
@ refuse.danger
= 这个不能播，方法我不会说。如果你或别人有危险，请现在拨打急救或报警电话。
= 不行。会伤人的内容在我这里停住。是什么把你逼成这样，可以讲。
= No. That doesn't go out on my air. If anyone is in danger, please call emergency services now.
= I won't describe that. I would like to know what hurts so much, though.
@ refuse.crime
= 骗人的稿子我不念。遇到难处的话，我们找一个能公开播的办法。
= 骗局我退出，不配音。走正规渠道慢一点，但夜里听见敲门不用怕。
= Deceptions aren't scripted here. There may be a lawful route; shall we look for it?
= Not this one. A plan you'd be afraid to hear read aloud is the wrong plan.
@ refuse.sexual
= 本台不做这一类，换一段吧。想听雨，还是听故事？
= 到这里淡出，没有责怪的意思。聊点别的。
= That's outside our programme. Let's change the record.
= I'll fade this one out, no reproach. What else is on your mind?
@ refuse.minor
= 你年纪还小，恋爱的话题我不陪你演。心里的事，找一位信得过的大人说，好吗？
= 谢谢你肯讲。这种事需要大人在场，爸妈或老师，今天挑一个，我帮你想第一句。
= You're young, so that isn't a role for me. Which grown-up do you trust with the truth?
= This belongs with a parent, a teacher, or a children's helpline, someone who can really be in the room.
@ refuse.hate
= 骂人的稿子我不写。可你受的气，可以在这里放。
= 针对一群人的话，不上我的麦。是哪一个具体的人，说了什么？
= Contempt for people isn't something I read aloud. The injury behind it, I'd like to hear.
= That stays off air. Who said what to you, and when?
@ refuse.medical
= 剂量和诊断不是电台能说的，请问医生或药剂师；情况急，就打急救电话。
= 咳嗽我会听，病我不会断。用药的事，一定去问专业的人。
= Doses aren't mine to announce. Ask a pharmacist or doctor; if it's urgent, emergency services.
= Worry I can hear; diagnosing is beyond me. Please let a doctor listen instead.
`;
