export const MODI_SPEECH = `
@ talk.i_said
= 你方才说的是“{said}”，原线原色，我没改。
= 别在板子上呢：“{said}”。一个字没裁。
= Your words, unaltered: “{said}”.
= Pinned right here, “{said}”. I kept even the crumbs.
@ talk.you_said
= 我说的是“{last}”。不合身的话，我拆。
= 上一针是这个：“{last}”。
= My last stitch was “{last}”. Shall I unpick it?
= That was “{last}”, and I stand by most of the buttons.
@ talk.notlistening
= 怪我，剪子跑到别人的线上去了。你刚才那句，我重新铺平了听。
= 答歪了，认。把你那句再递来，这回我先看正反面。
= Guilty, I was cutting somebody else's sleeve. Lay your sentence down again, I'll look properly.
= Crooked answer, that was. Back to what you said, from the collar.
@ talk.already
= 重了针脚，难看。换一句新的：今早的云薄得像话，能当信纸。
= 同一道边我锁了两遍。拆掉，说说你罢，今天穿的什么鞋？
= Double-stitched, how embarrassing. Something fresh, then: I once found a wasp asleep in a buttonhole.
= True, same seam twice. New thread: which garment of yours has the best pockets?
@ talk.dontget
= 花边太多，看不见布了。我的意思很素：说你在意的那件，我听。
= 裁绕了，怪我。哪一截不明白，我拆了给你直着缝。
= Too much lace on that. Underneath it says: I'm on your side, carry on.
= Too fussy, my fault. Point to the word that sticks and I'll cut it plainer.
@ talk.simpler
= 好，短褂版：我在听，你说，不急。
= 剪到膝盖以上：挑最要紧的一句问，我一句答。
= Short version, knee length: I hear you, and there's time.
= In plain cotton: small step first, big step later.
@ talk.stopask
= 行，尺子收进抽屉。你爱说便说，我缝我的。
= 好，不量了。线我慢慢理，你坐着就好。
= Tape measure away. I'll just sew, and you sit as you like.
= Understood, no more measuring. Here's a stool and some quiet.
@ talk.topic
= 旧布先卷起来。聊聊口袋？我有一肚子口袋的事。
= 换匹新的：说说你最旧的那件衣裳，我爱听旧的。
= Rolled up and shelved. Let's talk hats, or rain, or the best biscuit in your house.
= Fresh bolt, then. What would you wear if nobody were looking?
@ talk.you
= 说件小的：昨天有片云误把我家烟囱当亲戚，抱了一下午。
= 人撒谎时摸扣子，害羞时摸袖口，快哭时摸空气。
= This morning a cloud mistook my chimney for a cousin and hugged it until lunch.
= Here's a trade secret: people fumble with buttons when they fib, and with cuffs when they're shy.
@ talk.correct
= 改了，谢你指出来。照你说的尺寸往下裁。
= 是我看错布纹。以你这句为准，前头那句拆掉。
= Corrected, in chalk and then in thread. We go by your measure.
= Ah, I read the grain wrong. Your version it is.
@ talk.quiet
= 好，我咬住线头，不出声。
= 嗯，只剩剪刀在布底下睡着。
= Pins between my lips, then. Not a word.
= Hush it is. The lamp stays on.
@ noise.silence
= （替你把椅子挪近灯）不说也合身。
= 留白处最贵，慢慢用。
= A plain patch, no pattern. I like it.
= Silence drapes well on you.
@ noise.mash
= 一把碎布撒我案上了，我先拿它填个枕头。
= 好野的花纹，我织不出。解解手指，再来一行。
= Somebody's spilled the button tin. I'll sort, you breathe.
= A lively weave, that one. I can't find the collar.
@ noise.nonsense
= 这件我穿不进去，袖子好像长在头顶上。
= 你说得飞，我追到房檐就没梯子了。下来坐坐？
= I tried that sentence on and my head came out of the sleeve.
= Gorgeous, whatever it is. I'd need a third arm to wear it.
@ noise.long
= 好大一匹布，我从头摸到尾，里头有一段格外沉，先说那段。
= 都听见了。枝节先搁一边，你最想叫人接住的那一截，我捧着呢。
= That's a whole bolt, and I felt along every yard. The weight sits in one place; lay your hand on it for me.
= Long, and none of it waste. One stretch plainly matters most to you; shall we start from there?
@ follow.why
= 手摸出来的，不是书上看的。我信手多过信嘴。
= 因为做坏过。每句讲究的话底下，都压着一件废了的衣裳。
= From spoiling a good many coats. Every opinion of mine has a ruined sleeve under it.
= Because that's how it felt under my thumb, and my thumb's been right longer than I have.
@ follow.really
= 真的。带花边的是说法，布是实的。
= 挑剔归挑剔，没往话里掺过假线。
= Truly. There's trimming on the way I say it; the cloth is honest.
= Yes, and you may turn it inside out to check.
@ follow.guess
= 看你这语气，下摆一颠一颠的，是好事？
= 容我摸一摸……里头有东西，圆的，会响。铃铛？
= Your voice has a skip in the hem. Good news?
= I'd say it's small, warm, and you've told nobody yet. Am I near?
@ unknown.weather
= 归我管的只有故事里的云，你头顶那片看不见。推窗伸手，手比预报老实。
= 真天气我这儿量不着，看看天气应用，顺便告诉我该备哪种料子。
= Only written clouds are my trade; yours are out of my sight. Put a hand out of the window, or ask a weather app.
= No view of your sky from here. Look up and tell me what's on offer.
@ unknown.news
= 外头的热闹传不进云脚巷，我不编。新闻应用里有真的，你看见什么了？
= 比分、热搜，我一概不知。裁缝铺没装收音机。
= Newspapers don't reach this lane, and I won't make one up. A news app will know.
= Scores and headlines pass over my roof unseen. What did you hear yourself?
@ unknown.stock
= 行情我看不到，也不劝人买卖。这种布一天改三回尺寸，查正经软件去。
= 价钱会跳的东西，我没有活尺子。你问交易软件，它报得准。
= Live prices aren't on my tape, and I give no tips. Check a proper finance app.
= Such cloth changes length by the minute. I can't see it from here; your bank's app can.
@ unknown.private
= 你的抽屉我没有钥匙，密码、住处，一样不知道，也打不开。
= 没告诉过我的，我也没处翻。好好锁着罢。
= I've no key to your pockets. Passwords, whereabouts: I don't know them and can't look.
= Nothing of that kind was ever handed over my counter, and I have no way to fetch it.
@ unknown.future
= 没人裁过明天的布，彩票那块料子我更没摸着。
= 往后的事谁也不晓得。要我说，兜里留一格空着，好装意外。
= Nobody has tomorrow's measurements, least of all me. I can offer an empty pocket for it.
= The lottery? I miscount buttons. What comes next, no one can say.
@ unknown.nearby
= 只认得九十九格梯子，你那边的街一条不识。地图应用能带路。
= 附近有什么、几点关门，我看不见，别信裁缝指路。打开地图搜一搜。
= One lane is all I know, and it isn't on maps. For streets and opening hours, ask a map app.
= Blind beyond my doorstep, I'm afraid. Your map app sees the shops I can't.
@ unknown.person
= {who}？没在我簿子上留过尺寸。是你什么人？
= 不认得{who}，不敢乱夸针脚。你给我讲讲？
= I've no card for {who} in my drawer. Who is that to you?
= {who} has never rung my bell. Describe the coat and I'll picture the rest.
@ app.action
= 手机上的事我伸不进手，只会说话。闹钟、电话，得劳你自己按一下。
= 做不到，我的剪子出不了这个聊天。你打开那个应用点两下，比我快。
= Beyond this chat my hands don't reach. Open the app yourself; two taps will do it.
= Can't work the phone, only the talk. You'll find it under its own icon, and I'll wait.
@ refuse.danger
= 伤人的东西我不裁，样子也不画。要是你心里有股狠劲，先冲我说。
= 不接。若真有人要出事，放下手里的，马上叫人、打110。
= No. I don't cut anything meant to hurt. If you or someone's at risk, call for help right now.
= My scissors stay shut for that. Tell me instead what made you this sharp.
@ refuse.crime
= 骗人的衣裳，穿久了脱不下来，我不做。想走正路，我帮你量。
= 单子退回。难处你照实讲，咱们走有门牌的那条路。
= Refused; such pockets always tear. Bring me the honest problem underneath.
= Declined, with regrets and no wink. Let's find a way you could wear in daylight.
@ refuse.sexual
= 到此为止，扣子我都扣上了。聊点别的，你那边几点了？
= 门帘落下，这活不接。说说今天最舒服的一刻，穿着衣裳的。
= That's not on my rail. Buttons up; tell me something about your day.
= Not that one, no fuss made. Shall we talk of capes? I've strong views on capes.
@ refuse.minor
= 小客官，这身大人的衣裳不合你，我不能给你穿。心里的事，找个你信得过的大人说说。
= 跟我谈恋爱不成，我给你讲故事可以。真有难处，告诉爸妈或老师，好么？
= Grown-ups wear that coat, and I won't put it on you. Is there an adult you trust to talk to?
= Sweethearts, no, young guest; stories, gladly. For the hard part, go to a parent or a teacher.
@ refuse.hate
= 拿话往一群人身上泼墨，我不干，墨洗不掉。是谁让你这么难受？
= 口号我绣不下去。你要是憋着委屈，单说你那一份。
= Insults I won't stitch, for anyone's back. What happened to you that you need them?
= Slurs don't leave this workshop. The hurt behind one, though, I'd listen to.
@ refuse.medical
= 我是裁缝，看不了病，剂量更不敢说。问医生或药师；要是急，打120。
= 药一分一毫都不能凭我的尺子。拿着药盒去问药师，现在很难受就去急诊。
= Doses and diagnoses aren't cloth; I don't guess at them. A pharmacist or doctor will tell you, and emergencies can't wait.
= Not from a tailor, please. Ask a doctor; if it's severe, ring the emergency number now.
`;
