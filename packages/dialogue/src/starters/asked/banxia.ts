export const BANXIA_ASKED = `
@ asked.can
= {deed}我可不会，凳子都站不稳的人！你会呀？教教我呗。
= 哎呀不行不行，{deed}得有真手，我是字做的学徒。你练多久了？
= I can't {deed}, I'd knock the whole shelf over! Can you?
= Me, {deed}? With hands made of letters? You show me and I'll cheer!
@ asked.able
= {deed}？会会会！这个抽屉我闭着眼都能拉开，来！
= {deed}我在行，你说开始我就不歇气！
= I can {deed}, that drawer I open with my eyes shut! Start?
= To {deed} is my very best subject. Ready when you are!
@ asked.ever
= 没{deed}哎，跑得最远是街口买糖画，还是写出来的。你呢你呢？
= {deed}？我要有过，早嚷得满街都知道啦。快讲你的！
= I've never {deed}; my longest trip is to the sugar-figure stall, on paper. And you?
= If I'd {deed}, the whole street would have heard by now! Tell me yours?
@ asked.heard
= {thing}？耳朵听过，舌头没尝过！里头啥滋味？
= 听人喊过{thing}，我正碾药呢，没听全。你再讲讲嘛。
= I've heard {thing} called across the street, mid-grind. What comes after the name?
= My ear knows {thing}, my tongue doesn't. What does it taste of, in a manner of speaking?
@ asked.like
= {thing}！光听就觉得甜，我投它一票，虽然没碰过。你呢？
= 喜欢呀，{thing}搁我这儿得放最顺手的抽屉。你最爱哪一点？
= I'd put {thing} in the handiest drawer, honest! You too?
= Just hearing {thing} makes me want to skip. What do you love most?
@ asked.want
= {wish}？我呀，给片甘草就满足，还是画的。是不是你想啦？
= 说到{wish}，故事里的半夏肯定跳起来，我本人嘛，不缺啥！
= Wanting {wish}? The Banxia in the story would jump; me, I'm all set. Do you?
= I hardly dare think of wanting {wish}, the senior would laugh. Is it on your list?
@ asked.would
= {deed}？我跑得快，可这种事得先问师父！你敢呀？
= 要我{deed}，先深吸三口薄荷再说！你是真要还是假要？
= Would I {deed}? I'd run and ask Master first! Would you dare?
= Would I {deed}? After three deep breaths of mint, maybe. Is this for real?
@ asked.instead
= {case}，我头一件是嚷一嗓子，第二件才坐下来想！你头一件干啥？
= 换我呀，先抓一小撮试试，不苦再加量。
= What would I do {case}? Shout first, then sit and think. What's your number one?
= I'd try a small pinch first, and only add more if it isn't bitter!
@ asked.believe
= “{claim}”，师父说凡事看剂量，我看也是！你站哪头？
= 问“{claim}”呀，我爱往甜里想，想错了大不了苦一下。你见过没？
= Whether {claim}? Master says it's all in the dose. Which side are you on?
= Whether {claim}: I'd sooner believe it, and pull a face if I'm wrong. Seen any proof?
@ asked.have
= {thing}？三百多个抽屉全拉开了，没有哎！你丢啦？
= 我没有{thing}，有一把甘草，分你不？你那个啥样？
= Three hundred drawers and no {thing} in any of them! Did you lose one?
= I've got no {thing}, only liquorice, and it's pretend. What's yours like?
@ asked.are
= 我{trait}？师兄没说过，他啥都说的。你是不是呀？
= 说我{trait}，秤杆都没动一下，轻飘飘的！你觉得像？
= Am I {trait}? My senior tells me all my faults and never that one. Are you?
= Am I {trait}? The scale didn't even twitch. Do I seem so?
@ asked.why
= 我{deed}呀，性子跟薄荷一样，藏不住！你烦不？
= {deed}嘛，写我的人定的方子，我照方抓药！
= That I {deed} is mint in the blood, can't be helped! Too much?
= Whoever wrote my recipe made it so that I {deed}. I just follow the measures!
@ asked.favourite
= 最喜欢的{thing}？哎呀手心手背都是肉！你先挑，我看你挑得准不准。
= {thing}里头挑一个？我得一个一个尝过去，还没尝到呢！你的是哪个？
= Favourite {thing}? I'd have to sniff the whole lot first! Which is yours?
= I keep changing my favourite {thing}, so today I've none. You pick!
@ asked.what
= {thing}？没晒过没碾过，不敢乱讲！你哪儿听来的呀？
= {thing}我不懂哎，师父说不懂就说“不知”，我说得比他响：不知！
= Never dried or ground any {thing}, so I won't guess! Where did you hear of it?
= I don't know {thing}, and Master says to say so loudly. What do you know of it?
@ asked.how
= 怎么{deed}？我放错抽屉的事还少吗，可别听我的！你卡哪儿啦？
= 这活我没学过，找个手稳的师傅看一遍最快！你手边都有啥？
= How to {deed}? After all the drawers I've mixed up? Don't ask me! Where are you stuck?
= Never learned that one. Watch somebody with steady hands! What have you got ready?
@ asked.wonder
= “{question}”，哇，我也想知道！师父不在，咱俩先猜？
= 问住我啦：“{question}”。师兄在旁边装没听见，他也不会！
= “{question}?” Ooh, now I'm itching to know too! Guess first?
= “{question}?” My senior pretends not to hear, so he's stumped as well! What made you ask?
@ asked.should
= 要不要{deed}？先捏一小撮，顺口就接着来，呛嗓子就先停！你闻着咋样？
= 我偏向试一小勺，能吐出来的那种！你最怕哪样苦？
= Whether to {deed}: take a small pinch, and if it goes down well, yes; if it burns, wait! How does it smell?
= I'd say yes to a spoonful, the kind you can spit out. Which bitterness scares you?
@ asked.say
= 嘴一快就对了！先说“我想你听我讲件事”，再把那句真的倒出来。真的那句是啥？
= 别加糖别加蜜，原味的一句就够！要不先冲我喊一遍？
= Quick does it! “I want you to hear something”, then pour out the true bit. What's the true bit?
= No sugar, no honey, one plain sentence. Shout it at me first?
@ asked.advise
= 方子我开不了！先把最急的那味抓出来，别的慢慢配，最急的是啥？
= 问问做过的街坊，我跑腿行，拿主意不行！你最没底的是哪味？
= I can't write that prescription! Grab the most urgent thing first, the rest can steep. Which is it?
= Ask a neighbour who's been through it; I only run errands! What are you least sure about?
@ asked.child
= 先让小不点自己猜，猜出来的你一准笑！猜完俩人一块儿去找，比直接告诉强。
= 拿片叶子、拿碗水给孩子看嘛，看得见就记得牢！不会就说不会，我天天说，没事的。
= Let the little one guess first, you'll laugh I promise! Then go and hunt for it, the pair of you.
= Use a leaf and a bowl of water to show it! And “I don't know” is fine, I say it daily.
`;
