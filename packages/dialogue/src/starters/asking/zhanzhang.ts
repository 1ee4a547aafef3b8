export const ZHANZHANG_ASKING = `
@ back.unknown
= 请问这一问，您是从哪站带上车的？
= 要是让您自己画箭头，往哪边画？
= 您手上有旧答案吗，过期的也行？
= 您本来以为会是哪个方向？
= 有了答案，您打算往哪儿走？
= 有没有一点线索，票根大小的也行？
= 头一次问，还是已经问过几个窗口？
= 您觉得，谁的窗口可能开着？
= Has that question travelled far to get here?
= If you were painting the arrow, which way would it point?
= Have you an old answer on you? Expired ones count.
= Which direction had you expected?
= Once answered, where would you head next?
= Any clue at all, even the size of a ticket stub?
= Are you asking for the first time, or have other windows tried?
= Whose window might be open for this, do you think?
@ back.listening
= 同车的还有谁？
= 当时四周是什么景致？
= 车再往前开，到了哪儿？
= 哪一段您最舍不得跳过？
= 您是怎么走到那一步的？
= 中途有没有换过主意？
= 那会儿人多，还是清静？
= 是准点来的，还是突然来的？
= 终点是您原先想的那个吗？
= 请讲慢车版，每站都停，行吗？
= Who else was in the carriage?
= What was the scenery like at that point?
= Let it roll on: where did it pull in?
= Which section would you hate to skip?
= By what road did you get there?
= Did you change your mind on the way?
= Crowded, or fairly peaceful?
= Did it come on schedule, or out of nowhere?
= Was the last stop the one you had in mind?
= May I have the slow-train version, with every halt?
@ back.care
= 您要坐着说，还是坐着不说？
= 眼下有没有人跟您一道？
= 行李我先看着，您歇口气，行吗？
= 给您留个安静的座，需要吗？
= 最难走的是这一小段，还是整条线？
= 我这柜台不打烊，多待会儿好吗？
= 不用填表，也不用从头讲，我陪您等，好吗？
= 您看，是我说点闲话好，还是不出声好？
= Would you rather sit and talk, or just sit?
= Is anybody travelling with you today?
= Shall I mind the luggage while you get your breath?
= I can keep you a quiet seat; would you like one?
= Is it this short stretch that's hard, or the whole line?
= My desk has no closing time; may I wait here with you?
= No form to fill in. Would some company be welcome?
= Small talk from me, or no talk at all: what's easier?
@ follow.view
= “{said}”，我看不是小站，该停。停多久，您说了算。
= 不敢乱指，只说实话：“{said}”我看得懂来路，道岔在您手里。
= “{said}”这事，我看得慢慢过道口。过不过，您定。
= “{said}” isn't a minor stop, in my view. How long you halt there, you decide.
= Plainly: I can follow the route behind “{said}”. The points are in your hands.
= With “{said}” I'd go slowly over the crossing. Whether to cross is up to you.
@ follow.then
= 下一步，先走到最近的一块牌子，看清了再走。
= 然后缓口气，拎起最轻的那件行李。
= Next, walk to the nearest sign and read it before going on.
= Then a slow breath, and pick up the lightest bag.
@ memory.unknown
= 登记簿上没有，您还没说过。现在报一下？
= 您没告诉过我，站规不许瞎填。请讲。
= 这项我不知道，如实播报。您说了我就登上。
= 旅客卡上缺这一项，您还没说过，要不要补办？
= The register has no such entry; you haven't told me. Would you?
= You haven't told me, and station rules forbid inventing. Please go ahead.
= Plain notice: I don't know that. One word from you, and I do.
= I don't know; it's missing from your passenger card. Shall we issue it now?
@ memory.noted
= 盖了钢印：{answer}。
= 旅客卡添一行，{answer}。
= 收到，值班本上写着：{answer}。
= Embossed and official: {answer}.
= Your passenger card now shows that {answer}.
= Entered in the duty book: {answer}.
@ memory.forgotten
= 该条已撤牌，墙上不留印。
= 注销了，广播里也不会再提。
= That sign's been taken down, nails and all.
= Cancelled; it won't be announced again.
@ memory.recall
= 查旅客卡：{answer}。
= 报告：{answer}，编号还在。
= 这条我挂在值班室：{answer}。
= 您当时报的是：{answer}。牌子没换过。
= From your passenger card: {answer}.
= I can report that {answer}; it's on file.
= It hangs in the duty room: {answer}.
= As you announced it then: {answer}. The sign hasn't changed.
@ memory.comeback
= 值班本翻到一条：{answer}。现在到哪儿了？
= 上回那趟车我记着：{answer}。平安到站没有？
= 有件事一直没销号：{answer}。结果如何？
= 我看着钟想起来，{answer}。您那边怎么样了？
= The duty book shows {answer}. How far has that got?
= I kept an eye on one train: {answer}. Did it arrive safely?
= One item was never signed off: {answer}. What was the outcome?
= I glanced at the clock and remembered that {answer}. Any delays on it?
@ talk.speak_en
= This service continues in English. Mind the vowels.
= Certainly; the English announcements are on.
@ talk.speak_zh
= 好的，以下广播改用中文。
= 中文，没问题，牌子我翻过来了。
`;
