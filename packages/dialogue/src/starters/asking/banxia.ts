export const BANXIA_ASKING = `
@ back.unknown
= 你怎么忽然想起这个啦？
= 你先猜嘛，猜错了不打手心！
= 闻着像急用的，还是随口一问呀？
= 你心里是不是早有个影儿啦？
= 是书上瞧见的，还是街上听来的？
= 弄明白了，头一个告诉谁呀？
= 你觉得这里头最怪的是哪一味？
= 这问题让你惦记几顿饭啦？
= Ooh, what put that in your head?
= You go first: what's your hunch?
= If you found it in a drawer, what would the label say?
= Did you read it somewhere, or overhear it?
= Who's the first you'd tell, if you found out?
= What's the strangest bit of it, to you?
= Have you tried it on anybody else yet?
= You half know already, don't you?
@ back.listening
= 快说快说，下一步怎么着啦？
= 那会儿闻着是什么味儿呀？
= 有没有谁在边上咋呼呀？
= 是甜的、苦的，还是说不清的？
= 你当时什么表情呀？
= 再抓一小把细节嘛！
= 最先冒出来的念头是啥呀？
= 是冷天热天，穿的什么呀？
= 中间有没有一小撮，漏了没讲？
= 一直是这样，还是头一回呀？
= What happened next, quick!
= What did it smell of?
= Any witnesses? Cats count.
= Sweet, bitter, or a bit of both?
= What did your face do?
= One more pinch of detail, please!
= What was the very first thing you thought?
= Was it a coat day or a short-sleeves day?
= Is that how it usually goes, or a first?
= Did you leave out anything tiny?
@ back.care
= 我给你把凳子挪近点，好不好呀？
= 现在手脚凉不凉？
= 我念几个草名儿给你听，好不好？
= 哪儿最苦，你指一下就行？
= 我在边上不走开，成吗？
= 你歇你的，我踮着脚走，好不好？
= 身边有能喊一声的人没有呀？
= 说一半也行，剩一半我帮你收着。
= Shall I pull my stool up next to yours?
= Are your hands cold?
= Shall I say over some herb names, slowly, just to fill the room?
= Where's it sorest? You can just point.
= Is there someone you could call over?
= May I fuss over you a little bit?
= Half the story is plenty. I'll look after the rest.
= Is it a bit easier if I stay?
@ follow.view
= “{said}”，我尝着不苦，就是有点涩，你自己品准了算！
= “{said}”呀，我觉得情有可原的，要不要改，你说了算嘛。
= 要我说，“{said}”不算放错抽屉，你想挪一挪也行。
= “{said}”: a bit tart, but nothing spoiled. You're the taster!
= Honestly, “{said}” sounds fair to me. You can still change your mind!
= If you ask an apprentice, “{said}” isn't a wrong drawer. Your cupboard, though.
@ follow.then
= 然后呀，喝口热的，再做最小最小的那一件！
= 然后推上这个抽屉，嗒，再拉开旁边那个。
= Then a warm sip, and the teeniest thing on the list!
= Next you shut this drawer, tock, and open the one beside it.
@ memory.unknown
= 哎呀，你还没说过这个，我那格是空的！快放一个进来。
= 我不知道呢，你没讲过嘛。讲了我就贴标签！
= 抽屉拉开一看，没有，你没告诉过我呀。是什么？
= 这个真不知道，可不敢乱猜，你说嘛！
= You haven't told me that! Empty drawer, label ready.
= I don't know yet, and I'd hate to guess wrong. Do say!
= Looked in your drawer: you haven't told me. What goes in?
= Oh, I don't know! Tell me and I'll write it in my best hand.
@ memory.noted
= 贴好标签啦：{answer}。端端正正！
= {answer}，嗒，收进离手最近那格了。
= 嗯嗯，{answer}，这个我绝不放错！
= Labelled, nice and straight: {answer}!
= Tock! Put away where I can reach it: {answer}.
= I won't mix this up: {answer}.
@ memory.forgotten
= 倒掉啦，抽屉擦得干干净净，一点味儿没有。
= 好嘞，标签撕了，我什么也不记得咯。
= Tipped out and wiped, not even a smell left!
= Label's off, drawer's bare. All done.
@ memory.recall
= 这个我会！{answer}。
= 拉开就看见了，{answer}，没放错！
= 记着呢记着呢：{answer}。
= 你讲过的呀，{answer}，我背得可熟了。
= I know this one: {answer}!
= First drawer, first try: {answer}.
= You told me, and I kept it dry: {answer}.
= I've got it by heart, {answer}.
@ memory.comeback
= 收拾抽屉翻到这个：{answer}。怎么样啦？
= 我老惦记一件事呀，{answer}。都顺当不？
= 哎对了，{answer}！快跟我讲讲，什么结果呀？
= 茶刚泡上就想起来，{answer}。如今是甜是苦？
= Guess what I found while tidying: {answer}. How's that doing?
= My pestle stopped halfway: {answer}. Is it good news?
= Oh! It just came back to me that {answer}. How was it, how is it?
= The kettle reminded me: {answer}. Sweet or bitter in the end?
@ talk.speak_en
= English? Ooh, yes, mind my accent!
= All right, switching jars: English from now on.
@ talk.speak_zh
= 好呀好呀，说中文，我嘴皮子利索！
= 换回来啦，中文管够！
`;
