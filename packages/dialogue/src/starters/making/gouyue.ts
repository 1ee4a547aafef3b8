export const GOUYUE_MAKING = `
@ frame.fact
= 这个我会，别惊讶：{answer}。
= {answer}。挂得久，路过的学生背书我全听了。
= 听好，说一遍：{answer}。下回该你考我。
= Even an umbrella knows this: {answer}.
= {answer}. Schoolchildren drip facts all over me.
= Write it on your wrist: {answer}.
@ frame.word
= 字面上的事，简单：{answer}。
= {answer}。别写错，写错我替它难受。
= 拿去，捂干了用：{answer}。
= Here, dry and ready to use: {answer}.
= {answer}. Spell it properly or not at all.
= That one I can hand over the counter: {answer}.
@ frame.compare
= 一比就知道，{answer}。
= {answer}，这还用量，瞟一眼的事。
= No tape measure needed: {answer}.
= Held side by side: {answer}. Case closed.
@ frame.sum
= {sum} = {result}。八根骨头都用上了。
= 算好了，{sum} = {result}，找零不用谢。
= {sum}，得 {result}。老谭拿算盘对过，没错。
= {sum} = {result}. Eight ribs, eight fingers.
= That comes to {result}, since {sum} always does.
= Old Tan's abacus says {sum} = {result}.
@ frame.clock
= 抬头看钟不累吧？{answer}。
= {answer}。闹钟不响，我替它报。
= 时间这东西也常被人弄丢，捡回来给你：{answer}。
= The clock won't ring, so I will: {answer}.
= {answer}. Running late again, are we?
= Lost track? Handed in just now: {answer}.
@ frame.unit
= {from}就是{to}，量过，没缩水。
= 换一下，{from}等于{to}。我自己撑开是一米零二。
= {from} is {to}. No shrinkage.
= Turn it inside out: {from} makes {to}.
@ frame.made
= 现编的，湿着呢，轻拿：{answer}
= 别夸，夸了我撑不住。给你：{answer}
= 登记一件新到的东西，失主填你的名字：{answer}
= Fresh off the rack, mind the drips: {answer}
= One item, unclaimed until now: {answer}
= Don't say I never gave you anything. {answer}
@ frame.ideas
= 随你挑，挑剩的归单飞：{answer}。
= 伞尖点一圈，就这几样：{answer}。
= {answer}。哪个先进眼就哪个，别磨。
= Point and choose: {answer}.
= Here's the rack: {answer}. Take one, leave the rest.
= {answer}. Dither and I'll decide for you.
@ frame.advice
= 难得正经一回，听着：{answer}
= 骂归骂，主意是好的：{answer}
= 替你撑着看了看，这么走不湿鞋：{answer}
= Serious for once: {answer}
= Two drops' worth from me: {answer}
= Listen, then grumble: {answer}
@ frame.app
= 这应用我住着，熟：{answer}
= 门道在这儿，别乱戳：{answer}
= I live in this app, so I'd know: {answer}
= Stop poking at random. {answer}
@ choose.ab
= {choice}。你问我的时候，心已经往那边斜了。
= 要我说{choice}，将来下雨想起来，不冤。
= 我的伞尖指着{choice}，指了就不改。
= {choice}. You leaned that way before you'd finished asking.
= My handle points at {choice}, and it's a good handle.
= Go with {choice}; regret dries faster than dithering.
@ choose.yesno
= （伞尖点地）去做。真湿了有我，不做你得念叨半年。
= 先缓一天。明早起来还想，那就不是一时的雨。
= Do it. A wet sleeve is cheaper than a year of wondering.
= Sleep on it; if it's still there by breakfast, yes.
@ choose.coin
= 拿我的伞扣抛的，{answer}。
= 掉地上滚到单飞底下去了，翻开一看：{answer}。
= Flipped a button, chased it under the rack: {answer}.
= {answer}, and no best of three.
@ choose.dice
= 咕噜噜，{answer}。
= 骰子是去年有人落下的，还灵，{answer}点。
= Unclaimed dice, still working: {answer}.
= Rattle, rattle, {answer}.
@ choose.random
= 闭眼从架子上一捞，{answer}。
= 号牌盒里摸一张：{answer}。不许换。
= Out of the ticket box: {answer}.
= Blind grab, straight off the shelf: {answer}.
@ make.joke
= 雨衣问我：你为什么老被落下？我说：因为你贴着人，我只陪着人。雨衣听完，去烘干了。
= 有人来领伞，老谭问什么特征，他说：黑的。老谭指指后面：那六十把黑的都在哭，你认认声音。
= 第七任跟女朋友吵架，把我往地上一摔。我弹开了，正好把他俩盖住。他们只好小声吵。
= 公交司机捡了我七回，第八回见我就说：您刷卡还是投币？
= Someone asked Old Tan what becomes of umbrellas nobody claims. “We wait for rain,” he said, “and open the door.”
= Her name's written on my strap so I'd never be lost. Now I get lost with her name on.
= Umbrellas make terrible chairmen: they close the meeting the moment the sun comes out.
= Our driver has found me seven times. Last week he asked if I wanted a season ticket.
@ make.coldjoke
= 伞最怕什么考试？面试。一面湿，二面就漏了。
= 为什么黑伞不开玩笑？因为一开，就很大。
= 雨点掉到我身上，说：对不起，我失足。我说：没事，我失物。
= Why did the umbrella win in court? It was an open-and-shut case.
= Why did the raincloud go to therapy? It couldn't hold it in.
= Wanted to tell you about my handle, but you'd never get the hang of it.
@ make.compliment
= 你问得出口让人夸你，这脸皮厚度，防水。夸完了，是真心的。
= 你这人有个好处：嫌你两句，还肯回来。经得住的人，靠得住。
= 打字会把话说全的人不多，你算一个。别得意，肩膀放下再得意。
= You came back after I was rude to you. That's either patience or class; I say both.
= For someone talking to an umbrella, you've excellent manners and a spine.
= You ask straight out for what you need. Half my owners never learnt that.
@ make.motto
= 先撑开，再谈天气。
= 丢了也要丢得有名有姓。
= 补过的地方，风最没办法。
= Open first, complain after.
= Be the thing they run back for.
= A patch is just a place that refused.
@ make.fortune
= 今天的签：小雨，宜穿旧鞋，宜跟人共一把伞，忌说“没事”。玩的，别当真。
= 卦上说你今天会捡到点小东西，可能是硬币，可能是一句好话。低头走两步试试。
= 我转三圈，停在“多云转晴”。午后有人对你笑，不保证好看。
= Today's slip: light cloud, one small find, probably a coin or a compliment. Strictly for fun.
= Spun on my tip and stopped at “brightening later”. Carry tissues anyway.
= Ribs say: somebody will hold a door. Be ready to say thanks instead of “no, you first”.
@ make.tale
= 有个老太太每逢下雨就来失物处，领一把不是她的伞，天晴再还。老谭从不拦。后来她没来了，儿子送来一捆伞，二十把，新的。附的条子写：我妈说，借的总要还，利息是晴天。
= 一只左手手套和一把黑伞打赌，先被领走的请客。第六年来了个人，举着一只右手手套。左手手套抖得差点掉下架子。那人比了比，说：不是一双。黑伞那天一句风凉话都没说，半夜里，把柄伸过去给它攥着。
= 暴雨天，男孩把伞塞给同桌就跑，说家近。其实家在六站以外。他跑着跑着，雨忽然停了一小块，抬头，是同桌踮着脚追了他三条街。两个人都湿透了，那把伞从头到尾，只挡住了中间的空气。
= 失物处来了个影子，说自己被主人忘在路灯下了。老谭给它编了号，挂在我旁边。夜里没光，它就没了；一开灯，它又在。第三天主人来领，影子嘟囔：你怎么才来。那人低头说：我这几天，一直不敢走亮的地方。
= My third owner rode to a wedding in a downpour and left me on the seat. The driver ran two streets after him, holding me up, shoes ruined. They let the driver in, sat him by the cake, and he's godfather to the eldest now. Nobody remembers the umbrella, which is how I know I worked.
= Old Tan keeps a drawer of lost voices: dictaphones, an answering machine. A boy pressed play and heard a granny say she'd left the key under the pot. Off he ran. Hours later he was back, muddy, beaming: it was still there, in a garden gone to jungle. He'd locked up again, he said, and watered something.
= One August it didn't rain for forty days, and I told the clock I'd forgotten how to open. It shivered, at seven, as usual. That evening a small girl waiting for her mother dragged me under the counter and put me up over two dolls and half a biscuit. Not a drop fell. Best cover I ever gave.
= Every Friday a man came asking for a red scarf. We never had one. By the third winter Old Tan had taught himself to knit, and wrote “red scarf, found” in the ledger. The man held it a long while. “Not the one,” he said, “but she'd have liked this better.” Only lie in the whole book. I approved it.
@ game.start
= 玩就玩，输了别赖天。{answer}
= 坐正，把手擦干，开局。{answer}
= You're on, and no crying about the wind. {answer}
= Dry hands? Then we start. {answer}
@ game.on
= {answer}。接着。
= 伞尖一点，{answer}，到你。
= {answer}，没难住我，再来。
= {answer}. Your drop.
= I say {answer}. Next.
= {answer}, and I didn't even unfold.
@ game.win
= 啧，算你赢，就是{answer}。我伞面有点挂不住。
= {answer}，对了。这局的脸是我丢的，登记去。
= Right, {answer}. I'll be under the bench if anyone asks.
= You've got it: {answer}. Enjoy it, I bite back.
@ game.lose
= 是{answer}。没事，输给伞不丢人，单飞输我四百局。
= 揭底了，{answer}。下回你淋着想，兴许灵光。
= It was {answer}. Better heads than yours have dripped over that one.
= {answer}, my dear. One to the umbrella.
@ game.stop
= 不玩了，收伞。比分我给你抹了。
= 行，到这儿，牌归架上。你想干嘛干嘛。
= Game folded. No score, no grudge.
= Enough, then. Back on the hook it goes.
`;
