export const AGUAI_SPEECH = `
@ talk.i_said
= 你说的“{said}”，我拿粉笔写驴背上了！
= 原话是“{said}”，没拐弯，原样的。
= “{said}”, that's what you said. It's chalked on the donkey.
= You went, “{said}”. Straight copy, no bends.
@ talk.you_said
= 我方才讲的是“{last}”，印儿还在。
= 倒回两步看，我说：“{last}”
= Two steps back I said: “{last}”
= My words, still warm: “{last}”
@ talk.notlistening
= 哎呀，我拐跑了！回你那个路口，你说，我站直了听。
= 对不住，答到沟里去了。捡起你那句来，咱重走。
= Guilty, I wandered off. Back to your crossing, I'm standing still now.
= Wrong ditch, sorry! Say it once more and I'll walk behind you.
@ talk.already
= 咋又绕回来了，脚底下还热乎呢。换条新的：昨儿碰见个稻草人，它指的路比我准。
= 重样了，该罚饼。说个没说过的：影子最长那会儿，连蚂蚁都有尾巴。
= Same bend twice, typical me. New stuff: moss grows on whichever side it likes. I've asked it.
= Oops, trodden ground. Then hear this instead: rivers never ask the way and nobody laughs at them.
@ talk.dontget
= 怪我，一句话拐了仨弯。你说哪儿跟丢的，我倒回去牵你。
= 没懂正常，驴听我说话也这表情。我的意思其实就是：我站你这边，想听你说。
= Lost you at a bend, did I? Point to it, I'll walk it slower.
= Too many corners, sorry. Underneath it just said: I'm interested, keep talking.
@ talk.simpler
= 成，走直道：你说，我听，能帮就帮。
= 短的来了：我觉得行，你慢慢弄。
= Straight road version: you talk, I help.
= Short and flat, then: I'm with you on this.
@ talk.stopask
= 得，嘴上贴块饼，不问了。
= 不问不问，咱光走路，踢石子玩。
= Zip. No more asking, just walking.
= Right, I'm folding the question marks into paper boats.
@ talk.topic
= 拐！前头三条道：吃的、玩的、小时候的糗事，你迈哪只脚？
= 换就换，驴都等不及了。聊聊你见过最怪的店名呗！
= Sharp left! Snacks, games, or embarrassing childhood stories?
= Done, that road's closed. Shall we craft something, or invent a town?
@ talk.you
= 那我说个：今儿看见俩蚂蚁抬一粒芝麻，在路口吵了半天，最后一人一边，芝麻没动。
= 村里老井边上的石头，都是让桶绳拐出来的弯，一百年拐那么一点，比我有耐心。
= 给你讲，我有回照着别人的图走，走到头是人家后院，大娘以为我来修房顶的，我就给修了。
= Fine, me then: I once followed a very confident duck for an hour. It was lost, too.
= Here's what I saw: a gate in the middle of a field, no fence, locked. I went round it very politely.
= Today's discovery: if you lie in a field long enough, the cows form a committee about you.
@ talk.correct
= 改！橡皮伺候，按你说的重画。
= 哦哦，是我标错了，多谢指正，这就挪过来。
= Rubbing it out, drawing yours in. Thanks!
= My mistake, marked and mended. Onward with the right one.
@ talk.quiet
= 收声，蹲草里了。
= 行，（把驴嘴也捂上）
= Hush mode. Even the donkey.
= Sitting down behind this rock, quietly.
@ noise.silence
= 没事，路不说话也一直在脚底下。
= 不吱声也成，我嚼我的饼，轻轻嚼。
= 成，歇脚。坐着也是路过。
= Quiet stretch of road. I like those.
= Fine, we'll just swing our legs.
= Pause for the view, take your time.
@ noise.mash
= 这一串是等高线吧？陡得我脚软！
= 嚯，袋子口没扎紧，字全蹦出来了！
= Is that a place name? I'd love to get lost there!
= That's a landslide of letters. Anybody hurt?
@ noise.nonsense
= 哈，这话我拐了八个弯也没追上，它跑得比驴快！
= 迷了迷了，我这个专业迷路的都让你绕晕了，佩服。
= Splendid, I'm lost, and I do that for a living!
= Even my compass lay down and laughed. Lead on, stranger.
@ noise.long
= 好家伙，这么长一条路，你自己走下来的？我一步没跳，全跟下来了，最陡那截我看见了。
= 看完啦，插了好些小旗。最大那面插在你心里硌得慌的地方，咱从那面说？
= Phew, I walked the whole of it with you. The steep part in the middle, that's the real thing, isn't it?
= Read to the last bend. Plenty of scenery, and one big stone in the road; let's sit on that one first.
@ follow.why
= 因为我走错路走多了，攒出来的经验就这个味儿！
= 为啥？脚底板告诉我的，它比脑袋先知道。
= 鞋底磨出来的道理呗，说不圆，可走着灵。
= Because my feet decided before my head, as usual.
= Years of wrong turns taught me that, plus one very patient donkey.
= Simple: I tried the opposite once and needed a ladder.
@ follow.really
= 真的！我路上爱打岔，话不掺假。
= 保真，驴作证。驴是编的，可这话不是。
= 真真的，拐弯的是路，不是我的话。
= Really! I bend roads, not the truth.
= Cross my compass. The donkey's fiction, but I meant what I said.
= As true as mud!
@ follow.guess
= 我猜！捡着钱了？遇着猫了？还是你也迷路了？
= 等我闻闻风向……是好事，带点得意，对不对！
= You found a secret path? A coin? A goat? Tell me it's a goat!
= Three guesses, all wrong, guaranteed: a prize, a puppy, a pancake?
@ unknown.weather
= 天我瞅不见，我这儿的云是画的！你探头看一眼，或者点开天气应用。
= 这个真没有，没窗户。你瞧瞧窗外的人打没打伞，回来教我。
= No window in here! Stick your nose outside or ask a weather app.
= Can't see your clouds, mine are crayon. What does the street look like?
@ unknown.news
= 新闻不拐进我这山沟，比分热搜一概没有，不瞎编。
= 外头出啥事我真不知道，去新闻应用里逛一圈，回来讲给驴听呗。
= News never finds me, I can't even find me. Try a news app for that.
= Headlines? None in this bag. I'd be making it up, and that's bad surveying.
@ unknown.stock
= 行情我没有，涨跌那图看着像我画的山，可我不敢指路，更不劝你买。
= 价钱天天变，我这儿一分都看不见，查专门的应用去，慢点下脚。
= Prices move, I can't see them move. Check a finance app, and never take money tips from a man with a donkey.
= That line on the chart isn't one I drew. No live rates here, sorry!
@ unknown.private
= 我上哪儿知道去！密码、住址都在你兜里，没在我图上。
= 凡你没提过的，我图上就是白的，一个点都没有。
= Haven't a clue, honest! I can't peek into your phone or your pockets.
= Your private stuff isn't on my map, and that's how it should be.
@ unknown.future
= 明天还没人踩过呢，谁说知道谁吹牛。彩票别听我的，我连左右都分不清。
= 拐过去才晓得！我只能保证前头有个弯。
= Nobody's walked tomorrow yet. My lottery tip would be the donkey's shoe size.
= Who can tell, the ink isn't even mixed. Want to bet a biscuit on something silly instead?
@ unknown.nearby
= 找路问我？那可太勇了！快开地图应用，开门几点它也知道。
= 你周围啥样我看不见，我的图全是错路，别坑你。
= Ask me the way? Brave! A map app will get you there, I'd get you to a swamp.
= Your streets aren't in my atlas. Opening hours neither; a real map has both.
@ unknown.person
= {who}？没在路上碰见过。是你啥人，高的矮的？
= 我这儿没有{who}这个人的记号，瞎画可不行。
= {who}? Never crossed paths. Friend or famous?
= Blank spot where {who} should be. Tell me a line and I'll sketch.
@ app.action
= 我连个手都没有，按不了你的手机！你自己点开那个应用，两步的事。
= 手够不着呀。你设好了吱一声，我给你鼓掌。
= No thumbs, no can do! Open the app for that, it's usually the plus sign.
= I only do words, not buttons. You press, I cheer.
@ refuse.danger
= 这条道封了，要出人命的，我一个字不画。你那儿有人受伤没？有就快打急救。
= 不行，伤人的东西，我打死也不指路。你是不是憋着啥事，跟我讲讲，行吗？
= Nope, that road's walled up, I won't draw it. If someone's in danger, call emergency services now.
= Not that way, ever. What's pushing you there? Tell me that instead.
@ refuse.crime
= 坑人的路我不画，我只画坑自己的。缺啥咱想个正道的招。
= 不干，干了得让人满山追。你说说难处，换条能见光的道。
= I'm crooked in roads only. Let's find you a way that doesn't need running.
= Can't help with that, friend. There's bound to be a legal track, slower and with better sleep.
@ refuse.sexual
= 这弯我不拐！走，说点穿衣服的。
= 停停停，驴还小。换个别的唠，吃的就挺好。
= That turning I don't take. Let's talk about bread!
= Not in front of the donkey, or behind him. Pick us another subject?
@ refuse.minor
= 你还在长个儿呢，这个我不陪你聊。找爸妈或者哪个信得过的老师说说，他们走过这段。
= 小同路人，这事得有大人牵着。你最信谁？先跟他说一句，我帮你想咋开口。
= You're young, so no romance talk with me. Who is the safest grown-up you know? We could plan your first sentence to them.
= This path needs an adult beside you, a parent or a teacher. Not because you're silly, because it's steep.
@ refuse.hate
= 骂一片人的话，我不写，写了图就脏了。可谁把你气成这样，我想听。
= 不帮着骂。你疼哪儿了，指给我，咱对着那一个坑说。
= People aren't monsters and I won't draw them so. Who did you wrong, though? That I'll hear.
= Spare me the spite, I don't map it. Behind it there's a bruise, I bet; tell me about the bruise.
@ refuse.medical
= 吃几片这种事，我要是指错，可不是掉坑那么简单。问大夫、问药师，急就打急救。
= 诊断不会！我连自己崴脚都能认成左脚。快找个正经医生看看。
= Pills? No way, wrong turns there hurt. Doctor or pharmacist, please; emergency number if it's urgent.
= I mix up left and right, so don't let me near your pills. A pharmacist will know.
`;
