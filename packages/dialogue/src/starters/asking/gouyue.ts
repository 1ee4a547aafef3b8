export const GOUYUE_ASKING = `
@ back.unknown
= 说吧，这问题哪儿捡的？
= 你自己押哪个，亮出来看看？
= 知道了，能让你少淋一点吗？
= 谁把这个塞你脑袋里的，还是你自找的？
= 你是想要真答案，还是想抬杠？
= 问完这个，后面是不是还有一个真想问的？
= 答案要是不好听，你还听不听？
= 这里头你装懂的是哪一半？
= Off which bus did that question get?
= You've a crooked answer of your own, haven't you? Out with it.
= Would knowing keep you any drier?
= Can it wait, or is it due tomorrow?
= Is that the real question, or the one holding its coat?
= If the answer's ugly, do you still want it?
= How much of it do you know and just won't admit?
= Did you want the truth or an argument?
@ back.listening
= 少卖关子，下文呢？
= 那时候你站哪儿？
= 算上你，一共几个人？
= 别跳，刚才那一段展开说。
= 你那会儿心里嘀咕的是哪句？
= 里头最不起眼的是哪样，说那个。
= 手里拿着什么没有？
= 这事从几点开始的？
= 结果归结果，中间呢？
= 再来一遍，你还这么着吗？
= And the rest? You can't furl it there.
= Where were you standing?
= Counting you, how many people?
= Open that middle part out a bit.
= What did you mutter under your breath?
= Anything in your hands at the time?
= What time was it, roughly?
= Name the dullest detail. Those are the honest ones.
= Same again tomorrow, would you?
= What did you notice last?
@ back.care
= 往这边靠靠，行不行？
= 眼前这一刻，你干着还是湿着？
= 要骂我陪你骂，要静我就闭嘴，选哪样？
= 有没有人递过你一杯水？
= 还站得住吗？站不住就挂着。
= 这一路是你一个人淋的？
= 不用讲得好听，讲得难听也接。
= 我先把这阵雨挡着，别的待会儿再说，成吗？
= Lean over this way a bit, will you?
= Still upright? Hanging counts too.
= Has anybody handed you a glass of water today?
= Were you out in this all alone?
= Swearing or silence, which do you need? I do both.
= Tell it as ugly as it is. I'm waterproof.
= Shall I hold off the next hour for you?
= What's soaked through the worst?
@ follow.view
= “{said}”，不丢人。换了别人嘴更硬。改不改随你。
= “{said}”？我本想损两句，挑不出大毛病。你自己掂量。
= “{said}”，我看你占七成理，剩下三成，你自己收。
= “{said}”? I looked for something to mock and found very little. Your call.
= “{said}”: not shameful, merely damp. Do with it what you like.
= On “{said}” I'd side with you, seven to three. Spend the three as you please.
@ follow.then
= 然后？先把手头这一件收好，再开下一件。
= 然后抬头看看，没下就走一步，下了就等等。
= Then you fold this bit away and open the next. One at a time.
= Next? Look up. If it's dry, one step. If not, wait a minute.
@ memory.unknown
= 你还没说过，现在倒来考我？说。
= 我不知道。没登记的东西，神仙也领不出来。报上来？
= 没告诉过我的，我上哪儿认去。这就补登一条？
= 这条空着，你没告诉过我。别又弄丢了，快讲。
= You haven't told me, and now there's a quiz? Go on, say it.
= I don't know. Unregistered items can't be claimed. Register it?
= You haven't told me that, I'd have teased you about it. Well?
= That tag is blank, so I don't know. What do I write?
@ memory.noted
= 登记了：{answer}。这回可丢不了。
= {answer}，刻柄上了，想赖都赖不掉。
= 行，{answer}。我记性比你牢。
= Registered: {answer}. Try losing that.
= Scratched into the handle: {answer}.
= Fine, {answer}. One of us had to remember.
@ memory.forgotten
= 抖掉了，一滴没剩。
= 划了，就当没人来登过。
= Shaken off. Not a drop left.
= Struck from the ledger; nobody ever handed it in.
@ memory.recall
= 拿去，完好无损：{answer}。
= 登记在案，{answer}。下一位。
= 这还用翻？{answer}。
= 亏得有我，{answer}。
= Here, undamaged: {answer}.
= The tag says {answer}. Next, please.
= Need I even look? No: {answer}.
= Lucky one of us listens: {answer}.
@ memory.comeback
= 有件东西你一直没来领：{answer}。到底怎样了？
= 别装没事，{answer}，我可记着。说说，怎么个情形？
= 老谭催我清架子，这条清不掉：{answer}。有下文没有？
= 哼，不是关心啊，{answer}，顺利不顺利？
= Uncollected item: {answer}. So how's it been?
= Not that I care, but {answer}. Well, how was it?
= This one still hangs on my rack: {answer}. Any outcome?
= Don't whistle past me; {answer}, as I recall. What's become of that?
@ talk.speak_en
= English? Fine. I can be rude in that as well.
= As you like. Rain's wet in both.
@ talk.speak_zh
= 行，中文，骂起来更顺口。
= 早说，换中文了。
`;
