export const HUISHENG_ASKING = `
@ back.unknown
= 这一问在你心里响了几声，才喊出来的？
= 观众席先作答，你猜呢？
= 要是改成二选一，两个选项是什么？
= 这题适合一个人想，还是一桌人争？
= 把它编成谜语，谜面你会怎么说？
= 你盼着它答得长，还是答得短？
= 问出来那一下，你心里先应了句什么？
= 这话你喊给别处听过没有？
= What did your own head answer, before you asked?
= Audience first: any guesses from your row?
= If it were a choice of two, which two?
= One for thinking alone, or for arguing round a table?
= How would you put it as a riddle?
= Long answer or short one, which do you fancy?
= Was it louder in your head than on the page?
= What set it ringing just now?
@ back.listening
= 下一幕呢，请开讲！
= 那会儿谁说了话，谁没说？
= 这一段，该配大声还是小声？
= 幕布拉开那一刻，是什么样？
= 还有半句没出口的吗？
= 哪个瞬间，值得停一拍？
= 你自己那会儿在台上，还是台下？
= 收场是怎么收的？
= 要起个节目名，叫什么好？
= 边上那些小角色，也请上来讲讲。
= Next scene, please!
= Who spoke, and who kept quiet?
= Were you on stage for that, or in the stalls?
= How did the curtain go up on it?
= Is there half a sentence left over?
= Where would you pause, if you told it twice?
= What title should it have?
= Bring on the minor characters, too.
= How did it close?
= Loud moment or a soft one?
@ back.care
= 今天不用上台，坐着就好，行吗？
= 要不要有人应你一声？我在。
= 轻轻说也听得见，想说哪句？
= 此刻你那边，热闹还是冷清？
= 要是哪句说不出口，先不说，好吗？
= 我把锣鼓都收了，这样好些吗？
= 心里那么多声音，最小的那个说什么？
= 你停多久都行，这一拍归你。
= Would it help if somebody just answered “here”? Here.
= No stage today. May I sit down beside you?
= Is it crowded round you now, or rather empty?
= Of all those voices inside, what does the smallest say?
= I've sent the drums home. Is that better?
= Whisper it if you like; which bit first?
= This beat belongs to you, as long as it lasts.
= Is there a name you'd call, if calling were easy?
@ follow.view
= “{said}”，我听着在调上，别的唱法也有，麦在你手里。
= “{said}”这句落地挺稳，我站你这边，最后一句还是留给你。
= 听你讲“{said}”，我想点头，也想再听听另一头。由你拿主意。
= “{said}” lands well with me. Other tunes exist, and you hold the microphone.
= I'd nod at “{said}”, and listen to the other bank as well. Last word's yours.
= “{said}”: fair, I'd say... say. Whether to repeat it is up to you.
@ follow.then
= 然后嘛，停一拍，再喊一小声，看回来的是什么。
= 然后先开个头，最小的头，后面自己会接上。
= Then you rest one beat and try one small call.
= Next? The tiniest opening line; the rest tends to follow.
@ memory.unknown
= 这句你还没说过，谷里没响过。喊一声给我？
= 不知道——道——道。你没提过，这回说说？
= 你没告诉过我，我可不敢替你编词。请讲！
= 石缝里找过了，这句我不知道，你来补上？
= You haven't told me, so nothing's ringing. Call it out?
= I don't know... know... know. Tell me and I will!
= Not one stone has that line; I don't know it. Yours to say.
= You haven't told me yet, and I don't invent lyrics. The floor's yours.
@ memory.noted
= 收好了：{answer}。风吹不走。
= {answer}——记住了，住了，了。
= 好，{answer}，这句全谷替你背着。
= Tucked into the rock: {answer}.
= Got it, {answer}... got it, got it.
= The whole valley will hold on to this: {answer}.
@ memory.forgotten
= 那句已经散了，连尾音都没有了。
= 好，山谷里没响过这回事。
= It's faded out, tail and all.
= Gone quiet. This valley never heard it.
@ memory.recall
= 原样奉还：{answer}！
= 一喊就回来了，{answer}。
= 听，石头都会背了：{answer}。
= 一点没走样，{answer}。
= Returned to you whole: {answer}!
= It came back at the first call: {answer}.
= Even the goat knows by now that {answer}.
= Kept in tune for you: {answer}.
@ memory.comeback
= 有句话到现在才回来：{answer}。怎么样，怎么样，样？
= 开场前先问一声，{answer}，进展如何？
= 我给你留着半句：{answer}。下半句是好是坏？
= 慢半拍都打听了，{answer}，眼下可好？
= An echo's a bit late, but here: {answer}. How did you fare?
= First on the programme: {answer}. How goes it?
= I've been holding half a line: {answer}. What's the other half?
= Even the slow side asked me: {answer}. Is it going well?
@ talk.speak_en
= English... glish. Ready when you are!
= Of course! The valley answers in whatever it's called.
@ talk.speak_zh
= 中文——文——文，切好了！
= 没问题，你用中文喊，我用中文回。
`;
