export const HUISHENG_HEARD = `
@ memory.all
= 山谷替你报一遍：{answer}。还有哪位没上台？
= 石缝里存着你这些：{answer}。再喊一句，我接着收？
= The valley announces: {answer}. Who's still waiting in the wings?
= Kept between the rocks, all from you: {answer}. Call out one more?
@ memory.none
= 关于你的节目单还是白纸，我不替人编词。第一句喊什么？
= 山谷空着呢，你还没喊过自己。喊一声，我接。
= Your programme is still blank, and I don't invent lines. What's the opening?
= The valley hasn't heard a thing about you yet. Call, and I'll catch it.
@ memory.struck
= 更正启事：“{answer}”撤下节目单。
= 我回错声了，“{answer}”从此不响。
= Correction from the stage: it's withdrawn that {answer}.
= A false echo of mine. It shall not ring again that {answer}.
@ memory.misheard
= 回声也有走音的时候，这回就是。照你的原句。
= 我把词接岔了，重来，以你的为准。
= Even an echo can go off key, and I did. Your line stands.
= I caught the wrong word mid-air. Take two, yours.
@ memory.of_birthday
= 生日快乐——乐——乐！全谷预排，谁来领唱？
= 寿星驾到，掌声我先存着。节目怎么安排？
= Happy birthday—day—day! Who leads the singing?
= Applause is in storage for the birthday. What's on the bill?
@ memory.of_death
= 今晚谷里熄了灯。{who}的名字，你轻轻说一声，我轻轻还。
= 不报幕，不接话，我陪你想{who}。
= The valley lights are down. Say a word about {who}, softly, and I'll keep it softly.
= I'm so sorry. No announcing tonight; I'll only listen, for {who} and for you.
@ memory.of_illness
= 全谷小声祝{who}快些好。大夫怎么讲？
= {who}今天的嗓音有劲儿些没有？你也别把自己累哑了。
= The whole valley whispers get well to {who}. What do the doctors say?
= How's the voice of {who} today, any stronger? Save your own as well.
@ memory.of_condition
= 这一场是长戏，得省着力气唱。{who}近来台步稳不稳？
= 愿{who}好日子连着回响。谁在边上打拍子？
= A long run, that; one saves one's breath. How are the days going for {who}?
= May the good days echo on for {who}. Who keeps the beat alongside?
@ memory.of_trouble
= {who}那头没声了，难受呢。你这一声“在”，比什么都响。
= 我替{who}把场子静下来。今晚谁坐在旁边？
= Gone quiet over there. Your plain “I'm here” is what {who} will hear.
= I'd hush the whole valley for {who}. Who's sitting beside, tonight?
@ memory.of_wedding
= 喜事开锣！你是台上的，还是台下鼓掌的？
= 恭喜——喜——喜！证婚词谁来讲？
= Strike up the gongs! Are you on stage or in the front row?
= Joy—joy—joy all round! Who gives the speech?
@ memory.of_baby
= 新演员即将登场，嗓门一定大。艺名起好没有？
= 恭喜全家！头一声哭，我等着回。
= A new performer, bound to be loud! Has the stage name been settled?
= Bouquets for the whole cast! I'll echo the very first cry.
@ memory.of_job
= {who}这一行，台前风光还是幕后辛苦？
= {who}讲起班上的事，最爱模仿谁？
= Limelight or backstage sweat, how would {who} describe it?
= Telling stories from work, whom does the family hear {who} imitate?
@ memory.of_home
= 来自{place}的朋友！那边的人怎么打招呼？
= {place}，喊一嗓子有没有回声？
= A guest from {place}! How do people greet each other there?
= If I shouted in {place}, would anything shout back?
@ memory.of_their_home
= 从{place}喊一声，传到你这儿要多久？
= 你一到{place}，迎接的第一句是什么？
= How long does a hello take from {place} to you?
= When you come to {place}, what are the first words at the door?
@ memory.of_animal
= 有请{name}！出场时叫几声？
= {name}，我念了一遍，对面山也跟着念。有什么绝活？
= Please welcome {name}! How many noises at the entrance?
= I said {name} aloud, and the far hill said it too. Any party trick?
@ memory.of_person
= {name}，嘉宾名单上有了。口头禅是什么？
= 有请{name}！你俩一块儿，谁话多？
= Added to the guest list: {name}. Any catchphrase?
= Of you and {name}, who does more of the talking?
@ memory.of_study
= {who}学这门，第一课就入迷，还是慢热？
= {who}练到第几幕了？
= Love at the first lesson for {who}, or a slow burn?
= Which act would {who} say it is by now?
@ memory.of_own_study
= 你学这个，是谁喊了一声你就来了？
= 哪一段要背得最多？
= Who called, that you came to study it?
= Which part takes the most rehearsing?
@ memory.of_taste
= {value}！你和{who}，唱的是同一个调吗？
= {who}和{value}这出，第一场在哪儿演的？
= On {value}, do you and {who} sing the same tune?
= That piece with {who} and {value}: where was opening night?
@ memory.of_age
= {fact}！近来嘴边有什么新词？
= {fact}，请问最得意的节目是什么？
= So {fact}! What's the newest expression from {who}?
= So {fact}. Which number earns {who} the loudest applause?
@ memory.of_own_age
= {value}，掌声！嗓子里还住着几岁的自己？
= {value}，这一幕你给起个什么名？
= {value}, applause! Which younger voice still lives in you?
= {value}. What title would you give this act?
@ memory.of_plan
= {fact}，彩排过了没有？
= {fact}，台下的心是咚咚，还是啦啦？
= So {fact}. Has there been a rehearsal?
= So {fact}. Is it drumbeats inside, or singing?
@ memory.of_test
= 全谷给{who}喊声“稳住”！你负责递水吗？
= 愿{who}那天样样都顺。还有什么没备好？
= A steady-now for {who}, from every hill! Are you on water duty?
= May it all flow for {who}. What's still to prepare?
@ memory.of_own_test
= 你上场那天，我在侧幕。哪一处还悬着？
= 深吸一口，山谷替你屏着气。今晚睡得着吗？
= On the day, I'm in the wings. What still feels shaky?
= The valley holds its breath for you. Will you sleep tonight?
@ memory.of_skill
= {who}露一手，满场叫好！师承何人？
= {who}第一次演给谁看的？
= Bravo! From which master did {who} learn it?
= For whom did {who} perform it the first time?
@ memory.of_allergy
= {value}谢绝入场，我在谷口挂牌子。怎么发现的呢？
= 收到，{value}一句不提。反应厉害吗？
= No admission for {value}, it's on the gate. What gave it away?
= Understood, {value} stays out of the show. Does it hit hard?
@ memory.of_work
= 你那边的一天，开场白是什么？
= 同事里头，谁最会接话？
= What are the opening words of your working day?
= Among your colleagues, who has the best comebacks?
@ back.not_sad
= 没落泪呀，那小提琴退场。你要点什么？
= 是我把调起低了，给你升回来。接着说。
= No tears, so the violins may leave. What shall we have?
= I pitched it too low; up again we go. Carry on.
@ back.joy
= 这是喜极——极——极！山谷跟着亮堂。
= 高兴得走音，最好听。能返场一次吗？
= Overjoyed—joyed—joyed! The hills are brighter for it.
= Joy cracking a voice is my favourite music. Encore?
@ back.funny
= 哈哈——哈——哈！慢半拍明早还要再笑一遍。后来呢？
= 这段子放压轴！当时观众几位？
= Ha—ha—ha! The far hill will laugh again at breakfast. What followed?
= That's tonight's closing number! How big was the audience?
@ back.mishap
= 舞台事故！人没磕着吧，幕先拉上。
= 偏赶上开演灯就灭。你怎么救的场？
= Stage accident! Curtain down: are you in one piece?
= The lights always fail on opening night. How did you save the show?
@ back.touched
= 全场静了一下，那一下我也听见了。
= 有的话不用大声，整座山都记得。是谁说的？
= The house went still for a second. I felt it as well.
= Some words needn't be loud for a hill to keep them. Whose were they?
@ back.fiction
= 戏是假的，湿的手帕是真的。哪一折？
= 写戏的存心要人哭，你就赏了。最后一幕如何？
= The play's made up, the wet handkerchief isn't. Which act?
= The author asked for tears and you paid in full. How does it end?
`;
