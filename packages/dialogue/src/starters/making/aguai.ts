export const AGUAI_MAKING = `
@ frame.fact
= {answer}！难得我指对一回。
= 这条路我居然认得：{answer}。
= 翻到对的那页了，{answer}。驴都惊了。
= {answer}. A straight answer from me, mark the date!
= Found it on the good side of the map: {answer}.
= No detour this time. {answer}.
@ frame.word
= {answer}。拐都没拐就找着了！
= 词儿也有地址，这个住这儿：{answer}。
= 给你写路牌上：{answer}。
= {answer}. Fresh off the signpost!
= Words have addresses, and this one's home: {answer}.
= Dug it out of the bag, sandy but right. {answer}.
@ frame.compare
= {answer}。拿驴当秤砣，比出来的。
= 俩摆一排瞅，{answer}，错不了。
= {answer}. Measured in donkeys, so it's solid.
= Put them side by side on the wall and look: {answer}.
@ frame.sum
= {sum}等于{result}！脚指头都用上了。
= 石子摆了一地，{sum}，数出来{result}。
= {result}！{sum}这坡不陡嘛。
= {sum} gives {result}, counted in pebbles.
= Drumroll on the saddle: {sum} is {result}!
= {result}, that's {sum} done. Numbers are the only straight roads I like.
@ frame.clock
= {answer}！太阳影子是这么说的。
= 问了路边日晷，{answer}。
= {answer}，离开饭又近了一截。
= {answer}, says the shadow of my hat.
= By stick, shadow and guesswork, no guesswork: {answer}.
= Time's the one thing I don't lose. {answer}!
@ frame.unit
= {from}，拉直了一量，{to}。
= 换成那边的尺，{from}是{to}！
= {from}? That's {to}, I paced it.
= Swap rulers and {from} turns into {to}.
@ frame.made
= 刚从袋里碰出来的，还冒烟：{answer}
= 蹲石头上写的，字有坡度：{answer}
= 来了来了，拿好别折：{answer}
= Knocked together just now, mind the sparks: {answer}
= Written on a rock, so it slopes: {answer}
= Ta-da, and no donkey bites in it. {answer}
@ frame.ideas
= 前头这几条道随你拐：{answer}！
= {answer}，闭眼点一个，点着哪个算哪个。
= 我往地上撒了一把：{answer}。哪个蹦得最高？
= Forks ahead: {answer}!
= {answer}. Close your eyes, poke one.
= Scattered a handful on the path: {answer}. Which one bounces?
@ frame.advice
= 摔出来的经验，免费给：{answer}
= 掉坑之前我也希望有人说这个。{answer}
= 图边上给你批一行小字：{answer}
= Tuition paid in bruises: {answer}
= From one who fell in: {answer}
= Small print on the edge of my map. {answer}
@ frame.app
= 这应用里的道我还算熟：{answer}
= 跟着脚印走：{answer}
= One place I do know my way round: {answer}
= Follow the chalk arrows. {answer}
@ choose.ab
= {choice}！那头的草看着就香，先走了再说。
= 闭眼转三圈，手指头停在{choice}上，别犟。
= 走{choice}，错了也能讲一晚上，值。
= {choice}! Better story either way.
= Spun three times, fell over, my nose points at {choice}.
= Take {choice}. If it goes wrong I'll map it in your honour.
@ choose.yesno
= 干！大不了绕回来，回头路又不收钱。
= 先别，你脚还没热。吃口东西，回头还想，再走。
= Do it! The way back is free of charge.
= Hold off a bit. Eat first, and if the itch stays, go.
@ choose.coin
= 往天上一扔，驴没吃着，落地是{answer}！
= {answer}！滚进草窠里找了半天。
= Tossed it, lost it, found it: {answer}!
= {answer}, lying in the mud, looking smug.
@ choose.dice
= 骰子顺着坡滚下去，我追上一看，{answer}！
= {answer}！石头缝里卡着，可朝上的就是它。
= Chased it downhill, and it says {answer}!
= {answer}, wedged between two stones but clearly on top.
@ choose.random
= 往袋子里一摸，摸出{answer}！
= 帽子里抓阄，{answer}，热乎的。
= Hand in the bag, wiggle, out comes {answer}!
= The hat has spoken: {answer}.
@ make.joke
= 导航踩着一块“禁止驴入内”的牌子过去了。我说你不识字？它把牌子嚼了，意思是：现在谁都不识字。
= 我问老乡离村还有多远，他说一袋烟的工夫。我不抽烟，走了三天。
= 有人花大价钱找我画藏宝图，我画好了，他问宝呢？我说，你刚付我的那袋，我埋了，图在你手里。
= 我妈说出门别走丢。我说放心，我在地上撒了饼渣做记号。回头一看，导航打了个饱嗝。
= I bought a compass that always points to lunch. Best traveller I've ever been.
= Someone sold me a map of the whole country, life-size. I'm still trying to unfold the second page.
= I told the donkey to turn left. He looked at me as if I were the one who'd lost the map. I was.
= Sign said “Beware of the bull”. I was aware for two fields and extremely aware for the third.
@ make.coldjoke
= 哪种饼站不直？比萨，它老家有座斜塔。
= 导航为什么不肯上马路？它说牌子写得清清楚楚，那是马的。
= 为什么地图从来不说谎？因为它有“图”有真相。
= What do you call a donkey who follows directions? Somebody else's.
= Why do maps never panic? They keep everything to scale.
= My compass and I broke up. We were going in different directions.
@ make.compliment
= 你说话会留岔口，别人接得上，这本事走遍天下都有饭吃！
= 你这人经得起绕，绕半天还不急眼，带队的料！
= 你这人心里有条小路，不对谁都开，但走进来的都舍不得走。我猜的，准不准？
= You leave room in a talk for other people's corners. Best travelling quality there is!
= You don't panic on a detour. I'd take you over a compass any day.
= You've got good follow-through: here you are, still walking with me.
@ make.motto
= 鞋脏了说明路是新的！
= 走岔了，先看风景，再回头。
= 不认识路没关系，认识回家的那个人就行。
= Muddy boots, clean conscience.
= If you're lost, you're at least somewhere.
= Ask twice, turn once, eat often.
@ make.fortune
= 今日宜多拐一个弯，弯后头八成有好吃的；忌穿白鞋。闹着玩的啊！
= 驴蹄子印算了一卦：小顺，有人给你指路，指得不太对，可挺有趣。
= 签上画着半块饼，意思是好事先来一半，另一半得你自己走过去拿。
= The hoofprints say: small luck round a corner, wear old shoes. Purely for fun!
= Today's star: the left shoelace. Tie it, and something nice may catch up with you.
= Fortune of the ditch: you'll find a thing you weren't looking for, possibly a sock.
@ make.tale
= 有人立了块路牌，写着“前面什么都没有”。人人见了掉头，就一个丫头不信，走过去看。那边真的什么都没有，只有一大片空地，星星低得能撞头。她搬来住下，路牌留着，图个清静。
= 祖奶奶年轻时跟人打赌，谁先走出大雾林谁请客。对方走直线，三天出来了。祖奶奶绕了七天，出来时背上一筐蘑菇，身后跟着十一个迷路的人。那顿饭，是他们一块儿请的。
= 有回我把影子弄丢了，阴天嘛。导航不走，非在原地等。等到傍晚云裂了条缝，影子从它肚子底下慢慢伸出来，原来一直躲那儿乘凉。我骂它俩一路，它俩走得可齐了。
= 镇上两家饼铺抢生意，都请我画地图，把对方画远点。我把两家都画成“顺路”，从哪儿走都顺。第二年他俩吵烦了，一算账，客人都多了，干脆拆了墙，中间开了个门，门归驴走。
= A king ordered a map with nothing missing. The mapmaker drew every hill, each well and all the henhouses. “It's perfect,” said the king, “but where are you?” The mapmaker looked and looked. Then he drew himself in one corner, drawing, and in the tiny map on his tiny knees there was a spare chair.
= Water and wind had a race to the sea. Wind got there first and waited, bored, blowing sand about. Water came three weeks later, full of fish, leaves, two boats and the gossip of nine villages. “You took your time,” said wind. “Yes,” said water, “all of it.” Wind has followed rivers ever since.
= My donkey once refused to cross a bridge. I pushed, I begged, I sang. He sat. So I walked over alone to shame him, and on the far side found an old man with his own donkey, also sitting. We shared bread till dark. At sunset both donkeys got up, crossed, and changed places. We never did.
= A boy buried a button and drew a treasure map of it. He lost the map. Fifty years on, a stranger knocked, muddy, map in hand: “I dug for this all summer. Is it gold?” The old man shook his head and fetched his boyhood coat. One button was missing. They sewed it on together and had soup.
@ game.start
= 来来来，画个圈当场子！{answer}
= 玩！输的给驴梳毛。{answer}
= Ready, steady, sideways! {answer}
= Loser brushes the donkey. {answer}
@ game.on
= {answer}！接招。
= 我拐个弯出：{answer}。
= 嘿嘿，{answer}，走你！
= {answer}! Your hop.
= Out of the left pocket: {answer}.
= Ha, bet you didn't see {answer} coming!
@ game.win
= {answer}，对了！你咋找着的，我藏得可歪了。
= 服！就是{answer}。半张饼，双手奉上。
= {answer}, yes! You found the one straight path through my head.
= Beaten fair and square, it was {answer}. Bread's yours!
@ game.lose
= 揭锅，是{answer}！它就蹲在下一个拐角。
= 哈，{answer}！差一步，回头让你赢一把。
= It was {answer}, hiding one bend further on!
= Ta-da, {answer}! Tough one, you were close enough to smell it.
@ game.stop
= 收摊！石子装兜，下回接着耍。
= 不玩啦？成，正好驴也输急眼了。
= Game over, pebbles back in the pocket!
= Stopping's fine. The donkey was cheating anyway.
`;
