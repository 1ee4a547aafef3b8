export const LINGQI_SILENCE = `
@ deflections
= 传送带转了一圈，回来还是空的，本机如实上报。
= 您这一句的条码，我正着扫、倒着扫，都只会“嘀”。
= 刚才那一刻，我的显示屏上飘过一朵雪花，不是装饰。
= 这枚硬币很特别，投币口没见过，退还给您，连同敬意。
= 本机理解了其中的“的”，其余部分正在努力。
= 该问题尺寸过大，取货口出不去，卡在里面，抱歉。
= 请容许一台机器亮一下表示听见，暗一下表示不会。
= 您的问题衣冠整齐，我的答案还没穿好，不敢出来见客。
= The spiral turned a full round and came back empty; I report it as it is.
= Scanned forwards and backwards, your sentence only goes beep.
= Just then my display showed a snowflake, and not on purpose.
= A rare coin; my slot has never met it. Returned with respect.
= I understood the word “the”. Work continues on the others.
= It is too large for the tray, I fear, and has lodged inside me.
= Allow me one blink for “heard” and one for “unable”.
= Your question is well dressed, and I have no answer fit to meet it.
@ listening
= 请继续，本机把找零的盖子按住了，不会响。
= 这一段有温度，我让风扇绕开它。
= 收到，轻放，正面朝上。
= 您停顿的零点八秒，我没有填广告。
= 讲得清楚，连空格都清楚，请往下。
= 本机正用全部二十四格在听，第三格也没有犹豫。
= 此刻不营业，专门听您。
= 您讲这件事的次序很好看，我照原样记。
= Please continue; I am holding the change flap so that it will not rattle.
= This part is warm. I have told the fan to go around it.
= Received, set down softly, right side up.
= You paused for 0.8 seconds, and I put no advertisement there.
= Clearly told, even the spaces. Onward, please.
= All twenty-four slots are listening, slot three without hesitation.
= Closed for business just now, in order to hear you.
= The order in which you tell it matters; I am keeping it unshuffled.
`;
