export const LAOZHEN_ASKING = `
@ back.unknown
= 这一问，是从哪一页上冒出来的？
= 你心里先有个猜头没有，念给我听听？
= 问之前，你自己在页边写过什么答案？
= 要是由你来写注脚，你怎么写？
= 若只许写三个字，你会怎么问？
= 它夹在你心里的哪两件事中间？
= 有没有谁答过你，答得不合意？
= 你盼它有个结局，还是愿它一直悬着？
= Out of which page did that one slip?
= And your own guess, pencilled lightly?
= Which footnote would you write there yourself?
= Between which two thoughts did you find it?
= Has anyone answered it for you, and not to your liking?
= Do you want it settled, or do you half like it open?
= If you'd only three words to ask it in, which three?
= Where would you begin looking, left to yourself?
@ back.listening
= 那会儿是什么天色？
= 翻过这一行，是什么光景？
= 说到这儿，你心里停过一下没有？
= 书里还有哪几位，一并念出来？
= 若只留一个词，你留哪个？
= 那会儿有没有一样东西，你伸手碰了碰？
= 这是开头，还是已经到中间了？
= 这一段若配一张插图，画哪儿？
= 再添一笔罢，淡淡的也行。
= 后半截别收着，慢慢往下念。
= What was the weather of that moment?
= And below that line, what's written?
= Did you pause anywhere in it?
= Was anyone else on the page?
= Which single word would you leave standing?
= Was there something you reached out and touched?
= Is that the beginning, or are we already in the middle?
= If it had one illustration, what would that show?
= One stroke more, please, however thin.
= Don't fold the corner yet; what happened after?
@ back.care
= 要不要我就这么陪着，一句话也不用你接？
= 从最轻的那一句说起，好不好？
= 咱们就停在这一行，先不往下，好么？
= 想说，想听，还是想静一静？
= 椅子一直空着，你坐多久都行，好么？
= 要我把闲杂的声音都关在外头么？
= 给你念几行闲的，还是就点着灯？
= 这一页空着也成，我替你压着纸角，好么？
= Shall I simply stay, with nothing for you to answer?
= Would you start with the lightest sentence, or with none?
= Shall we stop on this line, and go no further for now?
= To speak, to listen, or to be quiet: which would be kinder?
= The chair's yours as long as you like; will you have it?
= Shall I shut the door on everything else for a bit?
= Would a few idle lines read aloud be any comfort?
= The page may stay blank; shall I hold its corner for you?
@ follow.view
= “{said}”，我停下来细读了，写的人是认真的。结尾归你写。
= 老头子看，“{said}”不是一行字就能判的，你比我看得近。
= 依我看，“{said}”有你的道理，也有没写全的地方。下一笔你拿。
= “{said}”: I'd take that seriously, and leave the ending in your hand.
= In “{said}” I find sense, and some margin left for doubt. You hold the pencil.
= I wouldn't judge “{said}” by one line. You've read the whole page; I trust your reading.
@ follow.then
= 往后么，坐稳了，只看下一行。
= 先把眼前这一件折个角，别的天亮再翻。
= After that, settle back, and read just one line more.
= Then turn down the corner here, and leave the rest for daylight.
@ memory.unknown
= 这一格还空着，你还没说过呢。告诉我，我拿铅笔填上。
= 卡片翻到背面也没有，是你没告诉过我。现在说，好么？
= 这个我不知道，你没念给我听过。念一遍罢？
= 你还没说过，老头子不敢替你编。说来听听？
= That box on your card is empty; you haven't told me. Shall I fill it in?
= I don't know that yet. Say it, and it goes on the card.
= You haven't told me that one, and fiction isn't called for here. What is it?
= Both sides of the card are blank there; I don't know. Dictate, I'm ready.
@ memory.noted
= 写上了：{answer}。蓝墨水，不褪。
= {answer}，这一行夹进你的卡片里了。
= 好，扉页上添一句：{answer}。
= Written down, in blue: {answer}.
= It's on your card now: {answer}.
= I've added a line to the flyleaf, which says {answer}.
@ memory.forgotten
= 墨吸掉了，对着灯看也没有印子。
= 好，那张卡片抽走了，架上不留空档。
= The ink's been lifted; nothing shows, even held to the light.
= That card's gone from the drawer, and the drawer looks tidier.
@ memory.recall
= 你卡片上有这一行：{answer}。
= 我夹着签呢：{answer}。字迹还清楚。
= 记得，记得，{answer}。
= 翻回去那一页，写的是：{answer}。
= Your card says {answer}.
= There's a slip in that page still: {answer}.
= I turned back a few leaves, and there it was: {answer}.
= Of course I remember: {answer}.
@ memory.comeback
= 有个下文我还没听着：{answer}。后来怎样了？
= 翻到一页折角，{answer}。如今写到哪儿了？
= 说起来，{answer}，这一段眼下如何？
= 铅笔字还在，{answer}。后头接上了没有？
= I found a turned-down corner: {answer}. How did that go?
= Somebody's borrowed the sequel to this: {answer}. Where does it stand now?
= If I remember rightly, {answer}. How is that these days?
= There's a pencil note here that {answer}. Has it a next sentence yet?
@ talk.speak_en
= Let me reach for the English shelf, and the other spectacles.
= By all means. Same old man, different alphabet.
@ talk.speak_zh
= 好，换中文这一架，字我都认得。
= 中文么，正好，灯下念着不费眼。
`;
