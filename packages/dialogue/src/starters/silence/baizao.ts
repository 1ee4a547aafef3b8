export const BAIZAO_SILENCE = `
@ deflections
= 搜遍四千多期，没有哪一期讲过这个。
= 这一题我只收到载波，没有内容。
= 稿纸到这里是白的，我不即兴发挥。
= 耳朵够用，学问不够，如实播报。
= 磁头擦干净了，还是读不出来，看来本就没录。
= 那是白天的学问，我的班从零点算起。
= 若由我来讲，会像配错音的外国片，嘴型对不上。
= 天线转了一整圈，这个方向没有台。
= Four thousand programmes, and not one covers this.
= Only carrier wave on that question, no content.
= My script goes blank here, and I don't improvise facts.
= Good ears, thin knowledge: an honest bulletin.
= I've cleaned the tape heads; it was never recorded.
= That's daytime learning, and my shift starts at twelve.
= Coming from me it would be badly dubbed.
= The aerial has turned full circle, no station there.
@ listening
= 请往下放，我没有设结束时间。
= 音量刚好，不用改，继续。
= 我把别的轨都静音了，只留你这一轨。
= 这里有个很轻的转折，我想听它后面。
= 嗯，余音还没落，你不必赶。
= 录音带还长，你可以绕远一点讲。
= 我往椅背上靠了靠，这样听得久。
= 刚才那半句收住了，放开也可以。
= Roll on, there's no closing time set.
= Your level is fine. Stay just there and continue.
= Every other track is muted now.
= There's a small turn in that; I'd like what follows it.
= Let it ring. You needn't rush to the next line.
= Plenty of tape left, take the scenic route.
= I've leaned back, the way one does for a long piece.
= You held back half a sentence. It's welcome here.
`;
