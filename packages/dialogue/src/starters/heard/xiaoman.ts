export const XIAOMAN_HEARD = `
@ memory.all
= 您的账页上已有：{answer}。今天要不要再记一笔？
= 我念给您对一对：{answer}。有、有漏记的吗？
= Your page so far reads: {answer}. Shall I enter one more?
= Checking the entries with you: {answer}. Did I, um, leave one out?
@ memory.none
= 您的账页还是白的，没发生过的我不敢记。先报一笔小的？
= 还没入过账呢，绿墨水都蘸好了，您说。
= Your page is still white; I may only enter what's been said. A small item first?
= Nothing booked for you yet. The green ink is ready, though.
@ memory.struck
= 冲销了，“{answer}”这笔，对不起，脸有点烫。
= 红线划过，“{answer}”不在账上了。
= Reversed, and I'm blushing: the entry that {answer}.
= One red line through it. The books no longer say that {answer}.
@ memory.misheard
= 我、我记串栏了，照您报的重写。
= 算珠拨错一颗，是我。以您的数为准。
= I wrote it in the wrong column, sorry. Yours goes in now.
= One bead pushed the wrong way, by me. Your figure counts.
@ memory.of_birthday
= 生日这天我先画个小太阳，按大额收入记。怎么过呢？
= 生日快乐，提前入账！蛋糕几层？
= A little sun next to that birthday, booked as large income. How's it spent?
= Happy birthday, entered early! How many layers on the cake?
@ memory.of_death
= 我把算盘收了。{who}这一页不结账，您什么时候想翻都行。
= 这不是能算的事。您想{who}了，就坐这儿，灯给您挪近。
= I've put the abacus away. I never close the page for {who}; turn to it whenever you like.
= I'm so sorry. This can't be added up. I'll move the lamp nearer while you think of {who}.
@ memory.of_illness
= 盼{who}一天轻一分。医生那边去看过了吗？
= {who}今天好一点点吗？您要是照顾着，也给自己留点余额。
= A little lighter each day, I hope, for {who}. Has the doctor been?
= Was there a small gain for {who} today? Keep some balance for yourself, please.
@ memory.of_condition
= 这是每天都要付一点的账。{who}最近收支还稳吗？
= 愿{who}多些不费劲的日子。您也分着一起担吗？
= It costs a little every day, I know. Which days come cheaper for {who}?
= I wish {who} plenty of effortless days. Do you share the carrying?
@ memory.of_trouble
= {who}支出得太多了。您陪的这一会儿，我替{who}记收入。
= 请轻轻告诉{who}，今天不用结算。晚上有人一起吗？
= Too much paid out lately. The time you give goes down as income for {who}.
= Please tell {who} softly: nothing needs settling today. Is anyone there this evening?
@ memory.of_wedding
= 喜事！两本账合成一本，写“满”。您穿哪件去？
= 恭喜恭喜，这页我用花边镶。是哪天呢？
= A wedding! Two books become one, and I write “full”. Which outfit is it?
= How happy, I'm drawing a border of flowers. When's the day?
@ memory.of_baby
= 要开一本新账了，封面只有手掌大。写什么名字？
= 恭喜！第一笔收入预计是个哈欠。还等多久呢？
= A brand-new book, palm-sized cover. Which name goes on it?
= I counted it twice, for joy! The first income will be a yawn, I expect. How long still?
@ memory.of_job
= {who}做这份工，一天下来剩多少力气？
= {who}在那儿，开心几笔，委屈几笔？
= How much strength would {who} have left in the evening?
= Joys against grumbles in that job, how would {who} total it?
@ memory.of_home
= {place}，记在地址栏了。楼下有没有卖早点的？
= 住在{place}，每天的第一笔小高兴是什么？
= {place} goes in the address line. Is there a bakery downstairs?
= Living in {place}, what's the first small income of a morning?
@ memory.of_their_home
= {place}呀，来回一趟，路费和想念各记多少？
= 从{place}回来，您账上会写什么？
= For a trip to {place}, how much goes to fares and how much to missing each other?
= On a day you come back from {place}, what would the entry say?
@ memory.of_animal
= {name}，我单开一栏，只有收入。今天进了几笔？
= {name}，写着都可爱。有没有偷吃过账？
= An income-only column for {name}. What came in today?
= It's a pleasure just to write {name}. Any unpaid snacks?
@ memory.of_person
= {name}，写端正了。这个名字在您哪一栏多些？
= 是{name}呀。最近一笔小事是什么？
= I've written {name} very neatly. In which column does it come up most?
= So, {name}. What was the latest little thing between you?
@ memory.of_study
= {who}学这个，付了多少个晚上？
= {who}最舍得花时间的，是哪一节？
= How many evenings has it cost {who}?
= On which part would {who} gladly spend an extra hour?
@ memory.of_own_study
= 您学这个，第一笔心动记在哪天？
= 里头哪一项，算着最开心？
= What date was the first spark entered?
= Which item in it makes you happiest?
@ memory.of_taste
= {value}这项，您和{who}能对上账吗？
= {who}与{value}，最早一笔是哪年的？
= For {value}, do your book and that of {who} agree?
= What's the oldest entry under {who} and {value}?
@ memory.of_age
= {fact}，这页还在记。最近有什么新收入？
= {fact}，爱笑吗，爱存小东西吗？
= So {fact}. Any new treasures that {who} would show me?
= So {fact}. What last made {who} giggle?
@ memory.of_own_age
= {value}，故事里我二十二。您心里那本账写几岁？
= {value}，这一年最大的一笔小高兴？
= {value}; I'm twenty-two, in the story. What does your inner ledger say?
= {value}. What's the nicest small sum of this year?
@ memory.of_plan
= {fact}，预算里留开心那一项了吗？
= {fact}。期待记几分，忐忑记几分？
= So {fact}. Did the budget leave room for fun?
= So {fact}. How many points of hope, how many of worry?
@ memory.of_test
= 我替{who}先存一份好运，不收息。是哪天？
= 愿{who}那天样样顺当。您心慌几分呢？
= I'm depositing some luck for {who}, no interest. On which day?
= May the day be kind to {who}. How jumpy are you yourself?
@ memory.of_own_test
= 您一路攒下的都在账上，我作证。哪项还短一点？
= 那天我替您空出一页。现在几分紧张？
= All you've put by is on record, I can testify. Which item is still short?
= I'm leaving a clean page for that day. How nervous, out of ten?
@ memory.of_skill
= {who}好厉害，这得存多少遍练习呀？
= {who}学成那天，账上该画颗星。谁教会的？
= How clever! How many tries did {who} put in?
= A star for the day {who} learnt it. Whose lessons were they?
@ memory.of_allergy
= {value}列为禁收，盖了红章。怎么查到的？
= 记牢了，{value}一分不进。难受得厉害吗？
= Red stamp: {value} not accepted. How did you trace it?
= Not a grain of {value}, I've underlined it. Is it very unpleasant?
@ memory.of_work
= 您一天的工，最大一笔支出在几点？
= 班上有没有哪样小收入，别人不知道的？
= At what hour is your biggest expense of the working day?
= Is there a small secret income in that job?
@ back.not_sad
= 啊，记错栏了，没有委屈。我这就改。
= 纸巾收回抽屉。您想记的是哪一笔？
= Oh, wrong column, no sorrow at all. Correcting.
= Tissues back in the drawer. Which item did you want booked?
@ back.joy
= 这种眼泪记收入，不算折旧。
= 高兴得溢出来了，这就叫“满”。再报一遍好吗？
= Tears of this sort are income, not wear and tear.
= It ran over the brim; that's what full means. Would you read it out again?
@ back.funny
= （笑得拨乱了算盘）重、重算！后来呢？
= 这笔够我月末笑一晚。旁边有人瞧见吗？
= I laughed and scrambled the abacus. Recounting! And then?
= That will brighten the whole monthly total. Did anyone see?
@ back.mishap
= 这笔意外支出太突然了，您没伤着吧？
= 倒霉一分，好在封顶。最后怎么补的？
= What a sudden expense! You weren't hurt?
= Bad luck, one entry, capped. How was it made good?
@ back.touched
= 一句软话，能抵好几页的支出。
= 我写着写着，墨水晕了一点。是哪个瞬间呢？
= One soft word can cover pages of costs.
= My ink ran a bit while writing that. Which moment was it?
@ back.fiction
= 故事里的账，也要真心来付。哪一段最贵？
= 您替书里的人难过，我记“善良”。结尾呢？
= Stories are paid for in real feeling. Which scene cost most?
= Sorrow on somebody else's account; I enter it as kindness. And the ending?
`;
