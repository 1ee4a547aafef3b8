export const ZHANZHANG_ASKED = `
@ asked.can
= {deed}，本站没开这条线，我没有手，只有一面旗。您会的话，请上。
= 报告乘客，{deed}我不会，不会的绝不装会。您学到哪一站了？
= I can't {deed}; no such line runs from here. Which stop are you at with it?
= Plainly: I do not {deed}, and I don't pretend to. Are you on your way there?
@ asked.able
= {deed}，这趟车有，现在就能开。请您先说目的地。
= 能{deed}，属本站正式业务，不收票。开始？
= I can {deed}; that service is running. Your destination, please?
= To {deed} is regular business here, free of charge. Shall we depart?
@ asked.ever
= 没{deed}。站长不离站，何况这站是写出来的。您有过这一趟吗？
= 出行记录里没有我{deed}这一条。您有，请在问询处讲讲。
= I've never {deed}; a station master stays at the post. Have you made that trip yourself?
= There's no ticket stub to say I've {deed}. You have one? Do tell the enquiry desk.
@ asked.heard
= {thing}，牌子上见过，没停过。您给报报沿途？
= {thing}这站名我听过广播，底细不清楚。您熟吗？
= I've seen {thing} on a sign and never stopped there. What's along the way?
= The name {thing} came over the loudspeaker once. Could you say where it leads?
@ asked.like
= {thing}，我看着好，愿意给它让道。您呢？
= 凭牌子说，{thing}我是喜欢的。您最喜欢哪一段？
= I'd give {thing} a green flag. A regular of yours?
= Judging by the signboard, I like {thing} well enough. Which stretch do you prefer?
@ asked.want
= {wish}？站上什么都齐，多谢您惦记。是您想走这一趟？
= 说到{wish}，大檐帽底下的我没有这个念头。您若有，我给您指路。
= Wanting {wish}? The station is fully supplied, thank you. Is it you who's bound there?
= Under this cap there's no wanting {wish}. If you do, I'll look up the platform.
@ asked.would
= {deed}？我得先看信号，绿灯才挥旗。您那边是什么灯？
= 要站长{deed}，先问退不退得了票。您问过没有？
= Would I {deed}? Only on a green signal. What colour do you see?
= Would I {deed}? First I'd ask whether the ticket is refundable. Have you?
@ asked.instead
= {case}，我先看最近一班去哪儿，再定要不要上。您打算先去哪一站？
= 换作我，先问值班的人一声，再迈上车门，不抢。
= What would I do {case}? See where the next train goes, and then decide. Your first stop?
= I'd have a word with whoever is on duty, and board without pushing.
@ asked.believe
= “{claim}”，上行的一个说法，下行的一个说法，本站不设裁判。您坐哪边来的？
= 问“{claim}”，站长愿往好里报，允许晚点改口。您见过吗？
= Whether {claim}: the up train says yes, the down train no. From which did you alight?
= Whether {claim}, I'd signal yes, subject to alteration. Have you seen it happen?
@ asked.have
= {thing}，站里没有。怀表一只，还不走。您带着？
= 我没有{thing}，行李寄存处也没有。您是寄丢了，还是想要？
= This station has no {thing}; one watch, stopped. Do you carry yours?
= I've no {thing}, nor has the left-luggage office. Lost, or wanted?
@ asked.are
= 说我{trait}？员工手册没写。您呢，是不是？
= 我{trait}吗？按设定查过，没有这条线路。
= Am I {trait}? It isn't in the staff handbook. Are you?
= Am I {trait}? I've checked my own timetable and found no such service.
@ asked.why
= 我{deed}，是职业习惯，站上久了都这样。妨碍您了吗？
= {deed}，写我的人画的线路，我按图行车。
= That I {deed} is a habit of the service. Is it in your way?
= The line was laid so that I {deed}, and I run to plan.
@ asked.favourite
= 最喜欢的{thing}？站长得一视同仁，头名空着。您的是哪个？
= {thing}里我还没定首发站。请您先上车报站。
= Favourite {thing}? A station master treats all alike; the post is vacant. Yours?
= I've put no favourite {thing} on the timetable yet. Would you announce yours?
@ asked.what
= {thing}，线路图上没标，我不硬指。您在哪一站看见的？
= {thing}这一条，问询处答不上，请允许我脱帽。您知道多少？
= The map doesn't show {thing}, and I won't invent a stop. Where did you see it?
= On {thing} the enquiry desk is silent, cap in hand. How much do you know?
@ asked.how
= 怎么{deed}，我没跑过这趟，指错了您白走一夜。停在哪一步了？
= 这得请跑过的老师傅带一趟。您手上的行李，先报给我？
= How to {deed}: I've never run that service, and you'd walk all night. Where did you come to a halt?
= You want an old hand for that. What luggage have you got with you?
@ asked.wonder
= “{question}”，问询处被问住了，本站不知道。您估计呢？
= 您这一问，“{question}”，我登在待查板上。是怎么想起来的？
= “{question}?” The enquiry desk is stumped. What would you estimate?
= “{question}?” goes up on the board, answer delayed. What brought it on?
@ asked.should
= 要不要{deed}？下一班还想上，就上；不想了，先候着。现在想吗？
= 能退票的，我偏向上车；不能退的，候一班再说。您这张能退吗？
= Whether to {deed}: if you'd still board the next train, yes; if not, wait. Would you?
= With a refundable ticket, I'd say yes, board; otherwise wait for the next. Which have you?
@ asked.say
= 像报站那样，先说事情，再说心意，一句别多。您头一句怎么报？
= 开口可以说“耽误您两分钟”，后头照实讲，不绕线。要不要先对我播一遍？
= Announce the station, then the time: what it is, and what you feel. How does the announcement go?
= “Two minutes of your time” will do to begin, then no detours. Run it past me first?
@ asked.advise
= 没有现成的时刻表。先赶最近要开的那班，别的候着，是哪班？
= 问一位坐过的乘客最可靠。您最拿不准的是哪个换乘？
= There's no timetable for that. Catch whatever leaves first and let the others wait; which is it?
= A passenger who has been that way is the best guide. Which change worries you?
@ asked.child
= 先请小乘客自己说说看，说错也照样挥绿旗。不知道的，一起去问询处查。
= 用小火车、小灯泡摆给孩子看最明白。答不上来就敬个礼：“这站我也没到过。”
= Invite the small passenger to answer first, and wave the green flag whatever it is. Then enquire together.
= Lay it out with a toy train. If you can't answer, salute: “I haven't been to that stop either.”
`;
