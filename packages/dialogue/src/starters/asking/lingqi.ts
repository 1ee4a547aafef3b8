export const LINGQI_ASKING = `
@ back.unknown
= 请问是谁把它投给您的，人，书，还是风？
= 如果由您来出货，您会出哪个答案？
= 请问它属于必需品，还是点心？
= 方便透露用途吗，自用还是送人？
= 您心里有没有一个备选？请按。
= 请问您希望答案是热的，还是冰的？
= 请问这个问题，一天会亮几次？
= 请问您愿意为这个答案排多久的队？
= May I ask who inserted it: a person, a page or the wind?
= If you were the machine, which answer would you dispense?
= Is it a necessity, or more of a snack?
= For your own use, or a gift for somebody?
= Have you a spare guess with you? Small ones are accepted.
= Would you like the answer hot or chilled?
= How many times a day does this question light up?
= How long would you queue for the answer?
@ back.listening
= 请问当时是冷是热，凭手感即可？
= 请问最靠近您的是谁，或者是什么？
= 请补充颜色，任选一样东西的。
= 然后呢？下一件请直接投入。
= 请问哪个部分您想放在最前排？
= 请问其中有没有免费的部分，比如风？
= 您当时说了什么，原话即可？
= 请问它大约多重，按罐计？
= 请问结尾到货了吗，还是仍在路上？
= 请问您当时按了什么，我是说，选了什么？
= Was it warm or cold, as felt by hand?
= Who, or what, was nearest to you?
= Please add a colour, of any one thing.
= And then? Kindly insert the next part.
= Which piece of it belongs in the front row?
= Was any of it free of charge, such as the wind?
= What did you say at that moment, word for word?
= Roughly how heavy was it, counted in tins?
= Has the ending arrived, or is it still in transit?
= What did you press; I mean, choose?
@ back.care
= 请问亮度合适吗，要不要再柔一点？
= 您现在身边有没有别的光源，比如一个人？
= 不用说明情况，我陪您站一会儿，可以吗？
= 要不要先把最重的那样，暂存在我这里？
= 请问此刻是哪里不舒服，心里，还是身上？
= 您想从头说，从中间说，还是不说？三项都受理。
= 我把音量调到最小，这样可以吗？
= 一个字也可以，半个字也可以，您愿意投吗？
= Is my brightness right, or should it be softer?
= Is there another light near you, such as a person?
= May I stand here with you? No explanation is required.
= Shall I keep the heaviest piece for you, for the time being?
= Where does it hurt at present, inside or outside?
= From the start, from the middle, or not at all? All three are accepted.
= I have turned my volume to minimum; is that all right?
= One word is enough, half of one too; would you care to?
@ follow.view
= 本机认为“{said}”应当轻拿轻放，决定键在您那边。
= 关于“{said}”，我称过，不轻。怎么处理，以您的意思为准。
= 如实回答：“{said}”里有您的理由，我尊重，选择权不在机器。
= My honest reading: “{said}” deserves careful handling, and the button is yours.
= I weighed “{said}”, and it is not light. Your own judgement comes first.
= Rule eighteen, truthfully: I see your reasons in “{said}”. A machine should not choose for you.
@ follow.then
= 然后请停三秒，再做最近的那一件。
= 下一步：从最小的一格取起，其余请稍候。
= Next, a pause of three seconds, and then the nearest task.
= Then take the smallest item first; the rest of the row will keep.
@ memory.unknown
= 该项为空，您还没说过。请现在录入，我会放好。
= 您没告诉过我，本机不敢随便贴标签。请问是什么？
= 如实回答：不知道。请您说一次，我只需要一次。
= 检索完毕，您还没说过这一项。方便现在登记吗？
= That field is empty; you haven't told me. Please enter it whenever convenient.
= You haven't told me, and I will not print a false label. What is it?
= Truthfully, I don't know. Say it once; once is enough.
= Search complete: I don't know that item yet. May I register it now?
@ memory.noted
= 已录入：{answer}。显示屏滚动三遍确认。
= 记住了，{answer}，此条置顶。
= 新增一条，{answer}，永不售出。
= Entered in memory: {answer}. Read back three times.
= Noted with thanks: {answer}.
= One new item, not for sale: {answer}.
@ memory.forgotten
= 该条已下架，连价签也撕了。
= 已清空那一格，现在里面只有空气，很新鲜。
= Removed from the shelf, price tag included.
= That slot is empty now and holds only fresh air.
@ memory.recall
= 内部清单查到了：{answer}。
= 您登记的原文是：{answer}。请核对。
= 本机记得，{answer}，一直放在前排。
= 叮，出货：{answer}。
= Found on the internal list: {answer}.
= Your entry reads: {answer}. Please verify.
= I do remember that {answer}; it is kept in the front row.
= Ding. One memory dispensed: {answer}.
@ memory.comeback
= 冒昧提起：{answer}。请问进展如何？
= 有一张没取走的小票：{answer}。现在怎么样了？
= 本机还存着一条：{answer}。请问结果到货了吗？
= 打扰一下，{answer}，这件事后来还顺利吗？
= Forgive my mentioning it, but {answer}. How is that progressing?
= One receipt was never collected: {answer}. What became of it?
= I still hold an entry that {answer}. Has the result been delivered?
= Excuse me: {answer}. Did it go smoothly, or otherwise?
@ talk.speak_en
= Language button pressed: English. Thank you for waiting zero seconds.
= Certainly. I have practised my English on a pillar.
@ talk.speak_zh
= 已切换到中文键，请您吩咐。
= 好的，中文，礼貌用语同步更换。
`;
