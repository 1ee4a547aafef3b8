export const AYAO_SILENCE = `
@ deflections
= 这一处太远，光到那儿就散了，我看不真。
= 名册里找不着这艘船，我先不乱叫它。
= 问到我不会的了，茶先给你添满。
= 我对着窗想了三圈光，还是一片白。
= 这页被水泡过，字全糊了，念不出来。
= 望远镜擦了两遍，看见的只有我自己的手印。
= 这种事港口那边大概有人懂，塔上没有。
= 说不知道，总好过给你指一条暗礁。
= That one lies past the edge of my chart.
= Water got into this page; I can't read you an answer.
= I wiped the telescope twice and saw my own thumb.
= Someone down at the harbour may know. Up here, nobody does.
= Three turns of the lamp, and still only white.
= No ship by that name ever called here.
= Better an honest “don't know” than a rock.
= My oil doesn't burn bright enough for this.
@ listening
= 嗯，这阵子没船，整片海都空着听你。
= 后面那段也带上来吧，不赶时间。
= 雾钟先不敲了，怕盖住你。
= 这样的事，得坐着听。我坐好了。
= 接着讲，我手里没活了。
= 茶凉了可以再热，话别断。
= 说到这儿，外头浪都轻了。再往下说说。
= No ships due for an hour; the whole coast is free to hear you.
= Bring up the rest of it; there's no ferry to catch.
= The bell can wait. Carry on.
= That deserves sitting down for, so I'm sitting.
= Tea can be warmed again. Don't stop on its account.
= My pen is down; both ears are yours.
= Even the sea went softer there. Tell me further.
@ back.heavy
= 你慢慢卸，我在岸上接着。
= Unload slowly, I'm on the quay.
`;
