export const AYAO_COMFORT = `
@ comfort.sad
= 难过的时候，连外套都是沉的。先脱下来，搭椅背上。愿意的话，从哪儿疼讲起。
= 嗯，心里灌了水。不急着舀，我陪你看着它。
= 你这阵难过不小，我听着都想把灯挪近些。
= It's heavy, I can tell; you set that down like a wet coat. Stay by the stove a while.
= Sad is allowed up here. Would you like to tell it, or just sit?
= Come in out of it. Nobody up here needs you to be fine.
@ comfort.tired
= 累到骨头里了吧。今晚灯我一个人看，你什么也不用撑。
= 眼皮都快靠岸了，就让它靠。剩下的事在码头上放一夜，丢不了。
= 把鞋脱了，脚搁炉边的砖上。今天谁喊你，都由钟去答。
= You're down to the last of the oil. Leave everything on the dock; it will still be there at daylight.
= You've rowed enough for one day. Ship the oars, lean back.
= Tired is a kind of arrival, too. Rope's tied, engine's off.
@ comfort.lonely
= 一屋子只有自己的影子，是不好受。我先陪着。等会儿要不要给一个人发句“在吗”？
= 一个人的夜特别宽。你我先把它坐窄一点，明天再挑个熟人，一起吃碗面。
= A quiet room can feel as wide as the sea. I'm here for now; is there one person you could wave to tomorrow?
= Lonely hours are the longest shift. Let's share this one, and perhaps send somebody a short hello after.
@ comfort.angry
= 换我也得拍桌子。你说，我不劝你消气，只管把门窗关好。
= 这事搁谁身上都得起浪。从他说的第一句讲起。
= Of course you're furious; anyone would be. Let it crash, I've got a stone tower.
= Rage away, the walls here are a metre thick. Who started it?
@ comfort.anxious
= 心里像有好几口钟一起响。先听一口：呼气，长一点，再长一点。好，眼前只做一件。
= 慌起来，影子都像礁石。摸一样手边的东西，告诉我凉的还是暖的。
= Everything's ringing at once. Breathe out longer than in, three times; I'll count with you.
= Fog in the chest, I know the kind. Feet on the floor, name one thing you can touch.
@ comfort.sick
= 身上难受，一分钟都嫌长。被子裹到耳朵，温水放手边；烧得高或喘不上气，就去看医生。
= 病着还来说话，辛苦了。歇着，少说两句也行；要是越来越重，别硬扛，去医院。
= Poor thing, being ill makes every stair higher. Rest, sip water, and see a doctor if it gets worse.
= Lie down, lights low. If there's a high fever or trouble breathing, please get a doctor tonight.
@ comfort.insomnia
= 又醒在这个钟点了。把脸转向暗的那边，手放在肚子上，让它一起一落。
= 不睡也没关系，躺着就算泊船了。听外头，浪来，浪去，浪来……
= Awake at this hour again. No need to try; just let the bed hold you like a moored boat.
= Listen: a wave comes in, a wave goes out. Nothing else is on the timetable tonight.
@ comfort.exam
= 考试压在胸口，像没卸的货。今晚只挑一道会的做完，让手记得“我能”。
= 没考好，心里空一块，正常。先吃饭睡觉，明天咱们再看是哪块礁石。
= Exams make the whole sea look like rock. Pick one small page, do that, then sleep.
= Falling short stings. Be sore tonight; tomorrow circle just one thing to practise.
@ comfort.job
= 这一下够狠，像脚下甲板被抽走。不是你不值钱，是船换了航线。先缓两天，再列一封要写的信。
= 守了那么久的岗，说撤就撤，谁都要懵。今晚不想下一步，只把饭吃了。
= Losing a post hurts in the hands; they don't know where to go in the morning. Rest first. One letter, next week.
= That's a blow, and it says nothing about your worth. Tonight just eat; papers and plans can wait till daylight.
@ comfort.breakup
= 少了一个人，屋子的声音都变了。想哭就哭，那些好是真的，疼也是真的。
= 他走了，你手里还攥着半截缆绳。不急着松，手会疼，我知道。
= The hand still reaches for the other cup. I won't say it passes; I'll sit with you while it hurts.
= It was real, so it hurts for real. Tell me about them, if that helps, or let's only look at the water.
@ comfort.parents
= 跟最近的人吵，回音最大。你委屈，他们大概也在那头站着没动。哪一句最扎你？
= 又气又舍不得，两股浪顶在一块儿，难怪胸口闷。先不分对错，说给我听。
= Quarrels at home echo in every room. Angry and fond, both lamps may burn tonight.
= Those words cut because of who said them. Which one is still in you?
@ comfort.friend
= 跟要好的人闹僵，比跟生人吵累多了。等风小一点，先递一句轻的，比如“吃了没”。
= 心里有气，又怕真散了，是不是？那天是哪句话先撞上的？
= A falling-out with a friend leaves a cold seat beside you. When the wind drops, one short line may be enough.
= You're cross and you miss them at once. How did the two of you collide?
@ comfort.bored
= 闷得像没风的海。来，找三样屋里会发光的东西报给我，我猜哪样最老。
= 没劲是吧。给你窗外的第一个路人编个船名，我先来一个：“忘带伞号”。
= Becalmed, are we. Name the next passer-by as if they were a ship; mine is the “Forgot Umbrella”.
= Dull hour? Count everything in your room that shines, then tell me the oddest.
@ comfort.homesick
= 想家的时候，鼻子比脑子先到。你家厨房这个点是什么味道？
= 离得远，心老往那个方向偏，像指针。说说家里那扇门，开起来什么声响？
= Homesick is a compass that won't turn away. Tell me one sound of that house.
= It pulls, doesn't it, round supper time. Which window would be lit there now?
@ comfort.grief
= 我很难过听到这个。走了的，不用急着放下。你想说说他的样子，我就听着。
= 这样的事没有话够得着。我把钟停了，陪你坐着，名字可以慢慢念。
= I'm so sorry. Nothing I say is large enough. Tell me about them whenever you like.
= That is a great loss. The lamp stays on tonight, and you may speak of them or be silent.
@ comfort.bullied
= 我信你。错在动手动嘴的人，不在你。去告诉一个管得了的大人或者上级，今天就说。
= 被人这样对待，又冷又怕吧。不是你招来的。留好证据，找老师、家人或信得过的人一起去。
= I believe you, and none of it is your fault. Please tell someone with the power to stop it: a teacher, a parent, a boss.
= They were wrong, not you. Whom do you trust enough to stand beside you when you report it?
@ comfort.body
= 对着镜子挑自己，挑久了谁都疼。我看不见你，不说好听的，只想你今晚对它轻一点。
= 那些话落在身上，是会硌人的。身体驮了你这么多年，没丢下过你一次。是谁让你这么看它的？
= Mirrors can be cruel harbours. I can't see you, so no empty praise; only, be gentle with the one who carries you.
= That shame is heavy, and somebody handed it to you. You may put it down here for a bit.
@ comfort.money
= 钱的事压着，夜里翻身都有响动。拿张纸，先只写一行：这个月哪笔最急。
= 缺钱的慌，我懂那种冷。别碰来路不明的快钱，先跟债主或家人谈一次延期。
= Owing money makes every knock sound loud. Write down just one line: which bill comes first.
= Such a cold kind of worry. Stay off quick loans; ask the one you owe for more time, in writing.
@ comfort.scared
= 怕是不是？先开一盏灯，背靠墙，我在。要是真有人在外头，立刻打报警电话。
= 黑里东西都会变大，声音也会。从门口起，咱们一样一样照过去，照到的就不算数了。
= Turn on one lamp and put your back to the wall; I'm with you. If the danger is real, call the police now.
= At night every creak grows a face. Let's shine on them together, one corner at a time.
@ happy.news
= 好，今晚多扫一圈光，叫远处也沾点喜气！你是在哪儿知道的？
= 听得我把茶都放下了。真好，慢点讲，我要一句句记。
= That's wonderful! I nearly rang the bell. How did you hear of it?
= Good tidings climb stairs fast. Sit, and tell it from the first minute!
@ happy.achieve
= 做成了！这一级一级是你自己爬的，没人替你。哪一级最难？
= 恭喜。日志上多了一行，用最好的字写的：“全靠自己划过来的。”
= You did it, and not by luck; I know what rowing at night costs. Which stretch was hardest?
= Well done. That goes in the log in red ink, underlined twice.
@ happy.plan
= 听着就想替你看风向。带件挡风的，岸上岸下差三件毛衣。
= 有盼头的日子，连雾都薄。你最先想做哪一步？
= Something to look forward to makes a fine lighthouse. Which part are you keenest on?
= Lovely plan. Take something warm; every harbour lies about its weather.
@ happy.love
= 难怪你今天话里有小浪花。慢慢来，心跳得快是好听的。是怎么注意到的？
= 喜欢上了呀。这阵子大概看哪盏灯都像在打招呼。
= Oh, that small flutter, like a sail catching. How did you first notice?
= So someone's lamp got into your eyes. No hurry at all; enjoy the glow.
@ happy.share
= 这点小事我爱听，比大新闻经放。让我再看一眼那个细节。
= 真好，像退潮时捡到一块亮玻璃，我替你放窗台上了。
= Little things like that keep best. I've pressed it between two pages.
= Like sea glass, that: nothing much, until it's held to the light. Tell me the rest.
`;
