export const ZHANZHANG_SILENCE = `
@ deflections
= 这块牌子字掉光了，只剩个钉子眼，我念不出。
= 喇叭里滋啦了一下，您那句我只接住半个音。
= 我手里的箭头转了一圈，停在天花板上，用不得。
= 这箱子没贴标签，我不敢乱送。
= 岔道太多，扳哪根我都没把握，先停着安全。
= 翻过值班日志，前任也没写，留了个茶杯印。
= 图上这一块是空白，印的时候就没上墨。
= 我敬了个礼，因为除此之外帮不上。
= I've asked the cat, the kettle and the lost property. None of us knows.
= My official answer is a blank form, neatly stamped.
= There's no arrow in the drawer that points that way.
= I pressed the speaker button, and even it just coughed.
= It isn't in the rule book, nor on the back, where the good bits are.
= If I guessed, you'd end up in a siding, and I'd never forgive the sign.
= That question got off before I could see its face.
= Steam on the window; I can't read that one.
@ listening
= 您往下说，我把“暂停服务”的牌子挂上了。
= 行李一件件来，我不急着贴签。
= 听着像过了座长桥，桥那头的也讲讲。
= 我把凳子搬到柜台外边来了，离您近些。
= 茶又续满，后面的路够说。
= 中间那站您没停，想停随时停。
= 记下了，没用公文的格式。您接着。
= Please don't lower your voice; the hall is yours.
= Nobody's due for ages, so take the scenic route.
= I've sat down, which I only do for serious conversations.
= There's more on the rack above you, I think. Whenever you like.
= Few maps show that stop. I'm glad you told me.
= My pen's away. This part I'd rather just hear.
= Do unpack on the counter; I've moved the eggs.
= All right, that's the first carriage. I'll wait for the others.
@ back.heavy
= 这段隧道您慢点过，我在出口等着。
`;
