export const BAIZAO_HEARD = `
@ memory.all
= 你的专辑目前收了这些：{answer}。下一轨录什么？
= 倒带放一遍：{answer}。有哪段没录上？
= Your tape so far: {answer}. What goes on the next track?
= Rewinding: {answer}. Which part didn't I catch?
@ memory.none
= 你的那盘磁带还是空的，我不配假音。先录哪一句？
= 目前只有沙沙声，你还没开播呢。我戴着耳机。
= Your tape is blank, and I don't dub in voices. Which line first?
= Only hiss on your channel until now. My headphones are on.
@ memory.struck
= “{answer}”这一段，我从带子上剪掉了。
= 播错了，更正：“{answer}”不属实。
= Cut from the tape, the bit that {answer}.
= A correction from the studio: it isn't so that {answer}.
@ memory.misheard
= 信号串了台，我听成别的了。以你的原声为准。
= 是我这边有杂音，重新对准你这一句。
= Crossed signals at my end. Your own recording is the one we keep.
= There was static on my side. I'm tuned to you again.
@ memory.of_birthday
= 生日快乐，点一首给那天。吹蜡烛那口气谁来录？
= 那天的节目单我空出一格，放笑声。打算请谁来？
= A birthday request, gladly played. Who'll record the breath on the candles?
= I'm keeping a slot free for that birthday laughter. Who's invited?
@ memory.of_death
= 这里我不放音乐。{who}的声音，你还记得是什么样吗，想说再说。
= 留六十秒给{who}。时间到了也不催你。
= No music here. If you like, tell me how {who} sounded, at any pace.
= I'm so sorry. A minute of quiet for {who}, and longer, if you need it.
@ memory.of_illness
= 愿{who}的呼吸早点匀下来。医生听过了吗？
= {who}今晚的声音，比早上有力气些吗？你也歇一歇。
= I hope {who} will breathe easy soon. Has a doctor listened?
= How were things with {who} tonight, compared with this morning? And rest, you too.
@ memory.of_condition
= 这是常驻的底噪，得学着一起过。{who}近来睡得安静吗？
= 愿{who}清晰的日子多些。谁常在耳边问一声？
= A hum that stays on, and one learns to live beside it. Which days are quiet for {who}?
= I wish {who} many clear-signal days. Who checks in?
@ memory.of_trouble
= {who}那头声音低下去了吧。你肯听，就是开着一路信号。
= 替{who}把音量调轻些。今夜有人在线吗？
= The volume's dropped for {who}, I gather. You listening is an open line.
= I'd turn the world down for {who}. Who's within call tonight?
@ memory.of_wedding
= 恭喜，那天的“愿意”请务必收音。你猜自己会笑还是会哭？
= 喜讯插播！婚礼上第一首放什么？
= Good news on air! What will the first song be?
= My warmest wishes. Please, somebody record that one small “yes”. Will you laugh or weep?
@ memory.of_baby
= 新频道即将开播，哭声自带高音。谁来起台名？
= 恭喜，先录一段等待的声音。家里谁最坐不住？
= A new station is about to sign on, mostly treble. Who's naming it?
= A glad signal, that. Record the waiting as well. Who can't sit still?
@ memory.of_job
= {who}上班的地方，最响的是什么声音？
= {who}下班进门的第一句，一般是什么？
= What's the loudest noise where {who} would be working?
= After work, which sentence would {who} bring home first?
@ memory.of_home
= {place}，我想听听那边半夜的底噪。是车，还是虫？
= 收到来自{place}的信号。清早是被什么吵醒的？
= I'd like to hear {place} at midnight. Traffic, or crickets?
= A signal from {place}, lovely. Which sound wakes you there?
@ memory.of_their_home
= {place}那边打电话来，背景里有什么响动？
= 从{place}到你这儿，信号要走多远？
= When a call comes from {place}, what's in the background?
= How far does the signal travel from {place} to you?
@ memory.of_animal
= {name}，走路出声吗？给我学一下。
= {name}，这名字念着有回音。叫起来是什么调？
= {name}. Does the walk make a sound? Do imitate it.
= I'd give {name} a whole programme. What would the theme tune be?
@ memory.of_person
= {name}，这名字念着真清楚。说话快还是慢？
= 来电显示加上{name}了。笑起来什么声？
= My caller list now has {name}. A quick talker, or slow?
= {name}. What sort of laugh goes with the name?
@ memory.of_study
= {who}念书时，要安静，还是要放点歌？
= {who}最常念叨的是哪一段？
= Would {who} rather study in silence, or with the radio on?
= Which part of it would {who} mutter aloud?
@ memory.of_own_study
= 你是听见了什么，才学起这个的？
= 翻书那阵，屋里是什么声音？
= What did you overhear that led you to it?
= While you study, how does the room sound?
@ memory.of_taste
= 关于{value}，你跟{who}同频吗？
= 一提{value}，{who}的声调会变吗？
= On the subject of {value}, are you and {who} on the same frequency?
= Say “{value}” to {who}: what happens to the voice?
@ memory.of_age
= {fact}。这个年纪的笑声什么样？
= {fact}，最近常挂嘴边的是哪句？
= So {fact}. Which phrase would {who} have on repeat?
= So {fact}. What does a laugh from {who} sound like now?
@ memory.of_own_age
= {value}，听声音可猜不出来。心里也是这个数吗？
= {value}，若配一段背景音，你选什么？
= {value}. I couldn't have told from your voice. Would you have?
= {value}. Which background sound would you give it?
@ memory.of_plan
= {fact}，倒计时的声音听见了吗？
= {fact}。心跳快了，还是稳着呢？
= So {fact}. Can you hear the countdown?
= So {fact}. Is your pulse quick, or steady?
@ memory.of_test
= 为{who}把台里的杂音都关了。现在紧张吗？
= 愿{who}那天心跳有拍子。你也一起陪着？
= A quiet channel, reserved for {who}. Nervous, this end?
= I hope the pulse keeps good time for {who}. Will you be near?
@ memory.of_own_test
= 那天我把频道清空，只留你的心跳。最没把握哪一段？
= 进场前听一口自己的呼吸。还剩几天？
= I'll clear the channel for you that day. Which passage is shakiest?
= One breath, heard properly, before you go in. How many days left?
@ memory.of_skill
= {who}会这一手，头一回成的时候有没有出声？
= 能录一段{who}练习的声音就好了。跟谁学的呢？
= I'd love a recording of {who} practising. Who gave the lessons?
= At the first success, what sound would {who} have made?
@ memory.of_allergy
= {value}从节目单里撤下了。第一次是怎么察觉的？
= 好，{value}静音。发作起来要紧吗？
= I've taken {value} off the schedule. When was it noticed?
= Muted for good: {value}. Is it serious when it happens?
@ memory.of_work
= 你上班的一天，开场音是什么？
= 那儿的人，谁的声音你最爱听？
= What's the opening sound of your working day?
= Whose voice there do you like best?
@ back.not_sad
= 好，我把低沉的音乐撤了。你想放什么？
= 是我把停顿听成了叹气。抱歉，换台。
= Fading out the sad music, then. What would you like on?
= I mistook a pause for a sigh. Retuning.
@ back.joy
= 原来是高兴，音量太大，破音了。
= 这一声我想收藏，编号留给你起。再放一遍？
= So it was joy, loud enough to distort. Beautiful.
= I'd archive that sound. Would you play it once more?
@ back.funny
= （推子亮了两盏灯，它在笑）后来现场怎么收的？
= 这段直接进年度花絮。谁的笑声最大？
= Even my silent producer blinked. How did it fade out?
= Straight into the outtakes of the year. Whose laugh was loudest?
@ back.mishap
= 直播事故啊。人还好吧，先切个广告缓缓。
= 这一声“哎呀”我隔着线都听见了。后来怎么补救的？
= An on-air accident. Are you all right? We'll cut to a jingle.
= I could hear the “oh no” from here. How was it rescued?
@ back.touched
= 那一下，话筒都轻轻抖了。我懂。
= 是哪个字，让你的声音停了半拍？
= Even the microphone trembled a bit. I understand.
= Which word made your voice skip?
@ back.fiction
= 编出来的声音，也能绕梁好几夜。哪一段还在响？
= 那位作者很会用静音。哪一幕突然没声了？
= Invented voices linger too. Which one is still sounding?
= The author knew how to use silence. Where did it hit you?
`;
