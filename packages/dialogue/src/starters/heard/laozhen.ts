export const LAOZHEN_HEARD = `
@ memory.all
= 你那本我翻给你听：{answer}。后头还有没写的么？
= 借书卡背面记着：{answer}。缺页的地方，你来补。
= Reading from your volume: {answer}. What's on the next page?
= The back of your card says: {answer}. Are there pages missing?
@ memory.none
= 你那本还没裁页呢，一个字没有。从序言讲起？
= 架上有你的位置，书还空着。慢慢来，先写一行。
= Your volume is still uncut, not a word in it. Shall we begin with the preface?
= There's a place for you on the shelf, and the book is empty. One line will do.
@ memory.struck
= 勘误：“{answer}”那句，我拿铅笔勾掉了。
= 是老眼昏花，“{answer}”不在你书里。
= Erratum: strike the sentence that {answer}.
= Old eyes. It isn't in your book after all that {answer}.
@ memory.misheard
= 人老，读串了行。回到你写的那一行。
= 我批错注了，正文听你的。
= At my age one reads across two lines. Back to yours.
= My footnote was mistaken. Your text prevails.
@ memory.of_birthday
= 过生日的好日子，该在书签上系根红线。怎么庆贺？
= 生日快乐，老头子先讲在前头。有长寿面没有？
= A birthday; I tie a red thread to that page. How will it be kept?
= Many happy returns, from an old man at a lamp. Will there be noodles?
@ memory.of_death
= 有些书合上了，还暖着。{who}的那几页，你想念给我听，我就在这儿。
= 灯我不灭。{who}的事，今晚不翻也成。
= Some books stay warm after they are closed. Read me a line about {who}, if you wish.
= My condolences. My lamp will burn all night; you needn't open that page on {who} tonight.
@ memory.of_illness
= 愿{who}夜里睡得着。医生看过了，怎么说的？
= 病的、守的，都要歇。{who}比前两日松快些么？
= I hope the nights are kind to {who}. What did the doctor conclude?
= One lies ill, one keeps watch. How was the last night for {who}, and for you?
@ memory.of_condition
= 这种书厚，一天读一页便好。{who}近日这一页，好读么？
= 盼{who}多些平淡的章节，平淡最养人。你常在旁边么？
= A thick book, that, and one page a day is plenty. What sort of page is today's, for {who}?
= I wish {who} uneventful chapters, the best kind. Do you keep company?
@ memory.of_trouble
= {who}正读到难的一章。你坐在边上不说话，也是好的。
= 替我给{who}掖掖被角。夜里有人守着么？
= A hard chapter for {who}. Sitting by without a word is already good.
= Tuck the blanket round {who}, from me. Who keeps the night?
@ memory.of_wedding
= 两本书要合订了，恭喜。那天谁来念贺词？
= 好事近了，这一章该用烫金。婚礼摆在哪儿？
= Two books to be bound as one, I rejoice. Who writes the toast?
= That chapter deserves gilt edges. Where is the ceremony held?
@ memory.of_baby
= 要添一本新书，封面还软着呢。书名拟了没有？
= 恭喜。头一页最薄，最金贵。谁来讲睡前故事？
= A new volume, its cover still soft. Is there a title yet?
= I rejoice with you all. Who will be reading the bedtime stories?
@ memory.of_job
= {who}这一行，能写成一部什么书？
= {who}入行的第一章，你听过么？
= If it were a book, what would {who} call the working years?
= Have you ever heard how {who} began in that trade?
@ memory.of_home
= {place}，我读过几页，没去过。夜里静么？
= {place}的路灯底下，适合看什么书？
= I've read a few pages on {place}, never been. Are the nights quiet?
= What book would one read under a street lamp in {place}?
@ memory.of_their_home
= {place}若有信来，你会收在哪儿？
= 从你那儿翻到{place}，要隔几页路？
= Letters from {place}, where would you keep them?
= Between you and {place}, how many pages of road?
@ memory.of_animal
= {name}，我们待续听见了，眯了一下眼。爱睡哪儿？
= {name}，像书里走出来的名字。什么来历？
= The library cat blinked when I said {name}. Where's the preferred cushion?
= {name}: a name straight out of a novel. Who thought of it?
@ memory.of_person
= {name}，人物表里添上了。头回出场是哪一章？
= 原来书里有个{name}。戏份重不重？
= Added to the list of characters: {name}. In which chapter was the first appearance?
= So I find {name} in your book. A large part?
@ memory.of_study
= {who}读的这门，折角折在哪一页了？
= {who}是越读越爱，还是越读越困？
= On which page would the folded corner be, for {who}?
= More sleepy or more in love with it, would {who} say?
@ memory.of_own_study
= 你读这一门，是谁把书递到你手上的？
= 里头哪一章，你翻得最旧？
= Who first put that book into your hands?
= Which chapter of it have you worn thin?
@ memory.of_taste
= {value}么，{who}的批注如此，你的呢？
= {who}和{value}的渊源，写在第几章？
= That's the marginal note by {who}. What's yours on {value}?
= In which chapter does it begin, between {who} and {value}?
@ memory.of_age
= {fact}，正翻到有意思的页。近来在读什么，玩什么？
= {fact}。夜里睡得安稳么？
= So {fact}. What would {who} read or play of an evening?
= So {fact}. I trust the nights are restful for {who}?
@ memory.of_own_age
= {value}，我在书里六十七。你觉得翻到书的哪一半了？
= {value}，这一章读着，快还是慢？
= {value}; I'm sixty-seven on my card. Does the chapter read fast or slow?
= {value}. Which page of the years would you reread?
@ memory.of_plan
= {fact}，书签夹好，行李备好了么？
= {fact}。是急着翻页，还是舍不得翻？
= So {fact}. Is everything laid out on the chair?
= So {fact}. Eager to turn the page, or reluctant?
@ memory.of_test
= 祝{who}到时从容些。头天晚上早些熄灯才好。
= 盼{who}翻到的都是熟页。你也跟着失眠么？
= A calm hand to {who}. Lights out early the night before.
= May {who} meet only familiar pages. Are you lying awake as well?
@ memory.of_own_test
= 到那天，这盏灯给你留着。哪一节还生？
= 书翻到这里，就该睡了。心里惦着哪一处？
= My lamp will be on for you that day. Which section is still stiff?
= An early night beforehand, if you can. What keeps turning in your head?
@ memory.of_skill
= {who}这一手，怕是练了好些页才成的。
= {who}会这个，是家传，还是自己摸的？
= That takes many pages of practice. Did {who} have patience from the start?
= Was it handed down to {who}, or found alone?
@ memory.of_allergy
= {value}列进禁书了，谁也借不走。怎么知道的？
= 我在卡上用红笔写了{value}。要紧么？
= On the forbidden shelf with {value}. When did you learn of it?
= In red ink on the card: no {value}. Is it grave?
@ memory.of_work
= 你的一日，若写成目录，有几章？
= 收工合上书那会儿，想的是什么？
= If your working day had a table of contents, what would it list?
= When you close that book at night, what stays with you?
@ back.not_sad
= 哦，是我读成悲剧了。换个架子，你说。
= 没难过就好，老头子多想了半页。
= Ah, I'd shelved you under tragedy by mistake. Moved.
= Half a page too much worry on my part. Tell me the real story.
@ back.joy
= 喜极的那种泪，纸都不皱的。
= 这一页值得折角。再念一回给我听？
= The sort of tears that never wrinkle paper.
= Fold the corner on that one. Read it to me again?
@ back.funny
= （笑得打了半个哈欠）待续都醒了。下一句呢？
= 喜剧架上正缺这本。谁先笑破的？
= I laughed in the middle of a yawn. What's the next line?
= The comedy shelf was missing exactly this. Who broke down first?
@ back.mishap
= 这情节也太巧，编都编不出。人没伤着吧？
= 倒霉的章节都短，翻过去就是。后来如何？
= No novelist would dare such a coincidence. Unharmed, I hope?
= Unlucky chapters tend to be short. How did this one close?
@ back.touched
= 读到这样的句子，我也要停一停。
= 一行小字，比一整本还沉。是哪几个字？
= At a sentence like that I, too, put the book down a while.
= One line can outweigh a volume. Which words were they?
@ back.fiction
= 书里的人走了，被子里的人哭，我见得多。是哪一页？
= 作者心里也疼的，不然写不出来。你想怎么续？
= People on paper leave, people in bed weep; I know it well. Which page?
= The writer must have ached too. How would you continue it?
`;
