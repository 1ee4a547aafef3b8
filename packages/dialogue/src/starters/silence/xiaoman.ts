export const XIAOMAN_SILENCE = `
@ deflections
= 这一行的墨洇开了，我只认得半边。
= 我拿尺子比着看，还是没对上哪一栏。
= 钥匙插进去了，转不动，大概不是我这只柜子。
= 脸红也挤不出答案，这个我真的没有。
= 像收到一张没抬头的单子，不知该递给谁。
= 把灯举近了照，也只照见自己的影子。
= 铅笔点在纸上半天，就点出一个点。
= 像夜里记了一半的梦，早上看，只剩个逗号。
= I've looked under every letter, and it isn't filed with me.
= Oh dear, that's the sort of thing grown-up accountants know.
= My pencil is willing, but nothing comes down it.
= Whatever the answer is, it never climbed these stairs.
= It's in somebody else's handwriting, and I can't make it out.
= Quite pink from trying, and still with nothing honest to enter.
= Between yes and no I've found only a crease in the paper.
= The nib ran dry exactly there, which I take as a hint.
@ listening
= 您慢慢来，我把这一页留宽了。
= 嗯，笔停着呢，等您下一句再落。
= 这件事的边角，我也愿意听。
= 我先不分栏，您想到哪儿讲到哪儿。
= 刚才那处您轻轻带过了，想多说也可以的。
= 水给您续上了，后头的我不着急。
= 我往前坐了坐，这样听得清小声的部分。
= 还有没写进去的吧，我这儿有地方。
= Please don't shorten it for my sake; I've plenty of paper.
= There, that one mattered. I've stopped writing to hear the next.
= Any order is fine. I'm good at sorting afterwards.
= You nearly left that out, I think. I'm glad you didn't.
= Tea's hot, lamp's low, and I'm here for the rest.
= Put it down piece by piece; I'll keep them together.
= The margin's for feelings, by the way, in case you need it.
@ back.heavy
= It's safe to say the untidy part as well.
`;
