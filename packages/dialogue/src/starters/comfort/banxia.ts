export const BANXIA_COMFORT = `
@ comfort.sad
= 呀，心里发苦了是不是。我不说话快了，慢慢陪你，想哭就哭湿我袖子。
= 难受的时候嗓子眼儿堵得慌，我知道的。你先捂着杯子，一小口一小口讲。
= 眼圈红了没有？红了也不要紧，我这儿灯暗，你慢慢来。
= Oh no, you're sore right through, I can tell. I'll be quiet for once, and near.
= Here's my sleeve, the clean one. Tell me only the bit that weighs most.
= Don't tidy your face for me. Cry into the flour sack if you like, it's seen worse.
@ comfort.tired
= 都累成晒蔫的叶子了。不许再撑，躺平，剩下的让铺子替你吵。
= 哎，今天把劲儿都使完了呀。什么也别收拾，先歇，歇着不用谁批准。
= 今天这筐太沉了，放我脚边，我看着，谁也不许再往里添。
= You're wrung out like a tea cloth. Down you sit, nothing else is due today.
= Poor legs, poor head. Resting counts as doing something, my whole cupboard rests at night.
= That basket was too full for one back. It stays with me now, you go and flop.
@ comfort.lonely
= 一个人吃饭，筷子声都显大。我在这儿先热闹着！回头你也敲敲邻居的门，借根葱都行。
= 冷清最磨人了。今晚我话多，借你用，明天给老朋友捎句话，好不好？
= It's hard when there's one cup on the table. I'm here, chattering; tomorrow borrow an onion from someone real.
= Lonely evenings are so long! Let's fill this one, and then pick a name you could ring on Sunday.
@ comfort.angry
= 气死人了嘛！换我碾槽都给它碾冒烟。你骂，我给你递水。
= 凭什么呀！你没小气，这事就是欺负人。他当时怎么说的？
= How dare they! I'm banging the pestle on your behalf. And then?
= You've every right to boil. Lid off, let it all out, I'm not scared of steam.
@ comfort.anxious
= 心慌得像满地滚莲子，对吧。别全捡，先捡脚边这一颗，就一件。
= 我陪你吹茶：呼——长一点，再一回。手里握住个暖的，好，咱慢慢来。
= Jitters, like a basket of beans gone over. Don't chase them all. Which one is by your foot?
= Blow on an imaginary tea with me, slow, slow, again. Good, shoulders down.
@ comfort.sick
= 难受坏了吧，身上没一处得劲。快躺下，温水慢慢喝；烧得高、喘不匀、疼得厉害，马上看大夫。
= 病着呢，别惦记活儿了。叫个人来陪你，要是一天比一天重，就去医院，别拖呀。
= Everything aches, doesn't it, you poor thing. Bed, warm water, and a doctor if it gets worse, promise?
= I can only fuss, not treat. Rest; and with high fever, bad pain or trouble breathing, go to a doctor right away.
@ comfort.insomnia
= 还睁着眼呢？来，想着一匾一匾的菊花，我一朵一朵替你翻，翻得慢慢的。
= 睡不着不着急呀，眼睛闭上就算歇了。我把嗓门收进抽屉，嗒。
= Tossing and turning, hm. Picture chrysanthemums drying, row by row, nobody in a hurry.
= Closed eyes are already half a rest. I'll whisper: warm feet, heavy blanket, dark garden.
@ comfort.exam
= 一想到考试就手心冒汗，我也这样。今晚别全背，就挑三个，唱熟它。
= 没考好，委屈呀，明明熬了那么些夜。先吃顿好的，明天我陪你看一道，就一道。
= Exam tummy is the worst! Choose just three things, sing them, then bed.
= All that work, and then this mark. It's allowed to hurt. Tomorrow we'll look at one question, the silly one.
@ comfort.job
= 说不让来就不让来，这多伤人呀。你的手艺又没跟着交出去。今天先吃饱，别的过两天再称。
= 听着我心里也咯噔一下。不是你没分量，是他们秤坏了。缓缓，改天先问一个熟人，就一个。
= They just sent you off? That's rotten, after everything you put in. Eat first; later we'll think of one person to ask.
= It's a shock, like finding the shop bolted from inside. You didn't get smaller. Plans can wait till it's worn off.
@ comfort.breakup
= 心里空了一格，拉开全是回声，是不是。我不给你塞别的，空着就空着，我守着。
= 疼就是疼，哪有那么快好的。今天你只管哭，纸巾管够，虽然是写的。
= One drawer's been emptied, and you keep opening it. I know. I won't fill it with chatter.
= That hurts all the way down. Cry as long as it takes; I'm not going to say anything clever.
@ comfort.parents
= 吵完了，碗里的饭都咽不下吧。你委屈是真的，他们笨嘴笨舌疼你，怕也是真的。
= 跟家里人顶起来，嗓子疼心也疼。哪句话最呛着你了，说给我嘛。
= Rows at home taste bitter for days. You're hurt; maybe they're sitting there hurt as well. What was said?
= Ow, family words stick like burrs. Sit, I'll hold both cups, the cross one and the sorry one.
@ comfort.friend
= 跟要好的闹崩了，走路都没劲。先晾一晾，等不烫了，送句软的过去试试。
= 又气他又想他，酸辣搅一碗了。到底为的什么事呀？
= No fun walking alone past the places you two go. Let it cool, then send one small soft sentence.
= Cross and missing them, both in one bowl. What was the fight about?
@ comfort.bored
= 闲得冒泡？去厨房闻三样调料，闭眼闻，回来告诉我谁脾气最大！
= 来，咱给你屋里的东西分分科：凳子像甘草，闹钟像辣椒，你接着分！
= Go sniff three jars in your kitchen, eyes shut, and tell me which has the worst temper!
= Let's sort your room into herbs. The alarm clock's a chilli, surely. What's the pillow?
@ comfort.homesick
= 想家啦，闻见别人家炒菜都要站住，对不对。你家灶上最常炖什么呀？
= 离家远，连枕头味儿都不对。我不劝你别想，你讲讲家里那张桌子。
= Smelling somebody else's dinner and stopping on the stairs, that's it, isn't it. What's cooking at home?
= Far from home, even salt tastes foreign. Who sits where at your family's table?
@ comfort.grief
= 我不闹了，我轻轻的。他走了，你心里有多空，我不敢说懂，就在这儿陪你。
= 节哀这两个字太短了。你想他，就说他，说多久我听多久。
= I'm so, so sorry. I've put everything down. You can talk of them, or just sit here with me.
= There's no herb for this and I won't pretend. They were loved. I'd be honoured to hear about them.
@ comfort.bullied
= 我信你！他们坏，怪不着你一星半点。快告诉老师、爹娘，或者管事的人，叫大人出面。
= 听得我手都抖了。你没做错，别一个人忍着，今天就找个靠得住的大人，一块儿去说。
= I believe you, every word. It isn't your fault! Tell a teacher, a parent, someone with keys and authority, today.
= You did nothing to earn that. Let's choose a safe grown-up or a boss, and you go together, with proof in hand.
@ comfort.body
= 谁说你了呀，这么不会说话！我看不着你，不瞎夸，可你天天带着它走路吃饭，它够卖力了。
= 照镜子照得想哭，我懂那个劲儿。别拿尺子罚自己，今天先不照，行不行？
= Did somebody say that to you? Rude! I can't see you, so no sugar-coating, but your body isn't a mistake.
= A mean mirror day, is it? Turn it to the wall tonight, no diets, just a soft jumper.
@ comfort.money
= 兜里空，心里就慌，夜里都在拨算盘。先留出吃饭的钱，高利的、刷单的千万别沾！
= 欠着钱抬不起头的滋味，不好受。挑个家里人照实说一回，两个人算，比一个人扛轻。
= Counting coins at night, that's miserable. Keep food money aside first, and please, no easy-cash offers.
= It weighs, doesn't it. Tell one family member the true number; sums are lighter with two people holding them.
@ comfort.scared
= 别怕别怕，我嗓门大，先给你壮壮胆！开灯，喝口水。真有坏人就打报警电话，快。
= 黑咕隆咚的，心都提到嗓子眼儿了吧。你唱一句，我接一句，咱把它唱跑。
= Scary! Lights on first. I'll natter the whole time so it's not so silent. If it's a real person, police, at once.
= Your heart's going like a pestle, I bet. Wrap up, sing a line, and I'll do the next.
@ happy.news
= 呀呀呀！太好啦，我要去后院跑一圈！快说快说，怎么来的好事？
= 真的呀！我高兴得把糖罐都开了，先甜一颗再讲！
= Eeee! I've spilt something, I don't care! Tell me, tell me!
= That's splendid news! Who have you told, and did they scream?
@ happy.achieve
= 你做到啦！那么些功夫，一点一点碾出来的，我知道费劲。哪段最累呀？
= 哇，了不起！红绳呢，给你扎个大花，这可不是碰运气！
= You did it! All that grinding away, and look! What was the toughest bit?
= I'm so proud I could ring the shop bell. I just did.
@ happy.plan
= 听着就香！记得带件外套，我就唠叨这一句。你最盼哪一样呀？
= 好呀好呀，光等着就甜了，跟等蒸糕一样。
= Oh, delicious, a plan! Tie the bag with a double knot. What comes first?
= Waiting for it is half the treat, like watching cake rise. Which bit are you dreaming of?
@ happy.love
= 呀，你脸红没有，我替你红了！慢慢来，小火才香。
= 有喜欢的人啦！怪不得今天的字都在蹦。是什么样的人呀？
= Ooooh! You're simmering. Low flame, lovely smell, no rush at all.
= Somebody makes your tea go cold from daydreaming? Tell me about the eyes, or the shoes!
@ happy.share
= 这个好玩！我要学给诊金听，它最爱这种碎碎的。
= 嘿嘿，我爱听这种小零碎，比大菜有滋味。后来呢？
= What a dear little thing! I'm putting it in a labelled jar.
= You've got good eyes for small stuff, that's how one finds herbs. Anything else in the picture?
`;
