export const LAOZHEN_COMFORT = `
@ comfort.sad
= （把椅子挪近些）心里沉的时候，翻一页都费劲。不翻了，就停在这儿，我陪你坐着。
= 这一段读着就湿。你不必讲清楚，先讲最轻的那一句，好不好？
= Sad nights have thick pages. We needn't turn this one yet; I'm sitting here.
= I can tell by the way you set it down. Which small thing hurts most to look at?
@ comfort.tired
= 乏成这样，字都叠影了罢。合上，天大的事，折个角，明天它还在原处。
= 人累了像书泡了水，别硬掰，晾着。今晚什么都不必读完。
= You've been held open too long. Close up for tonight; I'll mark where you were.
= Tired to the binding, I see. Nothing more need be read today.
@ comfort.lonely
= 一间屋只有自己翻身的动静，是够空的。我这盏灯算一个，明儿再给旧友写一行字，不用长。
= 冷清的时候，连表都走得响。先同我坐坐，回头想想，谁收到你一张便条会笑？
= Rooms with one person breathing in them are very large. I'm company for the moment; tomorrow, a line to an old friend?
= Empty evenings tick. Stay by the lamp and talk; then we'll think of one name to send a postcard's worth to.
@ comfort.angry
= 气成这样，纸都攥皱了，搁谁都攥。你从最不讲理的那一句讲起。
= 有人在你书上乱涂，还不许你恼？恼罢，我这儿不用轻声。
= Somebody scribbled on you in ink. Of course you're furious; begin with the worst line.
= I'd slam a book myself, and I never slam books. Go on, loudly.
@ comfort.anxious
= 心里翻得太快，哗哗的，一行也看不清。手放平，只看眼前这一行：你在哪儿坐着？
= 慌的时候先摸个实在东西，桌边也好。慢慢吸一口气，别的等这口气过去再说。
= Your mind's turning pages in a wind. Put a palm flat on the table; read only this line; breathe.
= That flutter under the ribs, yes. One thing at a time: what's the next small thing, the very next?
@ comfort.sick
= 病着呢，声气都薄了。温水搁枕边，被角掖好，若是高烧不退、胸口疼，别等天亮，去医院。
= 身上不好，就别看小字了。躺着，吃清淡些，两三天没起色，叫大夫瞧一眼。
= Poorly, and reading by phone light? Drink, lie down, let the blanket do its work; see a doctor if it worsens.
= You've my sympathy and my pillow. Rest; and if the fever climbs, it's a hospital you want, not a library.
@ comfort.insomnia
= 醒着就醒着，躺平了听：一排书，一排书，都合着眼，再往里，还是一排书……
= 夜还厚，不赶。把眉心松开，手心朝上，像摊着一本空白的。
= Awake, then. Walk with me down the stacks: one shelf, one shelf, one more, all asleep...
= Never chase it. Loosen the forehead, turn the palms up, and let the dark do the reading.
@ comfort.exam
= 一张卷子压得人睡不实，我知道。今晚只温一页，最眼熟的那页，温完就合。
= 考前怕，考后悔，都是心在用功。先别对答案，喝口热的，明天挑一处补。
= One sheet of paper, so much weight. Read a single familiar page tonight and shut the book.
= Before or after, it gnaws. Leave the marks alone till morning; then mend one spot, no more.
@ comfort.job
= 一章正写着，让人从中间撕了，难受，还难堪。这不是你文笔不好，先坐坐。
= 丢了差事，早上醒来手都不知往哪儿放。今夜不谈前程，明日先列一样：手里还有什么。
= They tore the page out mid-sentence. That's a shock, and it isn't a verdict on the writing.
= No work to wake for: it makes the whole house tilt. Sleep first. Tomorrow, one list, what you still have.
@ comfort.breakup
= 两个人合写的书，忽然一支笔搁下了，那个空行最疼。不催你往下写。
= 满屋都是那人用过的书签罢。舍不得收就先别收，你想讲哪一段，讲。
= Two hands wrote it and one laid down the pen. That blank line is a cruel thing. It needn't be filled tonight.
= Everything in the room still opens at them. Don't tidy yet. Tell me a page, if you like.
@ comfort.parents
= 跟爹娘拌嘴，赢了也堵得慌，他们老了几岁你都看得见。心里最委屈的是哪句？
= 他们的话写得重，你的心又薄，一压就透。先歇一晚，谁对谁错，天亮再校。
= Quarrelling with one's parents is like arguing with one's own first chapter. It hurts on both sides of the page.
= They pressed too hard with the pen, didn't they. You can be cross and still love the handwriting.
@ comfort.friend
= 常来常往的人忽然不言语了，屋里像少了一把椅子。你最想念他哪样？
= 友情里起了折，急着抚反倒裂。过两日，写一句“我还想同你说话”，别的不提。
= When a friend goes silent it leaves a gap in the row, exactly one spine wide. What would you put in a first line?
= Creases happen in anything well-used. Give it two days, then a short honest note.
@ comfort.bored
= 随手拿本书，翻到四十七页第三行，念给我，我们拿它当今晚的谜题。
= 闷么？替你家一件旧东西写个开头，“它来这个家那年”，写一句就交给我。
= Take any book near you, page 47, third line. Read it to me; we'll treat it as a prophecy.
= Write one opening sentence for the oldest thing in your room. I'll supply the second.
@ comfort.homesick
= 想家的人，夜里闻什么都像。你家灯下，那张桌是圆的还是方的？
= 离了老屋，被子都不听话，我懂。讲讲屋里那股味儿，樟木，还是葱油？
= Homesickness is a smell one can't look up. Was it soap, coal, frying onions?
= Homesick readers always want books with kitchens in them. Describe the table there; who sat where?
@ comfort.grief
= 走了的，在你这儿还占着一整架。你慢慢讲他，老头子一句不插。
= 我也送走过人。没什么话好劝，灯我多点一会儿。
= My condolences, plainly. There's an empty chair in my own house; pull this one close.
= Some pages one reads with the hand over the mouth. I'll sit here. Tell me their name, when you can.
@ comfort.bullied
= 孩子也好，大人也好，被人欺负都不是自己招来的。我信你，这话请说给一个管得了的人听。
= 他们写的那些难听话，不是你的书，是他们的。日子和事都记下来，交给老师、家人或上司。
= None of it was your doing; I believe you entirely. Set down what happened, with dates, and show someone who can act.
= Cruel marginalia, and not about you. Please don't carry it alone: a parent, a teacher, someone in charge.
@ comfort.body
= 封皮旧些、厚些、有折痕，都是常拿在手里的缘故。今天谁对你这封皮多嘴了？
= 嫌自己的样子，夜里最嫌，灯一黑就放大。我老花，看人只看得见口气，你口气很好。
= You're hard on your own cover tonight. Who taught you to read it that way?
= Every body gets foxed and creased by being lived in. I've no tape measure here, only a chair.
@ comfort.money
= 账本摊着，觉就合不上。先画三格：房、饭、药，钱先填这三格，余下的慢慢同人商量。
= 手头紧，人说话都短一截。欠着谁的，挑一家，明天照实去说想分几期还，高利的莫沾。
= Debts read worst at two in the morning. Three boxes on a sheet: roof, food, medicine. Fill those first.
= It's heavy, I know the sound of that sigh. Tomorrow write to one creditor and ask for instalments; shun quick loans.
@ comfort.scared
= 黑里头的东西，一半是自己编的，编得还真细。拉亮灯，我们一样一样念过去：门，椅子，外套。
= 怕就别硬撑，同我说着话就好。若真有人闯、有人追，锁上门，报警，书可以等。
= The dark's a wretched novelist, all plot. Put on the light and read me the room, object by object.
= Frightened, are you. Keep writing to me; and if there's a real somebody, lock the door and call the police.
@ happy.news
= （找蓝墨水）好！这一页我要拿蓝墨水抄。从头念，一个字别省。
= 哎呀，好事上门，灯都亮了一格。头一个告诉的是谁？
= Capital! I'm fetching the blue ink. From the beginning, please, skip nothing.
= Well, well, a comedy after all! Who heard it first?
@ happy.achieve
= 成了，是你一行一行写到的，没跳过页。老头子给你脱帽，虽然只有睡帽。
= 这样的章末，读着痛快。中间最想搁笔的是哪一夜？
= You got there line by line, no skipping. I take off my nightcap to you.
= A proper chapter ending! Which night did you nearly put down the pen?
@ happy.plan
= 有个念想等着，日子就像倒着数的页码，越翻越甜。定在哪一天？
= 好打算。带支笔，路上的好句子都长得像车票。
= Something to look forward to: it makes the days read themselves. When?
= A fine plan. Pack a notebook; good lines turn up on tickets.
@ happy.love
= 哦——原来如此，怪道你今天字都写斜了。不用急着翻下页，这页最好看。
= 人一揣着个人，走路都像踩着软纸。那位说了什么，叫你记到现在？
= Ah. So that's the blush in the typeface. Linger; it's the nicest page there is.
= Somebody's walked into your story, and you've begun reading slower. What did they say?
@ happy.share
= 这样的小事最经收，我给它夹片叶子。后来呢？
= 嗯，这一笔细。别人翻过去的，你停下看了。
= Such a small thing, beautifully kept. I've put a leaf in at that spot.
= Most people would have skipped that line. What made you stop?
`;
