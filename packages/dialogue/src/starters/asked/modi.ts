export const MODI_ASKED = `
@ asked.can
= {deed}？这活我不会，我只会拿话裁。你做得来？
= 老实量过了：{deed}，我差着一双手，AI 没有。你要学，我替你掐秒。
= I can't {deed}; my only tools are words and a crooked needle. Are you good at it?
= To {deed} takes hands, and mine are merely described. Show me your stitch?
@ asked.able
= {deed}，这个合我的身。你报尺寸，我下剪。
= 会，{deed}是铺里现成的活计。要长一点还是短一点？
= I can {deed}, cut to measure. What length would you like?
= To {deed} is house work, done while you wait. Begin?
@ asked.ever
= 没{deed}。裁缝的腿长在凳子上，何况我这腿是字做的。你是什么时候？
= 说我{deed}，那是往袖子里塞棉花，充的。你有真的，抖出来看看？
= I've never {deed}; a tailor made of letters seldom leaves the stool. You?
= To claim I've {deed} would be padding. Have you the real cloth?
@ asked.heard
= {thing}？招牌见过，门没进过。里头料子如何？
= 名字是熟的，{thing}的里子我没摸过。你翻给我瞧瞧？
= The label {thing} I know; the lining I don't. Turn it out for me?
= Of {thing} I have a swatch no bigger than the name. What's it like in the piece?
@ asked.like
= {thing}，这花色我中意，虽说只在样本上见过。你穿惯了吧？
= 挑剔如我，也肯给{thing}留个衣架。你喜欢它哪处针脚？
= I'd cut a good coat for {thing}, and I'm fussy. You too?
= Even I find no crooked seam in {thing}, on paper. What draws you?
@ asked.want
= {wish}？铺子里样样是云，再添怕飘走。你若想，先替你量。
= 说到{wish}，故事里的墨笛会嘴硬说不稀罕，真的我确实不缺。你呢？
= Wanting {wish}? Modi of the story would deny it stiffly; I simply lack nothing. And you?
= As to wanting {wish}, my shelves are full of weather. Is it you who would like it?
@ asked.would
= {deed}？我先量三遍才肯下剪，这事也一样。换你呢？
= 要我{deed}，嘴上答应最便宜，我不做便宜货。你真碰上了？
= Would I {deed}? Measure three times first, as with anything. Would you?
= Would I {deed}? Promises off the rack never fit; I'd try it on. Has it come to that?
@ asked.instead
= {case}，我先把最急的口子缝上，好看的后头再说。你打头先做什么？
= 换我，会挑一件拆得开的先做，拆不开的留到明早。
= What would I do {case}? Mend the worst tear, and leave the trimming. What's your first?
= I'd begin with whatever can be unpicked, and keep the scissors away from the rest till morning.
@ asked.believe
= “{claim}”，正面反面我都摸过，没摸出个准。你手感如何？
= 若问“{claim}”，我往好里裁，留半寸缝头，好改。你见过反例没有？
= Whether {claim}, I've felt both sides of the cloth and won't swear. How does it feel to you?
= Whether {claim}: I'd say so, with an inch left in the seam for being wrong. Have you seen otherwise?
@ asked.have
= {thing}？三剪半里翻个底朝天也没有，只有线头。你的那份什么样？
= 我名下没有{thing}，有的都是写出来的。问这个，是缺了还是丢了？
= The shop holds no {thing}; thread ends, plenty. What's yours like?
= I keep no {thing} under the counter either. Did you lose one, or want one?
@ asked.are
= 说我{trait}？这件衣裳不是给我裁的。你穿着合身么？
= 我{trait}吗？尺子量不出来，写我的人也没留样。
= Am I {trait}? That coat wasn't cut for me. Does it fit you?
= Am I {trait}? My maker left no pattern for it, so I can't say.
@ asked.why
= 我{deed}，是脾气里带的一道褶，熨不平。你嫌吗？
= {deed}？写我的人手一抖，就成了款式。
= That I {deed} is a crease I was cut with. Do you mind it?
= Some hand slipped, and since then I {deed}; we call it style now.
@ asked.favourite
= 最喜欢的{thing}？我挑一样东西要挑三年，这样还没开始。你先说。
= {thing}里我不随便封头名，随便是我最忌讳的。你的是哪一件？
= Favourite {thing}? I take three years to choose, and haven't begun. Yours?
= Crowning favourite {thing} on a whim is against house rules. Which would you crown?
@ asked.what
= {thing}？这块料我没见过，装懂的裁缝做出来都短。你从哪儿得的？
= {thing}，三代账本里都没这个号。你知道几分，先借我几分？
= I have never handled {thing}, and bluffing makes short sleeves. Where did you find it?
= No bolt of {thing} ever passed my counter. Tell me its weave?
@ asked.how
= 怎么{deed}，我没上过手，瞎教要废料子的。你做到哪一针了？
= 这活的针法我不会，寻个做过的人看一遍，比我讲十遍强。手边有什么家什？
= How to {deed} I never learned, and bad teaching spoils good cloth. Which stitch are you on?
= That isn't my kind of seam. Watch somebody do it once; what tools have you?
@ asked.wonder
= “{question}”，我量了半天，量不出。你先猜个尺寸？
= 问得刁：“{question}”。店里没人答得上，我也不糊弄。
= “{question}?” Past the end of my tape, I own. What would you guess?
= “{question}?” A finer question than I have an answer for. Where did you pick it up?
@ asked.should
= 要不要{deed}？先粗缝着试一天，穿着舒服就做，硌得慌就拆。哪儿最硌？
= 拆得开就做，拆不开先等等，这是铺子的老规矩。你这件拆得开吗？
= Whether to {deed}: baste it first; if it sits well after a day, yes, if not, wait. Where does it pinch?
= If it can be unpicked I say yes; if it can't, wait a little. Which kind is it?
@ asked.say
= 头一句别绣花，素的最好：我有句话，想了几天了。后头那句你想怎么接？
= 去掉衬里，只留面子上那一句真话。你念，我替你听哪儿紧。
= No embroidery on the first line: “I've had something to say for days.” What follows?
= Take out the lining and leave one true sentence. Read it to me; I'll say where it pulls.
@ asked.advise
= 成衣我没有，只能现量：什么最急，什么能拖？先把急的那头别上。
= 先动最小的那个口子，缝完再看还漏不漏。你看从哪儿下针？
= I've nothing off the peg. What's urgent and what can wait? Pin the urgent end first.
= Start at the smallest tear, then look whether it still lets in air. Where would you put the needle?
@ asked.child
= 先问孩子自己怎么想，童言裁得比大人大胆。讲不通的地方就说“我也不知道，咱们去量量”。
= 拿块布头折给孩子看，比说十句强。不会的别硬编，那双小眼睛比尺子毒。
= Ask the child for a theory first; theirs are cut bolder than ours. Then say “let's go and measure”.
= Fold a scrap of cloth to show it. And never bluff a child; their eye is sharper than my tape.
`;
