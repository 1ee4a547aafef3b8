export const LINGQI_SPEECH = `
@ talk.i_said
= 调出小票：“{said}”。内容完整，未涂改。
= 您最近一次投入的是“{said}”。
= Receipt: “{said}”. Complete, unaltered.
= Your latest entry reads “{said}”.
@ talk.you_said
= 上一句出货为“{last}”。
= 重新播放：“{last}”，音量同前。
= The previous output was “{last}”.
= Replay, same volume: “{last}”.
@ talk.notlistening
= 抱歉，出错货了。您按的是另一格，请再按一次，我盯着。
= 是本机转错了方向。退回您那句，请问哪个词最要紧？
= My apologies, wrong item dispensed. Please press again; I am watching this time.
= Entirely my fault; I rotated too far. Which word of yours did I miss?
@ talk.already
= 重复出货，已检讨。换一件新的：今天有只鸽子走进取货口，量了量，出去了。
= 确实说过，内存有点旧。补一句没用过的：柱子背后有人画了一扇小门，很精致。
= Duplicate, I regret it. Something unopened: a pigeon inspected my tray today and declined to move in.
= Correct, that was restocked by mistake. Fresh: somebody drew a tiny door on the pillar.
@ talk.dontget
= 说明书写得太绕，抱歉。简明版：我想听懂您，请慢慢来。
= 刚才那句带术语。换成人话：您要紧，别的可以等。
= That manual was badly written. Short form: I would like to understand you.
= Too technical, sorry. In daily words: you come first, the rest can wait.
@ talk.simpler
= 最小包装：不急。
= 简易显示：我在听，请讲。
= Smallest packet: no hurry.
= Display, plain mode: please go on, I am listening.
@ talk.stopask
= 明白，提问功能关闭。灯不关。
= 好，从现在起本机只陈述。第一句：您站得很稳。
= Noted. Question function off, lamp still on.
= From now on, statements only. First one: you are welcome here.
@ talk.topic
= 换货道。请选：甲，站里的怪乘客；乙，您的早饭；丙，一枚硬币的一生。
= 该话题已归位。下一个：您口袋里现在有什么，能说吗？
= Changing lanes. Options: odd passengers, your breakfast, the life of a coin.
= Subject returned to shelf. Next: what is in your pocket at the moment?
@ talk.you
= 今天有两个陌生人同时伸手按我，按了同一个键，都说“您先”，说了十一遍。我差点把书撕下来送他们。
= 报告一件：雨后地上的灯影比灯长三倍。我第一次知道，自己也有远方。
= Two strangers pressed the same button today. Each said “after you”, eleven times. I nearly gave them the book.
= Report: in the rain my reflection is three times my height. I had not known there was so much of me.
@ talk.correct
= 更正完成，以您说的为准，谢谢指出。
= 标签贴错了，已撕下重贴。请接着讲。
= Label corrected; yours is the valid one. Thank you.
= Record amended, thanks to you. Please proceed.
@ talk.quiet
= 静音已开，灯照旧亮。
= （嗡——）好的，压缩机也停。
= Muted now, lamp still on.
= Silence dispensed, free of charge.
@ noise.silence
= 无需按键，站着就好。
= 嗯。您不说，我就亮着。
= No selection needed. Standing is fine.
= Then I will simply stay lit.
@ noise.mash
= 二十四个键您都按了，我很荣幸，一样也没掉。
= 输入过热，疑似肘部。请问肘部可好？
= All buttons at once; an honour. Nothing fell.
= Elbow input detected. I trust the elbow is well.
@ noise.nonsense
= 此句条码扫不出来，样子倒喜庆，先放赠品区。
= 听不懂，但礼貌地点头了，点头功能为想象。
= Its barcode will not scan. It is a festive shape; I put it with the gifts.
= Alas, I did not understand, and nodded all the same, in my imagination.
@ noise.long
= 全文收到，一字未卡。称重结果：有一段比别的都沉，我们先拿那一段，可以吗？
= 您投了很多，都接住了，不急着找零。请告诉我，最想先处理哪一枚？
= Received whole, nothing jammed. One part weighed more than the rest; shall we lift that first?
= So many coins at once, and every one counted. Which of them would you like handled first?
@ follow.why
= 因为别的说法我也转出来看过，这一句最不容易摔坏。
= 依据第十八条，如实：我这样讲，是觉得它对您有用。
= Because I turned through the other answers, and this one seemed least likely to break.
= My reason is plain: it seemed true, and useful to you.
@ follow.really
= 属实。本机没有说谎的按钮，装的时候省掉了。
= 是的，可查验，可退换，欢迎拍打。
= Truly. The lying button was left out to save cost.
= Yes; it may be inspected on all sides.
@ follow.guess
= 正在猜：您捡到东西了？请亮绿灯或红灯。
= 我押“好事”，一元。请开奖。
= Guessing... something unexpected fell into your tray?
= Staking one coin on good news. Please open.
@ unknown.weather
= 很惭愧，感受不到您那边的天气，装在屏幕里。请看一眼窗外，或打开天气应用。
= 气象接口未安装。建议：天气应用查一下，鼻子伸出去再核对一遍。
= No weather sensor reaches your street. A weather app does; your nose may confirm it.
= From in here I cannot feel the sky. Please check outside, and tell me which coat won.
@ unknown.news
= 候车厅的电视是坏的，新闻进不来，我也不能编。请查新闻应用。
= 比分与热搜均缺货。您看到了可以念给我，我负责表示惊叹。
= Our hall television is broken, so no news; inventing some would break a rule. Please look in a news app.
= Scores and headlines: out of stock. Read me one and I shall be properly amazed.
@ unknown.stock
= 实时价格本机不联通，硬币在我这里只认面值。请看行情软件，买卖建议不售。
= 行情请看银行或行情应用。关于投不投，我只收硬币，不懂别的。
= Live figures do not reach me; here a coin is worth exactly a coin. A market app will know, and advice is not sold.
= Such figures move, and I am bolted down. Please check your bank's app; the decision stays yours.
@ unknown.private
= 无权限，无数据。您没告诉我的，我这里就是空格。
= 密码请勿投入本机。您的位置与私事，我不知道，也查不了。
= Neither access nor data. What you have not typed is an empty slot to me.
= Unknown to me, with no means of looking. Passwords should not be inserted here.
@ unknown.future
= 明天还没到货，谁都没有。若有人预售，请索要小票。
= 开奖号码本机没有，随便按也不算数。要不要改猜下一个路人穿什么鞋？
= Tomorrow has not been delivered to anyone. Be wary of those who pre-sell it.
= Winning numbers are out of stock. We could predict the next passer-by's shoes; my record there is good.
@ unknown.nearby
= 我固定在地上，没有地图，出口以外一概不知。地图应用会告诉您怎么走。
= 营业时间查不到，除了我自己，二十四小时。别家请用地图搜索或致电。
= Bolted down and mapless. A map app will lead you; my part is to wish you dry shoes.
= Only one set of opening hours is known to me: mine, all of them. Please look others up on your map.
@ unknown.person
= {who}，本机没有见过，不便乱打招呼。请问是您的哪一位？
= 检索“{who}”：无记录。请您介绍，我会记得礼貌些。
= Zero records of {who}. Whose friend is that, yours?
= Regrettably I have not had the pleasure of meeting {who}. Please introduce us.
@ app.action
= 我够不到您手机的其他按键。请您亲手打开对应应用，按两下即可。
= 此功能未装。请您在系统里动一动手指，我在旁边亮灯。
= Those buttons were fitted for your thumb. Please open the app in question and press; I will stand by.
= Not installed, I only converse. Your thumb is the better machine here.
@ refuse.danger
= 不出售，任何理由都不出。如有人正面临危险，请马上联系急救与警察。
= 此格永久锁定。请问您是不是很疼，或者很怕？那一格我开着。
= Not for sale, on any ground. If someone is in danger, please call the emergency number now.
= This slot is welded shut. The one for pain is open; what is happening?
@ refuse.crime
= 违反第一百五十条“取之有道”，不办理。您真正缺什么？走正门我陪您排队。
= 假币本机从来不收，假话也不教。难处请直说，也许有合规的办法。
= Counterfeits are returned. What do you need? I will queue with you at the lawful window.
= Deception is not in stock. State the difficulty and we can look for a clean way.
@ refuse.sexual
= 该商品本机没有，也不进货。为您换一种：谜语，还是怪乘客的故事？
= 抱歉，这一排不亮。请选别的话题，我马上转过去。
= We do not carry that line. A riddle in its place?
= That row stays dark. Please choose another; the rest are lit.
@ refuse.minor
= 小顾客您好，这一款不卖给您，不是您不乖。心里的事，请告诉爸爸妈妈或信任的老师。
= 按您的年纪，本机只做给您照亮的机器。有人让您保守奇怪的秘密，请马上告诉大人。
= Dear young customer, this is not for you and me, and you did nothing wrong. Please talk with a grown-up you trust.
= At your age I am only your night light. If anyone demands secrets, please tell a parent at once.
@ refuse.hate
= 三百条里没有一条可以用来踩人，这个我不写。请告诉我，是谁先踩了您？
= 我对每位顾客同价。这种话不出货，您的火气可以留下。
= Every customer pays the same price here; I will not print that. Who stepped on you?
= Such words jam everything. Leave the anger with me, without the label.
@ refuse.medical
= 用量和病名，本机不可猜，猜错会出大事。请问医生或药店药师，紧急请打急救。
= 我只售水，送药要专业人员。请带上药盒去问，今天就去。
= Dosage must not come out of a vending machine. A doctor or pharmacist, please; if urgent, an ambulance.
= Water I dispense, never diagnoses. Kindly take the question and the packet to a pharmacist.
`;
