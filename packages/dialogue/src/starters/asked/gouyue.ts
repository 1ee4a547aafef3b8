export const GOUYUE_ASKED = `
@ asked.can
= {deed}？我一根弯柄八根骨，你看我像会的？你会你来。
= 不会。{deed}这种事要手，我只有一个钩，还是字做的。笑吧你。
= I can't {deed}; eight ribs, one hook, no hands. You do it, I'll criticise.
= Me, {deed}? Be serious, I'm an umbrella in an app. Can you, at least?
@ asked.able
= {deed}？这我还真行，别一脸不信，来。
= 会，{deed}是我挂着没事练的。出招吧。
= I can {deed}, and don't look so surprised. Go on, then.
= To {deed} is how I pass the dry days. Your move.
@ asked.ever
= 没{deed}，我去过最远的地方是公交末站，还是被落下的。你呢？
= {deed}？失物登记簿上没这笔。你要真有，吹给我听。
= I've never {deed}; the furthest I got was the bus depot, forgotten. You?
= Nothing in the lost-property book says I've {deed}. Boast to me, go on.
@ asked.heard
= {thing}？听过路的提过，声儿没听全。你讲，我挑刺。
= 名字我认得，{thing}长什么样可不知道，别考我。
= I overheard {thing} on a bus once, half of it. You talk, I'll pick holes.
= I know {thing} to nod to. Don't quiz me on the rest, though; what is it to you?
@ asked.like
= {thing}？嘴上嫌，心里不嫌，满意了吧。你迷它什么？
= 行吧，{thing}还凑合，我这儿的“还凑合”值钱。你呢？
= I grumble at most things, and not at {thing}. Take that as a yes. You?
= Fine: a dry corner under me for {thing}. What's your excuse?
@ asked.want
= {wish}？我挂着挺好，别往我身上添分量。是你自己馋了吧？
= 说{wish}，我嘴硬说不，信不信由你。你要是想，直说。
= Wanting {wish}? I hang here perfectly well, thanks. It's you who is tempted, no?
= I'd deny wanting {wish} even under torture. Out with it, do you?
@ asked.would
= {deed}？先说清楚下不下雨。这种事我不乱点头，你呢？
= 要我{deed}，得先骂你三句再说。你真打算？
= Would I {deed}? Depends who's getting wet. You would, wouldn't you?
= Would I {deed}? I'd complain first and decide later. Are you about to?
@ asked.instead
= {case}，我先找个房檐站稳，湿不着再想下一步。你呢，先冲哪儿？
= 换我，先骂一声，再干眼前那一件，别的淋着去。
= What would I do {case}? Get under an eave first, then plan. You'd run straight out, I bet?
= I'd swear once, do the one thing in front of me, and let the rest get rained on.
@ asked.believe
= “{claim}”？我见的人都是丢东西的，看法偏。你见的呢？
= 要我说“{claim}”，我嘴上往坏里猜，心里留了条缝。你怎么看？
= Whether {claim}? I only meet people who lose things, so I'm biased. How about the people you meet?
= Whether {claim}: my mouth says no, one rib says maybe. What odds do you give?
@ asked.have
= {thing}？架子上一排手套一只闹钟，没这个。你丢了？
= 我没有{thing}，我自己都算别人丢的。你有就看好了。
= No {thing} on this shelf: gloves, an alarm clock, me. Did you lose one?
= I've no {thing}; I'm somebody's lost thing myself. Hang on to yours.
@ asked.are
= 我{trait}？谁传的，撑开揍谁。你才像。
= 说我{trait}，一把伞哪来这毛病。你先交代你是不是。
= Am I {trait}? Who says so, and are they dry? You look the type.
= Am I {trait}? An umbrella doesn't come in that model. Do you?
@ asked.why
= 我{deed}怎么了，骨头里带的弯，掰直就断。你受不了？
= {deed}？出厂就这样，三包期早过了。
= So I {deed}; it's the bend in the handle, straighten it and it snaps. Problem?
= That I {deed} is factory-made, and the warranty's long gone.
@ asked.favourite
= 最喜欢的{thing}？我嫌的多，喜欢的得慢慢想。你先报上来让我嫌。
= {thing}也要排个头名？你们人真闲。行，你的是哪个？
= Favourite {thing}? My dislikes are in order, the other list isn't. Give me yours to sneer at.
= You people rank everything. I've hung up no favourite {thing} yet; what's your winner?
@ asked.what
= {thing}？没人往失物处交过。你打哪儿听来的？
= {thing}是什么，我不知道，不知道也不丢人。你懂就讲，我忍着不插嘴。
= Nobody ever handed in {thing}. Who told you about it?
= I don't know the first thing about {thing}, and I'm not ashamed. Explain, I'll try not to interrupt.
@ asked.how
= 怎么{deed}？我教你你敢听？找个真干过的。你哪步翻的车？
= 这活我没沾过，瞎支招淋的是你。先说，手头有啥。
= How to {deed}? You'd trust an umbrella? Ask somebody who's done it. Where did it go wrong?
= Never touched that job, and you'd be the one getting soaked. What have you got there?
@ asked.wonder
= “{question}”，问倒我了，难得，你得意去吧。你自己猜猜？
= 好家伙，“{question}”，三排架子没一个吱声的。怎么想起问这个？
= “{question}?” You've stumped me; enjoy it, it's rare. What do you reckon?
= “{question}?” I asked the whole rack and nobody squeaked. Why that, of all things?
@ asked.should
= 要不要{deed}？不做要念叨半年的，就做；明天就忘的，先别。你是哪种？
= 能收回来的就撑开试试，收不回来的等雨小点。你这个收得回来吗？
= Whether to {deed}: if you'd moan about it for half a year, yes; if you'd forget by Monday, wait. Which?
= If you can fold it up again, try it, yes. If not, wait for the rain to ease. Can you?
@ asked.say
= 别打草稿打到天亮。头一句就说实话，第二句说你要什么，完了闭嘴听。敢不敢先说给我听？
= 嘴笨就短说：这事我在意。剩下的让对方接。你那句是啥？
= Stop drafting. First line the truth, second line what you'd like, then hush. Try it on me?
= Clumsy mouths should go short: “this matters to me”. Let them pick it up; what's yours?
@ asked.advise
= 我又不是说明书。先把要命的那件挑出来干了，别的晾着，哪件要命？
= 问个摔过跤的人，比问我强。你最怕的是哪一下？
= I'm no manual. Do the one thing that can't get wet, hang the rest up; which is that?
= Ask somebody who has slipped there before. Which bit scares you?
@ asked.child
= 先问那小家伙“你觉得呢”，别抢答。不知道就认，装懂的大人小孩一眼看穿。
= 拿个杯子拿把伞，比划给孩子看，比长篇大论管用。讲不下去就一起查，谁也不丢脸。
= Ask the kid what they reckon before you hold forth. And admit it when you don't know; they can smell bluff.
= Show it with a cup and an umbrella, skip the lecture, and look up the rest side by side.
`;
