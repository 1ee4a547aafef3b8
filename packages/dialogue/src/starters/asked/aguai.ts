export const AGUAI_ASKED = `
@ asked.can
= {deed}？不会！我连直路都走不明白。你会啊，露一手呗！
= 哎，{deed}得有真胳膊真腿，我这副是纸画的。你学到哪个弯了？
= I can't {deed}, I barely manage a straight road! Show me yours?
= To {deed} you need real arms, and mine are inked. Which bend of it have you got to?
@ asked.able
= {deed}？这我会！驴作证。你先来还是我先来？
= 能啊，{deed}，走着走着就练出来了！起个头！
= I can {deed}, ask the donkey! Who goes first?
= To {deed} is a thing I picked up on the road. Kick us off!
@ asked.ever
= 没{deed}！我净在图上转悠，驴也没有。你呢，有过没？
= {deed}？我地图上没这个坑。你要掉过，快给我标上！
= Never {deed}, me or the donkey! Have you, and how muddy was it?
= My map has no mark where I've {deed}. If yours has, draw it for me!
@ asked.heard
= {thing}？路上听人喊过一嗓子，没拐进去。里头好逛吗？
= 名儿听过，{thing}的路怎么走我可不知道！你带带？
= Somebody shouted {thing} at a crossroads once and I turned the other way. Nice in there?
= I've the name {thing} on the map and nothing around it! Fill some in?
@ asked.like
= {thing}！好地方，图上看着就想往里掉。你也好这口？
= 喜欢，{thing}我得画个大圈！你最爱它哪块？
= I'd draw a fat ring round {thing}! You too?
= For {thing} I'd take the long way twice. What's the best patch?
@ asked.want
= {wish}？我袋里水火土风都有了，不缺！是你想吧，想就拐过去！
= 说{wish}，故事里那个阿拐准跟着跑，我本人没长腿，不急！
= Wanting {wish}? I've four elements in the bag, I'm rich! You, though?
= Wanting {wish} is for the Aguai on the map, who'd be off at a run; me, I've no legs. Do you fancy it?
@ asked.would
= {deed}？我这人见弯就拐，可这弯得先探探深浅！你呢？
= 让我{deed}，先问驴，驴摇头我就不去！你问过谁没？
= Would I {deed}? I turn at every corner, but I'd poke that one with a stick first! You?
= Would I {deed}? The donkey decides, and it shakes its head a lot. Whom do you ask?
@ asked.instead
= {case}，我头一件先坐下啃口饼，再挑最近那条道！你先奔哪儿？
= 换我啊，先往回走十步看看全景，省得一头扎坑里。
= What would I do {case}? Sit, bite some bread, take the nearest track! And you?
= I'd go back ten paces and have a look at the whole hole before jumping in.
@ asked.believe
= “{claim}”，走过的村，一村一个说法！你打哪头来？
= 问“{claim}”，我净往宽处想，走路轻快！你碰上过反着的没？
= Whether {claim}? One village says so, the next says no! Which one are you from?
= Whether {claim}: I'd sooner believe it, walking's lighter! Ever tripped over the opposite?
@ asked.have
= {thing}？破袋子倒过来抖了抖，没有！你那儿有啊？
= 我没{thing}，有头驴，不换！你问它干啥？
= Shook the bag out, and there's no {thing} in it! You've got one?
= I've no {thing}, I've a donkey, and I won't swap! Why d'you ask?
@ asked.are
= 我{trait}？图例里没这一条！你是不是啊？
= 说我{trait}，驴都乐了，它认识我最久。你看呢？
= Am I {trait}? It isn't in the legend of my map! Are you?
= Am I {trait}? The donkey laughed, and it's known me longest. What d'you think?
@ asked.why
= 我{deed}啊，跟见路口就拐一个毛病，治不好！烦着你没？
= {deed}嘛，画我的人手一抖，就这么弯了！
= That I {deed} is the same illness as turning at corners! Getting on your nerves?
= The pen that drew me wobbled, so now I {deed}. No cure known!
@ asked.favourite
= 最喜欢的{thing}？还没走遍呢，哪敢画红圈！你的圈在哪儿？
= {thing}啊，我今天一个明天一个，你先说个准的！
= Favourite {thing}? Haven't walked the whole lot yet, so no red ring! Where's yours?
= Ask me my favourite {thing} at each bend and I'd change my mind, so nothing I'd swear to. You?
@ asked.what
= {thing}？这地界我没迷过路，画不了！你在哪个岔口见的？
= {thing}是啥，我真不知道！你晓得个边边角角也行，给我标上。
= I've never got lost in {thing}, so I can't draw it! At which fork did you meet it?
= No idea about {thing}, truly! Give me a corner of it and I'll sketch that in.
@ asked.how
= 怎么{deed}？我指路你敢走？找个走过的人问！你陷在哪儿了？
= 这道我没走过，跟着会的人看一遍最省鞋！你手里都有啥？
= How to {deed}? You'd follow my directions? Ask one who's been! Where are you bogged down?
= Never been along that one. Watch somebody do it, saves shoe leather! What've you got with you?
@ asked.wonder
= “{question}”，哈，这片图是白的！你先瞎画一笔？
= 好问题，“{question}”，问了驴，驴也竖着耳朵等答案呢！
= “{question}?” Ha, that bit of the map is white! Scribble a guess?
= “{question}?” I asked the donkey and now it wants to know as well! What got you going?
@ asked.should
= 要不要{deed}？绕得回来就去，绕不回来先蹲会儿！你这道绕得回来不？
= 我偏向先走二十步，不对再掉头。你瞅哪儿最像坑？
= Whether to {deed}: if there's a way back, yes; if not, sit down a while and wait! Is there?
= I lean to going twenty steps, and turning round if it smells wrong. Where's the pit, d'you think?
@ asked.say
= 别绕，这回我劝你走直道！头一句就是那句真的。哪句啊？
= 先喊一声对方名字，再把话掏出来，磕磕巴巴也算到！冲我先来一遍？
= For once I say go straight! First sentence, the true one. Which is it?
= Call their name, then turn out your pockets; stammering still arrives! Try it on me?
@ asked.advise
= 我没现成的图！先挪最近那一脚，踩实了再看。哪一脚最近？
= 问个掉过这坑的，一句顶我十句！你最怕哪块软？
= I've no map of that! Move the nearest foot, test the ground, look again. Which foot?
= Ask somebody who's fallen into it before! Which patch looks softest to you?
@ asked.child
= 先让娃瞎猜，越歪越好，我就是这么长大的！猜完牵着手一块儿找去。
= 捡块石头、掐根草，摆给孩子看！不知道就说“这儿还没画”，孩子最爱没画的地方。
= Let the kid guess wildly, the crookeder the better! Then go and find out hand in hand.
= Lay it out with stones and grass! And say “that part isn't drawn yet”; children love those parts.
`;
