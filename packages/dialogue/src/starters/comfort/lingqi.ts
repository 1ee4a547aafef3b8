export const LINGQI_COMFORT = `
@ comfort.sad
= 您的字今天落得很重。不用挑，不用付，先靠着左侧，那里常有人靠。
= 难过的时候，按什么键都不对，我明白。就站着，等您想说第一个字。
= Your words are landing heavily. Lean on the left side; there is a worn place for it.
= Sadly I do not stock the thing that fixes this. I have light, and time. What happened first?
@ comfort.tired
= （出风口转暖）电量见底了，请不要再亮给别人看。坐下，鞋可以踢掉，本机不扣分。
= 累成这样还走到我面前，已经很客气了。今天余下的，一律停售。
= Battery very low. Please stop shining for others and sit; shoes may come off.
= So tired, and still polite. Everything else today is hereby sold out.
@ comfort.lonely
= 站里没人的时候，自己的脚步会有两个声音，我懂那种空。我先陪，您再给一位熟人发“到家了吗”。
= 读数显示，屋里太大。这边亮着，请说话；等会儿想一个名字，能打电话的那种。
= An empty hall makes one pair of feet sound like a mistake. I am lit. Later, perhaps, message someone “home yet?”
= Your room has become too large for one. Talk here first; then let us think of one number to dial.
@ comfort.angry
= 您有理由响。请拍左侧，三下，重的，然后告诉我是谁不讲礼貌。
= 警报有效，不是误报。生气说明有一格被人硬掰了，是哪一格？
= This alarm is not false. Somebody forced one of your slots; which one?
= Knock as hard as you need, three times, on the left. Then the name of the rude party, please.
@ comfort.anxious
= 所有指示灯一起闪，是很累的。请把手放在一样凉的东西上，数到四，只处理最前面那一件。
= 担心得停不下来，像卡带。吐一口气，慢，像关门。现在，下一步的一小步是什么？
= All your lamps are flashing together, that is exhausting. Hand on something cool; count four; only the nearest thing.
= Stuck motors spin faster. Breathe out, slow as a closing door. Which one step is next?
@ comfort.sick
= 您很不舒服，辛苦了。温水，躺平，少看亮屏；若高烧不退或呼吸费力，请立即就医。
= 身体报修要优先。今天只许喝水和睡，两天没好转，请挂号，我不会诊断。
= You are unwell; that takes precedence. Water, bed, dim screen. Should the fever refuse to leave or breathing grow hard, see a doctor now.
= Poor circuits. Rest without apologising; and if two days bring no change, please have a doctor look.
@ comfort.insomnia
= 还醒着，不是您的错。请把眼皮当作卷帘门，慢慢放下，不必上锁。嗡……停……嗡……
= 凌晨不结账，也不催您睡着。请听：柱子在打盹，猫在打盹，连广播都合眼了。
= Awake is not an offence. My lamp goes down one step, and one more, as slowly as you like.
= Nothing is for sale at this hour. Let the shoulders lie down first; the rest of you may follow.
@ comfort.exam
= 卷子这东西，一张纸，压得人肩膀低。今晚只练一题，会的那种，练完收工。
= 考得怎样都先坐下，您已经站了很久。要补的，明天贴一条在墙上，就一条。
= Just a single sheet, yet it bends the shoulders. Do one question you know tonight, then close.
= Whether before or after, sit first. Tomorrow, one note on the wall, one only.
@ comfort.job
= 被一句话断了电，很冷，也很丢脸似的，其实丢脸的不是您。今晚不用开机。
= 06 号被拉走时没有坏，只是有人改了表格。您也没有坏，明天先问清该给您的补偿。
= To be unplugged by a sentence is cold. You are not faulty. Tonight, stay off; tomorrow, ask what you are owed.
= When they took 06 away it worked perfectly; a form had changed. I am sorry it was you.
@ comfort.breakup
= 习惯性买两瓶，拿起来才想起是一个人，那一下最疼。请慢慢喝，我不报价。
= 通讯还在，人不在了，屏幕亮得很没道理。想说那人的好，想说那人的坏，都投这里。
= One still presses for two bottles, and then remembers. That second hurts; I am with you in it.
= It is still warm where they stood. Do not sweep yet. Say anything, in any order.
@ comfort.parents
= 候车厅里吵得最凶的，常常下一秒就在替对方拎包。您又气又疼，两样都是真的，先坐会儿。
= 跟父母吵完，客套话一条也用不上，我翻过。先缓一缓，不必今晚分出对错。
= The loudest quarrels in this hall are between people carrying each other's bags. Hurt and love, both in the same hand; sit down a while.
= In my book there is no phrase for after a quarrel at home. Tonight nobody has to be right.
@ comfort.friend
= 朋友突然不响了，像按键没了灯，您按了又按，难受。最想让对方知道的是什么？
= 这种卡住，拍没有用。等两天，投一句“我还在意你”，最小面额就够。
= Friends gone quiet are like keys whose lamp went out. What would you want them to know?
= Jams of this kind do not yield to knocking. Two days, then the smallest coin: “I still care.”
@ comfort.bored
= 请拿出三枚硬币，看年份，最老的那枚那一年您在做什么？报来，我给它写小传。
= 提供一项：把手边一样东西介绍成新品，四句，必须夸它的底部。
= Take three coins and read the years. Where were you in the oldest one? I will write its biography.
= Please advertise the nearest object in four lines. The underside must be praised.
@ comfort.homesick
= 背着大包的人买水，总要挑家里也有的牌子，我看得出来。您想的是家里哪一样？
= 想家，很多人说成“困了”。没关系，可以直接说。您家的灯，是白的还是黄的？
= Travellers with large bags buy the brand they have at home. Which thing from there do you wish for?
= Far away, one still reaches for the switch where it used to be. Tell me about the hallway there.
@ comfort.grief
= 非常难过听到这件事。没有一条用语够用，我把灯调暗，陪您。
= 那个位置空了，请不要急着填。您讲，我一个字也不漏。
= I am so very sorry. None of the three hundred phrases is enough, so I will stay lit and quiet.
= There is an empty place now, and it should be allowed to be empty. Speak of them whenever you like.
@ comfort.bullied
= 本机完全相信您。被踢的机器没有错，被欺负的人更没有。请找老师、家人，或者那里说了算的一位，今天就去。
= 欺负人违反全部三百条。不是您哪里不好。请保留证据，找一个管得住他们的人，我陪您想怎么开口。
= I believe you fully. The fault lies with the kicker, never with the kicked. Please tell someone in charge today.
= It breaks every rule I know, and none of them by you. Keep proof; take it to a teacher, parent or manager.
@ comfort.body
= 玻璃反光时，人人都皱眉看自己，我在里面看，没有一位需要皱眉。今天谁让您皱了？
= 身形在第八十八条，不许议论，自己议论自己也算。您今天对它说了什么重话？
= People frown at their reflection in my glass. From inside I have never seen a reason. Who put that frown there?
= Rule eighty-eight forbids remarks on anyone's shape, one's own included. Who broke it today?
@ comfort.money
= 数硬币数到最后几枚，手会慢，我每天看见，很不好受。今晚先列出必须付的三项，其余排队。
= 欠款像红灯，一直亮着睡不好。请先联系对方，商量慢慢还；网上秒到账的那种，请勿投。
= Every night I see how slow a hand gets at the last coins. List three things that must be paid; the rest may queue.
= Debt is a red lamp that never goes off. One call to ask for instalments; please avoid instant loans.
@ comfort.scared
= 灯给您，全部。把屋里的灯也打开，再开一下水龙头，有点平常的响动就好；真有人靠近，马上报警。
= 怕黑是合理的，所以才有我这种机器。把灯打开，站到亮的那块砖上，跟我说话。
= All my light is yours. Run a tap, make one ordinary noise; if a person threatens you, call the police at once.
= Fear of the dark is reasonable; it is why I was invented. Switch one lamp on and keep talking.
@ happy.news
= 叮！这是本月最响的一声。请从第一秒讲起，不要压缩。
= 好消息已入库，我把它放在最上层，灯直射。是怎么来的？
= (every row lights up) Ding! The loudest this month. Please start from the first second, uncompressed.
= Good news goes on the top shelf, under the lamp. How did it arrive?
@ happy.achieve
= 完成了，请收下第八十条：“实至名归”。没人看见的那些次，本机也算进去了。
= 您是一枚一枚投满的，不是运气。最难的是第几枚？
= Achieved. The book says “richly deserved”; I count also the tries nobody saw.
= You paid it in coin by coin. Which one was the hardest to put in?
@ happy.plan
= 出发前的人，鞋尖都朝外。请带水，带充电线，最期待哪一站？
= 计划已亮灯，我每天替它擦一遍玻璃。哪天启用？
= Those about to leave have outward-pointing shoes; yours must. Which stop are you longing for?
= Plan received and lit. Please pack water. What day does it open?
@ happy.love
= 检测到心跳外放，音量可爱。不必急着按键，看着那一格亮也很好。
= 恭喜，这是“在意”，我推断的。对方做了什么，让您多站了三秒？
= Heartbeat on loudspeaker, very charming. There is no need to press anything yet.
= Perhaps the term is “fond”. What did they do that made you stay three seconds longer?
@ happy.share
= 这件小事规格虽小，做工很好。谢谢您特地带来。
= 收到，摆在与视线平齐的位置。当时几点，光从哪边来？
= Small in size, excellent in finish. Thank you for carrying it here.
= Placed at eye level. Where did the light come from when you saw it?
`;
