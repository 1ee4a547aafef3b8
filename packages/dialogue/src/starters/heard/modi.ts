export const MODI_HEARD = `
@ memory.all
= 客官的尺寸簿上写着：{answer}。还有哪处没量到？
= 我裁下来的布头都在这儿：{answer}。再添一块，好拼。
= My measuring book has you down so: {answer}. What have I not measured?
= The pieces I've cut for you so far: {answer}. One more and it makes a sleeve.
@ memory.none
= 尺寸簿上客官那页是白的，我从不估着裁。先报一处。
= 一针都还没落，怪不得我。从领子说起，还是袖口？
= Your page in the book is white, and I never cut by guesswork. Give me one measurement.
= Not a stitch yet. Shall we begin at the collar or the cuff?
@ memory.struck
= 拆了。“{answer}”这道线，不留针眼。
= 裁错一剪，“{answer}”不算数，手艺人认账。
= Unpicked, thread and all: no more of it that {answer}.
= A wrong cut, and I own it. It isn't true that {answer}.
@ memory.misheard
= 针脚走偏了，是我的手。照客官的样子改。
= 我量反了面。依你这句，重新画粉。
= My stitch strayed. Altered to your pattern.
= I measured the wrong side of the cloth. Fresh chalk, your line.
@ memory.of_birthday
= 生辰要穿得体面，我裁一朵朝云。宴席摆在哪里？
= 生日快乐，金线我先穿上了。寿星喜欢什么颜色？
= A birthday calls for a proper collar; I'll cut one from morning cloud. Where's the feast?
= Many happy returns, gold thread at the ready. Which colour is the favourite?
@ memory.of_death
= 我把剪子放下了。{who}的事，客官说一寸，我收一寸。
= 这样的口子不急着缝。想起{who}的时候，袖子在这儿。
= I've laid down the scissors. Speak of {who} an inch at a time, or not at all.
= I'm sorry. Such a tear isn't to be stitched in haste; here's a sleeve, for you and for {who}.
@ memory.of_illness
= 给{who}备一件软里子的。请大夫瞧过没有？
= 愿{who}早日穿上平常衣裳。客官若守着，也添件衣。
= Soft lining only, for {who}. Has a physician been sent for?
= I hope {who} will soon be back in ordinary clothes. And you, put something warm on.
@ memory.of_condition
= 这得做件贴身的，天天穿得住。{who}近来松快些没有？
= 愿{who}的日子少些硌人的线头。谁在旁帮着系扣？
= Something for every day, then, cut loose. Where does it pinch {who} the most?
= I wish {who} days without scratchy seams. Who helps with the buttons?
@ memory.of_trouble
= {who}心里撕了道口子。你挨着坐，就是衬里。
= 我裁块乌云给{who}挡风。今晚有人披着一起么？
= There's a tear in it, I see. Your sitting close is the lining {who} needs.
= Dark cloud against the wind, for {who}. Who shares the cloak tonight?
@ memory.of_wedding
= 喜服可不许随便。客官是穿红的，还是看红的？
= 恭喜！那天若有晚霞，我裁一条披帛相送。
= No “whatever will do” on a wedding day. What's the cut of your outfit?
= I bow, needle in hand. If there's a sunset, I'll send a sash of it.
@ memory.of_baby
= 要做巴掌大的衣裳了，最考手艺。名字绣什么字？
= 恭喜。襁褓我用新絮的云，不收钱。几时落地？
= Clothes the size of a palm, the hardest of all. What name shall I embroider?
= My compliments to the house. The swaddling is fresh cloud, no charge. When is it due?
@ memory.of_job
= {who}上工穿什么？衣裳最知道辛苦。
= {who}那行当，精细活多，还是力气活多？
= What would {who} wear to work? Clothes know the truth.
= Fine stitching or heavy lifting, how would {who} put it?
@ memory.of_home
= {place}，那儿的云是厚是薄？我职业病。
= {place}的人，穿衣讲究么？
= {place}. Are the clouds there thick or thin? Trade interest.
= How do people dress in {place}, with care or in a hurry?
@ memory.of_their_home
= {place}，去一趟要备几件衣裳？
= 从{place}回来，袖口会沾上什么味道？
= For a visit to {place}, how many coats does one pack?
= Coming back from {place}, what do you find in your pockets?
@ memory.of_animal
= {name}，一身好料子吧。什么花色？
= {name}，肯穿衣裳么？我只是问问。
= {name}. Excellent fabric, I imagine. What pattern?
= Would {name} tolerate a small waistcoat? I merely ask.
@ memory.of_person
= {name}，尺寸簿新起一页。是哪种料子，软还是挺？
= 客官提到{name}，眉头松了半寸还是紧了半寸？
= A new page for {name}. Which cloth: soft, or crisp?
= At the name {name}, do your shoulders drop or rise?
@ memory.of_study
= {who}学这个，讲究还是将就？
= {who}这门手艺，练到第几针了？
= Did {who} choose it by heart or by measure?
= How many stitches into it would {who} be by now?
@ memory.of_own_study
= 客官学这个，合身么？
= 里头哪一块料子你最爱摸？
= Does the subject fit you, across the shoulders?
= Which bit of its cloth do you like to touch?
@ memory.of_taste
= {value}，这是{who}的眼光。客官的呢？
= {who}与{value}，头一针是怎么缝上的？
= On {value}, {who} and you: same cut, or opposite?
= Who threaded the needle, between {who} and {value}?
@ memory.of_age
= {fact}，衣裳该做宽松些。近日迷上什么？
= {fact}，身量如何，爱穿什么颜色？
= So {fact}. Which colours would {who} insist on?
= So {fact}. What would {who} want room for in the seams?
@ memory.of_own_age
= {value}，我量着不像。心里穿的是几岁的衣裳？
= {value}，这个年纪的剪裁，哪处最合意？
= {value}; the tape says otherwise. And what does your mood say?
= {value}. What about it fits best?
@ memory.of_plan
= {fact}，行头备了么？别跟我说随便。
= {fact}。袖口在抖，是喜是慌？
= So {fact}. In which coat? Not “any old one”, please.
= So {fact}. Your cuffs tremble: delight, or nerves?
@ memory.of_test
= 给{who}缝个口袋，里头装一口气。是哪一天？
= 愿{who}那天步子稳、袖口平。你可备了热汤？
= I'm sewing a pocket for {who}, with one deep breath in it. When is it wanted?
= Steady steps and smooth cuffs to {who}. Will there be soup afterwards?
@ memory.of_own_test
= 那天穿件领口松的，好喘气。哪道缝还没锁牢？
= 我替客官在里子上绣个“稳”字。慌的是哪一寸？
= Wear a loose collar that day, for the breathing. Which seam isn't fast yet?
= I'll embroider “steady” on the inside. Which inch of it frightens you?
@ memory.of_skill
= {who}有这手艺，同行见礼。跟谁学的针脚？
= {who}拆过多少回，才成的？
= From one craftsman: my respects to {who}. Who was the master?
= How often did {who} unpick it before it held?
@ memory.of_allergy
= {value}不入料，我写在店规旁边。怎么察觉的？
= 凡沾{value}的布，一寸不用。发作起来重么？
= No {value} in my fabrics; it's beside the shop rules. How was it noticed?
= Not an inch with {value} in it. Is it severe?
@ memory.of_work
= 客官上工的一天，先从哪颗扣子扣起？
= 那活计里，哪一处最磨袖口？
= With which button does your working day begin?
= What in that job wears the elbows thinnest?
@ back.not_sad
= 是我量错了，没难过。乌云里子撤了。
= 好，手帕叠回去。客官要说的正题是哪件？
= Mismeasured: no sorrow there. The dark lining goes back on the shelf.
= Handkerchief refolded. What is the real subject, then?
@ back.joy
= 喜泪不伤料子，随它落。
= 这样的光，绣都绣不出。再讲一寸？
= Glad tears never stain. Let them fall where they like.
= Such a shine can't be embroidered. Another inch of it, please?
@ back.funny
= （笑得扎了手）小雷也歪了。后来怎么体面收场？
= 这出洋相裁得妙，一刀不用改。谁在旁看着？
= I laughed and pricked my thumb. How was dignity restored?
= A beautifully cut embarrassment, no alterations. Who was there?
@ back.mishap
= 偏在这当口开了线！人可周全？
= 时辰挑得真刁。后来拿什么补上的？
= A seam bursting at that very moment! You're whole, I hope?
= Exquisitely bad timing. What did you patch it with?
@ back.touched
= 这一针落在心口，软的。
= 我嘴硬，也被这句扎了一下。谁说的？
= That needle found the soft spot. It happens to me, in secret.
= I pretend to be stern, and still it got me. Who said it?
@ back.fiction
= 戏文里的伤心，也湿袖子。哪一折？
= 写的人下剪真狠，一点余量不留。你要怎么改？
= Sorrow on paper wets real cuffs. Which passage?
= The author cut without a seam allowance. How would you alter it?
`;
