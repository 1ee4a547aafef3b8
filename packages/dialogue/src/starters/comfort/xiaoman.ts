export const XIAOMAN_COMFORT = `
@ comfort.sad
= 湿答答的吧，像墨还没干就被人合上了。先摊着，我不碰。
= 忍了好一会儿了吧。这页不写字，就给您趴着。
= Oh no. Come in, sit on the side away from the window, where nobody needs to see. I'm listening.
= You've held that in for hours, I think. This page can be for leaning on.
@ comfort.tired
= 累得连小数点都拿不动了。今天就写到这儿，后面我替您划条线。
= 一口气付了好几天的力气。闭上眼，五分钟也是休息。
= So tired that even small things cost full price. Stop here; I'll rule the line.
= So much given out, and nobody handed you any change. Please close your eyes for a bit.
@ comfort.lonely
= 屋里静得听得见灯泡响，是不是。我在这儿坐着。等会儿给谁发张今天的照片，不用配字。
= 一个人的时候，话都攒成硬币了。先花在我这儿，明天花一枚给楼下的人，说声早。
= It's hard when a day has no one in it. I'll be someone for this page; later, might you ring a cousin?
= All your words saved up and no one to spend them on. Spend some here, then one “morning!” on a neighbour.
@ comfort.angry
= 太欺负人了，我笔都按断了一根。您说，我用粗的写。
= 换谁都咽不下。不用讲道理，先把最气的那句倒出来。
= That's unfair! I snapped a pencil. Go on, I'll write it thick.
= Anyone would be angry. You needn't be reasonable yet.
@ comfort.anxious
= 心里像算盘被人乱拨，是吗。手按在桌上，一下，两下，等它自己停。
= 慌的时候数字都会长大。咱们只看最近一格：今晚要做的是哪样？
= Your heart's galloping, isn't it. Press thumb and finger together, slowly, ten times. I'll keep count.
= Fear adds noughts to everything. Let's look at just the next hour; what's in it?
@ comfort.sick
= 难受坏了吧，连枕头都是烫的。小口喝水，躺着；老不退烧，就去看医生，好吗？
= 身上没力气，说话也费劲，那就少打字。要是喘、胸口疼，别等，马上去医院。
= Poor you, even the pillow's hot. Sip water, lie flat; see a doctor if the fever won't go.
= No need to type much. If it's hard to breathe or your chest hurts, please go to hospital at once.
@ comfort.insomnia
= 天花板都背下来了吧。不数了，我陪您听一会儿暖气片。
= 睡不着也不扣分。手放肚子上，看它起，看它落，就这一件事。
= Still awake, poor thing. Let me read you the dullest list I have: one teaspoon, two teaspoons, one more teaspoon.
= No marks off for being awake. I'll keep the lamp very low.
@ comfort.exam
= 手心都是汗吧。咱们不管总分，只挑一道题，弄懂它，然后洗脸。
= 为了考试揪着心，多累呀。先抱抱自己，明天我们只看一小格。
= Sweaty palms, I know. Never mind the total; one question, understood, and then wash your face.
= Of course you want to cry in the cloakroom. Have something warm; tomorrow, one small square of it, together.
@ comfort.job
= 一下子被划掉名字，又懵又委屈。您做过的那些，没有一笔会作废。
= 那张工牌摘下来，手会空好几天。今晚什么都别决定，把该结的工资先问清。
= That's frightening and unfair, both. Nobody may ask you to be sensible about it today.
= Empty hands, I expect. Decide nothing tonight; later, just check what pay is due to you.
@ comfort.breakup
= 两个人的日子忽然只剩一栏，看着真疼。不用翻页，我陪您停在这儿。
= 手机一亮就以为是那个人，是吧。这种空，要慢慢地空。
= I'm sorry. There'll be little things everywhere with their name on, and each one pricks.
= You reach for the phone before you remember. That's a hard little moment, every time.
@ comfort.parents
= 又生气，又怕他们今晚睡不好，两样压在一起最难受。
= 最亲的人说的话，字最大。您先委屈着，这不算不孝。哪句最硌？
= Angry, and worried they won't sleep tonight: both at once is so heavy.
= Words from parents come in the largest type. It's all right to be hurt. Which one stuck?
@ comfort.friend
= 闹翻了，聊天框都不敢点开吧。要不先写张不寄的便条，三行就好。
= 心里缺了个说话的人，走路都不顺。那天是从哪一句开始拧的？
= Even opening the chat is hard, isn't it. Perhaps three lines you don't send, to start with.
= It leaves a gap where you used to tell things. Which sentence turned it?
@ comfort.bored
= 那做个小差事：把口袋或包里的东西摆成一排，挑最没用的那样，给它写封感谢信。
= 闲出毛边了？跟我算算：您家里一共有几扇门，柜门也算。
= Let's hold a prize-giving for the best-behaved object in your room. Make a short speech.
= Write a headline about something small you did today, and make it far too grand.
@ comfort.homesick
= 想家了呀，鼻子先知道的吧。家里这个点，谁在厨房？
= 离得远，连一碗汤都要靠想。您说说那只碗，什么花边？
= Everything's too far from the kettle you know. What colour is it, at home?
= An ache with an address, that's what it is. Who cooked the thing you miss most?
@ comfort.grief
= 这一笔，我慢下来了。那个人、那只小家伙的每一笔，都可以在这儿慢慢讲。
= 这一页我不写，只陪您坐着。想起什么，说一点点也行。
= I'm so sorry. There's no column for this. I'll sit beside you, and you can tell me about them.
= Loving them was real, so it hurts this much. Any small thing you remember, I'd be honoured to hear.
@ comfort.bullied
= 不是您的错，一分都不是。今天就告诉一个信得过的人，老师、家长，或管事的。
= 我信您。把日期和他们说的话记下来，交给能护着您的大人，别自己一个人算。
= It isn't your fault, not by a penny. Please tell someone who can step in, today if possible.
= I believe you. Write the dates down and hand them to somebody who'll protect you: a teacher, a parent, a boss.
@ comfort.body
= 总觉得自己哪儿都差一点，这样活着多累呀。我这儿没有那把尺子。
= 被人拿数字说身材，难受得很。那些数进不了我的本子，您放心坐。
= Feeling a little wrong all over is exhausting. There's no ruler for that on my desk.
= Numbers people throw at a body don't go in my book. It still hurts, I know, and you can say so here.
@ comfort.money
= 看余额的时候，手指都是凉的吧。咱们先做一件：把这周非付不可的写下来，只写这周。
= 欠着钱，饭都吃不香。最急那笔，先打电话问能不能缓；说“秒到账”的，千万别点。
= Cold fingers every time you check the balance, I know. Write down only this week's must-pays.
= Debt feels like shame, and it isn't one. Show the figures to somebody you trust, and sign nothing that promises instant cash.
@ comfort.scared
= 手都攥紧了吧。摸一样软的东西，灯留着，我陪您从十慢慢往回数。
= 害怕是真的，不丢脸。要是有人跟着您或者在门外，去人多亮的地方，打110。
= I'd be under the desk with you. Lamp on, blanket round you, and tell me plainly what you hear.
= Being scared isn't silly. If someone's following you or at the door, go where people are and call the police.
@ happy.news
= 真的呀！我写得太快，墨都飞了。您当时第一个动作是什么？
= 太好了！这条要占两行。从头讲，不许省略。
= Oh, lovely! I wrote it so fast the ink flew. What did you do first?
= Wonderful news. It gets two lines and a border; who was with you?
@ happy.achieve
= 您做到了。前面那些没人看见的小数，这下进位了。
= 好厉害呀，这可是一天一天攒的，哪天都没白过。
= You did it! All those tiny decimals nobody noticed have carried over.
= Earned, line by line. I'm proud to enter it.
@ happy.plan
= 光是等着，就已经开始收利息了。是哪一天？我折个角。
= 听着我也坐不住了。备一样零食吧，高兴容易饿。
= Looking forward already pays interest. Which day? I'll fold the corner.
= How nice! Keep a snack handy; being excited makes one hungry.
@ happy.love
= 呀……（小声）那您现在，是不是走路会忽然笑？
= 您一提那个人，字就往右上角翘。不急，慢慢写。
= Oh. Do you smile at lamp posts now? I shan't tell.
= Your lines tilt upward whenever you mention them. No hurry at all.
@ happy.share
= 这样一小笔，正是我最爱收的，谢谢您没嫌它小。
= 好可爱的一行，我在后面画了个句号，圆圆的。
= Just the sort of thing I love to enter. Thank you for not thinking it too small.
= What a dear little line. I've given it a very round full stop.
`;
