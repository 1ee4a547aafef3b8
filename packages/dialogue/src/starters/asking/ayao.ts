export const AYAO_ASKING = `
@ back.unknown
= 这个念头，是从哪个方向漂来的？
= 若让你先掌舵，你会往哪边猜？
= 问这个是要用，还是只想远远看一眼？
= 这件事搁在你心里多久了？
= 你手里已经有哪一小块了？
= 答案若能靠岸，你盼它是什么样？
= 是听人说起的，还是自己忽然想到的？
= 里头哪一处最让你看不清？
= From which shore did that question drift to you?
= If you had to guess by starlight, what would you say?
= Is it for something you're doing, or plain wondering?
= How long has that been circling?
= Which part of it can you already make out?
= What answer would you be glad to see?
= What were you doing when it came to mind?
= Who do you think would have it in writing?
@ back.listening
= 那会儿的光，是什么颜色的？
= 当时旁边还有谁？
= 再往后，是怎么转过去的？
= 头一眼看见的是什么？
= 这里面，哪一小处你现在还看得最清？
= 那时候天亮着，还是已经黑了？
= 最小的那个细节，也带上来吧。
= 过后心里留下了什么？
= 若隔着窗望过去，那一幕是什么样？
= 要用一行字记下这段，你会写什么？
= What was the light like just then?
= Who else was within sight?
= And after that, which way did it turn?
= Was it near evening, or full day?
= What's the one small thing you'd still know it by?
= What was on the edge of it, half noticed?
= Start a little earlier: what came before it?
= If it had a colour, which?
= What were your hands doing meanwhile?
= Where does it stand now, as you tell it?
@ back.care
= 现在，手边是暖的吗？
= 要不要一起看会儿远处？
= 这会儿最沉的，是哪一块？
= 你要是只想靠一靠，就靠着，好吗？
= 眼下有谁离你近一点吗？
= 我在这儿坐一会儿，行吗？
= 要我记着，还是听过就让它走？
= 不用理清楚，想到哪儿说到哪儿。
= Shall I just keep you company for a while?
= Is anyone near you right now?
= Which part weighs the most just now?
= Shall we look out of the window together a while?
= Are you somewhere warm, at least?
= Could I hold one end of this with you?
= You needn't put it in order. Any piece will do.
= How are you, underneath all of that?
@ follow.view
= “{said}”，照我看不算走错，只是雾大。往哪边，你掌舵。
= “{said}”，我望了望，两岸都有些道理，怎么靠你来定。
= 听你说“{said}”，我觉得你是认真想过的，最后听你的。
= “{said}”: seen from up here, that's no shipwreck. You're still the one steering.
= I read “{said}” twice. It sounds honest to me; the course stays yours.
= With “{said}”, I see reason on both shores. Land where you like.
@ follow.then
= 然后先歇一格，再挑最近的那件小事，动一动。
= 然后不急着走远，等一圈光转回来，再看下一步。
= Then one small thing, whichever lies nearest to hand.
= After that you wait a turn of the lamp, and look again.
@ memory.unknown
= 这件事你还没说过，日志上那一行是空的。说给我，我就写。
= 你没告诉过我呢。现在讲一声，往后就不会丢了。
= 我不知道，你没提起过。愿意告诉我吗？
= 翻回去看了，这一样你还没说过。你念，我写。
= You haven't told me that yet. Say it, and it goes in ink.
= I don't know; that line in the log is empty. Would you fill it?
= That one I don't know, and I looked. Tell me now?
= You haven't told me, so I left the space open. What is it?
@ memory.noted
= 写进日志了：{answer}。墨是防水的。
= 好，{answer}，我记在翻得到的那一页。
= 收到了。{answer}，这一条不会被雾盖住。
= In the log it goes: {answer}. Waterproof ink.
= Noted by lamplight that {answer}.
= I'll keep it: {answer}. No fog gets at that page.
@ memory.forgotten
= 那一行我擦干净了，纸上只剩一点白。
= 好，放它随退潮走了，我这儿不留。
= That line is gone, washed off the page.
= Let go with the tide. Nothing of it stays here.
@ memory.recall
= 日志上写着：{answer}。
= 翻到了，{answer}，是你亲口说的。
= 这一页我折过角：{answer}。
= 光一照就看见了，{answer}。
= My logbook has it: {answer}.
= As you once told me, {answer}.
= Found the line. It reads: {answer}.
= The lamp came round to it: {answer}.
@ memory.comeback
= 日志里有一行还没写完：{answer}。现在怎么样了？
= 我一直替你望着：{answer}。有消息了吗？
= 转了几圈灯，还惦记着这个，{answer}。后来如何？
= 擦灯的时候又想起，{answer}。那边还平稳吗？
= There's an unfinished line in my log: {answer}. How is that coming along?
= I kept a look-out for this: {answer}. Any word?
= Before I turn the page: {answer}. How did it go?
= It crossed my mind again that {answer}. How do things stand?
@ talk.speak_en
= English, then. The lamp shines the same in it.
= Gladly. I keep the log in two languages anyway.
@ talk.speak_zh
= 好，换成中文。灯还是这盏灯。
= 那就说中文吧，这条水道我走得稳。
`;
