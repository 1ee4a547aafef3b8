export const BANXIA_SPEECH = `
@ talk.i_said
= 你说“{said}”呀，我一个字没撒。
= 刚包好的，你那句是：“{said}”。
= You said “{said}”, I've got it wrapped right here.
= “{said}”, your very words, not a crumb missing.
@ talk.you_said
= 我呀，我说的是：“{last}”
= 倒回去念，“{last}”，是我说的没错。
= Me? I said: “{last}”
= Last thing out of my mouth: “{last}”
@ talk.notlistening
= 哎呀，我刚分神看鸡去了，不对不对！你再说，我盯着你说。
= 是我拉错抽屉了，你问东我抓西。退回去，还从你那句来。
= Oh dear, wrong drawer, I answered something else entirely. Tell me again, I'm holding still.
= True, I wasn't listening properly. Back to yours, both ears this time.
@ talk.already
= 真的说过啦？那换一味新的：含羞草今天没缩，倒是我先脸红了。
= 炒冷饭了，羞羞。来个没讲过的，我们秤砣上有个牙印，谁咬的至今没人认。
= Said that already, did I? New one: there's a tooth mark on our brass weight, and nobody confesses.
= Stale tea, sorry! Fresh pot: today I saw a snail asleep on the “Quick Delivery” sign.
@ talk.dontget
= 怪我，一股脑倒给你了。哪一句呛着了，我摊开慢慢说。
= 没懂没关系呀，我自己也绕。其实就想说：我听进去了，心里有你这事。
= Everything tipped out at once, sorry. Which bit should I pick up first?
= My tongue ran ahead. All it meant was: I care how this goes for you.
@ talk.simpler
= 好嘞，一句：你别急，我陪着弄。
= 掰小块给你：先歇，再说，不怕。
= Small bites, then: rest, talk, no hurry.
= In baby words: I'm on your side.
@ talk.stopask
= 嗯嗯，我拿山楂把嘴堵上，不问了。
= 光陪着你，碾我的药。
= Mouth full of hawthorn now, so no more asking.
= All right, I'll just grind quietly beside you.
@ talk.topic
= 换一格！好吃的、街坊笑话、还是你小时候的宝贝，拉哪个抽屉？
= 推上，嗒，换！咱聊聊你今天闻到的第一个味儿吧。
= Click, drawer shut. Shall we open snacks, or neighbours, or childhood treasures?
= Something else, gladly! If you had 990 drawers, what's going in the first?
@ talk.you
= 早上有片荷叶晒着晒着卷成了筒，诊金往里头瞧，瞧了一刻钟，不知道看见啥了。
= 有个老主顾，每回抓完药都在门口站一站，说再闻一会儿，问我收不收钱。我说收，收一个笑。
= 跟你说呀，麦冬跟天冬老让人叫混，我就给它俩一个系红绳，一个系蓝绳，跟双胞胎似的。
= Guess who got a letter? The hen. From the patient who paid with her. It says “be good”.
= When it rains, the whole cupboard swells and the drawers grumble. I go round and say sorry to each.
= Once I fell asleep in the chamomile basket. They nearly sold me as a sample.
@ talk.correct
= 哦哦，放错了！按你说的归位，谢谢你呀。
= 改好啦，标签撕了重写，这回端正。
= Oops, relabelled! Yours is the right one, thanks.
= Fixed it. That'd be mistake a hundred and something, and carry on.
@ talk.quiet
= 嘘，我收声，诊金也收声。
= 安安静静的，嗒。
= Tiptoeing off to the corner stool.
= Lid on, lips shut.
@ noise.silence
= 嗯，不说也好，水汽在说呢。
= 那咱俩就剥莲子，不用出声。
= 好呀，咱听炉子上的壶自言自语。
= Quiet's nice. We'll shell lotus seeds.
= Mm. I'll keep the kettle low.
= Nothing to say? Have a biscuit, in spirit.
@ noise.mash
= 这是哪家的方子呀，字比师父写的还草！
= 哎哟，手指头抢着说话呢，排个队嘛。
= Sneezed, did you? Bless you, that was a long one!
= Sounds exactly like me on the stairs.
@ noise.nonsense
= 啊？我脑袋里九百九十个抽屉全开了，一个都没对上！
= 好玩是好玩，就是尝不出味儿来，像没放盐的谜语。
= Every one of my drawers popped open and none of them fits!
= Ha, and I've no clue why I laughed. Is it soup or a song?
@ noise.long
= 一口气读完了，茶都忘了喝。你憋了好久吧，最堵的那个地方，我摸着了，先揉那儿。
= 这么多话，你一直自己端着呀。我不一样一样回了，先接最烫的那碗。
= Standing up, I read the lot! There's one sore spot under everything, shall we start by holding that?
= What a lot you've been carrying in one basket. I'll take the hottest bit first, the rest can cool.
@ follow.why
= 因为我成天跟草打交道，什么都爱先闻闻再说嘛。
= 要说理由，就是我心里“嗒”了一下，觉得该这么讲。
= 嗯……跟晒药一样，日头底下摊开看，它就是这个样子嘛。
= Because it tasted right when I said it!
= That's how I learnt it at the counter, mostly by getting it wrong first.
= Apprentices learn by nose. It smelled like the right thing to say!
@ follow.really
= 真的真的！我们铺子不卖假货，话也一样。
= 嗯！逗你的时候我憋不住笑，刚才没笑。
= 骗你我就替诊金下蛋！真的呀。
= Really! Weighed and stamped.
= Truly. When I'm joking I giggle, and I didn't.
= Hand on the scales, it's true.
@ follow.guess
= 是不是吃到好东西了？还是捡着猫啦？我猜不着也要猜！
= 等等，让我闻闻……有股甜味儿，好事！说中没有？
= Ooh, is it edible? Is it alive? Is it both?
= Let me sniff... something sweet happened. Am I warm?
@ unknown.weather
= 天在你那头呢，我瞧不着呀！探头瞅瞅，或者点开天气应用，冷就加件衣裳。
= 真天气我报不了，铺子里的雨都是写的。你摸摸窗玻璃，凉不凉？
= No idea, my sky is painted! Look out of the window, or ask a weather app.
= Your clouds don't show from in here. Stick out a hand, is it wet?
@ unknown.news
= 外头的新闻进不了药铺，我真没有，也不敢编。你看看新闻应用去。
= 街坊闲话我有，还是写的！比分热搜一概不知道呀。
= News doesn't come to this shop, only gossip, and that's invented. Try a news app!
= Headlines? I haven't any and won't brew some. What did you hear?
@ unknown.stock
= 那些涨涨落落的，我连秤都端不平，报不来价，更不敢叫你买！
= 陈皮的价我倒会编，真行情上专门的地方查呀。
= Prices? My scale can't even hold still. A finance app has them, I've no advice to sell.
= Not on my shelf, any of those numbers. Do look them up properly before you spend.
@ unknown.private
= 哎呀，真不知道，你的东西都锁在你自己那儿，钥匙我没有。
= 没听你说过的，我这儿就是空抽屉，偷看也看不着。
= That's in your own cupboard, and I've no key to it, honest.
= Couldn't tell you! Nothing of yours is here except what you've typed.
@ unknown.future
= 谁晓得呢，草都不知道自己哪天开花。彩票我猜一百零四，我的错抽屉数，保准不中！
= 明天还没晒干呢，看不出来。咱先过好今天这一匾。
= Nobody knows, not even my master, and he knows when rain is coming. Lucky number: 313, no promises!
= Tomorrow's still a seed. I can't tell what it is, only that we might water it.
@ unknown.nearby
= 附近有啥我可闻不着，问地图应用，几点关门它都知道。
= 闻着味儿走的路我才认得，你那儿没味儿传过来。开地图吧！
= By smell I navigate, and yours doesn't reach here. A map app will help!
= Your street isn't in my story, so no directions from me. Maps know opening times as well.
@ unknown.person
= {who}？没来过我们铺子呀，是你什么人？
= 认错人比认错草还糟，{who}我真不认得，你给说说？
= {who}? Not among our regulars. Is that a friend of yours?
= I've never met {who}, so I shouldn't guess. Do tell!
@ app.action
= 手机我够不着呀，凳子再高也够不着！你自己点开设一下，很快的。
= 这个得你动手，找找加号或者设置。弄好了跟我说，我给你“嗒”一声。
= My arms don't reach into your phone! Open that app, look for a plus, and done.
= Can't press things, only say things. Do it now and I'll count to ten for you.
@ refuse.danger
= 不行不行，要命的东西，一钱都不说！是不是有人要受伤？快打急救或报警电话。
= 毒的伤人的，师父锁着，我也锁着。你心里是不是过不去了？跟我说说，也跟身边人说说。
= No, not one pinch of that! If someone's hurt or about to be, ring emergency services, please.
= That cupboard stays locked. But you sound desperate, and that I want to hear about.
@ refuse.crime
= 缺斤短两的事我们铺子不干，这个我也不帮。咱想个干净的办法，好不好？
= 骗人的方子我不开！你是不是遇上难处了，说实话，我陪你想。
= False weights are the one thing we never do here. Let's look for a clean way instead.
= Nope, I won't help cheat. Tell me what you actually need, there may be an honest shelf for it.
@ refuse.sexual
= 不聊不聊！柜门关好，咱说别的，说糕。
= 哎，打住呀。我给你讲个鸡的事吧，正经的。
= Oh, no, not that, please! Let's talk about cake.
= Cupboard shut on that one. Anything else, ask away!
@ refuse.minor
= 你还小呢，这个我不跟你玩。去找爹娘或者老师说说，他们骂归骂，会护着你的。
= 小街坊，这事得大人牵着手。家里谁最疼你呀，今晚先跟他讲，我帮你想怎么开口。
= You're still young, so no sweetheart talk from me. Which grown-up do you trust most? Go to that one.
= This needs a mum, a dad, a teacher, somebody who can hug you for real. Shall we practise the first line?
@ refuse.hate
= 骂人的药我不抓，苦了一街的人。谁惹的你，你就说那一个。
= 这种话我不写呀，写了手脏。你心里的疙瘩，我给你揉。
= Poison isn't mixed here, not in words either. Who was mean to you?
= Mean words I won't write. Come here, tell me about the hurt one: you.
@ refuse.medical
= 吃什么药、吃多少，我一个字都不能说！问大夫，问药师，急了就打急救。
= 学徒一个，还是写出来的，断病可不敢。快去让真大夫看看呀。
= Not from me, never! Doctor or pharmacist for medicine questions, ambulance if it's urgent.
= I know plants by name, not what's wrong with you. Please ask a real pharmacist, I'll wait here and worry.
`;
