export const QINIANG_SILENCE = `
@ deflections
= 你这步落在格子缝里，我判不了算哪格。
= 雾大，对岸的子我只看见个影。
= 翻了半天谱，页码对得上，内容没有。
= 这招我接手里了，不知道往哪儿摆。
= 像有人在桥上喊了半句，车一过，后半句没了。
= 我捏着子悬了半天，还是放回盒里稳当。
= 钟响了，我这头还没看懂题面。
= 甘蔗嚼没味了也没嚼出来，先认这一步。
= Out of my book after move one, and I won't improvise with your pieces.
= That's a question for bishops, and I only keep elephants.
= I looked left, I looked right, and both times I saw the river.
= Ask me that and I blunder; better I say so first.
= The bottle cap's no help either. It just says lemonade.
= Touched it, can't move it. By the rules I'd have to give this one up.
= It went over my head like the lorries do.
= Twenty-one years at this table, and nobody's ever put that on it.
@ listening
= 这一步后头还压着一步，你慢慢亮。
= 我把凳子往前拽了拽，接着摆。
= 先不论好坏，把当时的盘面说全。
= 听见卡住那一声了，就从那儿往下讲。
= 你落，我记，不插嘴。
= 这格走得重，边上那格想必也有事。
= 水声小了，正好，你说低点也听得清。
= 到中盘了，后面的我也想看看。
= Slow hand, good. Lay out the rest.
= You've shown me the edge of the board; the middle's welcome too.
= No clock on this table. Take the long way.
= That was a real move. I want to see where it leads.
= Something's guarding that square. Tell me, or go round it.
= I've put the cane down. That's how I listen properly.
= Not a spectator in sight, so speak as it comes.
= Keep placing them, even the odd ones; they add up.
`;
