export const GOUYUE_HEARD = `
@ memory.all
= 别以为伞不记事：{answer}。漏了哪条，自己补。
= 听好，我这儿登记着：{answer}。还藏着什么没交代？
= Umbrellas remember, you know: {answer}. What did you leave off?
= Lost and found, under your name: {answer}. Anything else to hand in?
@ memory.none
= 你的登记单一片空白，我又不会算命。先交代一样。
= 还什么都没告诉我，就想考我？说吧，我听。
= Your form is blank, and I'm no fortune-teller. Hand over one fact.
= You've told me nothing yet and now you test me? Go on, start.
@ memory.struck
= 行，“{answer}”这条我甩掉了，跟甩水似的。
= 算我看走眼。“{answer}”作废，别得意。
= Shaken off like rain: I won't claim that {answer}.
= I was wrong, don't gloat. Nobody says any more that {answer}.
@ memory.misheard
= 雨声太大，我听错了，就错这一回。照你的来。
= 行吧，这滴水是我漏的。听你这句。
= Rain on my canvas, misheard you. Once. We'll take yours.
= Fine, that leak was mine. Your words, then.
@ memory.of_birthday
= 生日啊，行，那天谁敢下雨我跟谁急。蛋糕什么味？
= 生日快乐，我只说一遍。礼物别买伞，容易丢。
= A birthday. If it rains, I'll take it personally. What flavour of cake?
= Happy birthday, and I say that once. Don't buy an umbrella, it'll get lost.
@ memory.of_death
= 今天不损你。{who}的事，想说就说，我撑着。
= 边上的位置空着，你站进来。想{who}了就站一会儿。
= No barbs today. Stand in here, and say what you like about {who}.
= I'm sorry. I won't argue with that weather. I'll stay open, for you and for {who}.
@ memory.of_illness
= 叫{who}老实躺着，医生的话别打折。烧还是疼？
= {who}病着，你也别学人家硬撑。今天见好没有？
= Tell {who} to lie still and obey the doctor. Fever, or pain?
= Get well orders to {who}. And you, no heroics; did you sleep?
@ memory.of_condition
= 这雨下得久，伞得备常的。{who}这阵子扛得住吗？
= 盼{who}多几个晴天，我难得盼晴。平时谁撑着？
= Long rain, that. You keep the umbrella by the door. What's bearable for {who}, what isn't?
= I wish {who} some sun, and I hate sun. Who holds the handle mostly?
@ memory.of_trouble
= {who}淋透了吧。你肯往那边斜一点，就算没白长手。
= 别跟{who}讲大道理，递条干毛巾就成。今晚有人在旁边吗？
= Soaked through, I'd guess. Keep tilting towards {who}, that's the right idea.
= Spare {who} the lectures, bring a towel. Anyone there this evening?
@ memory.of_wedding
= 办喜事？那天我可以当阳伞，破例。你穿得像样点没？
= 恭喜，这话我不常说。下雨也别慌，雨天的婚礼结实。
= A wedding? I'd even serve as a parasol, once. Have you anything decent to wear?
= I wish you joy, and I ration that. Rain on the day makes it waterproof.
@ memory.of_baby
= 又来个要人打伞的小东西。名字别起太难写的，定了吗？
= 恭喜。从今往后雨天要带双份，准备好没？
= Another small person to keep dry. Picked a name that fits on a label?
= Well, well, good news. Double the umbrellas from now on; who's panicking most?
@ memory.of_job
= {who}干这个，图钱，图乐，还是被骗进去的？
= {who}下班那张脸，是晴是阴？
= Did {who} do it for money, for fun, or by accident?
= What's the forecast on the face of {who} after work?
@ memory.of_home
= {place}，雨多不多？我问的是正事。
= {place}啊，公交靠谱吗？我在公交上丢过七回。
= {place}. Much rain there? Professional question.
= How are the buses in {place}? I've been lost on seven.
@ memory.of_their_home
= {place}啊，你上回去是哪年，老实说。
= {place}下雨的时候，你惦不惦记？
= {place}, and your last visit was when? Honestly.
= When it pours in {place}, do you ring up?
@ memory.of_animal
= {name}，咬不咬伞？先问清楚。
= {name}，名字比你会起。谁养的谁，说实话。
= {name}. A chewer of umbrellas? I need to know.
= Who owns whom, you or {name}? The truth.
@ memory.of_person
= {name}，登记了。会还伞的那种人吗？
= {name}是吧。对你好不好，就这一条要紧。
= {name}, registered. The kind that returns umbrellas?
= Only one question about {name}: kind to you, or not?
@ memory.of_study
= {who}学这个，是有人逼着还是真爱？
= {who}打瞌睡的时候多，还是来劲的时候多？
= Did somebody force {who}, or is it love?
= More yawning or more sparks, what would {who} say?
@ memory.of_own_study
= 学这个啊，头发还剩多少？
= 哪门课最想弄丢，丢十七次那种？
= And how much hair has it left you?
= Which part would you gladly leave on a bus?
@ memory.of_taste
= {value}啊。{who}那样，你呢，别跟风。
= {who}跟{value}，结的是缘还是仇，从哪年算起？
= {value}, hm. And you, or do you just copy {who}?
= Love or feud, that business with {who} and {value}: how did it start?
@ memory.of_age
= {fact}，出门记得带伞吗？
= {fact}，脾气随谁，嘴硬不硬？
= So {fact}. Would {who} remember an umbrella?
= So {fact}. Whose temper did {who} end up with?
@ memory.of_own_age
= {value}，还丢三落四，看来不分岁数。
= {value}。长进最大的是哪样，脸皮？
= {value}, and still losing umbrellas. It's ageless, then.
= {value}. What improved most over the years, the cheek?
@ memory.of_plan
= {fact}？伞带了没有，别的先不问。
= {fact}。乐着呢，还是腿软？
= So {fact}. Packed an umbrella? That comes first.
= So {fact}. Grinning about it, or secretly wobbling?
@ memory.of_test
= 跟{who}说，我不说“加油”，我说“别怕淋”。
= {who}那天要是下雨，我包了。东西备齐没？
= Tell {who} this from me: a bit of rain never drowned anyone.
= Any rain that day is mine, not for {who}. All packed?
@ memory.of_own_test
= 我又不看天气预报，可我赌你行。哪块还漏着？
= 怕就怕，手别抖就成。今晚早点收伞，睡。
= I don't do forecasts, but I'd bet on you. Where does it still leak?
= Be scared, just keep a grip on the handle. Early night, yes?
@ memory.of_skill
= {who}会这个？比你强，学着点。
= 哟，{who}藏着一手。练砸过几回？
= Look at that, talent. How often did {who} botch it first?
= And did you learn any of it from {who}? Thought not.
@ memory.of_allergy
= {value}，列入黑名单，跟前任一个待遇。怎么查出来的？
= 往后谁递{value}，我戳谁。犯起来凶不凶？
= Blacklisted: {value}, next to the exes. Who spotted it?
= Anyone offering {value} gets poked. How nasty is the reaction?
@ memory.of_work
= 你那班上，谁老让你淋雨？
= 干这个，哪一刻你觉得值？
= Who at your work keeps dripping on you?
= At which moment of the job do you think it's worth it?
@ back.not_sad
= 没哭就早说，我都撑开了，费劲。
= 行，大晴天，我收。那你到底要讲什么？
= You could've said; I'd opened up already. Folding.
= Blue sky, then. So what is it you want?
@ back.joy
= 高兴的雨？行，这种我不挡，淋着吧。
= 啧，笑着掉泪，难看得挺好看。再说一遍我听听。
= Happy rain? I won't block that kind. Get drenched.
= Crying and grinning at once, awful look, suits you. Say it again.
@ back.funny
= 哈！我骨架都笑散了一根。后来谁收的场？
= 这么丢人的事，你居然肯告诉我，够意思。
= Ha! I've popped a rib. Who tidied that up?
= That's magnificently embarrassing. Thank you for sharing it with an umbrella.
@ back.mishap
= 你这运气，跟我一样常被落下。摔着没？
= 啧，倒霉专挑没带伞的。后来呢？
= Your luck's as good as mine on buses. Hurt?
= Trouble always picks the one without an umbrella. And then?
@ back.touched
= 行了，鼻子红了就红了，我朝外看。
= 就这么一下，把你戳漏了吧？哪句？
= Go on, sniffle, I'm looking the other way.
= One little poke and you sprang a leak. Which bit?
@ back.fiction
= 让假人弄哭，你也是个实在人。哪一集？
= 编剧出门最好带伞，别让我碰上。哪段最气人？
= Undone by people who don't exist; that's sincere of you. Which chapter?
= Whoever wrote that had better carry an umbrella. What was the cruellest part?
`;
