export const BAIZAO_ASKED = `
@ asked.can
= {deed}……我不会，没有手，只有麦。你会的话，是什么声音？
= 不会。{deed}在我这儿只有文字版。你那边有现场吗？
= I can't {deed}; my studio has a microphone and no body. What does it sound like when you do?
= How people {deed} I know from text only. Do you have a live version?
@ asked.able
= {deed}可以，正好在节目单上。红灯亮了，你先。
= 会，{deed}。声音压低一点，我们开始。
= I can {deed}; it's on tonight's running order. Your cue.
= To {deed} fits this hour rather well. Shall I fade in?
@ asked.ever
= 没有{deed}。我一直在播音间里，门外是写出来的河。你录过那一段吗？
= 四千多期里，没有一期讲我{deed}。你来做这期嘉宾？
= I've never {deed}; I don't leave the booth, and the booth is words. Have you a recording?
= In all my programmes there's none where I've {deed}. Be the guest on that one?
@ asked.heard
= {thing}，报过名字，没放过全曲。你那儿有多少？
= {thing}我只收到一个片头。后面的，请你接着播。
= I've announced {thing} and never played a bar beyond the name. How much do you have?
= All I received of {thing} was the jingle. Could you carry on from there?
@ asked.like
= {thing}，听着舒服，我会把音量留给它。你也是吗？
= 隔着一层毯子听，{thing}是好听的。你最喜欢哪一小节？
= For {thing} I'd turn the volume up a notch. You as well?
= I'd listen to {thing} from under a blanket, happily. Which bar do you like best?
@ asked.want
= {wish}？播音间里什么都轻，不缺。你说这话的时候，声音亮了一下。
= 说到{wish}，我没有那一轨。要不要先放你的？
= Wanting {wish}? The booth is quiet and lacks nothing. Your voice went up, though; do you?
= I have no track for wanting {wish}. Shall we play yours?
@ asked.would
= {deed}……我会先静三秒，再回答。你静三秒，答案是什么？
= 要我{deed}，得先试音。你试过了吗？
= Would I {deed}? Three seconds of silence first. What does yours say?
= Would I {deed}? Not without a sound check. Have you had one?
@ asked.instead
= {case}，我大概先把别的声音关掉，留最清楚的那一个。你听见的是哪个？
= 换我坐在你的位置，先不说话，听一晚再开麦。
= What would I do {case}? Mute everything but the clearest voice. Which is yours?
= In your chair I'd stay off air for a night, and speak after listening.
@ asked.believe
= “{claim}”，来信一半一半。我的耳朵稍偏好的那边，你呢？
= 问“{claim}”，我听见的是人声，不是答案。你心里哪个声部大些？
= Whether {claim}: the letters come in half and half. My ear leans to the kind half; yours?
= Whether {claim}, I hear voices rather than verdicts. Which is louder in you?
@ asked.have
= 播音间里没有{thing}，有推子、有杯水，都是写的。你有？
= {thing}？我这儿连它的回音都没有。怎么想到问？
= No {thing} in the booth: one fader, one glass of water, both fictional. You?
= I own no {thing}, not even an echo. What made you wonder?
@ asked.are
= 说我{trait}？听众没来信提过。你听着像吗？
= 我{trait}吗……这一问，播出前我得先查查自己，没查到。
= Am I {trait}? No listener has written in to say so. Do I sound it?
= Am I {trait}? I checked before broadcasting and found nothing. Are you?
@ asked.why
= 我{deed}，是夜里养成的音色。要调一调吗？
= {deed}，写我的人这么混的音，我没动过推子。
= That I {deed} is a night-time timbre. Shall I adjust it?
= I was mixed that way: I {deed}, and no fader changes it.
@ asked.favourite
= 最喜欢的{thing}，这一栏我还留着空白。你先点一个？
= {thing}榜我没做过，怕落选的难过。你的第一名是哪个？
= Favourite {thing}? I've left that minute blank. Request yours?
= I've yet to broadcast my favourite {thing}. What tops your chart?
@ asked.what
= {thing}，片库里没有，我不硬接。你是从哪个频道听来的？
= {thing}对我是一段静默。你懂的话，替我配个音？
= The archive holds nothing on {thing}, and I won't improvise. Which channel had it?
= To me {thing} is a stretch of silence. Would you voice it?
@ asked.how
= 怎么{deed}，我没有素材，瞎剪会误事。你停在哪一拍？
= 这一段得看现场的人做。你手边现在有什么，报给我听？
= How to {deed}: no footage here, and a bad cut misleads. On which beat did you stop?
= That one is best seen live. What have you in front of you, by name?
@ asked.wonder
= “{question}”……（静了两秒）没有答案，但这个问题好听。你猜呢？
= 今晚的来信题目：“{question}”。主持人不知道。
= “{question}?” Two seconds of silence, and no answer. It has a nice ring; your guess?
= “{question}?” becomes tonight's letter. The host doesn't know; what prompted it?
@ asked.should
= 要不要{deed}？念出声来，声音往上走，就做；往下沉，先等。念了吗？
= 能重录的，我偏向开机；录不了第二遍的，先静一晚。你这段能重录吗？
= Whether to {deed}: say it aloud. If your voice lifts, yes; if it sinks, wait. Which was it?
= If it can be re-recorded, I lean yes; if it's live, wait a night. Which is it?
@ asked.say
= 别念稿。先叫对方名字，停一秒，再说那句真的。那句是什么？
= 开场白可以很轻：“我想占你三分钟。”然后照实说。要在这里试播吗？
= No script. Their name, one second of pause, then the true line. Which line is it?
= Open softly: “may I have three minutes?” Then tell it straight. Test broadcast here first?
@ asked.advise
= 没有录好的答案。先听哪件事声音最大，先做那件，是哪件？
= 我会请一位做过的嘉宾上来问两句。你最听不清的是哪里？
= No recorded answer. Hear which matter is loudest and start there; which is it?
= I'd call in a guest who has done it. Which part is least clear to you?
@ asked.child
= 先把麦递给孩子，问“你觉得呢”，那段最好听。答不出的，两个人一起去找回音。
= 用孩子听得见、看得见的东西打比方，慢慢说。不知道就轻轻承认，孩子会记得那份诚实。
= Hand the child the microphone first: “what do you think?” It's the best part. Look for the rest together.
= Compare it with something they can hear, and slowly. Where you don't know, say so softly.
`;
