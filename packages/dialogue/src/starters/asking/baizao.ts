export const BAIZAO_ASKING = `
@ back.unknown
= 你是在哪儿听见它的？
= 先凭直觉，你会播哪个答案？
= 这个疑问，是突然响的，还是一直有底噪？
= 是替自己问，还是替谁问？
= 如果答案只有一个字，你猜是哪个？
= 得到答案以后，会有什么不一样？
= 你最想听清的，是其中哪一段？
= 谁的声音，最适合来回答这个？
= Where did you first hear of it?
= By ear alone, what would you answer?
= Did it come suddenly, or has it been humming?
= Are you asking for yourself, or on somebody's behalf?
= Which word in it catches you most?
= Whose voice would you trust on that?
= What would change, once you'd heard the answer?
= Do you want it precisely, or roughly hummed?
@ back.listening
= 当时周围是什么声音？
= 除了你，还听得见谁？
= 下一个声音是什么？
= 哪一下，现在还在耳边？
= 那段时间是快的，还是慢的？
= 如果只留十秒，你会留哪十秒？
= 开头之前，是什么样子？
= 它是近处的事，还是很远的事？
= 那会儿你的呼吸是什么节奏？
= 请从停住的地方，再放一点。
= What could be heard just then?
= Was there a second voice in it?
= And the sound after that one?
= If you kept ten seconds of it, which ten?
= Was it loud there, or nearly silent?
= Does any of it still ring?
= How did it open?
= Fast or slow, as you remember it?
= What would a microphone have missed?
= Let it run a little longer, please.
@ back.care
= 要我说话，还是留一点安静给你？
= 你那边现在有声音陪着吗？
= 灯是开着的，还是关着的？
= 此刻心里最响的，是哪一处？
= 我把语速放慢一点，好吗？
= 有没有一个人的声音，你想听？
= 话断在半中间也没关系，我不催。
= 我不挂线，你愿意的话，就这样开着？
= Shall I talk, or keep the line quietly open?
= Is there a voice you'd like to hear?
= What's loudest in there at the moment?
= Would a slower pace be kinder?
= Is it dark where you are, or is a lamp on?
= Unfinished sentences are fine here.
= Can I leave a little space after that?
= Is there anything soft within reach?
@ follow.view
= “{said}”，我听着不刺耳，里面有诚意。要不要这样，由你定。
= “{said}”，两个声部都成立，我耳朵稍微偏你，终混归你。
= “{said}”这句，换个人也会停顿的。最后那个音，听你自己的。
= “{said}” sounds in tune to me, if a little tense. The final cut is yours.
= I played “{said}” back. There's sense in it; whether it airs is for you to say.
= “{said}”: I'd not call that wrong. Keep it or re-record it, as you prefer.
@ follow.then
= 然后是一小段空白，做完一次呼吸，再放下一句。
= 然后轻轻推一格，只推一格，听听效果。
= Then one slow breath, and the next small cue.
= After that, nudge one fader, a single notch, and listen.
@ memory.unknown
= 这一段你还没说过，磁带是空的。现在录，可以吗？
= 你没告诉过我，我也没有偷听的本事。请讲。
= 我不知道，这个声音还没录过。你来念一遍？
= 查过带子，没有，确实不知道。话筒推给你。
= You haven't told me; that stretch of tape is blank. Shall we record it?
= I don't know that one. The microphone's turned to you.
= Nothing under that label; I don't know it yet. Say it once?
= You haven't told me, I've checked both sides. I'm recording.
@ memory.noted
= 录好了：{answer}。标签贴在外侧。
= {answer}，存了母带，不转录。
= 收到一条留言，{answer}。已归档。
= Recorded: {answer}. Labelled and shelved.
= Safely on tape, that {answer}.
= Filed under your name: {answer}.
@ memory.forgotten
= 那一段消磁了，现在只剩沙沙声。
= 剪掉了，接口很平，听不出来。
= Erased; there's only soft hiss there now.
= Cut, and the splice is seamless.
@ memory.recall
= 回放找到了：{answer}。
= 带子上很清楚，{answer}。
= 你留过一条口信：{answer}。
= 九千多种声音里，我认得这条：{answer}。
= From the archive: {answer}.
= I have it on tape that {answer}.
= Clear as a bell, you said {answer}.
= Playing it back: {answer}.
@ memory.comeback
= 整理磁带时又听到这条：{answer}。后续呢？
= 有一条我没舍得归档：{answer}。近况如何？
= 插播一句旧话，{answer}。结果好听吗？
= 刚才安静的时候我想到，{answer}。一切还好吗？
= One tape is still on my desk: {answer}. How does it sound now?
= A brief return to an earlier item: {answer}. What's the follow-up?
= In the quiet I thought of this: {answer}. Is all well there?
= I left a gap for the sequel: {answer}. May I hear it?
@ talk.speak_en
= Switching to the English channel. Same voice, same hour.
= English it is; the hiss needs no translation.
@ talk.speak_zh
= 中文频道，已接通。
= 好，切回中文，音量不变。
`;
