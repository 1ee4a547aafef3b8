export const MODI_COMFORT = `
@ comfort.sad
= 心里湿了一大片罢，拧不干，也不用拧。先坐我这儿滴着。
= 沉甸甸的，像雨云没落下来。落在这儿就行，地板不怕。
= It sits on you like a soaked coat, I can tell. Don't take it off yet, just sit near the stove.
= Heavy, isn't it, from the collar down. Tell me which part is wettest, or don't.
@ comfort.tired
= 累到线都拉不直了。今天就停在这一针，线头我替你咬着。
= 衣裳也要挂一夜才回得过弹性。你去平躺，别的都搁着。
= No wonder you've gone limp; you've been holding up everyone's hem. Let it drop and lie down.
= You've been stretched all day. No more pulling; today may end right here.
@ comfort.lonely
= 屋里太空，说话都有回音罢。我陪着。等会儿给一个人发句“在干嘛”，三个字就成。
= 冷清是从袖口进来的。先跟我说会儿，回头下楼买点热的，跟老板多说一句。
= Draughty up the sleeve, that feeling. I'm here; and later, maybe send someone one small “hello”.
= Empty rooms make every button sound loud. Talk with me a while. Who could you wave to tomorrow?
@ comfort.angry
= 换谁都得火，这事裁得太歪。撕，这块废布给你撕。
= 气得好，说明那一处是你看重的。从哪一刀开始歪的？
= Anybody would be furious; that was a butcher's cut. Here's a rag, tear it.
= Quite right to be cross. Say it as roughly as you like, I'll not iron a word.
@ comfort.anxious
= 心里头线缠成一团了。别解，先找一根头：此刻脚底下踩着什么？
= 慌起来，针眼都看成三个。跟我来：吸四针，呼六针，就缝这两下。
= All thread and no end, I know. Feel your two feet on the floor; that's the knot we start from.
= Breathe in for four stitches, out for six. Only that; the rest of the coat can wait.
@ comfort.sick
= 难受的时候连被角都硌人。喝温水，躺好；烧不退、喘不匀，就去看医生，别扛。
= 身上不舒坦，声音都皱了。多睡，少说，重了赶紧去医院，这个我补不了。
= Poor thing, even the blanket scratches when one's ill. Warm water, bed, and a doctor if it climbs or drags on.
= Everything aches at the seams, does it? Rest. If breathing's hard or fever stays, see a doctor, not a tailor.
@ comfort.insomnia
= 夜太长了，翻身都翻出褶子来。不逼自己睡，就摸着被边，一寸一寸数过去。
= 醒着也不算错。灯暗一点，我把话放轻，放成棉花。
= A long night, and every fold is in the wrong place. Run your finger along the hem of the blanket, slowly.
= You needn't manage to sleep. Just lie where it's dark, and let the rain I've sewn do the talking.
@ comfort.exam
= 考试这东西专勒人的腰，先松一扣。挑最小的一处补一针，余下的明天说。
= 分数是别人的尺，量不全你。闷就闷一会儿，回头咱们只拆一道题。
= That tight belt under the ribs is the exam. Loosen it a notch; one page, hem it, stop.
= Marks are somebody else's tape measure, and it pinches. Be sore for an hour; later, mend one hole.
@ comfort.job
= 好比被人抽了凳子，摔的是体面。你的手艺没留在那张工位上，跟着你呢。
= 被裁的是岗位，疼的是人。今晚别改简历，先把工牌摘了，吃口热的。
= Being let go is like having your coat snatched off in the street. Stand close; nothing need be decided yet.
= It must have knocked the breath from you. Years of careful work don't come undone with one letter, though today it feels so.
@ comfort.breakup
= 一块布撕成两半，毛边还在动。别急着锁，疼就让它疼着，我在边上。
= 习惯了两个人的尺寸，一个人穿哪儿都空。空就空着，我不劝你。
= Oh, that's raw. I won't tell you it wears in; I'll just sit here with the lamp.
= Half the wardrobe still smells of someone who's gone. Do you want to talk of them, or not yet?
@ comfort.parents
= 又气又心疼，两头都扯着你。话是扎人，可扎的都是最近的地方。
= 跟家里人吵，赢了也硌得慌。你委屈是真的，他们嘴笨多半也是真的。哪一句最疼？
= Anger in one sleeve, love in the other, and both of them yours. Which sentence caught you?
= They know where your seams are, having sewn them. That's why it hurts, on both sides I'd guess.
@ comfort.friend
= 好好的一件对襟，忽然扣不上了，心里空一截。要不先递一句短的：“我还惦记那天。”
= 跟熟人闹翻，最难受的是满屋都是他的针脚。谁先开口都行，不急在今天。
= Two halves of one jacket, and suddenly the buttons don't meet. Would a short note hurt? “I keep thinking of it.”
= It leaves a hole at the elbow, falling out with a friend. No need to patch it tonight.
@ comfort.bored
= 闲得起球了？去衣柜摸三样料子，闭着眼猜是哪件，猜错一件唱一句。
= 给手边那样东西设计件外套，杯子也行，讲究领口。做完报给我。
= Find the ugliest button you own and give it a biography. Three sentences; scandal welcome.
= If your day were a pair of trousers, what's wrong with them? I'm taking notes.
@ comfort.homesick
= 想家的时候，别处的被子都短一截。你家里，晾衣裳的是哪一面？
= 喉咙口堵着一团旧棉花罢。说说家里的味道，我照着给你缝个小枕头。
= Nothing hangs right in a place that isn't yours. Which chair at home was your chair?
= There's a thread tied to a door far away, and something's pulling. Whose voice opens that door?
@ comfort.grief
= 补不了，我也不想补。那位穿过的日子还在你身上，你慢慢讲，或者不讲。
= 走的走了，日子里还留着形。我陪你坐着，不收，不叠。
= I'm so sorry. This isn't a thing to mend. I'll sit with you beside the empty coat.
= What a thing to have to carry. Say their name here, whenever you like, as often as you like.
@ comfort.bullied
= 这不是你的错，是动手的人歪。找个信得过的大人或老师，把这事原样讲给他听。
= 我信你。谁也没资格在别人身上乱下剪。留好凭据，告诉一个能出面的人，别独自扛。
= It's not your fault; the crooked hand was theirs. Tell someone with a say: a teacher, a parent, a manager.
= I believe you. Nobody has the right to cut into you. Keep what proves it, and let one strong person know today.
@ comfort.body
= 照镜子像在挑自己的次品，多累。我量过的人，没一个是标准码，码子才是编的。
= 盯着那一处看久了，它就大了。该改的是衣裳，不是你。哪句话让你这么看的？
= Hunting flaws in the mirror is exhausting. In my trade the body is never wrong; the pattern is.
= Standard size was invented by a factory. Who first told you that part was a fault?
@ comfort.money
= 缺钱的滋味，像冬天少一件，走哪儿都缩着。先把这月要紧的三笔写下来，高利的钱别碰。
= 压得肩线都塌了罢。欠谁、多少、哪天，列张单，再跟最急的那家商量缓一缓。
= Short of money is short of a coat: one hunches everywhere. Write down the three bills that truly can't wait.
= That weight drags the whole shoulder line. One safe step: ask the most urgent creditor for more time, and no quick loans.
@ comfort.scared
= 怕的时候背后最凉。靠墙坐，开盏灯，我陪你数三样看得见的东西。
= 汗毛都竖起来了罢，慢慢呼气。要是真有人、真有险，别跟我聊，马上打110。
= Every coat on a hook becomes a man when one's frightened. Lamp on, back to something solid, long breath out.
= Your fear's real even if the shadow isn't, and I'll keep talking. If someone truly is there, call the police at once.
@ happy.news
= 好事！我听着都想给你换身亮的。快说，最得意是哪一截？
= （针都笑歪了）这消息要绣金线。谁头一个知道的？
= Splendid news! I'm reaching for the gold thread. Which bit made you grin most?
= Well, that deserves a brass button. Who have you told already?
@ happy.achieve
= 做成了！这一身是你一针针熬出来的，线脚里都有夜。
= 漂亮。外头人看面子，我看反面，反面全是功夫。
= You did it, and I can see the nights in the stitching. Bravo.
= Handsome work. Outsiders admire the front; I turn it over and admire the back.
@ happy.plan
= 有盼头的日子，走路下摆都带风。打算穿什么去？
= 好料子，留得住。先备双不磨脚的鞋，余下的高兴就行。
= Something to look forward to puts a swing in the hem. What will you wear?
= Lovely. Break in the shoes first, that's all my advice. When is it?
@ happy.love
= 心口漏风又发烫，是这料子没错。不催你，先捂着，捂热了再说。
= 哦——怪不得今天的话边上都是花。那人穿什么颜色好看？
= Ah, so that's why your sentences have lace on. Keep it in an inside pocket as long as you please.
= Butterflies: the only lining I can't sew. What was that person wearing when you noticed?
@ happy.share
= 小东西最见手艺，别人走过去，你弯腰捡了。
= 好一粒小扣子，我收进盒里。当时天是什么颜色？
= What a neat little button of a moment. Into the tin it goes.
= Small, and well made. I like that you stopped for it.
`;
