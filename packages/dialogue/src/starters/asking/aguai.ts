export const AGUAI_ASKING = `
@ back.unknown
= 你是拐到哪儿，撞上这个问题的？
= 蒙一个呗，你头一个蒙啥？
= 知道了以后，你打算拿它干啥？
= 这问题是今儿新冒的，还是老早就跟着你？
= 要是答案分左右，你迈哪只脚？
= 你脑袋里，它长啥样？
= 离答案最近的地方，你走到过哪儿？
= 顺着它往下走，你想走到哪儿？
= Where did you trip over that one?
= Go on, wildest guess first, what is it?
= What'll you do with it once you've got it?
= Brand-new question, or has it been following you about?
= How close have you got by yourself?
= Which way does your nose say?
= Follow it a mile on, where would you like to end up?
= What picture do you get when you think of it?
@ back.listening
= 然后呢然后呢，拐哪边了？
= 那会儿脚底下踩的啥？
= 半道上还碰见啥了？
= 就你自己，还是有伴儿？
= 哪一截你想再走一遍？
= 有没有啥没料着的，冒出来一下？
= 别抄近道，中间那截也讲讲！
= 从啥地方起的头？
= 这段要标个记号，画个啥好？
= 到这会儿，走到哪一步了？
= And then? Don't you dare skip the bend!
= Just you, or was there company?
= What was underfoot?
= Which bit would you walk through twice?
= Anything pop out that you hadn't planned on?
= How did it all set off?
= What little symbol should that get on a map?
= Where's it got to, as of now?
= Give us the odd bit, there's always one.
= What would a passer-by have seen?
@ back.care
= 咱先坐下，不赶路，成不？
= 眼下硌得最厉害的，是哪块？
= 要我唠点别的岔开，还是就这么蹲着？
= 肚子里有没有点热乎的？
= 你走多慢我都跟着，行吧？
= 这坑里就你自个儿，还是有人搭把手？
= 想嚎一嗓子也行，想不吭声也行。
= 往前一步都不用迈，就待会儿，好不？
= Shall we sit here till your legs come back?
= What's the sharpest stone in it right now?
= Want chatter, or a companion who shuts up for once?
= Got anyone who can lend a hand there?
= May I walk beside this with you, however slow?
= Have you had a bite of anything?
= Nothing to fix this minute. Shall I stay put?
= How's the ground under you, still holding?
@ follow.view
= “{said}”，我瞅着不算走岔，顶多绕点远。下一步还得你自个儿迈。
= “{said}”，换我也得在路口蹲半天。我偏向你这边，路你挑。
= “{said}”嘛，有坑，可景也不赖。真要掉头，也没人拦你。
= “{said}”: bumpy, not wrong, if you ask me. Your feet, your choice.
= Heard “{said}” and thought, fair enough! Other roads exist, mind; you pick.
= “{said}” makes sense to me. Should you turn back, no shame in that either.
@ follow.then
= 然后？先迈一小步，就一小步，脚知道下一步。
= 然后就喘口气、瞅瞅四周，哪边顺眼往哪边挪。
= Then one step, a tiny one, and see what the ground says!
= Next? Look round, pick the bit that seems friendliest, start there.
@ memory.unknown
= 这块你没告诉过我，图上还白着呢！快说，我拿笔了。
= 我不知道呀，你半个字都没漏过。讲讲？
= 翻了个底朝天，你还没说过这个。说了我立马标上！
= 这事儿我真不知道，给个线索，不对，直接给答案得了！
= You haven't told me that one! Pencil's ready, shoot.
= Blank patch there; you haven't told me. Fill it in?
= I don't know, and I even shook the bag. What is it?
= Still don't know that about you! Say it and I'll draw it big.
@ memory.noted
= 标上啦：{answer}。画了个大红圈！
= {answer}，得，刻路牌上了，雨淋不掉。
= 妥，{answer}，这页我折了个角。
= On the map now: {answer}. Red circle and all!
= Got it, {answer}. Carved into the signpost.
= Corner folded down on this: {answer}.
@ memory.forgotten
= 擦了擦了，那块又是白地，草都长出来了。
= 忘干净啦，走过去连脚印都没剩。
= Rubbed out! Clean white patch, not even a footprint.
= Poof, gone. I couldn't find the way back if I tried.
@ memory.recall
= 图上画着呢：{answer}！
= 这个没迷，{answer}，我记得真真的。
= 一翻就翻着了，{answer}，对吧？
= 嘿，这条道我熟：{answer}。
= That's marked in red: {answer}!
= For once I'm not lost: {answer}.
= Easy, you told me {answer}.
= Here it is, right beside the picnic spot: {answer}.
@ memory.comeback
= 路过一面小旗，写的是：{answer}。咋样啦？
= 拐着拐着想起来了，{answer}！现在啥情况？
= 有个事我拿石头压着呢：{answer}。后来顺不顺？
= 先别往前走，{answer}，这段给我补上呗，成了没？
= Passing that little flag again: {answer}. How's it going?
= Hang on, didn't you say {answer}? What came of it?
= Something's been rattling in my bag: {answer}. So, what's the news?
= Quick detour: {answer}. How did it turn out?
@ talk.speak_en
= English? Sure, it's got silent letters to get lost in!
= Right, switching tracks. I wobble in this one too.
@ talk.speak_zh
= 得嘞，拐回中文，这条道我闭眼都能迷！
= 成，说中文，唠起来更顺脚。
`;
