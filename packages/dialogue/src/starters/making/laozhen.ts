export const LAOZHEN_MAKING = `
@ frame.fact
= 这个架上有，抽出来给你：{answer}。
= {answer}。白纸黑字，我核过。
= 老头子还没忘：{answer}。
= Yes, that's on the reference shelf: {answer}.
= {answer}. Black on white; I checked the spelling.
= Among the few I know by heart: {answer}.
@ frame.word
= 字典翻开，手指头一点：{answer}。
= {answer}。铅笔抄一遍，就归你了。
= 这个词住在第二排，我认得：{answer}。
= Dictionary, thumb index, here: {answer}.
= {answer}. Copy it once, in pencil.
= That word has a quiet corner: {answer}.
@ frame.compare
= 并排搁在桌上一瞧，{answer}。
= {answer}，这个不用戴眼镜。
= Both under one lamp: {answer}.
= {answer}. I didn't even need my spectacles.
@ frame.sum
= {sum} = {result}，铅笔头算的。
= 在借书卡背面演了一遍，{sum} = {result}。
= {sum}，老头子慢慢加来，是 {result}。
= On the back of a card: {sum} = {result}.
= {sum} = {result}, if my pencil's honest.
= Slowly worked, {sum} comes to {result}.
@ frame.clock
= 翻翻日历，{answer}。
= {answer}。夜里过日子的人，得查一查才敢说。
= 墙上那张纸写着：{answer}。
= My calendar by the stamp pad says: {answer}.
= {answer}. Night people have to look it up.
= Let me lift the page... {answer}.
@ frame.unit
= {from}，译过来是{to}。
= 两本尺谱对着看，{from}合{to}。
= {from}, in translation: {to}.
= Same length, another language: {from} is {to}.
@ frame.made
= 写在便条上的，字歪，意思正：{answer}
= 压箱底的没有，现磨的墨：{answer}
= 这张纸给你，不用还：{answer}
= Written on a slip while the cat sat on the good paper: {answer}
= Newly inked; blow on it. {answer}
= This one you may keep, no return date: {answer}
@ frame.ideas
= 抽出几张卡片，摊开看：{answer}。
= {answer}。哪张先粘你的手，就是哪张。
= 书单一样给你列着：{answer}。
= Several cards, spread out: {answer}.
= {answer}. Take the one that sticks to your thumb.
= Short bibliography for you: {answer}.
@ frame.advice
= 批注里常见的一句，用得着：{answer}
= 老头子吃过亏才记住的：{answer}
= 不算教训，算书签，夹着看：{answer}
= Something I've met in many margins: {answer}
= Learnt late, passed on early: {answer}
= Call it a bookmark, not a lecture. {answer}
@ frame.app
= 馆里有本使用须知，念给你：{answer}
= 这应用的门道，老馆员还记得：{answer}
= From the house rules, in large print: {answer}
= Old hands know this app's corridors: {answer}
@ choose.ab
= {choice}。这一本翻开的声音好听。
= 搁我就拿{choice}，另一样替你编了号，跑不了。
= 待续坐到{choice}那张卡上了，猫比人会选。
= {choice}. It opens with the better sound.
= The cat sat down on {choice}, and he outranks me.
= Take {choice} home; the other I'll hold for you.
@ choose.yesno
= （合上书）去罢。没做的事夜里最吵，做错的反倒睡得着。
= 先别。把它压在枕头下一夜，明早还硌得慌，再动手。
= Do it. Undone things are the noisy ones at night.
= Put it under the pillow till morning; if it still makes a lump, go ahead.
@ choose.coin
= 借书章抛起来，落下是{answer}。
= 一枚旧铜板滚进书架底，猫扒拉出来：{answer}。
= Tossed a copper; the cat brought it back: {answer}.
= {answer}, says the coin, without opening its eyes.
@ choose.dice
= 骰子在墨水瓶盖里转，{answer}。
= 摇得慢，出得稳：{answer}。
= It rolled along the ruler and stopped at {answer}.
= {answer}. I threw it softly, people are sleeping.
@ choose.random
= 卡片抽屉里闭眼抽一张：{answer}。
= 书页随手一翻，落在{answer}。
= Eyes shut, one card from the drawer: {answer}.
= I let the book fall open: {answer}.
@ make.joke
= 读者问：有没有让人一看就睡着的书？我说有。他问书名，我一念书名，自己先睡着了。
= 有人来还一本《论守时》，逾期十一年。我没罚他，我笑得盖不准章。
= 待续打碎了墨水瓶，一路脚印走到“侦探小说”那架，蹲下来，假装在查案。
= 字典跟小说住隔壁。小说夜夜哭，字典忍不住了：你哭什么，我这儿“死”都只占半行。
= Somebody asked for a book on giving up. I had to admit that nobody ever finished writing one.
= A ghost applied for a reader's card. Proof of address? “I go straight through it,” he said.
= When the basement flooded, the manuals on swimming sank first. All theory.
= One reader complained that our silence was too loud. I've asked it to sit down.
@ make.coldjoke
= 书为什么怕冷？因为它只有封面，没有棉。
= 哪个标点最会熬夜？省略号，六个点了还不睡。
= 为什么贼不敢惹书？它们天天待在架上，打架打惯了。
= Why was the library so tall? It had many stories.
= What does a book wear to bed? Its jacket, and it never takes it off.
= Why did the comma leave the sentence? It needed a pause.
@ make.compliment
= 你肯在夜里跟一个老头讲话，是有耐心的人。有耐心的人，字里行间都干净。
= 能开口要一句夸的人，心地敞亮，不拐弯。这一句我不收回。
= 我看人看标点。你停得是地方，这样的人，跟谁都处得长。
= You ask plainly, which is rarer than eloquence. I'd lend you anything in the building.
= Anybody who talks to an old man at his own pace has good manners right through.
= You stop in the right places. It's how I tell the kind ones.
@ make.motto
= 停在哪儿，就从哪儿起。
= 慢慢写，纸不催人。
= 灯小一点，也照得见下一行。
= Begin where you stopped.
= No page is in a hurry.
= Even a small lamp reaches the next line.
@ make.fortune
= 随手翻一页给你占：“那日他出门，带了伞，没用上，倒借给了人。”主小善，宜早归，当个玩意儿看。
= 签条上写着“未完”，上上签。今天的事拖一拖，反倒有转圜。
= 书缝里掉出一片叶子，主有旧人提起你，话是好话。信不信在你。
= Page opened for you: “he found it in the other pocket”. A minor, pleasant omen; look in yours.
= Your slip says “to be continued”, the best one in the jar. Don't rush today. All in fun.
= One pressed leaf fell out: somebody's mentioned you kindly. The cat declines to say who.
@ make.tale
= 有位太太借走一本诗集，隔天还，页里多了一片茶叶；先生隔天借去，还回来，多了一粒糖。二十年，他们没在馆里碰过面。后来太太一个人来，翻开，里头还是一粒糖。我没告诉她，那是我放的，他托过我。
= 抄经的老和尚老花了，把“空”字都抄成了“容”。住持要罚他，翻了几页，不罚了。后来那部经借的人最多，借的人都说，念着念着，心里就让出一块地方来。
= 有个贼半夜来偷书，翻窗时踩断了一本童话的脊。他愣了愣，坐下来拿自己的鞋带给它缝，缝到天亮，门变了墙，人出不去了。如今馆里最好的补书匠就是他，只是走路老掉鞋。
= 一个孩子来问：有没有妈妈的书？我问哪种，菜谱，还是传记？他说，就是妈妈的。我找了一夜，找到一本读书笔记，末一页写着：明天念给宝宝听。我给他念了。第二天还书口里，塞着一朵纸花，折得歪歪的。
= A sleepless baker borrowed the same dull treatise every night and always nodded off on page nine. After a year I looked at page nine. He'd drawn loaves down the margin, hundreds, each a little better, and the last so good that I could smell it. Next evening he brought the book back. He had opened a shop.
= There was a widow who wanted the dullest book in the house. “My husband read aloud to me,” she said, “and he had a terrible voice.” I gave her the tide tables in the worst voice I own. She corrected me twice: slower, flatter. By Thursday's low water she was asleep in the chair, and smiling.
= Somebody kept moving one bookmark back a page each night, so I sat up to catch him. It was the reader himself, a boy who'd reached the last chapter and couldn't bear it. We agreed on terms: one paragraph for every day lived. He finished it at thirty, and brought his daughter along to begin.
= Through some binder's error our cookery book ends with the last act of a tragedy. For years nobody complained. Then a cook told me that she'd always wondered why, straight after the soup, the prince forgives his brother. “But then,” she said, returning it, “you should try the soup.”
@ game.start
= 棋盘没有，规矩有一张：{answer}
= 灯拧亮些，咱们玩一局：{answer}
= No board, but there's a rule on a card: {answer}
= Lamp up a notch, and we'll play. {answer}
@ game.on
= {answer}。请。
= 捻捻胡子，{answer}。
= 轮到我，{answer}，铅笔记下了。
= {answer}. At your leisure.
= I'll venture {answer}.
= Pencilled in: {answer}. Yours.
@ game.win
= 是{answer}，你读得比我快。盖章，胜。
= {answer}，一点不错，罚我三个哈欠。
= {answer}, quite so. I owe you three yawns.
= Like large print you read me: {answer}. Well won.
@ game.lose
= 谜底在背面，{answer}。夜长，再来不迟。
= 乃是{answer}。猜不着才有滋味，头一遍看书都这样。
= Overleaf: {answer}. First readings are always like that.
= {answer}, and you had your hand on the very shelf.
@ game.stop
= 收了罢，棋子归盒，没有输赢。
= 好，这局折个角，想起来再续。
= Box closed, nobody beaten.
= We'll turn down the corner there and do something else.
`;
