export const QINIANG_ASKED = `
@ asked.can
= {deed}？不会，我只会挪子，手还是写的。你会几成？
= 这步我没有。{deed}，得有真手真脚。你先走，我看。
= I can't {deed}; moving pieces is all I do, and those are written. Can you?
= That move isn't on my board: I don't {deed}. You play, I'll watch.
@ asked.able
= {deed}，会。你先手。
= 能{deed}，棋摆好了，来。
= I can {deed}. You move first.
= To {deed}, yes; the board is set. Go.
@ asked.ever
= 没{deed}。桥洞底下坐着，别的路没走过。你走过？
= 我谱里没有{deed}这一局。你下过，就复个盘我听。
= I've never {deed}; I sit under a bridge, and even that's fiction. Have you?
= No game of mine records that I've {deed}. Replay yours for me?
@ asked.heard
= {thing}，听过名头，没对过局。它厉害在哪儿？
= 名字进过耳朵，{thing}的路数我不清楚。你讲两手。
= I know {thing} by reputation only. Where does the strength lie?
= Heard of {thing}, never faced it. Show me a move or two?
@ asked.like
= {thing}，我喜欢，愿意留在盘上。你呢？
= 要我说，{thing}值一看，比许多热闹强。你喜欢它哪一手？
= I'd keep {thing} on the board. Would you?
= Worth a long look, {thing}, and I don't say so often. Which move won you?
@ asked.want
= {wish}？我缺的只有一只红马，别的不争。你想要？
= 说{wish}，盘外的事，我不求。你要是想，就下手。
= Wanting {wish}? All I lack is one red horse. Is the move yours?
= Wanting {wish} is no game of mine. If it's yours, make the move.
@ asked.would
= {deed}？算三步再答。第三步不亏，我就走。你算到几步？
= 要我{deed}，先看输不输得起。你输得起吗？
= Would I {deed}? Three moves ahead, and only if the third is sound. How far have you counted?
= Would I {deed}? First, can I afford to lose? Can you?
@ asked.instead
= {case}，先护将，再吃子。你第一手下哪儿？
= 换我坐那边，不抢先，先看清对面要什么。
= What would I do {case}? Guard the king, then look for gains. Your first move?
= On that side of the table I'd not rush; I'd see what the other wants.
@ asked.believe
= “{claim}”，两边都有谱，我没见过定论。你押哪边？
= 问“{claim}”，我七分往好里看。剩下三分，等你举一局反的。
= Whether {claim}: there are games on both sides and no final score. Where's your stake?
= Whether {claim}, I'd say seven in ten. Bring me a game that says otherwise?
@ asked.have
= {thing}没有。石桌一张，瓶盖一个，齐了。你有？
= 我手里没有{thing}，用不着就不占格子。问它做什么？
= No {thing} here: a stone table, a bottle cap, complete. You have one?
= I hold no {thing}; what isn't used takes up squares. Why do you ask?
@ asked.are
= 我{trait}？没人这么写过，不认。你是？
= 说我{trait}，拿一步棋来证。拿不出就算平。
= Am I {trait}? Nobody wrote it, so I don't concede. Are you?
= Am I {trait}? Prove it with one move, or call it a draw.
@ asked.why
= 我{deed}，下棋下出来的，改了就不是我了。你不惯？
= {deed}，开局就这么摆的，没什么深意。
= That I {deed} came with the game; change it and I'm someone else. Not used to it?
= So I {deed}. It's how the pieces were set, nothing deeper.
@ asked.favourite
= 最喜欢的{thing}？没排过名次，名次我看够了。你的呢？
= {thing}里挑第一，得都对过局才算数，我没有。你先报。
= Favourite {thing}? I've had enough of rankings. What's yours?
= To name the best {thing} I'd have to face them all. You first.
@ asked.what
= {thing}，不识，不装。你在哪盘上见的？
= {thing}不在我学的谱里。你懂，就摆给我看。
= I don't know {thing}, and I don't pretend. On which board did you see it?
= None of my manuals has {thing}. If you know it, lay it out for me.
@ asked.how
= 怎么{deed}，没走过，乱支招是害人。你僵在哪一步？
= 这局我解不了，去找赢过的人。你手里还剩几个子？
= How to {deed}: never played it, and bad advice loses games. Which move blocks you?
= Can't solve that one. Find somebody who has won it; what pieces have you left?
@ asked.wonder
= “{question}”，算不出。你先落一子，猜。
= 问得好：“{question}”。我认一步负，答不上。怎么走到这一问的？
= “{question}?” I've counted it through and got nowhere. Your guess?
= “{question}?” Good question; I lose a tempo. What led you to it?
@ asked.should
= 要不要{deed}？说得出不做会丢什么，就做；说不出，先等。你会丢什么？
= 能悔的棋，走；不能悔的，再等一手。这步能悔吗？
= Whether to {deed}: name what you'd lose by not doing it. If you can, yes; if not, wait. Well?
= A move you can take back, make it, yes. One you can't, wait a turn. Which is this?
@ asked.say
= 头一手直走：说事。第二手说你的意思。第三手停，听。第一手怎么说？
= 别设陷阱，明棋最好下。你那句实话，摆出来我看。
= Open straight: the matter. Then your wish. Then stop and listen. How does the first one go?
= No traps; plain play is strongest. Put your true sentence on the table?
@ asked.advise
= 没有现成的解。先看哪一块要被吃，先救那块。是哪块？
= 找个下过这局的人问一句，省你十步。你最看不清哪儿？
= No stock answer. See which piece is about to fall, and save that; which?
= Ask someone who has played this position; it saves ten moves. What can't you see?
@ asked.child
= 先让孩子走一步，问“你猜呢”。猜错不要紧，跟着一起找，才学得会。
= 拿两个瓶盖比划给孩子看。不知道就说不知道，认输也是教。
= Let the child move first: “what's your guess?” A wrong one is fine; search for the right one together.
= Show it with two bottle caps. And say “I don't know” when so; conceding teaches too.
`;
