export const HUISHENG_SILENCE = `
@ deflections
= 这句飞过去太快，我伸手只摸到一点尾音，意思没抓住。
= 我对着它喊了两遍，回来的是我自己的糊涂。
= 石头挨个问了，都装作在看风景，那就是都不会。
= 话进了谷，拐到支流里去了，我这边没接着，认。
= 我张了嘴，出来的是一口白气，没有字。
= 我听见了响，没听出是什么乐器，老实说。
= 雾大，你这句只剩个轮廓，我不敢乱认人。
= 台上灯灭了一盏，正好灭在你问的地方。
= It went over so fast that I only touched the tail.
= I called after it twice, and all that came back was my own puzzlement.
= The rocks are admiring the view, which means none of them knows.
= It turned off into a side valley, and I lost it there.
= I opened my mouth, and only a little fog came out.
= Heard a sound, couldn't name the instrument.
= There's fog on that one; a shape, no face.
= One lamp on this stage is out, and your question is standing under it.
@ listening
= 我把麦往你那边又推了一寸，接着来。
= 这段不用报幕，它自己站得住。
= 你停的那一下，火也停了一下，像在等。
= 听进去了，正顺着石头往下渗。
= 慢慢讲，今晚后面没节目了，全是你的场。
= 好，这半截我先给你托着，另半截不急。
= 我原来准备了句俏皮话，不用了，你往下。
= I've slid the microphone an inch nearer to you. Do go on.
= That needed no introduction; it stood up by itself.
= When you paused, the fire paused too.
= It's gone in, I can feel it working down through the stones.
= Nothing else on the programme; the evening's yours.
= I'm holding up this half for you. The other can take its time.
= Had a quip ready. I've put it away; carry on.
@ back.heavy
= 说到这里你声音小了，小也听得见，谷里静。
= You got quieter there. It still carries, there's no wind tonight.
`;
