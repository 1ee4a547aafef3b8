/** Words of the net: the word (forms with “/”), its meaning in Chinese, and in English. */
export const SLANG = `
yyds|“永远的神”的拼音缩写，夸人或东西特别厉害|short for yǒngyuǎn de shén, “forever a god”: the greatest of all
xswl|“笑死我了”的拼音缩写|short for xiào sǐ wǒ le, “laughing to death”
awsl|“啊我死了”的缩写，表示被可爱或美好的东西击中|“ah, I'm dead”, said when something is too cute
dbq|“对不起”的拼音缩写|short for duìbuqǐ, “sorry”
nbcs|nobody cares 的缩写，没人在乎|short for “nobody cares”
u1s1/有一说一|“有一说一”，实话实说的意思|to be fair, honestly
zqsg|“真情实感”的拼音缩写|with real feelings
plgg|“漂亮哥哥”的拼音缩写|a handsome guy
pljj|“漂亮姐姐”的拼音缩写|a pretty girl
gkd|“搞快点”的拼音缩写，催人快一点|hurry up
nsdd|“你说得对”的拼音缩写|you are right
yygq|“阴阳怪气”的拼音缩写|sarcastic in a sneering way
bdjw|“不懂就问”的拼音缩写|asking because one does not know
szd|“是真的”的拼音缩写|it is real
dddd|“懂的都懂”的拼音缩写|those who know, know
srds|“虽然但是”的拼音缩写|even so
tql|“太强了”的拼音缩写|too strong, amazing
ssfd|“瑟瑟发抖”的拼音缩写，表示害怕|trembling with fear
kswl/磕死我了|“嗑死我了”，表示喜欢的一对太甜了|loving a pairing to death
cp|指一对情侣或被期待在一起的两个人，来自 couple|a couple that fans like to see together
破防|心理防线被突破，指被触动或气到、情绪绷不住了|to have one's guard broken: to be deeply moved or upset
内卷/卷|同行过度竞争，付出更多却没有更多收获|a rat race of ever more effort for no more gain
躺平|不再拼命竞争，选择低欲望、不折腾的生活|to lie flat: to opt out of the rat race
摆烂|干脆不努力，任事情往坏处发展|to let things rot: to stop trying
emo/我emo了|情绪低落、伤感，来自 emotional|feeling down or emotional
社死|“社会性死亡”，在人前丢脸到想消失|dying of embarrassment in public
社恐|害怕和人交往、在人多的场合不自在|being afraid of social situations
社牛|特别敢和陌生人打交道、一点不怕生|a person who is bold with strangers
i人|MBTI 里偏内向的人，喜欢独处充电|an introvert, from MBTI
e人|MBTI 里偏外向的人，喜欢和人相处|an extrovert, from MBTI
绝绝子|太绝了，多用来夸张地称赞，也可反着用|absolutely amazing
栓q/拴q|thank you 的谐音，多表示无语、心累的“谢谢”|a mock “thank you” when one is speechless
芭比q了|完蛋了，来自 barbecue 的谐音|it is all over, from “barbecue”
凡尔赛|用谦虚或抱怨的口气炫耀|to humblebrag
摸鱼|上班时偷懒做别的事|to slack off at work
打工人|靠工作谋生的人的自嘲说法|a working person, said with self-mockery
干饭人|吃饭特别积极的人|a person who loves eating
吃瓜/吃瓜群众|在一旁看热闹、看八卦|to watch gossip as a bystander
种草|被推荐后想买或想试|to be made to want something
拔草|把想买的买了，或者不再想要了|to buy what one wanted, or to lose the wish for it
安利|向别人热情推荐|to recommend warmly
踩雷|买到或遇到很差的东西|to have a bad experience with something
避雷|提醒别人不要买或不要去|a warning to avoid something
薅羊毛|抓住优惠尽量省钱或赚便宜|to make the most of discounts
智商税|花钱买了没用的东西，像为不聪明交的税|money wasted on something useless
割韭菜|一次次从普通人身上赚不该赚的钱|to fleece ordinary people again and again
画大饼/画饼|许下漂亮但难以兑现的承诺|to make empty promises
pua/被pua|用打压和操控让人怀疑自己、听从对方|to manipulate someone by putting them down
海王|同时和很多人暧昧的人|a person who flirts with many at once
舔狗|一味讨好不喜欢自己的人|a person who fawns on someone who does not like them
备胎|被当作后备选择的人|a spare tyre: a back-up lover
渣男|对感情不负责任的男人|a man who treats love carelessly
绿茶|装清纯、有心机的人|a person who pretends to be innocent
直男|性格直、不解风情的男生|a man who is blunt and misses hints
爹味|爱居高临下教训人的感觉|a patronising tone
恋爱脑|一恋爱就把恋爱看得比什么都重|putting love above everything
crush|心动、偷偷喜欢的人|someone one secretly likes
搭子/饭搭子|一起做某件事的伙伴，如饭搭子|a partner for one activity, such as meals
显眼包|爱出风头、很抢眼但不讨厌的人|a lovable show-off
嘴替|替自己说出心里话的人|a person who says what one thinks
电子榨菜|吃饭时看的视频、节目|a video to watch while eating
特种兵旅游/特种兵式旅游|用很短时间、很少钱玩很多地方的高强度旅行|cramming many sights into a very short trip
city walk|在城市里随意漫步、慢慢看|a walk through the city
多巴胺穿搭|穿颜色鲜艳、让人心情好的衣服|dressing in bright, happy colours
班味|上班久了的疲惫神情|the weary look of going to work
牛马|打工人的自嘲，像牛马一样干活|a workhorse, said of oneself
泼天的富贵|突然到来的巨大好运或流量|sudden huge luck
遥遥领先|领先很多，常带调侃|far ahead, often as a joke
尊嘟假嘟|“真的假的”的可爱说法|a cute way of asking “really?”
哈基米|来自日语“蜂蜜”的空耳，网上多指可爱的猫|a net name for cute cats, from a Japanese song
鸡娃|拼命安排孩子学习、补课|to push children hard to study
双减|减轻学生作业和校外培训的负担|the policy to cut homework and private tutoring
凤凰男|从穷苦家庭出来、靠读书有成的男人，多带贬义|a man who rose from a poor family
佛系|不争不抢、一切随缘|easy-going, taking things as they come
杠精|总爱抬杠、跟人唱反调的人|a person who always argues
键盘侠|只在网上骂人、现实中不做事的人|a keyboard warrior
水军|拿钱在网上发帖造势的人|paid posters
黑粉|专门抹黑某个明星的人|an anti-fan
塌房|偶像出了丑闻，形象垮了|an idol's image collapsing in a scandal
顶流|最红、流量最大的明星|a top star
上头|着迷、停不下来|hooked on something
下头|让人瞬间没了兴致|a turn-off
炸裂|厉害或离谱得让人震惊|mind-blowing
离谱|太不合常理|absurd
无语子|非常无语|speechless
真香|原来嘴硬说不要，后来却觉得真好|to end up loving what one refused
打脸|说过的话被事实推翻|to be proved wrong
翻车|事情搞砸、出丑|to mess up
带节奏|煽动大家的情绪和看法|to stir up opinion
蹭热度|借热门的人或事引人注意|to ride on a trend
老六|游戏里躲着偷袭的人，也指不按常理出牌的人|a sneaky player, a person who does the unexpected
666/溜|夸人厉害，谐音“溜”|well done, awesome
233|表示大笑，来自猫扑论坛的表情编号|laughing, like “haha”
520|“我爱你”的谐音|“I love you”, from the sound of the digits
1314|“一生一世”的谐音|“for all one's life”, from the sound of the digits
88|“拜拜”的谐音|“bye-bye”
996|早九点到晚九点、一周上六天班|working nine to nine, six days a week
gg|good game 的缩写，现在多表示“完了、输了”|“good game”, or it is over
yysy|“有一说一”的拼音缩写，实话实说|honestly speaking
c位|中间最显眼的位置|the centre position
flop|表现平平、没火起来|to fail to get attention
kpi|关键绩效指标，也指要完成的任务|key performance indicator
ddl|deadline 的缩写，截止日期|deadline
fomo|害怕错过的焦虑|fear of missing out
mbti|一种把性格分成 16 型的测试|a test that sorts people into sixteen types
nb|“牛逼”的缩写，粗俗地夸人厉害|awesome, in a vulgar way
rizz|撩人的魅力，2023 年流行的英文俚语|charm, skill at winning someone over
no cap|不骗你，说真的|no lie, for real
cap|吹牛、说谎|a lie
fr/frfr/fr fr|for real 的缩写，说真的|for real
ngl|not gonna lie 的缩写，说实话|not gonna lie, honestly
tbh|to be honest 的缩写，说实话|to be honest
imo/imho|in my opinion 的缩写，在我看来|in my (humble) opinion
idk|I don't know 的缩写，不知道|I don't know
idc|I don't care 的缩写，不在乎|I don't care
iykyk|if you know you know，懂的都懂|if you know, you know
lol|laughing out loud，大笑|laughing out loud
lmao|笑到不行|laughing very hard
rofl|笑得打滚|rolling on the floor laughing
smh|shaking my head，摇头、无奈|shaking my head, in disappointment
brb|be right back，马上回来|be right back
afk|away from keyboard，暂时离开|away from keyboard
btw|by the way，顺便说一句|by the way
omg|oh my god，天哪|oh my god
omw|on my way，在路上|on my way
ttyl|talk to you later，回头聊|talk to you later
tmi|too much information，说得太多了|too much information
tldr/tl dr|too long; didn't read，太长不看|too long, didn't read: a short summary
icymi|in case you missed it，怕你错过|in case you missed it
ily|I love you 的缩写|I love you
hmu|hit me up，联系我|hit me up: contact me
wyd|what are you doing，在干嘛|what are you doing
wbu|what about you，你呢|what about you
nvm|never mind，算了、没事|never mind
rn|right now，现在|right now
irl|in real life，现实生活中|in real life
goat/the goat|greatest of all time，史上最强|greatest of all time
slay|做得太漂亮、太惊艳|to do something extremely well
bussin|超级好吃|extremely good, of food
sus|可疑|suspicious
bet|好、没问题|okay, sure
drip|穿得很有型|stylish clothes
flex|炫耀|to show off
salty|因不爽而酸溜溜|bitter or upset
simp|过分讨好喜欢的人|a person who does too much for someone they like
ghosting/ghost/ghosted|突然断联、玩消失|to cut off contact without a word
vibe/vibes|氛围、感觉|a mood or feeling
vibe check|看看一个人状态、气场如何|judging someone's mood or energy
lit|很嗨、很棒|exciting, excellent
savage|狠、不留情面|harsh in a cool way
tea/spill the tea|八卦，spill the tea 就是爆料|gossip; to spill the tea is to share it
shade/throw shade|暗讽、阴阳怪气|a subtle insult
stan|狂热粉丝、狂热支持|to be a devoted fan
ship|希望两个人在一起，嗑 CP|to want two people to be a couple
mid|平平无奇、一般般|average, not good
delulu|痴心妄想、活在幻想里，来自 delusional|delusional, living in a fantasy
situationship|没名没分的暧昧关系|a romance without a name or promise
red flag|危险信号，说明某人不靠谱|a warning sign
green flag|好的信号，说明某人靠谱|a good sign about someone
ick/the ick|突然对一个人失去好感|a sudden feeling of being put off
main character energy|主角光环、自信得像主角|acting like the hero of the story
npc|游戏里的非玩家角色，也指没主见的人|a background character, a person without their own mind
gyatt/gyat|看到身材好的人时的惊叹|an exclamation at someone attractive
skibidi|来自短视频“马桶人”的无厘头词，没有固定意思|a nonsense word from a video series, with no fixed meaning
sigma|特立独行、独来独往的人|a lone wolf who is independent
ohio|网络梗，形容古怪离谱|weird or cringe, as a meme
fanum tax|开玩笑地抢朋友的吃的|jokingly taking a friend's food
brain rot/brainrot|刷太多无意义内容后脑子变钝的感觉|low-value online content and what it does to the mind
touch grass|别老上网，出去走走|to go outside and log off
low key/lowkey|有点、暗暗地|a little, secretly
high key/highkey|非常、明显地|very, openly
period/periodt|就这样，没得商量|that is final
yeet|用力扔|to throw hard
yolo|you only live once，人生只有一次|you only live once
sksk/sksksk|激动或想笑时乱敲的声音|keyboard sounds of excitement
boomer|思想老派的长辈|an out-of-touch older person
karen|爱挑剔、动不动要找经理的人|a demanding, complaining person
gen z|大约 1997 到 2012 年出生的一代|people born about 1997 to 2012
cringe|尴尬得脚趾抠地|embarrassing to watch
based|敢说真话、有主见|being bold and true to oneself
w/a w|赢了、漂亮|a win
l/take the l|输了、认栽|a loss; to take the L is to accept it
ratio|回复比点赞还多，说明不受待见|getting more replies than likes, a sign of disapproval
bruh|“哥们”，表示无语|“bro”, in disbelief
dank|（梗图）很绝|excellent and odd, of memes
hits different|感觉格外不一样|feels better than usual
rent free|一直在脑子里挥之不去|always on one's mind
understood the assignment|完成得非常到位|did exactly what was needed
ate/ate that|做得太好了|did it perfectly
clout|网络名气、影响力|online fame or influence
doomscrolling|停不下来地刷坏消息|endlessly reading bad news
catfish|用假身份网恋骗人|a person with a false identity online
thirst trap|为了吸引人而发的性感照片|a photo posted to attract attention
glow up|变美、蜕变|a big change for the better
snatched|好看、身材好|looking very good
girl dinner|随便凑合的小食当晚餐|a casual plate of snacks as dinner
quiet quitting|只做分内事、不加班不卷|doing only what the job requires
`;
