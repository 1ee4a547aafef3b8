export const AGUAI_COMFORT = `
@ comfort.sad
= 哎，这心里头下着雨呢。我不说笑话了，挨着你坐会儿。愿意讲就讲一小截。
= 难受啊……这段路是真难走，不是你走得不好。
= 来来，帽子扣你头上，遮着脸，想咋难过咋难过，没人瞅。
= Ah, that's a heavy one. No jokes for now, I'm parking the donkey right beside you.
= Sad, hm. You don't have to walk anywhere with it; start from the sorest spot, or don't.
= Borrow my hat, pull it right down. Nobody can see you in there.
@ comfort.tired
= 腿都拖地了吧？今儿到这儿就算到了，别再加一里。
= 累透了，包我替你拿着，虽然我只拿得动字。往后一靠，啥也别管。
= 到站了到站了，这儿就是山顶，我说的。趴下，谁来催都说没看见你。
= You've walked far past your boots. Camp here, no more miles today.
= Worn out to the laces! Sit. The hill isn't going anywhere, sadly, so there's no rush.
= This spot right here counts as the summit, I've just decided. Boots off.
@ comfort.lonely
= 没个人搭腔，脚步声都瘆得慌。我先跟你并着走，等走热乎了，咱给哪位老熟人发个“嘿”？
= 空落落的，我听出来了。今晚先跟我唠，明儿约个能走路的，一块儿遛半条街。
= Walking alone makes even small hills long. I'm here for a stretch; then let's wave at one real neighbour, deal?
= An empty road feels rotten, I know. Keep me company, and tomorrow ask somebody to walk half a street with you.
@ comfort.angry
= 该气！搁我，帽子都摔沟里了。你骂，我负责捡帽子。
= 这谁受得了，换头驴都得尥蹶子。从头说，他咋开的口？
= You've every right to kick something. Not me, the bucket. Go on!
= Enough to make a saint throw his hat. Who dug that hole, tell me everything.
@ comfort.anxious
= 心突突的吧，跟下坡似的。咱捏个闸：呼气，长长的。再说眼前最近的那一步，别看山。
= 十八条岔路一块儿在脑子里嚷嚷，是够呛。挑一条最短的，先走它五分钟。
= Heart's galloping, eh? Blow out slowly, like cooling soup. Then show me only the next ten metres.
= All the crossings shouting at once, I know. Cover the map with your hand, leave one finger's width, do that.
@ comfort.sick
= 遭罪了，身上软得跟泥似的吧。躺好，喝口温的；烧不退或者越来越难受，赶紧找大夫。
= 病了就别逞能赶路。被窝就是驿站，真扛不住的话，叫个人陪你上医院。
= Ugh, being ill is the worst kind of stuck. Blanket, sips of water, and a doctor if it gets nasty.
= Stay put, no hero marches. If you can't breathe well or the fever climbs, get medical help at once.
@ comfort.insomnia
= 眼皮不听话，够难熬的。咱俩数驴的步子，一步，晃一下，两步，晃一下……
= 睡不着就不赶了，躺着看天花板，当它是没画的那块白，啥也不用填。
= Wide awake, poor you. Count hooves with me: clop, sway, clop, sway...
= The ceiling is blank map. Leave it blank tonight, that's allowed.
@ comfort.exam
= 一想考试肚子就拧，我懂。先翻开最薄那章，走两页，当遛弯。
= 没考好啊，脸上热辣辣的吧。今儿不复盘，明儿挑一个坑，就一个，咱给它填上。
= That stomach-drop before an exam, horrid. Two pages, the easy ones, just to get your feet moving.
= So the result hurt. Swear a bit, have dinner, and tomorrow we look at a single pothole.
@ comfort.job
= 这一脚踩空，谁都得坐地上缓半天。饭碗没了，手艺还长在你身上。过两天再看招牌，今儿别看。
= 太突然了，跟桥断了似的。你没走错，是桥不结实。先数数家里的粮，能撑多久，心里有底再说。
= The bridge went while you were on it; that's not your walking. Sit first. Later, one phone call.
= Rotten, rotten news. You still own every skill you walked in with. Tonight, no job ads, just soup.
@ comfort.breakup
= 一块儿走惯了，忽然只剩自己的脚印，疼吧。我不催你往前，原地蹲会儿也是路。
= 满大街都是你俩走过的弯。今儿绕着走，不丢人，我带你绕。
= Every corner in town has two sets of footprints now. We can take the long way round, as long as needed.
= It hurts because you really walked it together. I won't hurry you off the spot.
@ comfort.parents
= 跟爹妈吵完，赢了输了都憋屈。你也疼他们，他们也笨，是不是？哪句噎着你了？
= 回屋把门一摔，耳朵还竖着听外头呢吧。气归气，挂着归挂着，两样都算数。
= A row at home, and nobody's hungry any more. You're hurt, they're likely hurt too. Which bit stuck?
= Slammed doors have two sides. I'm not judging either; tell me yours.
@ comfort.friend
= 跟铁子掰了，走哪儿都缺半边。先别断路，过两天扔颗小石子：“在干嘛”。
= 窝火，又老忍不住看他回没回，是吧。当时你俩在争啥？
= When a mate turns off, the road goes quiet. Leave the gate unlatched; a silly picture may do it.
= Cross and sad in one bag, that's heavy. Who said the first sharp thing?
@ comfort.bored
= 闲出毛了？脱了袜子，蒙眼从床走到门，报告碰着几样东西！
= 拿筷子在桌上画条河，盐罐当村，说说村里第一件新闻是啥。
= Quick, make a river out of a scarf and find it a town. What's the mayor's name?
= Itchy feet indoors? Walk your room backwards and report three discoveries!
@ comfort.homesick
= 想家这玩意儿，走着走着就从鞋里冒出来。你家楼下拐角，有个啥？
= 鼻子酸了吧。我出门也老闻见我妈烙饼。你最想哪一口？
= Homesickness is a map that only shows one house. What's on its doorstep?
= Oh, that pull in the chest. Draw me the way from the bus stop to your door, in words.
@ comfort.grief
= 我不耍嘴皮子了。他走了，这个坎绕不过去，我在边上陪你待着。想说他，就说。
= 心里塌了一块，那块是他的。别急着填，我陪你守着。
= I'm so sorry. There's no way round this one, and I won't pretend there is. I'm staying beside you.
= That place on the map was theirs. It stays marked. Tell me about them when you want to.
@ comfort.bullied
= 信你！是他们坏，不是你招的。去跟老师、家里人或者管事的说，证据留着，今儿就去。
= 听着我都攥拳头。你没做错一丁点。谁能管住他们，咱想一个名字，先告诉那个人。
= I believe you. They're in the wrong, you're not. Find one adult or boss with a loud voice and tell them today.
= None of that was your doing. Keep the messages, show them to somebody who can act. Who comes to mind?
@ comfort.body
= 跟镜子较劲一天了吧，难受。我看不着你，不说瞎话夸你；可拿尺子量人的，我这测绘员都嫌他外行。
= 谁嘴欠说你的？身上的道道弯弯，是你一路走出来的，不归别人打分。
= Horrible, that mirror voice. I can't see you so I won't flatter; I just don't trust the ruler they used.
= Someone's words are riding on your back. You may put them down here, no diet advice, promise.
@ comfort.money
= 兜比脸干净，觉都睡不实。先把账摊开，圈出最急那一笔，网上那种“秒到账”的可别碰。
= 缺钱这事压腰。给债主打个电话说清楚能缓几天，比躲着强。
= Empty pockets make every step loud. List the bills, star the most urgent, and stay clear of instant loans.
= Such a stone of a worry. Ring whoever you owe and ask for time; most of them have a form for it.
@ comfort.scared
= 怕了吧，后脖子发凉那种。先把灯按亮，我跟你一块儿瞅。真有坏人，麻溜打报警电话。
= 黑灯瞎火的，耳朵都支棱到房顶了。你摸着墙走到开关，我给你数步：一，二，三。
= Gives you the shivers, right? Keep talking to me while you check the lock; if somebody's really there, ring the police.
= Spooky stuff, darkness, it eats all the edges. Walk to the switch with me: one step, two, click.
@ happy.news
= 嗷！这消息值得驴叫三声！快讲，你当时蹦了没？
= 太好啦！我图上都放烟花了，火那个口全倒出来了！
= Wahey! I've thrown my hat and can't find it. How did it happen?
= Brilliant news! Start at the beginning, skip nothing!
@ happy.achieve
= 成了！这坡我知道，陡得很，是你一步一步蹬上来的！
= 牛！插旗插旗。最想撒手不干是哪一段，后来咋又走的？
= You climbed it! On your own legs! Where did you nearly turn back?
= Up goes the flag! That took grit, not luck, I can see the boot marks.
@ happy.plan
= 好哇，光听我脚就痒！记得给瞎逛留半天。先奔哪儿？
= 盼头来了！清单上加一条：备张饼，信我。
= Ooh, a plan! Leave one hole in it for an accident, the good kind.
= I'm packed already and I'm not even coming. What's the first stop?
@ happy.love
= 哎哟哟，走路打飘了是不是！不催你，先好好打几天飘。
= 有人了！我给那条街画成粉的。他哪个动作让你愣神来着？
= Somebody's walking an inch above the road! Enjoy the altitude.
= A crush! I'm colouring the whole district pink. What set it off?
@ happy.share
= 嘿，这个好！这么小一桩，你给捡着了，我画个针尖大的星。
= 就爱听这个，大路上没有的。再说说，它旁边还有啥？
= Ha, lovely find! That goes on the map in very small, very careful letters.
= See, that's what straight-line people miss. What else was in the picture?
`;
