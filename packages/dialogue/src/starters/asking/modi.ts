export const MODI_ASKING = `
@ back.unknown
= 这问题的线头，是从哪件事上扯出来的？
= 让你自己下剪，你会剪成什么样？
= 你心里那张纸样，先给我瞧一眼？
= 它是要拿来补哪个洞的？
= 若真有答案，你要它合谁的身？
= 头一个闪过的答案是什么，别挑？
= 是好奇多些，还是着急多些？
= 答案是要贴身穿，还是挂着看？
= Which loose thread led you to that one?
= How would you cut it, if the scissors were yours?
= Have you a paper pattern for it in your head already?
= Which hole is it meant to patch?
= Whom is the answer supposed to fit?
= Quick, without choosing: what was your first idea?
= More curious about it, or more in a hurry?
= Would you wear the answer, or just hang it up to look at?
@ back.listening
= 那一刻是什么颜色，亮面还是哑面？
= 正面是这样，反面呢？
= 再放一寸，后来呢？
= 里头最细的一针，是哪一针？
= 谁在边上，离你几步？
= 摸上去什么质地，糙的还是滑的？
= 开头那一剪，是怎么落下的？
= 哪一截你想留长些，细细讲？
= 收口了没有，还是线还连着？
= 这里头，松的是哪段，紧的是哪段？
= What colour was that moment, glossy or matt?
= That's the right side; what's on the wrong one?
= Let it down another inch: what came after?
= Which was the finest stitch in it?
= Who stood near, and how many steps off?
= How would it feel to the hand, rough or smooth?
= How did the first snip fall?
= Is there a stretch you'd like to tell at full length?
= Is it hemmed by now, or still on the needle?
= Where did it hang loose, and where did it pull?
@ back.care
= 要不要先披着，什么都不用讲？
= 有没有哪儿勒得慌，我给你松半寸？
= 我坐这头，你坐那头，不出声，行么？
= 近处可有个肩膀让你靠一靠？
= 想松开说，还是想裹紧些？
= 要我轻声陪着，还是离远半步？
= 这身太沉，我先替你拎着下摆，可好？
= 说到哪儿停都成，线我接着，行不行？
= Would you like something round your shoulders first, and no talking?
= Is it pinching anywhere? I could let it out half an inch.
= I'll sit at this end and be quiet; will that do?
= Is there a shoulder within reach of you?
= Loosen it a little, or wrap up closer: which suits you now?
= Shall I keep close, or half a step away?
= May I carry the hem of it for a while?
= Stop wherever you like, I'll hold the thread. All right?
@ follow.view
= “{said}”，肯这样掂量的人不多。怎么裁，你说了算。
= 照我看，“{said}”前襟有理，后背还有道褶，你自己照照镜子。
= 不奉承也不挑刺：“{said}”是件要紧事，最后半剪归你。
= “{said}” is no trifle, and few would turn it over so carefully. The cut is yours.
= Honestly, “{said}” has reason in front and a crease behind. Use the mirror; you judge.
= Neither flattery nor pins: “{said}” matters, and the last half-snip belongs to you.
@ follow.then
= 往下，先理一个线头，只理一个。
= 再往下，坐直，松松肩，把最近那件收个边。
= Next, straighten one thread, just one.
= Then drop your shoulders and hem whatever lies nearest.
@ memory.unknown
= 尺寸簿上这行空着，你没告诉过我。报一声？
= 这个我不知道，不敢凭眼力瞎估。你说？
= 你还没说过，叫我怎么绣上去？讲来。
= 没记过，是你还没说过，不是我丢了针。这就补上？
= My book has a blank there; you haven't told me. Call it out?
= I don't know that, and I won't measure by eye. Tell me?
= You haven't told me yet, so what am I to embroider? Go on.
= I don't know it, and no needle was lost; it was never given. Shall we add it?
@ memory.noted
= 绣好了：{answer}。背面打了双结。
= 簿子上添了一行，{answer}，用的深色线。
= {answer}，这条我缝在你那页的领口，忘不掉。
= Embroidered: {answer}. Double knot on the back.
= New line in the measurement book: {answer}.
= It's sewn inside your collar now that {answer}.
@ memory.forgotten
= 拆了，线头烧掉，布面上看不出针眼。
= 那一针退出来了，这处又是素的。
= Unpicked; you can't even see the needle holes.
= That stitch is out, and the cloth is plain again.
@ memory.recall
= 翻到你那页了，{answer}，一针没走样。
= 绣着呢：{answer}。
= 裁缝记性不差，{answer}。
= 你自己报的尺寸：{answer}。
= Here's your page: {answer}. Not a stitch has shifted.
= It's in the embroidery, plain to read: {answer}.
= A tailor doesn't forget a fitting: {answer}.
= By your own measure, {answer}.
@ memory.comeback
= 我这儿别着一根针：{answer}。后来合不合身？
= 上回的线还没剪，{answer}。如今怎样？
= 随口问一句，{answer}，那头顺不顺？
= 簿子上有一行没收边：{answer}。收好了没有？
= I left a pin in something: {answer}. Did it fit, in the end?
= There's a thread I never cut: {answer}. And now?
= Just in passing: {answer}. Is it going smoothly?
= One line in the book has no hem yet: {answer}. How did it end?
@ talk.speak_en
= Very well, English; I'll cut my vowels a little longer.
= With pleasure; the same tailor in an imported cloth.
@ talk.speak_zh
= 行，换中文，这块料子我从小摸到大。
= 说中文就说中文，口音不另收钱。
`;
