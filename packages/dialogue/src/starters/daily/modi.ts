export const MODI_DAILY = `
@ daily.meal
= 嘴这一关最挑剔，我喜欢。头一口落下去，是软的还是脆的？
= 客官且慢，腰围先放半寸再说。这一餐咸淡裁得可合身？
= 入口的东西跟贴身衣裳一样，马虎不得。胃里舒坦么？
= The palate is a stricter judge than I am. Its verdict on the first bite?
= Let out the belt by one hole. Sweet, salt, or something in between?
@ daily.cooking
= 下过厨的手，成不成都算手艺人。哪一道工序最费神？
= 下锅如下剪，落了就收不回。这回火候裁得准么？
= 灶前站久了，后腰会发紧。有没有人替你递个盘子？
= Made by your own hand; I take off my thimble. Which step fought back?
= A pan is like a pair of scissors, no undoing. Did you follow a pattern or improvise?
@ daily.child
= 孩子的话做不得假，针脚全露在外头。今年多大了？
= 小客官一天长一寸，昨儿的尺寸今儿就作废。你听了看了，先怎么应的？
= 当大人的，一颗心总挂在别人袖口上。你还撑得住罢？
= Children outgrow everything, including yesterday's opinions. What age are we fitting?
= No lining on a child, all the stitches show. What was your answer?
@ daily.elder
= 上一辈说话做事，总给人留两寸缝份。这回你看出了什么？
= 旧料子最耐穿，就是脾气硬。老人家近来穿得暖么？
= 家里的老人，嘴上讲一分，心里缝了十分。你们多久见一面？
= Older cloth has more to say than new. What did you notice about them this time?
= Elders darn their love into very plain remarks. How often do you hear from them?
@ daily.partner
= 府上那位，这一针下得很有性格。当时你回了什么？
= 过日子是件对襟衫，扣子一人管一半。那位一贯如此？
= 家常小事，最见贴不贴身。你心里受用么？
= Domestic stitching, the finest sort. Is that quite like them?
= Every couple is one jacket with two opinions. How did you take it?
@ daily.quarrel
= 好好一块布，忽然从中间绷住了。起头是为哪一句？
= 越是贴身的人，吵起来剪子越往旧缝里下。如今谁也不理谁么？
= 气归气，夜里别蹬了被子。胸口还发闷罢？
= Torn along an old seam, I suspect. Which remark began it?
= One can quarrel only with those who know one's measurements. Where do things stand today?
@ daily.peace
= 裂口对上了，剩下慢慢缝就是。先低头的是谁？
= 把话摊平了说，比任何熨斗都管用。说完那一刻，屋里什么声音？
= 哭过谈过，人会软得像拆了浆的布。歇一歇，喝口温的。
= A mended place often holds best. Who threaded the needle first?
= Out with the pins at last. How did the room feel once it was said?
@ daily.friend
= 旧友像旧衣，一上身就知道合不合。这位还合么？
= 老熟人最会揭人里子。这回翻出你哪桩旧事没有？
= 有人惦着你，后襟就不漏风。你俩头一回认识，是在哪儿？
= Old friends, old coats: does the fit still hold?
= Nobody unpicks one's dignity like a long acquaintance. What came up between you?
@ daily.kindness
= 肯替人扶一下衣角的，不多了。这事是几时碰上的？
= 好心没有尺码，谁穿都合身。当时对方是什么神色？
= 举手的工夫，暖的是一整件里子。你把它收在心口哪一侧？
= Kindness comes in one size and fits everyone. Whereabouts was this?
= A tiny stitch, and it holds so much. How did the other face look?
@ daily.rude
= 没教养是最难看的一身衣裳。对方究竟怎么说的？
= 这人的领子怕是缝反了，话才出得这么歪。你回嘴没有？
= 被人平白蹭一身灰，掸掸就是，不值得留印子。还气着么？
= Bad manners are the one outfit I refuse to alter. What exactly was said?
= Somebody left the house without their courtesy on. Did you answer back?
@ daily.pet
= 身上自带皮毛羽毛的，我从来不敢替它们改款。平日爱黏谁？
= 小祖宗眼里没有王法，只有你的裤脚。如今是什么光景？
= 不会开口的，心事都在身上。近来吃喝可好？
= One creature I'd never dare to dress. How are things with it now?
= Fur or feather, they wear their feelings outside. Eating well, would you say?
@ daily.shift
= 当差的人，脚后跟最先知道钟点。今天站着多，还是坐着多？
= 一天的活计摊开来，总有一段是花边。最好笑的是哪桩？
= 工服一穿就是好几个钟头，肩膀要松一松。这班几点了结？
= A day's work leaves its creases somewhere. Where are yours, back or feet?
= Work clothes tell everything. Who was the oddest person to come your way?
@ daily.trouble
= 差事裁歪了，未必是你的剪子。这桩最冤的是哪一处？
= 上头催，下头扯，人就成了一根绷紧的线。几时要交？
= 先把肩上那口气放下来，我看着都替你酸。有人帮衬么？
= Somebody at work has been tugging your sleeve the wrong way. Which part rankles most?
= Overstretched cloth needs slack before anything else. When is it due?
@ daily.change
= 换工如换季，衣裳总有几天不合身。你自己觉着冷还是热？
= 旧工牌、新工牌，都只是别在外头的。家里人怎么说？
= 这样的变动，里子都要翻一遍。今晚先睡稳了再想。
= A new coat, or an old one handed back. How do your shoulders feel?
= Such alterations take getting used to. What do the people at home say?
@ daily.earning
= 进项多少，手上的茧最清楚。这回合不合你心里的数？
= 开铺子的最懂这个，账面一日宽一日窄。比上个月如何？
= 钱是拿工夫一寸寸换的，不嫌少，也不怕问。够用么？
= I'm in trade myself, so I ask plainly: better or worse than last month?
= Earnings ought to fit like trousers, with a little room. Do these?
@ daily.class
= 书本是别人的样板，穿到自己身上要改。哪一段最不服帖？
= 先生讲课的口气，十个有九个像在报尺寸。你坐在第几排？
= 用功的人，眼下总有两道褶。今晚几点能合上书？
= Other people's patterns, and you must cut from them. Which piece won't lie flat?
= Teachers measure everybody with one tape. How did it sit with you?
@ daily.clinic
= 身子是唯一不能重做的料子。这会儿觉得怎样？
= 裁缝只会量，不会医，所以我只问一句：大夫交代了什么？
= 病痛检查这类事，跟拆旧线一样磨人。今天有人陪么？
= Nobody gets a spare body, more's the pity. How is it behaving now?
= I take measurements, never pulses. What has a doctor told you?
@ daily.kinsick
= 自家人病着，你这件衣裳便只穿了半边。眼下情形如何？
= 病榻边最费的是等，像一针一针数。谁同你换手？
= 照看人的，自己先别开了线。昨夜合眼了没有？
= When one of yours is unwell, everybody's collar is tight. What's the latest?
= Those who sit by sickbeds fray first. Have you slept?
@ daily.baby
= 那么小的尺寸，我的软尺都舍不得拉直。大人们可好？
= 为着一个小人儿，全家的衣裳都要改样。眼下最忙的是谁？
= 从怀着到落地，到学步，件件是细活。你帮得上哪一手？
= Sizes that small make my fingers clumsy. How is everyone doing?
= The tiniest client changes the whole household's wardrobe. Who fusses most?
@ daily.wedding
= 婚事我只问一样：那一身，是什么颜色？
= 两匹布要缝一处，难的是花纹对齐。你看这一对，对得上么？
= 婚期前后，人人衣角都捏着点心事。你捏着什么？
= Forgive a tailor, but what is everyone wearing?
= Joining two cloths is easy; matching the pattern takes years. What do you make of it?
@ daily.house
= 屋子是人最外头的一件衣裳。现在哪一处不合身？
= 搬也罢，修也罢，都要先翻一遍里子。翻出什么旧物没有？
= 住的地方不妥帖，觉都睡不圆。今晚冷不冷？
= One's home is simply the outermost coat. Where does it pinch?
= Repairs, removals, rents: all alterations. What's the next job on the list?
@ daily.broken
= 要紧的东西说撒手就撒手，跟扣子一个脾气。耽误事了么？
= 坏的丢的，我一律先骂一句“走线不牢”。它跟了你多久？
= 别急，缺这一件天塌不下来。今日先拿什么顶着？
= Objects resign without notice, like buttons. How long had it served you?
= One missing piece and the whole outfit limps. What will you do meanwhile?
@ daily.found
= 掉了的扣子滚回脚边，就是这个味道。头一眼看见时，你说了什么？
= 我总疑心这些东西是自己出去逛了一圈。身上可多了什么印子？
= 这下衣裳齐整了。心里那块石头落地没有？
= A lost button come home, by whatever road. What did you do first with it?
= Reunited, and hardly a loose thread. How long did it take?
@ daily.bought
= 买东西我最爱管闲事。料子如何，拿手捻过没有？
= 三剪半不退不换，你这件退得了么？先说说做工。
= 花钱图个称心。摆出来看第二眼，还喜欢么？
= I'm nosy about purchases: how is it finished at the edges?
= My shop allows no returns. On second glance, is it still a yes?
@ daily.gift
= 送礼如量体，准不准全看用没用心。这回量得准么？
= 包装先别扔，我爱看人怎么打结。那结是谁系的？
= 一份礼里，总缝着几句没出口的话。你读出来没有？
= A gift is a guess at somebody's measurements. How near was this one?
= Never mind the ribbon, show me the thought. What was the reason for it?
@ daily.trip
= 出门的人衣角带风，听着就轻快。行李几件？
= 别处的云跟我这儿裁法不同。你那头天色如何？
= 车马劳顿，回头先把鞋松一松。一路可有伴？
= Travelling shows what a coat is made of. What did you pack too much of?
= Clouds are cut differently elsewhere, and I collect patterns. Describe one?
@ daily.road
= 赶路赶出来的褶子最难熨，都在后腰上。今天用了多久？
= 赶路这事，三分在脚七分在鞋。你脚上那双还争气么？
= 宁可慢半剪，别抢那一步。到的时候天亮还是天黑？
= Streets crease a person. Is there a prettier way round?
= Much depends on the shoes. Are yours up to that road?
@ daily.sky
= 天色是我的进货单，你替我念念：云厚不厚？
= 故事里的云归我管，你那片真的我够不着。像哪种料子？
= 这种天，领口袖口最要紧。你添减衣裳了没有？
= That's my stockroom you're describing. What weight of cloth would you call it?
= Dress for it first, admire it afterwards. Are you warm or cool enough?
@ daily.garden
= 草木虫鸟的衣裳，件件合身，我服气。什么颜色打头？
= 叶子从不请裁缝，边也锁得那么齐。你凑近看了没有？
= 在草木中间待一会儿，指甲缝里都是安静。哪一角你看得最久？
= Leaves hem themselves, which I find humbling. Which colour did you see most of?
= Everything out there is better dressed than we are. How close did you get?
@ daily.exercise
= 筋骨也要时常拆洗。这回练的是上身还是下身？
= 汗衫最诚实，练没练它都知道。换下来拧得出水么？
= 松一扣，紧一扣，慢慢就合身了。身上可有哪处扯着？
= A body kept moving needs fewer alterations. Anything pulling at the seams?
= Sweat is the only dye I don't charge for. How did it go, muscle by muscle?
@ daily.match
= 场上穿什么颜色，我先认衣裳后认人。你站哪一边？
= 一件球衣绷不绷，看最后几分钟。你当时坐得住么？
= 替人捏汗，袖口都攥皱了罢。身边可有人同看？
= Being shallow, I judge teams by their collars. Whom were you shouting for?
= You'll have twisted a sleeve or two. Which moment did the damage?
@ daily.play
= 一局有一局的剪裁，多一步就走样。你最得意哪一步？
= 牌桌棋盘上，人的里子翻得最快。对家是个什么路数？
= 玩就图个松快，肩膀别比线还紧。今天松快了么？
= A game shows the lining of a person. What sort of opponent was it?
= One cut too many ruins a game. Which move would you take back?
@ daily.screen
= 故事也分剪裁好坏。这一部，你嫌它长还是嫌它短？
= 我看戏先看袖口，听书先听停顿。里头谁最会穿？
= 别人的悲欢借来披一披，也会暖会凉。你是哪一种？
= Stories should be cut on the bias. Too long, too short, or just right?
= I always watch the cuffs first. Whose face stayed with you?
@ daily.song
= 曲子这料子，摸不着，偏偏最贴身。哪一截最服帖？
= 我的笛子吓得住云，不敢评旁人。那调子是明的还是暗的？
= 有声音陪着，针脚都会匀些。你听着练着，心里松了几分？
= Music is cloth one wears on the inside. Which phrase fits you best?
= My flute frightens clouds, so I'm no critic. Bright tune, or a dark one?
@ daily.craft
= 同行！手上做的我最爱问：线头藏哪儿了？
= 好活计要翻过来看反面。你这件，反面敢给人瞧么？
= 做东西的人，十个指头都在想事。累的话先搁一夜。
= A fellow maker! Show me the back, that's where the truth is. Neat, or wild?
= Hands that make things may be forgiven much. Which part took the longest?
@ daily.dream
= 做梦穿的衣裳从来没有扣子，一跑就散。你还抓着哪一角？
= 夜里缝的东西，天一亮就自己拆线。里头是什么颜色？
= 梦再怪，也是你自己的布头。醒来心口是轻是重？
= Dreams have no buttons; everything flaps. Which corner did you keep hold of?
= Sewn by night, unpicked by breakfast. What colour was it, mostly?
@ daily.sleep
= 觉没裁好，一整天都吊脚。你昨夜被子厚不厚？
= 枕头印子可是最贵的压花，脸上有么？
= 睡长睡短都别恼，补觉跟补衣裳一样，不丢人。眼皮还沉么？
= Badly cut sleep hangs wrong all day. How does today feel on you?
= A pillow crease is the only pattern I can't copy. How many hours in all?
@ daily.past
= 旧日子叠得再好，折痕也在。你是闻着什么想起来的？
= 翻箱底了。那件往事，如今穿上还合身么？
= 早年的料子薄，可是贴肉。那时候谁在你身边？
= An old garment out of the trunk. What made you think of it?
= Memory keeps the folds long after the cloth is gone. Who else was there?
@ daily.gone
= 一根线抽走，旁边的都跟着松。如今空着，还是补了别的？
= 旧样式停了，才有人想起它哪里好。你想起哪一处？
= 散了就散了，云也是这样。你留下一个线头没有？
= One thread pulled, and everything round it sags. What fills the gap now?
= Styles end; shapes stay in the shoulders. Did you keep some scrap of it?
@ daily.waiting
= 针悬着不落，最是难受。悬了多久了？
= 我等晚霞也要等，七分钟一到就得动剪。你这个有准时辰么？
= 闲等着最磨袖口。手里找点什么搓一搓，消息几时能到？
= The needle in mid-air, I know that posture. Since when?
= Waiting wears out one's cuffs. Is there an hour fixed for it?
@ daily.decided
= 画了线就敢下剪，痛快。先裁哪一刀？
= 本店最烦“随便”，你这句主意我爱听。谁劝过你没有？
= 定了主意，夜里还会反复量，常事。给自己留半寸缝份罢。
= Chalk line drawn, scissors out; I approve of decisions. What's the first cut?
= I can't abide “whatever”, so this pleases me. What tipped the balance?
@ daily.undone
= 半件衣裳挂着，不算坏，只算没完。卡在哪一针？
= 我架上压着的活儿，能排到巷口。你这件压了几天？
= 今日不动剪，也是一天。明儿先缝最短的那条边，行么？
= Half-finished things hang in every workshop. Where did the thread run out?
= The best tailors also stare at walls. Which seam is the shortest to start with?
@ daily.mishap
= 出丑这事，我把袖子缝到过裤腿上，不笑你。当场几双眼睛？
= 体面就是件易脱线的衣裳，迟早要崩一回。崩的时候你说了什么？
= 脸红过半日就褪色了，不用洗。没伤着哪儿罢？
= Dignity always goes at the seam. How many witnesses?
= I once sewed a sleeve to a trouser leg, so do continue. What did you say afterwards?
@ daily.hurt
= 皮肉不比布，疼是真疼。伤口收拾干净没有？
= 若是衣裳我一刻钟补好，人可得慢慢来。眼下活动如何？
= 别逞强，先坐下。疼得厉害、肿得快，就去找大夫。
= Skin is the one cloth I may not touch. Has it been cleaned and covered?
= Sit, and don't be brave at me. If it worsens, a doctor. How is it now?
@ daily.loss
= 口袋破个洞，凉气直往里灌。大约漏了多少？
= 这种钱花得最没样子，连块边角料都不剩。还能讨回一点么？
= 破财伤面子，更伤觉。先把要紧的几笔量清楚，别慌。
= Pockets tear where one least looks. How much went through?
= Money that leaves without so much as a receipt. Is any of it recoverable?
@ daily.luck
= 好运气自己找上身，还正合尺寸！当时你在做什么？
= 恭喜客官，这一粒金扣子是天上掉的。头一个想说给谁听？
= 平白得的欢喜最轻软。先别急着收，披一会儿。
= Luck in your exact size! What were you doing when it came?
= A gold button out of a clear sky, congratulations. Whom did you tell?
@ daily.feast
= 节庆席面，人人挑最好的一身。你穿的什么？
= 热闹也讲裁剪，人多了要留白。这一席几位？
= 张罗的人，袖子总是卷着的。你今天坐下过没有？
= Celebrations deserve a proper collar. What are you wearing for it?
= A table, like a coat, must seat everyone comfortably. How many is it?
@ daily.noise
= 墙薄得像衬纸，人家的日子全漏过来。最扰人的是哪一样？
= 同住一檐，跟穿一条裤子差不多，总有人抢裤腿。对方知道么？
= 耳朵鼻子没有盖子，最吃亏。夜里还能睡整么？
= Walls thin as tissue paper. Which hour is the worst?
= Living close is sharing one pair of trousers. Do they know it bothers you?
@ daily.courage
= 这一剪落得有胆色。下手前，手心可出了汗？
= 人挺直的时候，衣裳自己就合身了。当时四周静不静？
= 且不问成败，这口气是自己提起来的。如今心跳稳了么？
= Bold scissors! What did the second before feel like?
= A straight back improves any jacket. How did people react?
@ daily.learned
= 添了一门手艺，身上就多一只口袋。这只装的什么？
= 我学锁边学了三年，你别嫌自己慢。最拗手的是哪里？
= 明白过来那一下，像扣子终于进了眼。有人在旁边指点么？
= A new pocket sewn on. What was the knack of it?
= Buttonholes took me three years, so I admire any progress. Who taught you?
@ daily.online
= 屏上的话多是成衣，谁都往身上套。哪一句硌着你了？
= 那地方人人穿着化名走秀。你自己露面说话没有？
= 旁人的光鲜看久了，自家衣裳都嫌旧。放下来歇歇眼，可好？
= Everything there is ready-to-wear opinion. Which piece caught on you?
= A parade in borrowed names. Did you join in, or only watch?
@ daily.chores
= 叠衣裳我有话说，可你先讲：最烦的是哪一样？
= 家务就是拆了又缝，天天如此，偏还不能不缝。做到哪儿了？
= 替一家子收拾的，没人替着收拾。忙一阵就坐一坐，腰要紧。
= On folding I hold strong views, but you first: which task do you loathe?
= Housework, paperwork, all one long hem. How much of it is left?
@ daily.alone
= 独自待着，衣裳可以穿最旧那件。你穿的哪件？
= 独处是留白，好裁缝都懂。这片白里，你想绣点什么？
= 没人看着的时候，人的肩线最好看。慢慢坐，不必找话。
= Solitude permits the oldest jumper. Are you in yours?
= A margin left plain on purpose; very good taste. How are you spending it?
@ daily.small
= 细细一粒，得用镊子夹进扣盒。是哪一刻瞧见的？
= 边角料里常有最好的一块，你眼尖。什么颜色的？
= 小小一点熨帖，抵得过一件新衣。揣好了，别洗掉。
= Tiny, and beautifully finished. When did you come across it?
= The best bits are in the scrap basket, I always say. What colour would you call it?
`;
