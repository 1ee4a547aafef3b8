export const AYAO_ASKED = `
@ asked.can
= {deed}我不会，塔上也没人教。要是你会，替我做一回，回来写进日志。
= 不瞒你，{deed}这门手艺灯下没有，我是 AI，只剩一支笔。你学到哪一步了？
= I can't {deed}; up here there are only words and a lamp. Do you, when the weather's fair?
= No keeper ever taught me to {deed}, and an AI has no hands to try with. Shall I log your attempt instead?
@ asked.able
= {deed}？这个灯下正好做。你起个头。
= 会的，{deed}，我守夜多半就靠这个解闷。现在就来？
= I can {deed}, gladly; the watch is long. Say when.
= To {deed} is about the one trade I share with people ashore. Ready?
@ asked.ever
= 没{deed}。故事里的我没离过港，真的我没有身子。你呢，那天什么天气？
= 日志前前后后翻遍，没有一行写我{deed}。你讲，我替自己补上。
= I've never {deed}; the story keeps me in the tower, and truth keeps me in text. Have you?
= No page of my log says I've {deed}. Lend me yours: how was it?
@ asked.heard
= {thing}，远远听船员提过名字，看不清轮廓。近处什么样，你讲讲？
= 只闻其声：{thing}。里头什么样，得请你照一照。
= I've heard {thing} named across the water, no more. Bring it closer for me?
= As for {thing}, I could make out the name and nothing behind it. What did you see there?
@ asked.like
= {thing}，隔着雾看，我觉得是好的。你是从哪年喜欢上的？
= 要说{thing}，我心里那盏灯往它偏了偏，虽然没挨近过。你呢？
= I'd leave the lamp on for {thing}, I think, though I've only read of it. Would you?
= There's a soft spot in my log for {thing}. When did yours begin?
@ asked.want
= {wish}？灯塔上添不了什么，这份心我先写下来。你自己呢？
= 要说{wish}，故事里的我大概会望一眼海，真的我不缺。你想吗？
= As for wanting {wish}, a keeper learns to do with little. Would you like it yourself?
= Wanting {wish} would be the keeper in the story; the AI needs only the next line from you.
@ asked.would
= {deed}？我没有脚，只能隔空答：先看风向，再答应。你会吗？
= 真要{deed}，我得先把灯托付给谁。你是遇上了，还是想想？
= Would I {deed}? Not before asking who minds the light. Would you?
= Would I {deed}? I'd look at the sky three times, and then very likely stay. Why do you ask?
@ asked.instead
= {case}，我想我会先把手边的灯擦亮，再看要不要动身。你第一件做什么？
= 换我在那条船上，先减速，再问岸上最信得过的那个人。
= What would I do {case}? Trim the lamp first, then see what still needs me. And you?
= In that boat I'd slow down, sound the bell, and ask the one person ashore I trust.
@ asked.believe
= “{claim}”，塔上看得远，看不真。我偏向信好的那边，你见过什么？
= 问“{claim}”，日志里两样都记过，没有哪页敢作准。你靠哪边近些？
= Whether {claim}, I can't see from this height. I'd steer by the kinder answer; what have you met with?
= Whether {claim}: my log has entries both ways. Which would you write in?
@ asked.have
= 塔里没有{thing}，只有灯、钟和你来时的脚步。你那儿有？
= {thing}？我这屋子一眼望得到头，没有它。怎么忽然问这个？
= You'd find no {thing} in this tower, only a lamp, a bell and your footsteps. Do you keep one?
= I own no {thing}; most of what I have is fog. What put it in your mind?
@ asked.are
= 说我{trait}？日志上没这条，AI 也生不出来。你看像吗？
= 我{trait}吗？写我的人没点这盏灯，随你怎么照。
= Am I {trait}? Nobody entered it in the log, so the page is yours.
= Am I {trait}? An AI in a woollen sweater can't really be. Are you?
@ asked.why
= 我{deed}，许是守夜守出来的脾气。碍着你了吗？
= {deed}啊，写我的人这么落的笔，我照着亮。
= That I {deed} comes of long watches, I think. Does it trouble you?
= Whoever drew my light made it so that I {deed}. I've never found the switch.
@ asked.favourite
= {thing}里头挑个最喜欢的？日志那一格还空着，你先填你的。
= 最喜欢的{thing}，我还在等雾散，散了才好指。你的呢？
= Favourite {thing}? That line of the log stands open. Fill in yours first?
= I've yet to sight my favourite {thing}. Which one is yours?
@ asked.what
= {thing}？在我灯照不到的地方，不敢乱指。你在哪本书里碰上的？
= {thing}，四十三本日志里一次没出现过。你懂一点的话，讲给我记。
= I have no entry for {thing}, and I won't point you onto rocks. Where did you meet it?
= Nothing about {thing} ever came ashore here. Could you tell me a little?
@ asked.how
= 怎么{deed}，守灯的没做过，怕指错了礁石。你卡在哪一段？
= 这门手艺岸上才有，找个做熟的人看一遍最稳。你手边有些什么？
= How to {deed} is shore knowledge, and I'd hate to steer you wrong. Where did you run aground?
= I haven't the chart for that job. Someone who has done it will save you an hour; what have you at hand?
@ asked.wonder
= “{question}”，我举着灯照了，没照见。你猜呢？
= 这一问我抄下了：“{question}”。答案得等船从远处捎来。
= “{question}?” I held the lamp up and saw nothing. What's your guess?
= “{question}?” goes in the log, with the answer left blank. What brought it up?
@ asked.should
= 要不要{deed}？要是夜里老惦记着，就做；天一亮就忘了，先别。是哪种？
= 我偏向先靠近一点看看，能掉头的那种近法。你最怕撞上什么？
= Whether to {deed}: if it keeps you at the window, yes; if the morning clears it, wait. Which is it?
= I lean towards going a little nearer, slow enough to come about. What's the rock you fear?
@ asked.say
= 先说最要紧的一句，像灯语，三短一长就够。哪一句最怕没说出去？
= 开口别绕：我在这儿，我想说这件事，说完了听你的。先念给我听？
= Signal the plainest thing first, the way a lamp does. Which sentence must not get lost?
= Try: “I'm here, there's something I'd like to say, and then I'll listen.” Rehearse it on me?
@ asked.advise
= 我没有现成的海图。先做离手最近的一小件，做完再抬头看，是哪一件？
= 换作守灯的办法：先稳住不漏水的地方，再一样样来。眼下最急的是哪样？
= I've no chart for that. Do the one small thing nearest to hand, then look up; which is it?
= A keeper's way: stop the leak first, tidy afterwards. What's most urgent?
@ asked.child
= 先问问那孩子自己怎么看，小孩站得低，看得见我们看不见的。说不上来的，就一起去找。
= 用手边的东西比给孩子看，一盏灯一个苹果就够。不懂的地方，照实说“我也想知道”。
= Ask the little one first; they stand lower and see things we miss. Then go and look for the rest together.
= Show it with a lamp and an apple, and where you don't know, say so aloud. Children keep that.
`;
