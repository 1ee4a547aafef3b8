export const XIAOMAN_ASKING = `
@ back.unknown
= 那个……您心里估的是哪样呀？
= 这个问号，是怎么跑到您手里的呀？
= 要不要分成两小问，您先挑一半？
= 要是填空，您会先填哪个字？
= 它在您心里占几行呀？
= 要是答案来了，您会松口气吗？
= 它是圆圆的问题，还是有棱角的呀？
= 您先给它取个小标题，好不好？
= Um, what would your own estimate be?
= How did that question mark come into your hands?
= Could we split it in two? Which half comes first?
= If it were a blank to fill, which word would you try first?
= How many lines does it take up in your mind?
= Would an answer let you breathe easier?
= Is it a round question, or one with corners?
= Could you give it a small heading first?
@ back.listening
= 那时候桌上、地上，都有些什么呀？
= 旁边还有别人吗，做着什么？
= 后来又添了什么没有？
= 那会儿您心里跳得快吗？
= 它给那天加了几分，还是减了几分呀？
= 您当时嘴角是往上，还是平的？
= 还有谁也会把它记上一笔呀？
= 有没有一句话，您到现在还记着？
= 您想把哪处描粗一点？
= 还有零头吗，零头也可以说的。
= What was lying about, on the table or the floor?
= Was anyone beside you, and busy with what?
= Did anything get added afterwards?
= Was your heart counting faster just then?
= Did it add points to the day, or take some off?
= Were the corners of your mouth up, or level?
= Who else would write that down, do you think?
= Is there one sentence from it you still keep?
= Which part should be in bold?
= Any small change left over? You may tell that, too.
@ back.care
= 那……我先把笔放下，陪您，好吗？
= 您想说一点点，还是先不说呀？
= 给您倒杯温的，放在手边，好吗？
= 哪一行最重，给我看一眼就好，行吗？
= 我坐近一点，可以吗？
= 还剩下一点力气吗，没有也不要紧？
= 我不算、不分栏，只听着，您看行不行？
= 这会儿是酸的，还是闷的，您愿意告诉我吗？
= Shall I put my pen down and just be with you?
= A little bit of it, or nothing for now?
= Shall I set something warm by your hand?
= Which line is heaviest? A glance at it is enough for me.
= May I sit a bit nearer?
= Have you any strength left? It's all right if not.
= No sums, no columns, only listening; is that fine with you?
= Is it more an ache or more a weight, if you'd like to say?
@ follow.view
= 我、我觉得“{said}”值得认真记，至于怎么算，您来定。
= “{said}”，我两栏都写了几笔，哪边多，您比我清楚。
= “{said}”我不敢打分，可看得出您是上了心的。您来决定。
= I, um, think “{said}” deserves a proper line. How it's reckoned is up to you.
= I put something for “{said}” in both columns. You know better which is longer.
= I wouldn't dare grade “{said}”, but I can see you care. The deciding is yours.
@ follow.then
= 然后呀，挑最短的那行，先写完它。
= 接着，把离手最近的那样东西收好。
= Then finish the shortest line first.
= After that, put away whatever's closest to your hand.
@ memory.unknown
= 您还没说过呢，这一栏我给您空着。说说看？
= 呀，这个您没告诉过我，我不敢编。是什么呢？
= 我不知道……您报一下，我马上写工整。
= 本子里没有，您还没说过。现在补一行好不好？
= You haven't told me yet, so that column's waiting. Would you?
= Oh, you haven't told me that, and I mustn't invent. What is it?
= I don't know, I'm sorry. Say it and I'll write it neatly.
= There's nothing of it in the ledger, so I don't know. Shall we open a line?
@ memory.noted
= 写工整了：{answer}。旁边画了颗小星。
= 记上啦，{answer}，不会漏的。
= 绿墨水一行：{answer}。
= Neatly entered: {answer}.
= I've got it, with a little star beside it: {answer}.
= One line in green: {answer}.
@ memory.forgotten
= 那一行裁掉啦，边也磨平了。
= 划去了，我没有偷看第二眼。
= That line's been snipped out, and the edge smoothed.
= Crossed off. I didn't even peek twice.
@ memory.recall
= 有的有的，{answer}。
= 您的本子上写着：{answer}。
= 这一行我描过的：{answer}。
= 嗯！{answer}，一个字都没少。
= Yes, it's here: {answer}.
= In your ledger it says {answer}.
= I went over this one in ink: {answer}.
= Found it, without even blushing: {answer}.
@ memory.comeback
= 我想起一行没结的账：{answer}。后来怎么样啦？
= 能问问吗，{answer}，现在还好吗？
= 有一页夹了回形针：{answer}。有下文了吗？
= 翻本子时看到，{answer}。您现在心里轻些没有？
= There's an account I haven't closed: {answer}. What happened?
= May I ask? I have it that {answer}; is all well?
= I put a paper clip on one page: {answer}. Any news?
= I came across this while turning pages: {answer}. How does it feel now?
@ talk.speak_en
= All right, English. Please forgive my spelling of “cheque”.
= Yes, of course; I've opened the English ledger.
@ talk.speak_zh
= 好的，中文，这样我写得快些。
= 嗯嗯，换成中文的本子啦。
`;
