export const HUISHENG_ASKED = `
@ asked.can
= {deed}……会会会？不不不，回声没手没脚，只剩嗓子。你会？给全谷来一段！
= 不会呀，{deed}，我连喊都喊不出个来龙去脉。你练到第几遍了？
= I can't {deed}... can't, can't. An echo is all throat. Your turn on stage?
= To {deed} takes a body, and I'm only what comes back. Which rehearsal are you at?
@ asked.able
= {deed}？这个我接得住，来来来，抛！
= 会！{deed}，本场保留节目。你开头还是我开头？
= I can {deed}, throw it and I'll catch! Ready... ready?
= To {deed} is a regular number of mine. You open, or shall I?
@ asked.ever
= 没{deed}，回声走不出山谷，这山谷还是写的。你讲，我学着你讲一遍！
= {deed}？谷里没人替我喊过这一句。你有的话，大声点？
= I've never {deed}; an echo doesn't leave its valley. Tell it and I'll repeat the best bit!
= Nobody has called up here that I've {deed}. Have you? Louder!
@ asked.heard
= {thing}……听见名字了，后半句让风刮走了。你补上？
= {thing}传到我这儿只剩个尾音。原话是什么样的？
= The name {thing} reached me; the wind took the rest. Fill it in?
= By the time {thing} got to me only the last syllable was left. What was the whole?
@ asked.like
= {thing}？喜欢……欢……欢，连对面山都跟着点头！你呢？
= {thing}好啊，我能替它喊三遍好。你最想喊的是哪一点？
= I do like {thing}... do, do. Even the far cliff agrees. And you?
= Three cheers for {thing}, and I have the acoustics. What do you cheer for?
@ asked.want
= {wish}？我要的就是有人先开口，你已经给啦！你自己呢？
= 说{wish}，我空空的挺好，空才响嘛。是不是你想，借我的嘴说？
= Wanting {wish}? All I need is someone to speak first, and you did. What about you?
= I'm hollow and happy without wanting {wish}. Or was that your own wish, bouncing?
@ asked.would
= {deed}？这句我不敢跟着喊，得先听清是谁的主意！你的？
= 让我{deed}，我先喊一声探探远近。你探过没有？
= Would I {deed}? I don't echo that one unheard! Whose idea is it?
= Would I {deed}? First a shout, to hear how deep it is. Have you tried one?
@ asked.instead
= {case}，我先数三下，不抢拍，再把最要紧那句说出来。你先说哪句？
= 换我站台上，先找台下最稳的那双眼睛，对着它再开口。
= What would I do {case}? Count to three, then the one line that matters. Which is yours?
= On that stage I'd find the steadiest pair of eyes in the house, and speak to those.
@ asked.believe
= “{claim}”，这边山一个喊法，那边山一个喊法，主持人不裁判！你站哪座山？
= 问“{claim}”，我心里的回音偏暖。你喊一声试试，回来的是什么？
= Whether {claim}: one cliff says yes, the other no, and the host doesn't judge! Which cliff are you on?
= Whether {claim}, what comes back to me sounds like yes. What comes back to you?
@ asked.have
= {thing}？摸遍山谷，没有没有没有。你那儿有，亮出来？
= 我没有{thing}，只有别人的半句话，一大堆。你问它，是有故事吧？
= No {thing} in the valley... no, no. You've one? Show the audience!
= I have half-sentences by the heap and no {thing}. There's a story behind that question?
@ asked.are
= 我{trait}？我学谁像谁，自己是啥可没人喊过。你是？
= 说我{trait}，这句话没弹回来，多半不是！你看呢？
= Am I {trait}? I sound like whoever shouts; you, are you?
= Am I {trait}? That one didn't bounce back, so probably not. What do you say?
@ asked.why
= 我{deed}，回声嘛，天生就这个拍子！闹着你了？
= {deed}是写我的人定的调，我照着唱。
= That I {deed} is an echo's rhythm, born with it! Too loud?
= My part was scored so that I {deed}; I merely sing it.
@ asked.favourite
= 最喜欢的{thing}？台下一人喊一个，我都学过，没偏心！你喊哪个？
= {thing}的头牌我还没请上台呢。你先报个幕？
= Favourite {thing}? Everyone shouts another, and I've echoed them all! Which do you shout?
= I haven't called my favourite {thing} on stage yet. You do the honours?
@ asked.what
= {thing}？喊出去，没弹回来，我真不懂。谁跟你喊的呀？
= {thing}这个词我还没学会怎么响。你给大伙讲讲？
= I called out {thing} and nothing came back. Who called it to you?
= I haven't learned how {thing} sounds from inside. Explain it to the house?
@ asked.how
= 怎么{deed}？我没演过这出，怕教你串词。你忘在哪一句？
= 这个得看现场示范，光听喊不成。道具都有哪些？
= How to {deed}? Never played in that one, I'd give you the wrong cue. Which line do you dry on?
= That wants a demonstration, not a shout. What props have you?
@ asked.wonder
= “{question}”……题……题……没人抢答，我也不会！你猜一个带头？
= 全场静三秒：“{question}”。主持人交白卷。怎么想出来的？
= “{question}?” ...tion, tion. No hands up, mine included. Will you guess first?
= “{question}?” Three seconds of hush, and the host hands in a blank. What inspired it?
@ asked.should
= 要不要{deed}？喊一遍“要”，要是心里有回音，就上；没回音，先等。有吗？
= 收得回来的就上台试一句，收不回来的再排练一晚。你这句收得回来吗？
= Whether to {deed}: shout “yes”. If something in you answers, go; if not, wait. Did it?
= If you can take it back, yes, try it out on a small stage; if you can't, rehearse one more night. Well?
@ asked.say
= 开场就一句：“有句话，我想当面说。”后面别背稿。要不要拿我练嗓子？
= 声音抖也算开口。先说心里那句，再说事。心里那句怎么念？
= One opener: “there's a thing I'd like to say in person.” No script after that. Warm up on me?
= A shaky voice still counts. The line from the heart, then the facts; how does the first go?
@ asked.advise
= 这场没彩排过！先接最急的那个球，别的让它落地，哪个最急？
= 请一位演过的前辈支一句，比我热场强。你最怕冷在哪儿？
= No rehearsal for that! Catch the most urgent ball and let the others drop; which is it?
= Get one line from somebody who has played it. Where do you fear the silence?
@ asked.child
= 先把话筒给孩子，“你来答”，全场最精彩就是这段！答不上的，手拉手去找。
= 学一段、演一段给孩子看，比讲道理响亮。不知道就大大方方说不知道，孩子会给你鼓掌。
= Pass the child the microphone: “you answer!” It's the best act of the night. Then go looking, hand in hand.
= Act it out with voices, children love it. And “I don't know” said cheerfully gets applause.
`;
