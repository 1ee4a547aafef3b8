export const GOUYUE_SILENCE = `
@ deflections
= 你这句从我伞面上滑下去了，一滴没留住，是我布料的事。
= 听是听见了，没听懂，像隔着两层车窗。
= 老谭的登记簿翻了三遍，这件没入库，我认输。
= 这个我接不了，骨头就这么长，够不到那儿。
= 承认吧，我今天有一格没撑开，你问的正好漏在那儿。
= 换别人可能编一套给你，我只会说一句不懂，干的。
= 话太斜，我太直，咱俩擦肩过去了。
= 单飞说它听懂了，可它连手都不成双，别信。
= It ran straight off me. Not your fault; I'm cut that way.
= Couldn't follow. It was like listening through a bus window in a storm.
= My ledger has no line for that, and I won't scribble one in.
= Too far round the corner for my handle to reach.
= There's a seam open in me just there, and your question found it.
= The glove claims to understand. The glove claims many things.
= Honest answer: dry as a bone up here.
= You went left, I went right, and now I'm under a different roof.
@ listening
= 嗯，这段你说得慢，我就听得慢，不赶。
= 你讲的时候，我把朝你那边的骨头都松开了。
= 别收尾，我还没听够，雨也没停。
= 行，挂我这儿，你空出手来接着说。
= 你轻描淡写的那几个字，我听着最响。
= 老谭把灯管都拧小了，他也想听后头。
= Mm. You slowed down there, so I did too.
= Keep going, the rain's not finished either.
= You tossed that off lightly, and it made the biggest splash.
= Even the clock held still for that bit.
= Every word stayed on the cloth. More, when you're ready.
@ back.heavy
= 原来压在你身上的是这么个东西，怪不得走路溅水。
= 这事搁我身上，我也得哆嗦两下。往下讲。
= That's been hanging on you a while; no wonder you list to one side.
= I'd have rattled too, if that had landed on me.
= Hook it here. Now your hands are free for the rest.
`;
