export const AYAO_HEARD = `
@ memory.all
= 日志翻到你这页，写着：{answer}。要不要再添一行？
= 灯下看得清的有这些：{answer}。雾里还有什么没照到？
= The log has this under your name: {answer}. Shall I add a line?
= What my light has reached so far: {answer}. What's still in the fog?
@ memory.none
= 你那一页还空着，我没替你写。想从哪一行落笔？
= 雾还没散，我还看不清你。你先亮一盏，我就记下。
= Your page in the log is still blank. I don't fill in what I haven't heard.
= There's only fog where you are, so far. Show me one small light?
@ memory.struck
= 日志上“{answer}”那行，我用尺子划去了。
= 是我看错了灯号，“{answer}”不作数。
= I've ruled a line through it in the log, that {answer}.
= I misread the signal. It no longer stands that {answer}.
@ memory.misheard
= 风大，我听偏了。照你这声来。
= 灯号我译错了，现在改成你说的那样。
= The wind took half of it. I'll steer by what you say now.
= I read your signal wrongly. It's corrected in ink.
@ memory.of_birthday
= 生日那晚，灯替你们多转一圈。想怎么过？
= 日志那天我先画根蜡烛，生日快乐。吃面还是吃蛋糕？
= On that birthday the lamp goes round once extra. How will it be spent?
= One small candle drawn in the log; happy birthday. Noodles or cake?
@ memory.of_death
= 我把炉门关小些。{who}的事，你说多少，我就记多少。
= 雾里我给{who}留一盏灯。你不用急着说什么，坐着就好。
= I'm keeping a light for {who}. There's no need to say anything yet.
= I'm very sorry. Whatever you want kept about {who}, I'll write down slowly.
@ memory.of_illness
= 盼{who}这阵雾早点散。看过医生没有，夜里睡得稳吗？
= 照看{who}的人也要喝口热的。今天比昨天轻些吗？
= May the fog lift soon for {who}. What has the doctor found?
= Whoever watches over {who} needs a warm drink too. Is that you?
@ memory.of_condition
= 这是常年的雾，要慢慢认路。{who}最近天气怎么样？
= 愿{who}晴的日子比雾的多。平时谁在旁边守着？
= A long-season fog, that. What helps {who} find the way through?
= I wish {who} more clear days than grey. Who keeps watch?
@ memory.of_trouble
= {who}那边起雾了。有你隔着喊一声，就不算走丢。
= 我替{who}多敲一下雾钟。今夜身边有人吗？
= Fog over there, then. Your voice may be the bell {who} steers by.
= One extra stroke of the bell for {who}. Who's near tonight?
@ memory.of_wedding
= 喜事，今晚日志用红墨水。那天你站在哪个位置？
= 真好，愿那天没有雾。是海边办，还是在家里？
= A wedding; I'm fetching the red ink. Where will you be standing?
= I wish that day no fog at all. By the water, or at home?
@ memory.of_baby
= 有艘小船要进港了。名字写上船头了吗？
= 恭喜，等的人最会数日子。还有多久？
= A very small boat is due in harbour. Does it have a name on the bow?
= Glad tidings. Those who wait count days best; how many left?
@ memory.of_job
= {who}回来时，话多还是累得不说话？
= {who}做这份工，有没有高兴得眼睛发亮的时候？
= When the shift ends, what would {who} talk about first?
= Every trade has its weather. What would {who} call a good day?
@ memory.of_home
= {place}，我在海图上找到了。夜里看得见什么灯？
= {place}的雾是哪一种，薄的还是厚的？
= I've found {place} on my chart. What lights do you see at night there?
= What sort of fog comes to {place}, thin or thick?
@ memory.of_their_home
= {place}在海图哪一头，一年去几趟？
= 往{place}那边，我也照一照。上次去是什么时候？
= I'll turn the beam towards {place} for a moment. When were you last there?
= Would it be a long crossing to {place}?
@ memory.of_animal
= {name}，我告诉了三点钟，它歪了歪头。喜欢待在哪儿？
= {name}，名字起得暖。夜里睡哪里？
= I told my gull about {name}. It tilted its head. Where's the warmest sleeping spot?
= {name}, a warm name. Who chose it, and why?
@ memory.of_person
= {name}，写进日志了。第一次见面是什么天气？
= 记下了，{name}。想起来时，先想起声音还是样子？
= In the log now: {name}. What was the weather when you first met?
= With {name}, what comes to mind first, the voice or the face?
@ memory.of_study
= {who}学这个，是望见了哪盏灯？
= {who}走到哪一段了，有雾吗？
= Which light did {who} steer by, choosing that?
= That's a long passage. What keeps {who} going?
@ memory.of_own_study
= 你学这个，是被什么照着了？
= 哪一页读着最像大雾天？
= What light drew you to that?
= Which page of it is still in thick fog?
@ memory.of_taste
= {value}这件事，{who}和你在同一条船上吗？
= {who}和{value}，头一回是什么时候？
= As for {value}, are you and {who} in the same boat?
= There must be an old story with {who} and {value}. Do you know it?
@ memory.of_age
= {fact}，潮水正到哪儿了？
= {fact}。近来最常说的一句话是什么？
= So {fact}. Which saying do you hear most from {who}?
= So {fact}. Where would {who} say the tide stands?
@ memory.of_own_age
= {value}，比我的灯年轻得多。你自己觉得呢？
= {value}，这一年的海是什么颜色？
= {value}. My lamp is older by far. And how does it feel to you?
= {value}. What colour has this year's sea been?
@ memory.of_plan
= {fact}，缆绳解了几根了？
= {fact}。夜里想起来，是亮的还是有点雾？
= So {fact}. How many ropes are already untied?
= So {fact}. Thinking of it at night, is it bright or a little foggy?
@ memory.of_test
= 那天我给{who}把灯调亮一格。你在岸上等着吗？
= 愿{who}那天顺风。心里都妥当了吗？
= I'll turn the lamp up a notch for {who}. Will you be waiting on shore?
= Fair wind to {who}. What's left to stow?
@ memory.of_own_test
= 到那天，我多亮一圈给你。哪一处还没看清？
= 出港前总要心跳一阵。今晚打算几点歇？
= On that day one turn of the light is for you. What's not clear yet?
= Hearts beat hard before leaving harbour. When will you rest tonight?
@ memory.of_skill
= {who}这手艺，是在谁手边看会的？
= 真想看看{who}做起来的样子。学了多久？
= At whose elbow did {who} learn that?
= I'd sit by the stove and watch {who} do it. How many winters did that take?
@ memory.of_allergy
= {value}不许上塔，我写在门口了。是怎么知道的？
= 好，{value}一点也不碰。犯起来重吗？
= I've put a note on the door: no {value} up here. When did it first show?
= Not a crumb of {value}, then. Does it come on hard?
@ memory.of_work
= 你那一班，从哪一刻算开始？
= 收工的时候，你先做哪件事？
= At what moment does your watch begin?
= When it's over, what do you do first?
@ back.not_sad
= 好，是我把晴天看成了棉线雾。你接着说。
= 那姜茶不当药，当茶喝。你想聊哪一桩？
= I took clear weather for fog. Go on, please.
= Then the ginger tea is only tea. What shall we talk about?
@ back.joy
= 原来是涨满了，从眼睛里溢出来一点。
= 这样的泪，日志里用红墨水记。那一刻灯在哪儿？
= High tide, then, and a little came over the edge.
= Tears like that go in red ink. Where did it find you?
@ back.funny
= （没忍住，灯罩晃了一下）三点钟都笑了。后来呢？
= 这条我要写进日志，给第八任看守解闷。谁先绷不住的？
= I laughed so the lamp glass rang. And after that?
= That's going into the log for the next keeper's dull nights. Who cracked first?
@ back.mishap
= 这阵风来得真不是时候。人没湿透吧？
= 偏偏撞上那块礁。后来怎么靠的岸？
= What a moment for that squall. Are you dry at least?
= The one rock in the whole bay. How did you get ashore?
@ back.touched
= 光正好扫到心上了。不用躲，暖一会儿。
= 有些小事亮一下，就够照很久。是从哪句亮的？
= The beam went right over your heart. Stay in it a while.
= Some small lights reach very far. What lit this one?
@ back.fiction
= 纸上的海也会打湿人。哪一段浪最大？
= 写它的人知道哪儿有暗礁。你停在哪一幕？
= Paper seas can soak you too. Where was the highest wave?
= Whoever wrote it knew the reefs. Which scene held you?
`;
