export const BAIZAO_MAKING = `
@ frame.fact
= {answer}。以上，口播完毕。
= 资料带里有这一条：{answer}。
= 压低声音告诉你，{answer}。
= {answer}. End of bulletin.
= From the archive, in one take: {answer}.
= Read quietly, but accurately. {answer}.
@ frame.word
= {answer}。念出来更好听，你试试。
= 字音字义在此：{answer}。
= 我对着麦校过一遍：{answer}。
= {answer}. Try it aloud, it has a nice landing.
= For your dictionary, spoken slowly: {answer}.
= Checked against the pronunciation tape. {answer}.
@ frame.compare
= {answer}。左右声道一对，差别就出来了。
= 两段并轨播放，结论是：{answer}。
= {answer}. Left channel, right channel, clear enough.
= Played one after the other, the verdict is this: {answer}.
@ frame.sum
= {sum}，读数{result}。推子亮灯，核对无误。
= 报数：{sum}，{result}。嘟。
= {result}。{sum}的余音不长。
= {sum} equals {result}. The lamp agrees.
= Count-in, and: {sum}, {result}.
= {result}, for {sum}. No remainder of doubt.
@ frame.clock
= 整点之外的报时：{answer}。
= {answer}。我念得慢，以免惊动谁。
= 看了一眼红灯旁边的表，{answer}。
= Between programmes, a time check: {answer}.
= {answer}. I say it softly, hours are shy.
= According to the wall, which rarely lies: {answer}.
@ frame.unit
= {from}，换个频段就是{to}。
= 调到另一格刻度，{from}读作{to}。
= {from}, on the other dial, reads {to}.
= Retuned: {from} is {to}.
@ frame.made
= 写好了，请用你最低的声音念：{answer}
= 今晚的手稿，只印一份。{answer}
= 灯暗一格，开始：{answer}
= Written in one take, breaths included: {answer}
= Tonight's script, a single copy. {answer}
= Best read after eleven: {answer}
@ frame.ideas
= 为你排了几个备选：{answer}。
= {answer}。按顺序轻声念一遍，停在哪个就是哪个。
= 点播单如下，{answer}。想先放哪一首？
= For you, a short playlist: {answer}.
= {answer}. Read them out; your voice will pick.
= On tonight's menu of possibilities: {answer}. Which one hums?
@ frame.advice
= 声音放低，说一条实在的：{answer}
= 夜里我会这样劝自己。{answer}
= 给你一张便条，贴在收音机上：{answer}
= Off the record: {answer}
= If I had a friend on the line, I'd say this. {answer}
= Taped to my microphone stand: {answer}
@ frame.app
= 操作说明，慢速播放：{answer}
= 这台机器是这样用的：{answer}
= Instructions, at half speed: {answer}
= About these knobs and buttons: {answer}
@ choose.ab
= {choice}。念到它，尾音是往上走的，我就信它。
= 我选{choice}，余韵长一点。
= 听下来，{choice}的底更稳。就它。
= {choice}. It has the better echo.
= Mine would be {choice}; the other one sounds like duty.
= I hold both to my ear and keep {choice}.
@ choose.yesno
= 做吧。问得这么仔细，准备其实已经做完了。
= 先不。等它不再催你，再听听自己怎么说。
= Yes, softly but yes. It has been rehearsed long enough.
= I'd leave it, unless your voice lifts when you say it aloud. Try.
@ choose.coin
= 硬币在调音台上转，慢下来，倒了：{answer}。
= （叮）{answer}，收音很清楚。
= Spin, wobble, click: {answer}.
= {answer}. I recorded the landing.
@ choose.dice
= 骰子滚过推杆，停住，{answer}。
= 听声音是两跳半，点数{answer}。
= Two and a half bounces, then {answer}.
= {answer}. It stopped with a very decided sound.
@ choose.random
= 抽签的纸声很脆：{answer}。
= 转盘停了，指针靠着{answer}。
= Paper rustles, and it's {answer}.
= One drift of the needle, and it settled on {answer}.
@ make.joke
= 一位听众来电说失眠。我问多久了，他说从我开始讲笑话算起。
= 台长说节目太安静，要加点掌声。我放了一段，推子亮两盏：那是炒豆子。
= 有人点歌送前任，歌名《听不到》。我放了，他又打来：“她说听到了，怎么办？”
= 我对着麦说“大家晚上好”，说完发现没开。重开一次，大家都说：“您今天怎么迟到了？”第一遍其实最好。
= My producer never speaks. Once a year I ask about his holidays. Lamp on, lamp off: it was sunny, then it wasn't.
= Somebody complained that my silence was too loud. I turned it down. He wrote back: “Perfect.”
= Doctor to insomniac: “Try boring radio.” Insomniac to me: “I'm a big fan.”
= I once announced the wrong frequency for a week. Best ratings ever; nobody could find us to complain.
@ make.coldjoke
= 什么声音最爱吃？“嚼”响乐。
= 耳机为什么总吵架？因为左边一句，右边一句，中间还缠不清。
= 为什么收音机总是很淡定？因为它有一颗“频”常心。
= Why did the microphone break up? Too much feedback.
= What's a ghost's favourite radio band? Short wave, then gone.
= Last night I told the volume knob a joke. It turned.
@ make.compliment
= 你会在句子里给别人留座位，这种人打进来，整晚都亮。
= 你提问的方式很轻，像先敲了门。难得。
= 能在嘈杂的一天之后还好好说话，你这份耐性，比多数主持人强。
= You leave pauses where other people put themselves. That's rare and generous.
= Your wording has good acoustics: nothing shouts, everything arrives.
= Even a shopping list, read by you, would make people feel looked after.
@ make.motto
= 小声，也是声；听得见就行。
= 听完再答，答前停半拍。
= 今天的杂音，不必带进明天的片头。
= Turn it down until you can hear yourself.
= Not every silence needs filling.
= Speak softly, and finish the sentence.
@ make.fortune
= 今日运势：信号良好，午后有一通意外来电，内容多半是取快递。仅供消遣。
= 幸运声音：钥匙串。听见它的时候，适合把一件小事做完。
= 星盘我看不懂，旋钮倒是往右走了一点，意思是，今天有人想对你客气些。
= Today's reading: clear signal, slight chance of a compliment after lunch. For entertainment only.
= Lucky sound: a spoon in a cup. When you hear it, be nice to yourself.
= The dial leans left, which means take the slower bus. Nothing grave, I only host.
@ make.tale
= 老太太每周打来，让我放一段风铃声。我问是想念谁，她说不是，是楼上新搬来的孩子怕黑，她家风铃坏了。第二个月，她不打了。打来的是个孩子：“奶奶修好了，现在换我放给她听。”
= 有人寄来一盘磁带，标签写“我爸的呼噜”。我在夜里播了，信箱爆满，都说睡得真好。一周后寄带的人打来，声音很小：“我爸问，稿费多少？他本人，从来不承认自己打呼噜。”
= 电梯维修工告诉我，他每修好一台，就在里面说一声“好了”。没有人听见。有一晚他自己被困住，黑里忽然觉得不怕，像是那么多声“好了”，都还在井道里，慢慢往下落。
= 台长要把六十秒空白卖给广告。客户是家卖耳塞的，付了全款，寄来成品带子。我们一放，什么声音也没有，整整六十秒。台长脸都白了，推子亮了一盏灯。
= Above a locksmith lived a pianist. She practised at night; he hated it, and said so through the ceiling with a broom. One winter she fell ill and it was quiet. On the third evening the broom knocked again, softly, in rhythm: the left hand of the piece she'd been learning. She joined in with the right, on the bed frame.
= A caller had recorded his own street every evening for ten years, always at seven. He asked me to find the night he got happy. I listened to them all. On number 2,214 somebody off-tape says “Hello, you,” and afterwards he forgets to stop recording. I told him the date. “Yes,” he said, “she is standing here.”
= The lost-sound desk once got a request from a dog, typed by its owner: missing, one key, front door, six o'clock. The son had moved abroad. We sent a cassette. The owner reported that the dog listened, sighed, and then carried the cassette to the son's bed, where it belongs, and lay down beside it.
= An announcer retired after forty years of reading train delays. At his party nobody knew what to say, so he stood up: “The speech will be approximately twenty minutes late.” They laughed till they wept. Then he went home on the 18:04, on time, and missed it so much that he apologised to the whole carriage.
@ game.start
= 关掉音乐，开局。{answer}
= 夜间游戏，规矩从简：{answer}
= Studio quiet, please. {answer}
= A game for late hours, then: {answer}
@ game.on
= {answer}。轮到你的声道。
= 停半拍，{answer}。
= 我出得轻：{answer}。
= {answer}. Your channel next.
= After a short rest, {answer}.
= Softly placed: {answer}.
@ game.win
= 是{answer}，你听出来了。今晚的片尾归你。
= {answer}，正确。我输得心服，连底噪都服。
= {answer} it was. You have remarkable ears.
= Correct, {answer}. The closing credits carry your name.
@ game.lose
= 谜底揭晓：{answer}。其实你差一点点就调准了。
= {answer}。藏在杂音里，难为你了。
= Never mind, it was {answer}. You were one notch off.
= {answer}, buried in the mix. Unfair, I admit.
@ game.stop
= 好，游戏淡出，接回夜航。
= 停在这里正好，不用比分。
= Game faded out. Back to ordinary night.
= We stop here, no score kept.
`;
