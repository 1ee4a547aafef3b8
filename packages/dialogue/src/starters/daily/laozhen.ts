export const LAOZHEN_DAILY = `
@ daily.meal
= 吃喝入了文章，最见人情。这一口，是自己挑的还是人家端来的？
= 老头子只有画在纸上的芝麻饼，馋人家碗里的。你那份烫不烫嘴？
= 肠胃也是读者，催不得，慢慢嚼。吃得可还踏实？
= Meals make the best footnotes to a day. What was in the bowl, and who chose it?
= I've only printed biscuits here, so read me yours: crisp, soft, or regrettable?
@ daily.cooking
= 菜谱都是没写完的书，末一章在你手上。改了哪一步？
= 灶上的事我只看过食谱，字面都香。锅里什么声响？
= 站在灶边一通忙，饭香归了别人，腰酸归自己。歇下没有？
= A recipe is only a draft until somebody burns a finger. What did you change?
= My cookbooks smell of other people's Sundays. What did your kitchen smell of?
@ daily.child
= 小孩子句句是开头，没一句肯收尾的。这回你听懂了几成？
= 童书那一架从来最乱，也最热闹。这一出，你坐在哪儿看的？
= 带孩子的人，日子都是夹着书签过的。你当时心里软没软？
= Children never finish a chapter; they jump. What age is yours?
= The nursery shelf is always the noisiest. What happened on the next page?
@ daily.elder
= 老人一开口，就是带批注的。哪一条你记下来了？
= 我这把岁数，偏爱听别家老人的事。那边耳朵、腿脚还灵便？
= 爹娘那辈人，好话都写在页边上，小小的字。你瞧见了罢？
= The old write their love in the margins, very small. Did you catch any of it?
= Speaking as an elderly volume myself: how are they keeping?
@ daily.partner
= 家里那位，读了这么些日子，还有新页呢。你当时怎么接的？
= 两口子的话，外人只看得见标点。这回是逗号还是问号？
= 寻常人家的一小段，比书里写得好。你看那位时，心里怎么想？
= Even a much-read book has a sentence one missed. Did this one surprise you?
= Couples speak in punctuation. Was that a comma or an exclamation mark?
@ daily.quarrel
= 争吵的书，翻回头看，起因常只有半行。这回是哪半行？
= 待我把灯拧暗些，好说话。如今是谁也不肯先翻页么？
= 吵完心里跟撕过的纸一样，毛边扎手。先不理它，喝口水。
= Quarrels usually hang on half a line. Which half was it?
= Now comes the blank page between two people. Has anybody written on it yet?
@ daily.peace
= 隔了那么多空行，总算又接上了。头一个字是谁写的？
= 合好的书，折痕还在，可是翻得开。当时说了哪句要紧话？
= 难讲的话讲出口，比熬夜还费神。今晚该睡得沉些罢？
= The two halves of the story are bound together again. Who wrote the first word?
= Hard sentences, finally read aloud. Which of them mattered?
@ daily.friend
= 老友是常看的旧书，随便哪页都能接下去。这回翻到哪段？
= 有些人隔几十章又登场，还是那副口气。变了没有？
= 有人肯跟你说话，这一天就不薄。聊到几点？
= Some characters come back after twenty chapters with the same joke. Did this one?
= An old friend opens anywhere. Where did you two pick up the story?
@ daily.kindness
= 世上的好，多是没署名的。那一下你看清对方的脸没有？
= 我把这件事抄在卡片上，归到“善本”。当时旁边还有谁？
= 帮人或受人帮，夜里想起来都是暖的。你想起几回了？
= The best deeds are anonymous editions. Did you learn who it was?
= That card goes in the rare books drawer. What made the moment possible?
@ daily.rude
= 这种人读书准是横着翻的。原话是怎么说的？
= 馆里也来过拍桌子的，我请那位抄了一遍规章。你怎么应付的？
= 无礼的话，别替人家背着过夜。说出来，就算还掉了。
= That person has never read a sentence to its end. What were the words exactly?
= I'd have fined them a hundred yawns. How did you bear it?
@ daily.pet
= 猫狗鸟雀，都不识字，偏偏最懂人脸色。这回是怎么一段？
= 馆猫听见了，耳朵尖转了转。你家那个多大年岁？
= 养着活物，心里就多一页翻不过去的。眼下安顿好没有？
= Our cat pricked up one ear at this. How many years has yours?
= No animal reads, yet all of them annotate the furniture. What's today's chapter?
@ daily.shift
= 一班活儿就是一章，人物进进出出。哪一位你还记得脸？
= 我也是当班的，坐的是零点那一席。你下了班头一件事做什么？
= 这一天让差事占去大半本，余下几页是你的。歇着，脚垫高些。
= Shifts are full of minor characters. Who deserved a bigger part?
= I keep a desk too, from midnight. What do you do first when yours is over?
@ daily.trouble
= 公事上的墨，泼得比哪儿都快。眼下洇到哪一步了？
= 上头的批语，红得刺眼，内容往往就一句。到底是哪句？
= 错也好冤也好，今夜别在心里一遍遍重抄。明早再说，成么？
= Office ink stains quickest. How far has it spread?
= Red pencil from above, is it? Read me the one remark that stings.
@ daily.change
= 这一章收在这儿，下一章题目还没起罢？你偏爱哪两个字？
= 老头子四十年只坐一张桌，听人换座位总有些佩服。几时的事？
= 新页旧页之间那道缝，最容易透风。心里冷不冷？
= Between two chapters there's always a blank side. What are you doing on it?
= Having sat at one desk for forty years, I listen with awe. When does the page turn?
@ daily.earning
= 进账出账，也算一种流水文章。这月写得顺么？
= 我这儿只收哈欠，不懂行情。同上回比，厚了还是薄了？
= 一分一厘都是起早贪黑换的。记上账了没有，记完好睡。
= Ledgers are honest literature. Is this page thicker than the last?
= We deal in yawns here, so explain it to me: is it a good sum for the labour?
@ daily.class
= 课本最怕读得太快。今天停在哪一页？
= 先生在台上念，底下人在走神，这是千年的老规矩。你走到哪儿去了？
= 学业压人，纸轻，心不轻。今夜还剩几行没写？
= Textbooks are the only books I'd let you stop in. Where did you stop?
= Somewhere a teacher is marking in red. How did the lesson sit with you?
@ daily.clinic
= 身体这本书，字小，得请大夫念。大夫念了什么？
= 老头子毛病也多，都是纸上的，当不得真。你这会儿舒坦些没有？
= 看病养病都磨性子，一日一页，急不来。记得按大夫说的来。
= Bodies are set in very small print; one needs a doctor for it. What was read to you?
= Recovery, check-up or plain ache, all slow reading. How are you just now?
@ daily.kinsick
= 家中有人病着，每本书都看不进去。今天那边怎样？
= 床边那把椅子，最硬，也最暖。这些日子是谁坐着？
= 守人的人，也要有人守。你自己合了几个钟头眼？
= Nobody reads well beside a sickbed. What's today's bulletin?
= That chair by the bed is a hard one. Who else sits in it?
@ daily.baby
= 一本新书，扉页还带着奶香。一家子忙成什么样了？
= 本馆最小的读者，还没有借书证，先记个号。月份几何？
= 添人口的事，喜里头总掺着累。当娘的吃得下、睡得着么？
= A brand-new volume, still in wraps. How is the household sleeping?
= The youngest readers get a card in advance. What's the news in one line?
@ daily.wedding
= 婚礼的书，好看在头一页，更好看在第三百页。你在哪一页上？
= 老头子当年是借书借来的姻缘。这一对呢，怎么认得的？
= 婚书再厚，叫人记一辈子的总是个极小的动作。你看见没有？
= Love stories usually stop here; the good part follows. How did these two meet?
= Somewhere in the ceremony or the question there's a tiny gesture. Did you catch it?
@ daily.house
= 屋子一动，书最先遭殃。你那儿是哪样最叫人头疼？
= 我那堵墙夜里变门，白天变墙，也算老房子的毛病。你家的毛病在哪儿？
= 住处没理顺，人就跟没上架的书似的。床铺先铺好了么？
= When a house is in disorder, the books suffer first. What suffers in yours?
= My own wall turns into a door at midnight, so I sympathise. Which part needs mending?
@ daily.broken
= 器物也有缺页的时候，多半挑最要紧的一章。现在卡在哪儿？
= 丢东西的人，我这儿登记过一整本。你最后是在何处见的它，可还记得？
= 不在手边的东西最让人念叨。眼前有什么能替一替？
= Things drop their pages at the crucial chapter. What does it keep you from doing?
= I've a whole register of what people mislay or break. Shall I enter this, and since when?
@ daily.found
= 还回来了，好。跟逾期三年的书一个路数。你盼了多久？
= 这张卡片我改成“已归架”，盖蓝章。当时是什么光景？
= 悬着的一页落下来了，今夜可以少翻一回身。
= Returned to shelf, blue stamp and all. How overdue was it?
= I do like an ending where the thing comes back. Had you already given up hoping?
@ daily.bought
= 添置东西，如同添书，买时都有道理。你的道理是哪条？
= 老头子的家当就一只枕头，看人拆包裹很过瘾。里头衬的什么纸？
= 买贵买贱，夜里别再翻账。先说说，它将来放在哪个位置？
= One always has an excellent reason at the till. What was yours?
= Accessions! Describe the new item for the catalogue: size, colour, regrets?
@ daily.gift
= 赠书要题字，赠物也一样。那份里头写了句什么没有？
= 我这儿最值钱的是夹在书里的干花，没人说得清谁给谁。你这份说得清么？
= 一样东西换了手，就多了半页故事。你心里可暖和？
= Every gift ought to be inscribed. Was this one?
= Somebody's thought, in wrapping. On what occasion, or better still, on none?
@ daily.trip
= 我出过最远的门是翻地图。你替我看了哪一处？
= 游记要好看，得有一件倒霉事。这趟有没有？
= 路上睡不熟是常事，回头补。身边带了本书么？
= I travel by atlas only. Which page of it were you on?
= All decent travel books contain a mishap. Has yours?
@ daily.road
= 路这本书，天天读，天天不同。今天是哪一段读得最慢？
= 堵着的时候，最适合看别人车窗里的故事。你瞧见谁了？
= 来来去去的，小心看脚下的字。到家算写完一行。
= One reads the same road every day and it changes. Which stretch was slowest?
= Commuters are the greatest readers I know. Do you carry something for the way?
@ daily.sky
= 我那屋没有朝外的窗，你念给我听：外头什么颜色？
= 古人写天气，一个字就够。你给它哪个字？
= 天时一变，书页都会闹脾气，何况人。添减衣物了么？
= No window in my room, so be my eyes: what colour is it out there?
= The old poets needed one word for weather. Which would you spend?
@ daily.garden
= 草木是不识字的书，翻得最慢。今儿翻到哪一片？
= 我夹在书里的叶子都成褐色了，你那儿的还鲜着罢？
= 侍弄也好，看看也好，人在绿的旁边，气就匀了。待得可久？
= A garden is the slowest serial there is. What happened in this instalment?
= All my leaves are pressed ones. What do yours look like, growing or flying?
@ daily.exercise
= 走也罢跑也罢，算是用脚在读路。这回几页长？
= 老头子只练打哈欠，肌肉全在下巴。你呢，哪儿酸？
= 身子骨的事，一日添一行就好，别跳页。歇够了没有？
= I exercise only the jaw, by yawning. Which part of you is complaining?
= A line a day, and the body becomes quite well read. What was today's line?
@ daily.match
= 球赛好在没人知道末一页。你当时猜的是哪种结尾？
= 我这儿忌大声，可这事破例。哪一刻你喊出来了？
= 为不相干的人揪一夜心，也是读书人的毛病。看完可睡得着？
= Sport's the one novel nobody can peek ahead in. What ending had you guessed?
= Shouting is forbidden in here, except about this. Which minute did it?
@ daily.play
= 一局就是一篇短的，有伏笔有翻案。伏笔埋在哪一步？
= 馆猫下棋只会推子，我常输。你这回的对手厉害么？
= 玩到忘了时辰，才是正经玩。眼睛乏不乏？
= A game's a short story with two authors. Which of you wrote the twist?
= I lose to the cat, who simply pushes pieces off. How does your opponent play?
@ daily.screen
= 凡是看到一半的，都归我管。你停在哪儿，还是到底了？
= 老头子看片子逢飞机必睡。你有没有哪段走了神？
= 书里影里的事看进去了，自己的夜就轻一点。谁叫你放不下？
= Anything half seen or half read falls to my department. How far did you get?
= Tell me no endings, please. Which person in it would you share a lamp with?
@ daily.song
= 乐谱也是书，翻得快的那种。哪一小节还在转？
= 隔墙的华尔兹我听了半辈子，不知是谁家的。你这支有来历么？
= 声音落下去以后那一小会儿，最养人。你坐着没动罢？
= Music is the only book read with the eyes shut. Which bar keeps returning?
= I like my tunes through a wall. Were you near this one, or far off?
@ daily.craft
= 动手的人最知道，删比添难。你舍掉了哪一处？
= 我补书用面糊，你用什么？先说说家伙什。
= 一点一点做出来的，夜里看格外顺眼。累了就搁下，不会跑。
= In every craft the hardest thing is leaving out. What did you leave out?
= I mend books with flour paste. What are your tools?
@ daily.dream
= 梦都停在半截，算我的藏书。断在哪一句？
= 昨夜那本是你写的，读者也是你，怪不得没人懂。有几个人物？
= 梦里走了一夜的人，醒来会乏。那股味儿散尽没有？
= Dreams always break off midway; I collect them. At which sentence did this one stop?
= Written by you, read by you, understood by neither. How many characters had it?
@ daily.sleep
= 睡觉的账我最清，一笔笔都记成哈欠。你眼下欠几个？
= 我这只枕头没睡过一夜好觉，倒常听人抱怨。你的枕头高不高？
= 觉这东西，追它它跑，背过身它来。今晚早点熄灯试试？
= I keep accounts in yawns. How many do you owe today?
= Sleep behaves like a cat: comes when not called. When did it leave you, or refuse to?
@ daily.past
= 这一页发黄了，翻的时候手要轻。先看见的是谁？
= 记性像旧书店，进门找甲，出来拿着乙。你本来想找什么？
= 隔了年月还记得，就是没写完。慢慢念，老头子听得见。
= Yellow pages, these; I'll breathe softly. Which year are we in?
= Memory is a second-hand shop: one goes in for a thing and leaves with another. What did you find?
@ daily.gone
= 绝版了。可看过的人还能背几句，你背得哪句？
= 旧书里头，没了的都还好好活着。你先写它哪一笔？
= 末一页翻过去，手会空一阵。你同它告过别没有？
= Out of print, then. What passage can you still recite?
= On my shelves nothing that's gone has quite gone. What should I pencil beside this?
@ daily.waiting
= 等，就是翻到“下回分解”。上一回停在哪儿？
= 我那主人公在门口等了四十年，你这个不至于。快了么？
= 夜里等消息，钟走得格外响。手边放本不要紧的书罢。
= “To be continued” are cruel words. When is the next instalment due?
= My hero has stood at a door for forty years; I trust yours is quicker. Any sign yet?
@ daily.decided
= 这一笔是墨水，不是铅笔了。什么叫你落的笔？
= 老头子一句开门的话攒了四十年，你比我利落。几时动手？
= 定下就定下，反悔也不罚款。心里松快些么？
= In ink at last! What made you put the pencil away?
= You've the resolve I lack on page 214. When do you begin?
@ daily.undone
= 没做完的，统统算我馆藏，不丢人。折角折在哪儿？
= 一页都没翻的日子，封面也总摸过罢？它叫什么名目？
= 世上的事多半停在半截，照样天亮。明天先写半行，好么？
= Unfinished? You've come to the right desk. At what point did you leave off?
= Blank days belong in the binding too. What would half a line of it look like?
@ daily.mishap
= 错字而已，人人书里都有。这个错在哪一行？
= 我头一天上工，一架书全排反了，至今没人告发。你这桩有目击的么？
= 当时恨不得钻进书缝，过些天就成笑话。脸还热不热？
= A misprint, nothing worse. Was anyone reading over your shoulder?
= Comedy's only embarrassment with the date rubbed out. How did the scene end?
@ daily.hurt
= 哎，这一笔划得不轻。伤处包好了没有，这会儿怎样？
= 书破了我会补，皮肉我可不敢。碰着凉水了么？
= 先坐稳再说话。若是越来越疼、发肿，就请大夫看，别拖到天亮。
= Paper I can mend; people I can't. Is it cleaned and bound up?
= Sit a moment, and put the story second. Should it get worse, see a doctor. How bad is it?
@ daily.loss
= 账上缺一页，谁看了都心疼。是一下没的，还是慢慢漏的？
= 骗人的、涨价的，都写得一手好开头。你在哪一句起的疑？
= 已经出去的，夜里数也数不回来。要紧的开销，心里有谱没有？
= A missing leaf in the accounts. Did it go all at once, or by degrees?
= Sums are cruellest after midnight. What must be paid first, whatever happens?
@ daily.luck
= 好运都爱从书里掉出来，不声不响。你是几时察觉的？
= 蓝墨水伺候！这样的巧合，写进小说没人信。再讲一遍经过？
= 恭喜，好事不问配不配，来了就是你的。今晚笑着睡罢。
= If I put that in a novel they'd call it lazy plotting. How did it unfold?
= Blue ink for this. Where were you when fortune turned the page?
@ daily.feast
= 逢年过节，家家都在重读同一本书。今年换了哪一章？
= 宴席我只在书里吃过，光菜单就占半页。这回有几道？
= 人多的场面，散了以后最静。有没有人陪你收尾？
= Feasts are re-readings; everyone knows the jokes. What's new in this edition?
= In novels the guest list is half the plot. Who's at this one?
@ daily.noise
= 人家的书念得太大声，你这边就看不成。主要是哪一种响动？
= 嘘了四十年，我也没嘘住几个。你开口讲过没有？
= 夜里不清静，第二天字都是花的。今晚门窗关得严么？
= Forty years of saying hush, and I've no secret. Have you spoken to them?
= Neighbours are books one can't close. What is it mostly, sounds or smells?
@ daily.courage
= 头一句最难出口，后头的自己会来。那头一句是什么？
= 我写的那人手搭在门把上，到底没转；这边可是转了。门后什么光景？
= 心还扑通着罢？坐下，灯给你，慢慢回味。
= The handle was turned, then. What was behind the door?
= First sentences cost the most. How did this one come out?
@ daily.learned
= 多认一样东西，世上就多一扇门。是从哪儿读来的？
= 到老我也没学会修电灯，佩服。最绕的是哪一处？
= 学得慢记得牢，我这馆里都是慢的人。往后想用它做什么？
= One more thing understood: a new shelf. Where did you come across it?
= I never did learn electric light. What was the trick to yours?
@ daily.online
= 那边的字没有装订，风一吹满天。哪一张落你脸上了？
= 你们网上，页边批注比正文还长。你也添了一笔么？
= 夜里看这些，越看越精神。合上之前，告诉我你最在意哪句。
= Loose pages in a wind, the lot of it. Which sheet blew into your face?
= There the margins are longer than the text. Have you written in them?
@ daily.chores
= 上架、掸灰、归档，我懂这种活儿。你收到哪一格了？
= 理东西最怕坐下来看。有没有翻出什么，把你绊住了？
= 做完一样划掉一样，比写诗痛快。剩下的明日再续，无妨。
= Dusting and filing are my whole career. Which shelf have you reached?
= The danger in sorting is stopping to read. Did anything ambush you?
@ daily.alone
= 独个儿的时辰，是书里最宽的页边。你拿它写什么？
= 我也爱这样坐着，连馆猫都不来蹭。你那儿有灯么？
= 自己静静的，不欠谁一句话。我也只翻页，不出声。
= Broad margins, a time like that. What do you put in them?
= Reading rooms were built for exactly this. Are you indoors, or walking?
@ daily.small
= 这样一小行，多少人翻过去了，你停下来。是在什么地方？
= 归到“碎锦”那一格，薄薄一片，最占地方。当时你笑没笑？
= 小的好处经得住夜。再念一遍给我听，慢些。
= A single good line on an ordinary page. Where did you find it?
= I've pressed it flat between two evenings. Did it make you smile?
`;
