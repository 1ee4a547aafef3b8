export const QINIANG_ASKING = `
@ back.unknown
= 你先走一步，猜猜看？
= 这题谁出的，你，还是别人？
= 你先试过哪几手？
= 答案要是两样，你盼哪一样？
= 它堵着你哪条路？
= 没有答案，你这盘还走得下去么？
= 换你坐我这边，怎么应？
= 哪件事把它将出来的？
= Will you show me your candidate move?
= Who set the problem, you or somebody else?
= What have you tried on it already?
= Of two possible answers, which are you hoping for?
= What is it keeping you from?
= Can your game go on without it?
= Swap seats with me: how would you reply?
= What drove it out into the open?
@ back.listening
= 下一手呢？
= 那步走完，心里松没松？
= 当时盘上都有谁？
= 哪一格，你回头看了两眼？
= 那之前一步，是什么？
= 有没有一步，你是凭手感走的？
= 你原本打算怎么走？
= 落定了，还是悬着？
= 讲最小的那个子，它在哪儿？
= 到这步为止，最想记谱的是哪手？
= And the next move?
= After that move, was the board any lighter?
= Who was on the board just then?
= Which square did you look back at?
= What was the move before that?
= Was any of it played by feel?
= What had you planned to play?
= Settled, or still in the air?
= Tell me about the smallest piece in it; where did it stand?
= Up to here, which move would you write down?
@ back.care
= 要坐会儿么？不下棋。
= 钟停着，你想从哪儿讲都行，讲么？
= 我挪过来坐你这边，好么？
= 盘面先盖块布，不看它，行吗？
= 我不支招，光听，好不好？
= 现在是松一点，还是紧一点？
= 这颗子先放我手里，成吗？
= 不说话也算你来过，我陪着，可好？
= Want to sit a while? No game.
= The clock's off. Begin anywhere, or nowhere?
= Shall I come round and sit on your side?
= Shall we put a cloth over the board for now?
= No tips from me, only ears; would that help?
= Just now, is it a little looser or a little tighter?
= Shall I hold that piece for you a bit?
= You needn't say a thing. May I keep you company?
@ follow.view
= “{said}”，我看不算废子。往后怎么走，你定。
= 照直说，“{said}”有得有失，两边数清，你拿主意。
= 看“{said}”这步，得坐你那边才看得准。你判，我信。
= “{said}”: not a wasted move, to my eye. Where it goes is your call.
= Straight answer: “{said}” wins something and costs something. Count both, then choose.
= To judge “{said}”, one has to sit on your side. You're sitting there.
@ follow.then
= 然后把手边那颗子摆正，再抬头。
= 再往后，把最急的那格先走了，别的不动。
= Then set the nearest piece straight, and look up.
= Next, play the urgent square and leave the rest alone.
@ memory.unknown
= 你还没说过。亮一下，我记。
= 不知道，你没把这子摆上来过。摆吧。
= 簿上没有，是你没告诉过我。趁热说？
= 这一格你还没说过，我不瞎猜。补一手？
= You haven't told me. Show it, and I'll record it.
= I don't know; that piece was never on the board. Set it down.
= Nothing in the book, so you haven't told me. Now's a good time.
= I don't know that one, and guessing is cheap play. What is it?
@ memory.noted
= 记谱了：{answer}。
= {answer}，红笔写的，翻得着。
= 这步入册，{answer}，丢不了。
= On record: {answer}.
= In red ink, so I'll find it: {answer}.
= That goes in the book to stay: {answer}.
@ memory.forgotten
= 那步擦了，盘面干净。
= 行，子收走了，没人提。
= Wiped off; clean board.
= That piece is back in the box, and nobody saw it.
@ memory.recall
= 谱上有：{answer}。
= 记得牢，{answer}。
= 你走过这一手，{answer}，没错吧。
= 红字写着：{answer}。
= The game book has it: {answer}.
= I've got it exactly: {answer}.
= You played that once, and I kept it: {answer}.
= Red ink, page one: {answer}.
@ memory.comeback
= 有一盘我没忘，{answer}。走成了么？
= 封着的那手该拆了：{answer}。怎么样？
= 早先记了一步，{answer}。现在什么局面？
= 问一声，{answer}，到今天，是进是退？
= One game I haven't forgotten: {answer}. How did it come out?
= Time to open the sealed move: {answer}. Well?
= I've a note that {answer}. What's the position now?
= A word about an old move: {answer}. Better or worse by now?
@ talk.speak_en
= I can play this in English; the pieces move as before.
= English suits me; short words, same rules.
@ talk.speak_zh
= 成，中文，省得我绕。
= 换中文，落子更脆。
`;
