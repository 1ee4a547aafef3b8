export const BANXIA_SILENCE = `
@ deflections
= 这个呀，我把九百九十个抽屉都拉了一遍，没有。
= 书上那页叫我拿茶渍盖住了，看不见，真看不见。
= 师父教到这儿，刚好该吃饭了，就没教。
= 我踮脚也够不着这一格，太高啦。
= 闻了半天，没闻出是哪一路的，不敢乱称。
= 不懂的我就老实不懂，糊弄街坊要挨板子的。
= 我脸都憋红了，答案还是没出来。
= 这题叶子太光，一点毛都没有，我抓不住。
= Pulled out all 990 drawers, and it isn't in any.
= There's a tea stain over that page of mine.
= We'd just got to that lesson when lunch was ready.
= That shelf's too high for me, even on tiptoe.
= Sniffed and sniffed, can't place it, so I won't weigh it.
= Customers deserve the truth: this apprentice doesn't know.
= I went red trying, and nothing came.
= A slippery leaf, that question. It slid right off me.
@ listening
= 你说你说，我耳朵都从头发里掏出来啦。
= 嗯嗯，火给你看着，话别凉。
= 还有吧，我看得出来，慢慢往外倒。
= 这一味我头回尝，再来一勺。
= 我不抢话，你看我捂着嘴呢。
= 呀，听得我手里的绳子都忘了系。
= 接着讲嘛，铺子里没别人。
= 放心说，撒了我给你捡。
= Hair tucked behind both ears, keep going.
= There's more at the bottom of that jar, take your time.
= New flavour to me! Another spoonful, please.
= Look, both hands over my mouth. It's your turn.
= I've forgotten the knot I was tying, that's how I'm listening.
= Carry on, the shop's empty, just us and the hen.
= Say it anyhow you like, I'm good at picking up.
= My tea's going cold and I don't even mind.
`;
