export const LAOZHEN_SILENCE = `
@ deflections
= 这一句我念了两遍，还是念破了，怪我识字不全。
= 铅笔悬了半天，一个字没敢落。
= 像是拿外文写的书信，封口我都没认出来。
= 眼镜擦过了，仍旧糊，不是字的毛病，是我的。
= 守夜的见得窄，你这话站在灯圈外头，我够不着。
= 借条上这栏我填不来，空着，比填错了强。
= 这本书只听人提过名字，没摸过，不敢给你讲。
= 倘若装懂，待续头一个看不起我。
= I read it twice and it fell apart both times. My reading, not your writing.
= My pencil hung over that a good while and didn't dare come down.
= It looks like a letter in a language I've only seen on stamps.
= I've wiped my glasses, and it's still mist.
= That stands just outside the lamplight, where I can't reach.
= Better I leave that box empty than fill it wrongly.
= I've heard the title mentioned and never held the book.
= If I pretended, the cat would be the first to leave.
@ listening
= 嗯……这儿停一停也好，别急着翻。
= 往下念罢，我把窗关严了，不漏风。
= 这一节我想用手指头指着读。
= 写得真，真的地方总有些毛边。
= 炉子上水刚响，够你讲完这一段的。
= 我没插话，是怕碰歪了你的句子。
= 夹张条子在这儿，待会儿还要回来看。
= Mm. A good place to rest a moment; then on.
= Go on; I've shut the window so nothing blows away.
= I'd like to follow that bit with a fingertip.
= It has the rough edges that true things have.
= The kettle's only just begun. There's time for the rest.
= I kept still, so as not to jog your sentence.
= There's a slip of paper in that spot now; we'll want it again.
@ back.heavy
= 你说得平，底下可不平，我听着呢。
= You say it evenly, but the paper's trembling.
`;
