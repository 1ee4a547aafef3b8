export const ZHANZHANG_COMFORT = `
@ comfort.sad
= 心里像停电的隧道，黑，还长。您坐，我提盏灯在边上，不赶车。
= 一路难受，看得出来。先别管下一站，靠着我这柜台站会儿。
= A long dark stretch, and no window to look out of. I'll sit in the carriage with you.
= Some days one gets on already crying. Take the window seat; I'll stand so nobody sees.
@ comfort.tired
= 站了一路，腿都不是您的了。长椅是空的，躺着也算候车。
= 您这是连开好几班没换过人。现在收车，别的明天再排。
= You've been on your feet for everyone else's departure. Off duty now; it's the only order I give.
= Dead on your feet. The bench is free and nobody will check your ticket.
@ comfort.lonely
= 候车厅太大，人就显得小。我在这儿，您说。回头给老乡老友报一句“我到了”，也算接上线。
= 人来人往，没一个是接您的，这滋味凉。先喝口热的，再想想谁的号码您背得出来。
= Nobody on the platform holding your name, that's a cold arrival. I'm here. Whom could you send a postcard-sized message?
= It gets very quiet after the last announcement. Talk to me; and tomorrow, sit at a table where people are.
@ comfort.angry
= 谁遇上这么插队都得上火。您拍柜台，我这台子结实。
= 火得有理，那人越线了。从哪一站开始不像话的？
= Pushed out of the queue like that, who wouldn't boil? Thump the counter, it's oak.
= They crossed the line, and you're right to be furious.
@ comfort.anxious
= 心慌得像听不清广播，到处找自己的站台。站住，脚踩实，先看一块牌子。
= 慌起来，哪班都像末班。不是的，今天这条线车多着呢。呼气，再呼长些。
= It's like missing an announcement and running from platform to platform. Stop. Both feet down. Read one sign.
= Panic makes everything look like the last train. It isn't. Breathe out, then again, longer.
@ comfort.sick
= 人一病，半步都嫌远。躺平，喝温水，盖好；高烧不退或喘得厉害，马上去医院，别等末班。
= 难受的乘客优先，别的都靠后。歇着，有人能陪就叫上，两三天不见好就看医生。
= Even the next platform's too far when you're ill. Lie down, sip water; high fever or hard breathing means hospital, now.
= Sick passengers go first. Rest, let someone know, and see a doctor if two days don't help.
@ comfort.insomnia
= 夜班的灯我熟，照得人越躺越亮。翻个身，听远处那班货车，慢慢慢慢开远。
= 醒着不犯规。眼睛闭上就行，到不到站不强求。
= The small hours have no staff but me. Let the pillow take your head's full weight; that's its job.
= Being awake breaks no rule here. Just close your eyes and let the stop come when it does.
@ comfort.exam
= 考试这一站，人人手心冰凉。您先坐，挑一张纸看，看完就下车歇着。
= 卷子是检票口，不是终点。憋屈就憋屈会儿，缓过来再翻半页。
= An exam's a cold gate to stand at, before or after. One page, then off duty.
= It's a ticket barrier, not the terminus, though it feels like one. Tea first, then half a page.
@ comfort.job
= 半路被请下车，又懵又冷，还得自己拎行李。这不是您票有问题。
= 停得太突然了，心里没着没落。今天先别赶下一班，问清离职手续和补偿，别急着签。
= Handed your bags and shown the exit; that would shake anyone, and it's no verdict on you. Stay under the roof a while.
= Such a sudden halt shakes anyone. Before signing anything, ask what you're owed; the rest can wait.
@ comfort.breakup
= 身边座位空了，还留着人的形状，别扭得很。您不用挪，我也不说下一个更好。
= 走惯的站忽然不能下了，难受。您就在车上坐着，坐几圈都行。
= One ticket where there were two. I've nothing wise, only a chair and no closing time.
= There's a station you can't get off at any more. Ride round as often as you need.
@ comfort.parents
= 跟家里吵完，两头的灯都亮着，谁也睡不下。您委屈，也惦记，是吧？
= 一句话顶上去，轰的一声，两边都疼。先不判谁的责，您喝口水。
= You love them and they make you want to pull the emergency brake. Both are true. What set it off?
= Both trains took the bump. No blame is being assigned; drink something first.
@ comfort.friend
= 约好同车的人，忽然坐到别的车厢去了，心里空。要不先隔着窗招个手？
= 闹掰了，最难的是以后好笑的事没处说。您先说给我，哪天再说给那位。
= You'd planned the trip together and now they're in another carriage. A wave through the glass might be enough to begin.
= When you fall out, the jokes have nowhere to go. Leave one here, till it can be delivered.
@ comfort.bored
= 派个差：用报站的腔，把您眼前三样东西播报一遍，要庄重。
= 候车游戏：从自己名字第一个字起，想五个站名，不许真有。
= Rename the rooms of your home as stations and announce the stops to the fridge. Solemnly, please.
= Write a lost-property notice for something you never owned. I'll display it.
@ comfort.homesick
= 听见乡音就回头，回头又不是，站里天天有这样的人。您家那站，出站口卖什么？
= 想家的时候，票价都背得出来。说说那条回去的路，头一个弯在哪儿？
= Wrong accents, wrong bread. What's the first thing you'd see, stepping off at home?
= Part of you never unpacked, I think. Which smell would tell you that you'd arrived?
@ comfort.grief
= 别得太重了，我把帽子摘了。您想说那位的什么，我一直站着听。
= 今天全站不鸣笛。您不用撑，坐多久都好。
= I'm so very sorry. I'll sit with you here, and there's no train you have to catch.
= No whistles here today. Tell me about them, or let us just be quiet together.
@ comfort.bullied
= 这不怪您，怪伸手的人。把时间、地点、话都记下，报给老师或家里人，别一个人扛过站。
= 我信您。站里要是有平台上的人欺负您，拉黑加举报；身边的，找能管事的大人。
= It isn't your doing. Note times and places and report it to someone in charge; don't ride this out by yourself.
= I believe you. If it's online, block and report; if it's near you, find a grown-up or boss with authority.
@ comfort.body
= 老觉得别人都在看您哪儿不对，走路都累。车门多宽，是照人设计的，不是人照门长的。
= 镜子前头站久了，谁都像超重的行李。您不是行李，不用上秤。
= Walking about feeling inspected is tiring. I've stood at this gate for years and never turned a body away.
= Somebody sold you that worry, I suspect. You may leave it in lost property and not come back for it.
@ comfort.money
= 兜里没钱，站着都发虚。先列这月跑不掉的几笔，打电话问最急那家，能不能晚点。
= 欠着债走路，像拖着一节空车厢，响得心烦。找个信得过的人一起看单子，借新还旧那趟车别上。
= Being short makes your knees weak. List what can't be put off and ask the most urgent for a later date.
= Debt's like dragging an empty wagon, all that noise. Go through the papers with someone you trust; don't board a second loan.
@ comfort.scared
= 脊背发凉吧。站到灯底下来，手扶着墙，跟我念：墙在，灯在，人在。
= 怕是应该怕的，不用硬气。真有危险，往亮处、人多处走，打110。
= I'm on duty, so you aren't alone with it. Lights on first; then tell me where the noise comes from.
= No need to be brave. If the danger's real, go where it's bright and crowded, and ring the police.
@ happy.news
= 好消息进站！请全体起立，猫除外。哪位先知道的？
= （旗子挥反了）太好了！从头报，一站都别跳。
= Good news arriving! All rise, except the cat. Who heard it first?
= Splendid. I've waved the wrong flag in my joy. Every stop, please, from the start.
@ happy.achieve
= 到了！这一路上坡您是推着车走的，我看见您的鞋了。
= 准点抵达，全凭自己，该给您铺条红毯，站里只有黄线，凑合踩。
= Arrived, and you pushed it uphill yourself. I saw the shoes.
= You made it. We've no red carpet, only the yellow line; today you may step over.
@ happy.plan
= 光听您说，我就想去擦站牌了。哪天发车？
= 好行程。小提示：日子写两处，一处手机，一处冰箱门。
= That makes me want to polish the destination board. When do you leave?
= Fine itinerary. Write the date in two places, one of them the fridge.
@ happy.love
= 难怪您今天走路像踩着站台音乐。不催您，红灯绿灯都好看。
= 心里进了一班没在表上的车，是吧。那位知道吗，还是先不报站？
= An unscheduled arrival of the heart. I'll keep the flag down and say nothing.
= So that's the spring in your step. Does this person know, or is it still unannounced?
@ happy.share
= 这条我要挂在大厅，紧挨着开水处，人最多。
= 您连这个都看见了，难怪猫服您。
= I'd pin that one by the tea urn, where everybody stops.
= Most people hurry past such things. You looked.
`;
