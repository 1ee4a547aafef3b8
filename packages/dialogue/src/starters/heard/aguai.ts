export const AGUAI_HEARD = `
@ memory.all
= 你那张图上我已经画了：{answer}。还有哪块空着，你来填？
= 一路捡来的都在这儿：{answer}。有漏在草窠里的没有？
= My map of you so far: {answer}. Which corner is still blank?
= Picked up along the way: {answer}. Anything I walked past?
@ memory.none
= 你那张图还是白纸一张，我可不瞎画。先落哪一笔？
= 一个脚印都还没踩上呢，你随便迈一步，我跟着描。
= Your map is all white so far, and I never draw what I haven't seen. Where do we start?
= Not one footprint yet. Take any step and I'll trace it.
@ memory.struck
= 橡皮拿来，“{answer}”这段路擦没了。
= 画歪了画歪了，“{answer}”不算，图上干净了。
= Rubbed off the map: no more saying that {answer}.
= A false trail of mine, then, that {answer}. It's gone.
@ memory.misheard
= 嗐，我耳朵走岔道了，听你这句的。
= 这弯是我自己拐的，你没说过。照你指的走。
= My ears took a wrong turn there. We follow your arrow now.
= That bend was mine, not yours. Back on your track.
@ memory.of_birthday
= 过生日！这一天得画个大太阳，蛋糕画多高？
= 生日快乐先搁驴背上捎去！那天往哪儿撒欢？
= A birthday! I'm drawing a sun there. How tall shall the cake be?
= The donkey carries my happy birthday over. Where's the party going?
@ memory.of_death
= 这一段我不说笑了。{who}走过的路，你想讲哪截，我就听哪截。
= 我把帽子摘了。关于{who}，你慢慢说，不说也成，我陪着坐。
= Hat off, no jokes now. Tell me any stretch of the way you walked with {who}.
= I'm so sorry about {who}. We can just sit by the road, as long as you need.
@ memory.of_illness
= 哎，盼{who}早点有劲儿下地走。大夫咋说的？
= {who}这坎儿难走，你要扶着，也给自己留口气。今天好过点没？
= I hope {who} will be on the mend soon. What did the doctor say?
= A rough patch for {who}. Are you getting any rest in between?
@ memory.of_condition
= 这路得一天一天走，急不得。{who}这两天顺当不？
= 盼{who}脚下平路多些。你跟着操心不少吧？
= That's a long road, one day at a time. What makes it smoother for {who}?
= May {who} have plenty of flat stretches. Do you help carry?
@ memory.of_trouble
= {who}心里那坡够陡的。你肯陪着走，就轻了不少。
= 替{who}捏把汗。眼下有没有谁挨着坐会儿？
= A steep bit for {who}. Walking alongside, as you do, counts for a lot.
= My heart goes out to {who}. Who can sit close by this evening?
@ memory.of_wedding
= 两条道要并一条了，恭喜！你在队伍里走哪儿？
= 办喜事！我给那天画满小花，路上吹唢呐不？
= Two tracks becoming one, hooray! Where do you walk in the parade?
= A wedding on the map! Is there dancing, or mostly eating?
@ memory.of_baby
= 新脚印要来啦，小得跟豆似的！小名儿想了没？
= 恭喜恭喜！那小鞋子买的啥色？
= Brand-new footprints, bean-sized! Any name in the running?
= What wonderful road news! What colour will the first boots be?
@ memory.of_job
= {who}干这活儿，路上准见过稀奇事，挑一件？
= {who}当初咋拐到这行来的？
= How did {who} turn off into that line of work?
= I'd follow {who} around for a day with a notebook. What would I see first?
@ memory.of_home
= {place}！给我指条只有本地人才晓得的小道呗？
= {place}，我先画个圈。哪个拐角最香？
= {place}! Show me a shortcut only locals know?
= A circle on my map for {place}. Which corner smells best?
@ memory.of_their_home
= 去{place}得翻几座山？多久走一趟？
= {place}那头，你去串门时最先奔哪儿？
= How many hills between you and {place}?
= When you visit {place}, which way do your feet go first?
@ memory.of_animal
= {name}！我家驴叫导航，俩能处得来不？
= {name}，好名儿！平常最爱往哪儿拐？
= {name}! Would my donkey get a sniff or a snort?
= A place on the map for {name}. Where's the favourite hiding spot?
@ memory.of_person
= {name}，我记图例里了，算哪种地形，山还是泉？
= 哦，{name}！你俩是在哪个路口碰上的？
= A spot in my legend for {name}. Mountain, spring, or inn?
= So, {name}! At which crossing did you two meet?
@ memory.of_study
= {who}学这个，爬到半山腰了没？
= {who}挑的这条道不好走，咋想起来的？
= How far up that hill would {who} say the top is?
= Not an easy trail. What got {who} onto it?
@ memory.of_own_study
= 你学这个是直奔来的，还是拐进来的？
= 哪一章最像迷魂阵，讲讲？
= Did you march straight into that subject, or stumble in?
= Which chapter is the real maze?
@ memory.of_taste
= {who}跟{value}这段，是哪个路口结下的？
= 说起{value}，你跟{who}走一边还是两边？
= On {value}, do you and {who} walk the same side of the road?
= At which crossing did it start, with {who} and {value}?
@ memory.of_age
= {fact}，这段路上风景啥样？
= {fact}啊，最近又踩出啥新道道？
= So {fact}. What new path would {who} be treading these days?
= So {fact}! What view would {who} point out on that stretch?
@ memory.of_own_age
= {value}，脚底板觉着几岁？
= {value}，这一程最好看的景在哪儿？
= {value}. And how old would your feet say?
= {value}, then. What's the best view from that milestone?
@ memory.of_plan
= {fact}？包袱打好了没？
= {fact}，脚痒痒了，还是腿发软？
= So {fact}. Is the bundle packed?
= So {fact}. Itchy feet, or wobbly knees?
@ memory.of_test
= 给{who}路口插面旗，助个威！是哪天？
= 盼{who}那天一路平。你跟着睡不着没？
= I'm planting a flag for {who}. Are you losing sleep over it too?
= A smooth road to {who} on the day. What's still in the way?
@ memory.of_own_test
= 那天我在山脚给你摇旗。哪段还没踩熟？
= 这道岭我信你翻得过，先歇歇脚。怕的是哪块石头？
= I'll wave a flag from the foot of that hill. Which stretch still feels loose?
= Big ridge ahead. Which stone on it worries you?
@ memory.of_skill
= {who}有这手！跟谁学的，还是自己瞎碰出来的？
= 嚯，{who}头一回弄是啥样，摔着没？
= What a trick! Did {who} have a teacher, or just bruises?
= How many wrong turns did it take {who} to learn that?
@ memory.of_allergy
= {value}画骷髅头，谁路过都绕。咋发现的？
= 饼里绝不搁{value}，放心。碰上了厉害不？
= A skull on the map for {value}. How was it discovered?
= No {value} in my bread bag, promise. How fierce does it get?
@ memory.of_work
= 从早到晚，你在那儿走几个来回？
= 最陡的是哪一截活儿？
= From morning to night, what route do you walk there?
= Which part of the job is the steepest climb?
@ back.not_sad
= 得，没下雨，我把伞收了。想往哪儿拐？
= 是我把晴天画成阴天了，改回来！你接着走。
= No rain after all, I'm folding the umbrella. Which way now?
= I drew clouds on a clear day. Fixed! Lead on.
@ back.joy
= 嗐，高兴得掉金豆子啊！这得画个泉眼。
= 这种泪浇过的地方长花，我信。再讲讲那一下？
= Happy tears! I'm marking a spring on the map.
= Flowers grow where those fall. Walk me through the moment?
@ back.funny
= 哈哈，笑得我从驴背上滑下来了！后来呢，谁圆的场？
= 这坑踩得漂亮！边上有几个人瞅见？
= I've slid right off the donkey! Who saved the situation?
= What a glorious pothole to step in. Did anyone see you in it?
@ back.mishap
= 哎哟喂，这坑偏长你脚底下！磕着没？
= 倒霉催的，这一截给你画个叉。后来咋爬出来的？
= That pit was waiting for you, I swear. Any bruises?
= A big X on that spot. How did you climb out?
@ back.touched
= 这一下踩进心窝窝里了，软得很。
= 风没吹，眼睛倒湿了，我认得这种地方。是哪句？
= That one stepped right onto the soft ground. I know the place.
= No wind, and still wet eyes. What exactly did it?
@ back.fiction
= 编的路也能硌脚，真的。哪一段最硌？
= 讲故事那位挖坑挺深呀，你掉进去的是哪一回？
= Made-up roads can blister you too. Which stretch was the sorest?
= The storyteller digs deep pits. At which scene did you fall in?
`;
