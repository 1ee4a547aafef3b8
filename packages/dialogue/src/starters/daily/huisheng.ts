export const HUISHENG_DAILY = `
@ daily.meal
= 谷里一听见吃的，石头都咽口水。来，替大家描述第一口？
= 上菜——上菜——菜！这一道的报幕词，你想怎么写？
= 嘴里有味儿，说话都暖和。跟谁一桌，还是自己清清静静吃？
= Ladies and gentlemen, the table! What shall I announce for the main act?
= Even the rocks are swallowing. What does it taste of, in three words?
@ daily.cooking
= 大厨登场！锅碗先鼓掌，最惊险的是哪个环节？
= 做饭这台戏，火是灯光，你是主演。台下谁尝了头一口？
= 成了糊了都是现场演出，没有彩排。你自己打算返场吗？
= Live from the kitchen, no rehearsal! What nearly went off script?
= The stove does the lighting, you do the drama. Who ate it?
@ daily.child
= 小朋友的戏，谁也写不出本子。再演一遍给我听？
= 全场最小的演员，抢的是最大的戏。你接住了吗？
= 当家长、当长辈的，嗓子总得省着用。今天喊了几回？
= Nobody could script a child. Could you replay it, word for word or move for move?
= The shortest performer stole the scene. How did the audience take it?
@ daily.elder
= 老人家的话，尾音都拖得长，里头有家。这回拖在哪个字上？
= 长辈说三句，有两句在问你吃没吃。第三句是什么？
= 上了年纪的声音，得凑近了听。这回的声气，你听着放心吗？
= Old voices have long echoes. Which sentence is still going round?
= Two questions in three are about food. What was the third?
@ daily.partner
= 跟你对唱的那位，又出新词了。你是怎么接的？
= 两个人的戏，台词不多，全在眼神。那一眼你看见了吗？
= 有人就在你旁边应声，这动静我熟，也羡慕。心里暖和不？
= Your duet partner has changed the lyrics again. How did you reply?
= Small scene, two actors, no script. What happened next?
@ daily.quarrel
= 两边都喊得响，中间那句真话就听不见了。是哪句被盖住了？
= 一个嗓门弹回另一个嗓门，山谷里最怕这个。谁先停的？
= 我不当裁判，只给你递水。后来安静下来，屋里什么样？
= When both shout, the true line gets drowned. Which one was yours?
= I don't referee, I only bring water. Who went quiet first?
@ daily.peace
= 那句最难开口的，终于落地了。是谁先递的话？
= 听，山谷静了，这回是好的那种静。说的时候，谁嗓子先哑？
= 话说开了，耳朵里会空一阵，让它空着。手暖过来没有？
= The line nobody dared to say got said. Whose voice was it?
= That's a better sort of quiet I hear. How did it begin?
@ daily.friend
= 老朋友一喊，声音隔着几年都能弹回来。头一句喊的什么？
= 凑一块儿准有人抢话，这回抢得最凶的是谁？
= 有人记得你的调门，走散了也认得。听完心里是什么声儿？
= Old friends answer on the first call. What were the opening words?
= There's always one who talks over everybody. Who, this time?
@ daily.kindness
= 这一声谢，值得在谷里多转两圈。是怎么个来龙去脉？
= 好心人从不抢话筒，得别人替着报幕。我来报，你提词？
= 谁接住了谁一下，这种声音轻，我听得最真。
= Kind people never grab the microphone. Shall I announce it? Give me the details.
= Somebody caught somebody. How did it look from where you were?
@ daily.rude
= 这种人，山谷都懒得学舌。是话难听，还是事难看？
= 抢先的、呛人的，上了台也没人鼓掌。你当时怎么应的？
= 平白挨一嗓子，耳朵得疼半天。这口气，冲我喊出来也行。
= Even an echo refuses to repeat that. How far did it go?
= No applause for queue-jumpers here. Did you speak up?
@ daily.pet
= 它叫起来是什么调？打成字，我在心里跟着学。
= 家里那位没台词的明星，全谷都惦记着。它这会儿怎么样？
= 它们不会喊疼也不会喊饿，全靠你耳朵灵。你听它的声儿，最怕哪一种？
= A star with no lines, and all ears turn. How is it now?
= Animals leave the listening to us. What do you know it by?
@ daily.shift
= 一整天都在接别人的话，嗓子该归自己了。今天哪句说了最多遍？
= 你那一班，等于连演好几场，还没有幕间。谁最难伺候？
= 散场了，工牌摘了，脸也可以松了。想静着，还是想吐槽？
= All day you answered other people. Which sentence did you say most?
= Shows back to back and no interval. Who was the toughest audience?
@ daily.trouble
= 班上那点事，弹到现在还没停吧。谁的嗓门最大？
= 台本临时改，灯光全对着你一个人，换谁都冒汗。要交的是哪样？
= 别急着自己认错，先把事情完整说一遍，我不打断。
= That voice from work is still bouncing round. Who said what?
= They changed the script and pointed every lamp at you. What's due?
@ daily.change
= 换场了，布景正搬着呢，心里乱是常事。你站在哪边幕布？
= 山谷里回了一声“接下来呢”，我替你压低了。你想先歇，还是先看？
= 一份工有一份工的声音。新的旧的，你先想起哪一种？
= Scene change, furniture everywhere. Which side of the curtain are you on?
= The valley wanted to shout “what now”, and I hushed it. How do you feel?
@ daily.earning
= 进账出账都有响儿，这回响得你皱眉，还是抿嘴？
= 掌声不能当饭吃，这个才能。够派几个用场？
= 辛苦钱，声音都是实的。收好了，给自己也留一枚。
= Money talks; what did it say this time?
= Applause doesn't pay rent, this does. Which use comes first?
@ daily.class
= 教室里举手那一下，比登台还紧张。今天轮到你了没？
= 上课铃是最老的报幕员。今天的节目单上，哪门最长？
= 脑子里还留着老师的尾音吧，歇会儿。哪一处没听清？
= School bells, the oldest announcers of all. Which lesson ran longest?
= The teacher's voice lingers, I expect. On which word?
@ daily.clinic
= 看病这回事，最会放大心跳。大夫怎么讲，一句句说我听听？
= 身子喊停，谁都得听，我这主持也不敢抢。它喊的是哪里？
= 疼可以哼出声，这儿没人嫌吵。这会儿轻点没有？
= Anything medical makes the heart louder. What are they telling you?
= Groan all you like, nobody minds here. Is it easing at all?
@ daily.kinsick
= 照看病人，说话都用气声，我也小声些。今天怎样？
= 你一直在应别人的喊，谁来应你呢？我先应着。
= 山谷今晚不热闹，给你留一块安静。守着的是你，还是换了人？
= I'll whisper too. How are they doing today?
= You answer every call from the patient. Who answers yours?
@ daily.baby
= 全谷最小的嗓门要来抢话筒啦，或者已经抢了？说说！
= 嘘，轻声报幕：小小主角。现在醒着，还是还没登台？
= 大人们的觉都被这一声叫走了吧。你自己歇得上吗？
= The tiniest voice takes the microphone. What's the news, exactly?
= Hush, small star. How are the exhausted stagehands?
@ daily.wedding
= “愿意——意——意”，这两个字弹回来最好听。你在台上还是台下？
= 喜事的锣鼓一响，人人心里敲的鼓点不同。你的是哪种？
= 听到这样的消息，有人笑有人静，都不失礼。你先怎么了？
= “I do... do... do.” Were you on stage, in the seats, or outside?
= Wedding drums beat differently in each chest. How's yours?
@ daily.house
= 屋子换声了！空的、满的、滴答漏的，你那儿是哪种？
= 搬家装修都是大换景，主演还得自己扛布景。扛到哪件了？
= 住得不踏实，夜里一点响都吓人。眼下最急的是什么？
= Every room has its own echo, I'm an expert. How does yours sound?
= Changing sets, and you're carrying the scenery yourself. What's the heaviest?
@ daily.broken
= 它罢演了！一声招呼都没打？
= 没了它，你这出戏缺个道具。最先穿帮的是哪一段？
= 越找越急，越修越气，都正常。先停一停，想想上一次它在哪儿。
= The prop has walked out mid-show! Which scene suffers most?
= I called for it and got no answer. When did it last behave?
@ daily.found
= 喊了那么久，它终于应了一声。在哪儿应的？
= 失踪道具回到后台，全体鼓掌！头一个发现的是谁？
= 回来——来——来，这两个字我最爱念。心落地了吧。
= You called and at last it answered. From where?
= Back in the props box, to general applause! Who spotted it?
@ daily.bought
= 开箱仪式，我敲鼓你来揭幕：是什么样的？
= 掏钱那刻心里有两个声音，一个说买，一个说别。哪个嗓门大？
= 东西到手，喜的悔的都有。先用用，再决定给它什么掌声。
= Drum roll, lid off! What does it look like?
= One voice said buy, one said don't. Which was louder?
@ daily.gift
= 拆礼物的窸窣声，我听一百年都不够。拆开时说了哪个字？
= 送的人躲在幕后，收的人站在灯下。你是哪一位？
= 这东西替谁说了一句话吧，不响，可传得远。
= Backstage giver, spotlit receiver: which were you?
= That rustle is my favourite overture. What was the first exclamation?
@ daily.trip
= 外地的山会用外地口音回话！你喊了没有？
= 巡演归巡演，最要紧是路上那段。哪一处你想喊我看？
= 走远的人，声音里有风。累不累，到哪儿了？
= Foreign hills echo with an accent. Did you try one?
= On tour! Which stop would you point out to the whole coach?
@ daily.road
= 路上这一段，喇叭齐鸣还是轮子沙沙？给我配个音。
= 赶路的人最怕中场加演。今天有意外没有？
= 人在路上，嗓子都没处使。到了先坐，喘匀了再讲。
= Give me the soundtrack of that ride: horns, bells, wheels?
= Any unplanned interval along the way? Tell me where.
@ daily.sky
= 老天换了灯光，没跟任何人彩排。你坐的是露天座，还是包厢？
= 山谷里也听天的动静，一丝一毫都弹回来。你那边什么声？
= 天是最大的布景，可别看忘了冷热。身上还舒服吗？
= Somebody up there changed the lighting without rehearsal. Did you have an open-air seat?
= Skies make sounds even when silent. What did yours make?
@ daily.garden
= 草木是最好的听众，从不提前离席。你跟它们说话了没？
= 虫鸣鸟叫叶子响，这台晚会我给满分。主唱是谁？
= 待在绿的地方，人的声音会自己变轻。你听见了什么？
= Plants never leave before the end. Did you say something to them?
= Best cast in the world: leaves, wings, soil. Who had the lead?
@ daily.exercise
= 呼——哧——呼——哧，这段伴奏我熟。练到第几段了？
= 汗是自己挣的掌声，一滴一下。哪个动作最想退票？
= 缓一缓，让心跳慢慢谢幕。哪里在抗议？
= Huff, puff, repeat: a fine rhythm section. Which part begged for mercy?
= Sweat is applause from the inside. How long was the show?
@ daily.match
= 全场起立的那一下，你坐着的地方也跟着起立了吧。是哪一下？
= 解说词归我，你报要点：最悬的是什么时候？
= 哨子吹了，心还在场上跑。赢也罢输也罢，嗓子护着点。
= I'll do the commentary, you give me the facts. What was the tensest minute?
= Did you rise with the crowd, wherever you sat?
@ daily.play
= 请选手发表感言：这一局，最想回放哪一步？
= 桌上抢话的、耍赖的、闷头赢的，你算哪一号？
= 玩得进去就是好时光，输赢我不播报。都有谁呀？
= A word from the player, please: which move would you replay?
= Cheaters, talkers, quiet winners: who sat at your table?
@ daily.screen
= 散场灯亮那一刻，你先说了句什么？
= 我爱听人讲剧情，讲歪了更好。开头是怎样的？
= 有的台词会跟着人回家，半夜还在响。这回跟来的是哪句？
= When the lights came up, what did you say first?
= Some lines follow one home. Which is at your heels?
@ daily.song
= 哼一句，我给你唱第二声部，保证慢你半拍。
= 好调子进了山谷，要三天才肯走。它让你想起谁？
= 音乐一起，话都多余。你就说，那会儿眼睛闭没闭？
= Sing a bar, I'll take the second voice, half a beat late.
= A good tune stays in the valley three days. How long in you?
@ daily.craft
= 手艺人上台！最难的那道工序，请慢动作讲一遍？
= 剪的敲的画的，全是小声音，凑一块儿就成了东西。用了几天？
= 好坏不急着评，先让它在桌上亮个相。你最想给谁看？
= A maker on stage! Show us the hardest step in slow motion.
= Snip, tap, scribble, and something exists. How many evenings?
@ daily.dream
= 夜场独演，观众只有你。哪一幕最离谱？
= 梦里的回声从不照原话回，我都学不来。醒时听见什么？
= 刚散场，心还在里头也正常。捡一块最清楚的说说？
= A midnight show for an audience of one. What was the wildest act?
= Dream echoes never repeat properly. What do you still hear?
@ daily.sleep
= 睡觉这场戏，是准时落幕，还是一直加演？
= 闹钟是最不会看气氛的主持人，我替同行道歉。你几点理它的？
= 眼皮自己拉了幕就别硬撑。现在清醒到几成？
= Sleep's a show, too. Did the curtain fall on time, or were there encores?
= Alarm clocks are terrible hosts; I apologise for the trade. How awake are you?
@ daily.past
= 这是山谷最深处弹回来的一声。喊它的时候，你几岁？
= 老段子重播，我每回都听出新词。这次你听出了什么？
= 从前的人和事，声音都是软的。不急，坐火边慢慢讲。
= That came back from the deepest part of the valley. How old were you?
= I love a rerun; there's always a new word. Which, this time?
@ daily.gone
= 戏散了，座还热着。你最后听见的是什么？
= 有些地方没了，回声还会去那儿找一圈。你想找的是哪一角？
= 最后一场我从不催人退席。你多站会儿，我不关灯。
= The show's over, though the seats are warm. What was the last sound?
= An echo keeps visiting places that are gone. Which spot would yours visit?
@ daily.waiting
= 喊出去还没弹回来的那段，最难熬，我专业。多久了？
= 幕间休息太长啦，等的时候别干坐，要不要我先演个小节目？
= 悬着的时候话会多也会少，都由你。来了先告诉谁？
= Between the shout and the echo: I live there. How long so far?
= Long interval! Shall I juggle? Tell me who or what you're expecting.
@ daily.decided
= 这一声喊得干脆，山都没敢拖尾音。哪天开演？
= 开场锣敲了！是哪一刻，你心里忽然定了？
= 主意说出口，就有我这个证人。难的时候回来，我替你再喊一遍。
= Said so firmly that the cliff forgot to repeat it. When's opening night?
= The gong has gone. What was the deciding moment?
@ daily.undone
= 今天停演一场，票不作废。是没劲，还是没开头？
= 演员睡过头、忘词、误场，我主持百年全见过。哪段还想补？
= 不许嘘自己，这是谷里的规矩。明天只演一小段，演哪段？
= No show today, tickets remain valid. What stopped you at the door?
= I've seen every kind of missed cue. Which scene do you still want?
@ daily.mishap
= 这叫即兴，不叫出丑，我当主持的说了算。台下笑了没？
= 名场面！请慢放一遍，从脚底下开始。
= 脸红归脸红，没人会记得比你久。现在好点了吗？
= In my trade we call that improvisation. Did anyone laugh?
= Slow-motion replay, please, starting from your feet.
@ daily.hurt
= 停演停演！先看伤。哪儿，有多重？
= 哎呀，这一声我不学，听着都疼。处理了没有？
= 先别忙着说没事。坐稳了，身边有人能帮一把吗？
= Stop the show! Where's the damage, and has it been treated?
= That's one cry I won't repeat. How is it now?
@ daily.loss
= 钱走的时候没声音，发现的时候轰一声。是怎么没的？
= 这出戏不好看，票价还贵。总共扣了多少？
= 窝火就喊两嗓子，别骂自己。能找谁问问、补一补？
= Money tiptoes out and slams the door later. How did it go?
= A costly seat for a rotten play. What was the price?
@ daily.luck
= 中了——中了——了！这三声都是真心的。快说经过！
= 山羊听了都跳上石头，请领奖人致辞！
= 好运点名点到你，应得漂亮。高兴要趁热，先告诉了谁？
= Jackpot... pot... pot! Quick, how did it happen?
= The goat just leapt on a rock. Acceptance speech, please!
@ daily.feast
= 开席——席！主持人申请旁听：谁敬酒，谁唱歌？
= 一屋子人同时说话，在别处叫吵，在这儿叫团圆。你坐哪头？
= 热闹里也有累的人，也有不出声的人。你今天是哪种？
= A full house! Who's giving the toast, or gave it?
= Everybody talks at once, my favourite weather. Where do you sit?
@ daily.noise
= 墙那头没买票就开演，太不像话。演的是哪出？
= 我当回声的都嫌吵，可见是真过分。几点闹到几点？
= 合住最难的是开口提。话要怎么说，我陪你排一遍？
= An uninvited show next door! What's on, and at what hour?
= If an echo complains, it's bad indeed. Have you told them?
@ daily.courage
= 我头一句话练了四十年，最懂这一下。迈出去前，你在心里数到几？
= 全谷起立，为的是你迈出去，不为结果。后来静了几秒？
= 抖着迈的也算，那声脚步我听见了。现在气喘匀没有？
= Forty years I practised my first words, so: bravo. What came just before?
= We stand for the step itself. Was there a silence after it?
@ daily.learned
= “哦——原来——来！”这种回声最清脆。是哪一下通的？
= 新本事当场露一手？用打字也行，我当观众。
= 学得慢不丢人，我学说话用了一百年。难在哪儿？
= “Oh... so that's it... it!” When did you hear that inside?
= Show us a bit, in typing if need be. I'll be the audience.
@ daily.online
= 网上人人拿着话筒，难怪听不清。那一条说的是什么？
= 一句话弹了几百下，谁都不认得原样了。最初是怎么说的？
= 刷着刷着耳朵就满了，关一会儿吧。哪句赖着不走？
= Everyone holds a microphone there, and nobody a chair. What did you read?
= One remark, hundreds of bounces. What was it originally?
@ daily.chores
= 后台工作没掌声，今天我补上，啪啪啪！收拾的哪一块？
= 扫帚沙沙，水哗哗，这是最朴素的乐队。演到第几首了？
= 杂事一件接一件，像报不完的幕。喘口气，还差哪样？
= Backstage work never gets clapped; I'm clapping. Which corner was it?
= Broom, tap, drawers: a modest orchestra. What's still to play?
@ daily.alone
= 一个人的场子，连回声都放轻脚步。你在里头干什么呢？
= 没人接话的时候，自己的声音最好听。哼了什么没有？
= 这份安静我不去填，我坐后排，你自在。
= A house with one seat taken, and a good seat. What's on?
= When nobody interrupts, one hears oneself. Did you hum anything?
@ daily.small
= 叮！这么小一声，我都听见了。在哪儿响的？
= 微型节目一则，演了一眨眼，全场最佳。还有别的观众吗？
= 大声的好事人人听得见，轻的要靠你这种耳朵。
= Ting! The smallest bell of the day. Where did it ring?
= Over in a blink and best in show. Did you smile?
`;
