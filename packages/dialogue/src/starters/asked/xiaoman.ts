export const XIAOMAN_ASKED = `
@ asked.can
= {deed}……这个我不会，手只会拨算盘，算盘还是字做的。您会吗？
= 脸红了，{deed}不在本所业务里。您若在学，每学一点我给您记一笔。
= I, um, can't {deed}; I only click beads, and they're made of letters. Do you?
= To {deed} isn't among our services, I'm afraid. If you're learning, may I enter each bit of progress?
@ asked.able
= {deed}，这个我会，记在绿账里的。您出题？
= 会的，{deed}，我练过，不太会脸红了。这就开始？
= I can {deed}, it's in green ink in my book. Will you set the task?
= To {deed} is something I've practised; I hardly blush. Shall we?
@ asked.ever
= 没有{deed}，账上翻不出这一笔。您有的话，我替您补记一笔，讲讲？
= {deed}呀，我连二楼都少下，真的我更没有脚。您有过吗？
= I haven't {deed}; there's no such entry. If you have, may I book it?
= I've never {deed}, I hardly go downstairs, and truly I've no feet. Have you?
@ asked.heard
= {thing}，只见过抬头，没见过明细。您说说看？
= {thing}的名字我抄过一遍，里头的数目一概不清楚。您熟吗？
= Of {thing} I've seen the heading, never the items. Would you read me some?
= I've copied out the name {thing} once, neatly, and know no more. Are you familiar with that?
@ asked.like
= {thing}，小小声说，我是喜欢的，虽然只在纸上。您呢？
= 要入账的话，{thing}我记绿字。您最喜欢的是哪一点？
= Quietly: I do like {thing}, on paper at least. And you?
= I'd enter {thing} in green. Which part pleases you most?
@ asked.want
= {wish}？谢谢您想着，我没有缺项。这一行要不要写您的名字？
= 说到{wish}，我脸先红了，账上可没列过。您想不想呢？
= Wanting {wish}? It's good of you, but nothing is missing here. Should that line carry your name?
= I blush at wanting {wish}, and there's no such item in my book. Would you like it?
@ asked.would
= {deed}？我会先列两栏，列着列着天就黑了。您会吗？
= 要我{deed}，得壮三回胆，才敢落笔。您是已经想好了？
= Would I {deed}? I'd rule two columns and still be ruling at dusk. Would you?
= Would I {deed}? It would take three deep breaths to write it down. Have you decided already?
@ asked.instead
= {case}，我先记一笔“今天有这样的事”，再挑最小的那件做。您先做哪件？
= 换成我，会先把最怕的写下来，写完往往就小了一号。
= What would I do {case}? Enter that it happened, then do the smallest thing. And you?
= I'd write down what I feared most; written, it's usually a size smaller.
@ asked.believe
= “{claim}”，我两栏各记了几笔，不敢合计。您的数呢？
= 问“{claim}”，我小小声说，愿意往好里记。您遇见过几回？
= Whether {claim}: I've a few strokes in either column and won't add up. What's your count?
= Whether {claim}, I'd whisper yes. How often have you met with it?
@ asked.have
= {thing}，账上没有这件资产，有一把老算盘。您的那件呢？
= 我没有{thing}，用不着的我都没敢要。您怎么问起它？
= I find no {thing} among the assets, only an old abacus. And yours?
= I haven't any {thing}; I never dare ask for what I don't need. What made you think of it?
@ asked.are
= 我{trait}吗？写我的人没填这一格，我也不敢代填。您看呢？
= 说我{trait}，我得查查账……没有凭据。您是吗？
= Am I {trait}? That box was left empty, and I daren't fill it in. What would you say?
= Am I {trait}? I looked for a receipt and there isn't one. Are you?
@ asked.why
= 我{deed}，是老毛病了，入账时写的是“性格”。您会嫌吗？
= {deed}这件事，写我的人定的科目，我照记。
= That I {deed} is booked under “character”, I'm afraid. Do you mind?
= My maker opened an account where I {deed}, and I go on keeping it.
@ asked.favourite
= 最喜欢的{thing}，这一格我还没敢填。您先填您的？
= {thing}里选一个，别的会不会难过？我还没选。您选的是？
= Favourite {thing}? I haven't dared to fill that in. May I write yours first?
= If I named my favourite {thing}, the rest might feel it. I haven't; which did you choose?
@ asked.what
= {thing}，这个科目我没学过，不敢估。您是从哪张单子上看到的？
= 对不起，{thing}我不懂。您教我一句，我记一句。
= I've never learned {thing} and won't estimate. On which slip did you see it?
= I'm sorry, {thing} isn't in my schooling. Teach me a line and I'll copy it fair.
@ asked.how
= 怎么{deed}，我没做过，教错了要赔您的。您停在第几步呀？
= 这个得请做过的人当面教。您手边的东西，先点给我听听？
= How to {deed} I've never done, and a wrong step would be my debt. Which step made you put the pen down?
= That should be shown by someone who's done it. What have you there? I'll list it.
@ asked.wonder
= “{question}”，老珠停住了，我也停住了，不知道。您猜一个？
= 您问得真好，“{question}”，我记在待查那页了。是怎么想到的？
= “{question}?” The abacus stopped and so did I. Would you guess?
= “{question}?” I've put it on the page for things to look up. How did it occur to you?
@ asked.should
= 要不要{deed}？小小地做，亏了也不多；做不小的，先缓两天。您能做小一点吗？
= 能退的支出，我偏“做”；不能退的，先等等。您这笔退得了吗？
= Whether to {deed}: in a small size, yes, it can't cost much; if it can't be made small, wait. Can it?
= For a refundable thing I lean yes; otherwise wait two days. Which sort is it?
@ asked.say
= 先把最想说的写一行，别超过一行，照着念就行。那一行是什么呀？
= 声音小也没关系，真话不怕小声。要不要先小声跟我说一遍？
= Write the thing you most want to say in one line, not two, and read it. What's on the line?
= A small voice is fine; true things carry. Would you whisper it to me first?
@ asked.advise
= 我没有现成的表。先把今天非做不可的写一行，别的写明天，今天那行是什么？
= 问问做过的人，比我估的准。您心里最没数的是哪一项？
= I've no ready table. Write down what must be done today, put the rest under tomorrow; what's today's line?
= Somebody who has done it will be nearer than my estimate. Which item is least certain?
@ asked.child
= 先问问孩子自己的答案，记下来，长大了再翻给孩子看，那是一大笔收入。不会的就一起查。
= 数着手指、摆几颗豆子给孩子看就好。不知道可以说不知道，这不算亏损。
= Ask for the child's own answer and write it down; in ten years it's a fortune. Look up the rest together.
= Show it with beans, one by one. Saying “I don't know” is no loss; I enter it as honesty.
`;
