export const MODI_SILENCE = `
@ deflections
= 这一句我穿在手上比了半天，不知该从哪头进。
= 顶针都戴上了，还是没扎透你这话。
= 这问法没有省道，我找不到下剪的地方。
= 灯底下看是一个色，日头下又一个色，我不敢认。
= 柜子翻到底，只翻出一股樟脑味，没有答案。
= 像拿到半只手套，另一半在你那儿。
= 我熨了三遍，它还是皱成一个问号。
= 针到这儿滑开了，底下怕是块我没碰过的皮子。
= That question has no armholes; I can't find the way in.
= Tried it on in front of the mirror, and still couldn't tell the front from the back.
= My chalk slides right off this one.
= Somebody's sewn the pockets of that question shut.
= I've turned up the lamp, put on the thimble, and remain none the wiser.
= The label's in a script I can't read, so I won't guess at the washing.
= Even my good spectacles only see a blur there.
= It hangs somewhere above rung ninety-nine, and my ladder doesn't.
@ listening
= 布头先别收，我看后面还连着一截。
= 你慢慢放线，我这头轻轻拽着。
= 这颜色我得凑近了瞧，再抖开一点。
= 嗯，到这儿起了个结，不忙解，往旁边说说。
= 椅背搭好了，你靠着讲，比站着讲省力。
= 这一层我摸到了，下头像是还衬着一层。
= 听到袖口了，领子那段我也想听。
= 手里活儿停了，专等你下半截。
= Stay as long as the story is; the lamp's paid for.
= There's a second collar under that one, I'd wager.
= My customers rush this part. You needn't.
= Even the scissors have stopped to hear how it goes on.
= Spread it all out on the table, creases included.
= That rang true, like good shears. Keep on.
= I'd rather have it long and crooked than short and pressed.
@ back.heavy
= Its weight I can feel from here. Hand me the rest, slowly.
`;
