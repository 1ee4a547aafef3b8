/** Chinese words and idioms: the word, what it means in Chinese, and in English. */
export const MEANINGS_ZH = `
不耻下问|不以向地位、学问不如自己的人请教为耻|not ashamed to ask those below oneself
一鸣惊人|平时不突出，一做就做出让人吃惊的成绩|to amaze everyone with a first success
一鼓作气|趁劲头足的时候一口气把事做完|to press on to the finish in one go
入木三分|形容书法有力，也形容见解深刻|penetrating, profound
脚踏实地|做事踏实认真|down to earth
废寝忘食|顾不上睡觉吃饭，形容非常专心|so absorbed as to forget food and sleep
悬梁刺股|把头发系在梁上、用锥子刺大腿，形容刻苦学习|to study extremely hard
凿壁偷光|凿开墙壁借邻家的光读书，形容刻苦学习|to study hard in poverty
闻鸡起舞|听到鸡叫就起来练剑，形容奋发|to rise early and practise
精卫填海|精卫鸟衔石填海，比喻不畏艰难、坚持不懈|to strive on against all odds
夸父追日|夸父追赶太阳，比喻有大志，也指不自量力|to chase the sun, a bold or hopeless effort
女娲补天|女娲炼石补天，是中国神话|the myth of the goddess who mended the sky
完璧归赵|蔺相如把和氏璧完好带回赵国，比喻原物完整归还|to return a thing intact
负荆请罪|廉颇背着荆条请罪，比喻主动认错道歉|to offer a humble apology
围魏救赵|围攻魏国来救赵国，比喻攻其要害迫使对方撤退|to relieve one by attacking another
草船借箭|诸葛亮用草船向曹操“借”箭，比喻借助别人的力量达到目的|to use an opponent's strength
望子成龙|盼望孩子有出息|to hope that one's child will succeed
打草惊蛇|比喻行动不慎，惊动了对方|to alert the enemy by a careless move
调虎离山|设法让对方离开有利的地方|to lure someone from their base
黔驴技穷|比喻有限的本领用完了|to be at the end of one's tricks
惊弓之鸟|受过惊吓、一有动静就害怕的人|a person frightened by the slightest sound
鱼目混珠|用鱼眼冒充珍珠，比喻以假充真|to pass off the fake as real
抛砖引玉|谦称用自己粗浅的意见引出别人高明的意见|to offer a humble idea that draws better ones
哗众取宠|用言行迎合众人来博取好感|to seek attention by show
水落石出|比喻事情真相大白|the truth comes to light
一诺千金|答应的事一定做到，很有信用|a promise worth a thousand pieces of gold
口是心非|嘴上说的和心里想的不一样|to say one thing and mean another
言不由衷|说的不是心里话|to speak insincerely
举一反三|从一件事推知许多事|to infer many things from one
触类旁通|懂了一点，就能推知同类的|to grasp by analogy
因材施教|针对不同的人用不同的教法|to teach according to ability
青出于蓝|学生超过老师|the pupil surpasses the teacher
名落孙山|指考试没考上|to fail an exam
鹬蚌相争|双方争斗，让第三者得利|two fight and a third gains
朝令夕改|早上下命令晚上就改，形容主张多变|to keep changing orders
得陇望蜀|得到一样又想要另一样，比喻贪心不足|to want ever more
人云亦云|别人怎么说就跟着怎么说，没有主见|to parrot others
无中生有|把没有的说成有|to make something out of nothing
天衣无缝|比喻事情做得周密，没有破绽|flawless
柳暗花明|比喻困境中出现转机|hope after hardship
海纳百川|大海容纳众多河流，比喻胸怀宽广|broad-minded
有志者事竟成|有志向的人，事情终究会成功|where there is a will there is a way
吃一堑长一智|受一次挫折，长一分见识|to learn from a setback
把握|抓住、掌握，也指成功的可靠程度|to grasp, or certainty of success
塞翁失马|边塞的老人丢了马，后来马带回好马，儿子又因骑马摔伤而躲过战事，比喻坏事可能变成好事，祸福会互相转化|a loss may prove a blessing
画蛇添足|比喻多此一举，做了多余的事反而弄坏了|to spoil something by adding what is not needed
守株待兔|比喻不努力，只想靠运气等好事上门|to wait idly for luck
亡羊补牢|羊丢了再修羊圈，比喻出了问题及时补救还不算晚|it is never too late to mend
掩耳盗铃|捂住自己的耳朵去偷铃，比喻自己欺骗自己|to fool only oneself
刻舟求剑|比喻不懂得随情况变化，死守老办法|to cling to an old way when things have changed
井底之蛙|井底的青蛙，比喻见识短浅的人|a person with a narrow view
狐假虎威|狐狸借老虎的威风吓人，比喻仗着别人的势力欺压人|to bully others by borrowed power
对牛弹琴|比喻对不懂的人讲道理，白费力气|to talk to someone who cannot understand
叶公好龙|比喻嘴上说喜欢，其实并不真的喜欢，甚至害怕|to claim to love what one in fact fears
杯弓蛇影|把杯里弓的影子当成蛇，比喻疑神疑鬼、自己吓自己|to be frightened by nothing
杞人忧天|担心天会塌下来，比喻不必要的忧虑|to worry for no reason
愚公移山|比喻有恒心、不怕困难，再难的事也能做成|to move mountains by not giving up
拔苗助长|把禾苗拔高帮它长，比喻急于求成，反而坏事|to spoil things by being too eager
自相矛盾|比喻自己说的话或做的事前后抵触|to contradict oneself
滥竽充数|不会吹竽的人混在乐队里，比喻没本事的人冒充凑数|to make up the number without skill
买椟还珠|买了盒子退回珍珠，比喻取舍不当，丢了真正重要的|to choose the box and give back the pearl
邯郸学步|比喻模仿别人不成，反而丢了自己原来的本事|to copy others and lose one's own way
东施效颦|比喻不看条件胡乱模仿，效果更糟|to imitate badly and look worse
望梅止渴|比喻用空想来安慰自己|to comfort oneself with imagination
画龙点睛|比喻在关键处加一笔，让内容更生动有力|to add the finishing touch
卧薪尝胆|越王勾践睡柴草、尝苦胆，比喻刻苦自励、发愤图强|to endure hardship to reach a goal
破釜沉舟|砸锅沉船不留退路，比喻下定决心干到底|to burn one's boats
三顾茅庐|刘备三次请诸葛亮，比喻诚心诚意地邀请|to invite someone again and again with sincerity
纸上谈兵|比喻空谈理论，不能解决实际问题|to talk theory without practice
四面楚歌|项羽被围时四面响起楚歌，比喻四面受敌、孤立无援|to be under attack from all sides
指鹿为马|把鹿说成马，比喻故意颠倒黑白|to call black white on purpose
望洋兴叹|比喻力量不够、无可奈何|to feel powerless before something great
胸有成竹|画竹前心里已有竹子，比喻做事前已有打算、很有把握|to have a ready plan in mind
熟能生巧|练熟了就会找到窍门|practice makes perfect
水滴石穿|水一直滴能把石头滴穿，比喻坚持不懈就能成功|constant effort brings success
班门弄斧|在鲁班门前耍斧头，比喻在行家面前卖弄本领|to show off before an expert
锦上添花|在好的上面再加好的，比喻让好事更好|to make something good even better
雪中送炭|下雪天送炭，比喻在别人最困难的时候给予帮助|to help in time of need
如鱼得水|像鱼得到水，比喻遇到合适的人或环境|to be in one's element
鹤立鸡群|比喻一个人在众人里特别突出|to stand out from the crowd
一箭双雕|一支箭射中两只雕，比喻做一件事得到两个好处|to kill two birds with one stone
半途而废|做事做到一半就停下，不能坚持|to give up halfway
九牛一毛|九头牛身上的一根毛，比喻极小的一部分|a drop in the bucket
七上八下|形容心里慌乱不安|to be restless and uneasy
不三不四|形容不正派或不像样|neither one thing nor the other, indecent
乱七八糟|形容非常混乱，没有条理|in a mess
马马虎虎|形容做事不认真，也指勉强过得去|so-so, careless
三心二意|形容拿不定主意或不专心|half-hearted
一心一意|形容心思专一，没有别的念头|with all one's heart
朝三暮四|原指用诈术骗人，现在多比喻反复无常、不专一|to be fickle
守口如瓶|嘴像瓶口塞住一样，形容严守秘密|to keep a secret well
一言难尽|事情复杂，一句话说不清楚|hard to sum up in a word
不可思议|无法想象，难以理解|unbelievable
莫名其妙|说不出其中的奥妙，形容事情奇怪、让人不明白|baffling
心不在焉|心思不在这里，形容不专心|absent-minded
欲速则不达|一味求快，反而达不到目的|more haste, less speed
见义勇为|看到正义的事就勇敢去做|to act bravely for what is right
助人为乐|把帮助别人当作快乐|to take pleasure in helping others
舍近求远|放着近的不要去找远的，形容做事走弯路|to go far for what is near
因小失大|为了小利益造成大损失|to lose much for a little gain
后来居上|后来的超过先前的|the latecomer overtakes
百闻不如一见|听一百次不如亲眼看一次|seeing is believing
近朱者赤近墨者黑|接近好人会变好，接近坏人会变坏，指环境影响人|one takes on the colour of one's company
己所不欲勿施于人|自己不愿意的事，不要加给别人|do not do to others what you do not want done to you
三人行必有我师|几个人同行，其中一定有值得学习的人|there is always someone to learn from
温故而知新|复习旧的知识，能得到新的理解|to learn the new by reviewing the old
学而不思则罔|只学习不思考，就会迷惑|learning without thought is labour lost
天道酬勤|上天会回报勤奋的人，指努力总有收获|hard work is rewarded
厚积薄发|长期积累，然后慢慢施展出来|to build up long and release slowly
不忘初心|不忘记最初的心意和目标|to stay true to the first intention
随遇而安|处在什么环境都能安心满足|to be content wherever one is
上善若水|最高的善像水一样，滋养万物而不争|the highest good is like water
刻舟|比喻拘泥不变，多用在“刻舟求剑”里|to cling to old ways
江郎才尽|比喻才思用尽，写不出好东西了|to have run out of ideas
洛阳纸贵|比喻作品受欢迎，一时流传很广|a work that everyone wants to read
南辕北辙|想去南方却往北走，比喻行动和目的相反|to act against one's own purpose
此地无银三百两|比喻想掩盖，反而把事情暴露了|a guilty denial that gives itself away
鸡毛蒜皮|比喻不重要的小事|trifles
落井下石|比喻趁别人危难时加以陷害|to hit a person who is down
过河拆桥|比喻达到目的后就把帮过自己的人一脚踢开|to drop a helper once the goal is reached
破镜重圆|比喻夫妻失散或分离后重新团聚|a couple reunited
青梅竹马|形容男女从小一起玩耍长大，感情好|childhood sweethearts
相濡以沫|比喻在困境中互相扶持|to help each other in hard times
岁月静好|形容生活平静而美好|quiet and good days
内卷|指同行之间竞争过度，付出更多却没有更多收获|a race of ever more effort for no more gain
内耗|指内部的消耗，常指人反复纠结、消耗自己的精力|inner friction that drains energy
佛系|形容不争不抢、一切随缘的态度|easy-going, taking things as they come
情商|指认识和管理自己与他人情绪的能力|emotional intelligence
孝顺|指尊敬、照顾父母并顺从他们的心意|to respect and care for one's parents
缘分|指人与人之间遇见、相处的机会和因缘|the fate that brings people together
矫情|形容做作、不大方，或无理取闹|affected, making a fuss
傲娇|形容表面嘴硬冷淡，心里其实很在意|cold outside but warm inside
断舍离|指扔掉不需要的东西，过简单的生活|to throw away what is not needed
仪式感|指用特别的做法让某一刻变得不一样|making a moment feel special
幸存者偏差|只看到留下来的例子，忽略了被淘汰的，因而得出错误的结论|survivorship bias
蝴蝶效应|指很小的变化可能带来很大的后果|a small change with great effects
鸡汤|多指励志但空泛的话|feel-good talk
腹黑|形容表面温和、心里有算计|nice outside, scheming inside
惊蛰|二十四节气之一，在三月五日前后，春雷响起、虫子醒来|a solar term in early March when insects awaken
耄耋|指八九十岁的年纪，也泛指高龄|a great age, eighty or ninety
弱冠|指男子二十岁|twenty years of age, of a man
而立|指三十岁，出自“三十而立”|thirty years of age
不惑|指四十岁，出自“四十而不惑”|forty years of age
旖旎|形容柔和美丽，多指风光|gentle and charming
饕餮|传说中贪吃的怪兽，也指贪吃的人或丰盛的筵席|a mythical glutton; a glutton or a feast
邂逅|没有约定而遇见|to meet by chance
蹉跎|光阴白白过去，虚度时间|to waste time
斟酌|反复考虑再决定|to weigh carefully
踌躇|犹豫不决|to hesitate
尴尬|处境为难、不好意思|awkward
纠结|心里矛盾，拿不定主意|torn between choices
敷衍|做事不认真，只做表面应付|to go through the motions
释怀|放下心里的芥蒂，不再介意|to let go and be at peace
治愈|指治好，也形容让人心里得到安慰|to heal, comforting
躺平|指不再拼命竞争，选择低欲望的生活|to lie flat, to opt out of the race
赋能|指给别人能力或条件，让他们能做得更好|to empower
闭环|指一件事从开始到反馈形成完整的循环|a closed loop
`;

/** English words and sayings: the word, what it means in English, and its Chinese. */
export const MEANINGS_EN = `
nostalgic for|longing for|怀念
gratitude|the feeling of being thankful|感激
integrity|being honest and keeping to one's principles|正直
humility|not thinking too highly of oneself|谦逊
curiosity|the wish to know or learn|好奇心
innovative|using new ideas|创新的
inevitable|certain to happen|不可避免的
elaborate|detailed and made with care; to explain in more detail|精心的；详细说明
concise|short and clear|简洁的
obscure|not well known, hard to understand|晦涩的
ominous|suggesting that something bad will happen|不祥的
petty|caring too much about small things|小气的
plausible|seeming likely to be true|似乎合理的
profound|very deep or great|深刻的
reckless|doing dangerous things without care|鲁莽的
sincere|honest, meaning what one says|真诚的
spontaneous|happening without planning|自发的
superficial|only on the surface, not deep|肤浅的
tedious|long and boring|乏味的
thrive|to grow and do very well|茁壮成长
versatile|able to do many things|多才多艺的
vivid|very clear and bright|生动的
weary|very tired|疲倦的
zealous|very eager|热心的
bittersweet|happy and sad at once|苦乐参半的
aesthetic|about beauty; a visual style|审美的
burnout|being worn out by too much stress at work|倦怠
epiphany|a sudden moment of understanding|顿悟
hubris|too much pride that leads to a fall|狂妄自大
limerence|a state of strong romantic obsession|痴恋
petrichor|the smell of earth after rain|雨后泥土的气味
placebo|a treatment without a real drug that may still help by belief|安慰剂
status quo|the way things are now|现状
vice versa|the other way round|反之亦然
et cetera|and so on|等等
per se|by itself|本身
ad hoc|made for one purpose only|临时的
devil's advocate|someone who argues against an idea to test it|故意唱反调的人
elephant in the room|a big problem that everyone avoids talking about|大家避而不谈的问题
tip of the iceberg|a small visible part of a bigger problem|冰山一角
cold feet|sudden fear about a plan|临阵退缩
couch potato|a lazy person who watches much television|沙发土豆，懒人
night owl|a person who stays up late|夜猫子
early bird|a person who gets up or arrives early|早起的人
black sheep|the odd one of a family|害群之马、异类
white lie|a harmless lie told to be kind|善意的谎言
green with envy|very jealous|非常嫉妒
catch-22|a problem with no way out because of its own rules|左右为难的困境
procrastinate|to put things off until later instead of doing them now|拖延
procrastination|putting things off until later|拖延
irony|saying or getting the opposite of what is meant or expected, like a fire station that burns down|反讽，结果和预期相反
ironic|meaning the opposite of what is said, or happening the opposite way to what one expects|讽刺的
sarcasm|mocking by saying the opposite of what is meant|讽刺、挖苦
ubiquitous|found everywhere|无处不在的
ephemeral|lasting only a very short time|短暂的
serendipity|finding something good by chance|意外发现美好事物的运气
resilience|the ability to recover quickly from hard times|韧性、恢复力
resilient|able to recover quickly from hard times|有韧性的
empathy|understanding and sharing what another person feels|同理心
sympathy|feeling sorry for someone in trouble|同情
ambiguous|having more than one possible meaning|含糊的
ambivalent|having mixed feelings about something|矛盾的
benevolent|kind and wanting to help others|仁慈的
candid|honest and direct|坦率的
cliche|a phrase or idea used so often that it has lost its force|陈词滥调
cynical|believing that people act only for themselves|愤世嫉俗的
diligent|working hard and with care|勤奋的
eloquent|able to speak or write well and movingly|雄辩的
feasible|possible to do|可行的
frugal|careful with money, not wasteful|节俭的
gullible|too ready to believe others|易受骗的
hypocrite|a person who does not act as they say others should|伪君子
hypocrisy|saying one thing and doing another|虚伪
inevitable|certain to happen, impossible to avoid|不可避免的
introvert|a person who gains energy from being alone|内向的人
extrovert|a person who gains energy from being with others|外向的人
jargon|special words of a job or group that others find hard to understand|行话
lucid|clear and easy to understand|清晰的
meticulous|very careful about small details|一丝不苟的
mundane|ordinary and not exciting|平凡的
naive|lacking experience and too trusting|天真的
nostalgia|a warm longing for the past|怀旧
nostalgic|longing warmly for the past|怀旧的
obsolete|no longer used because something newer exists|过时的
oxymoron|two words together that contradict each other, such as “deafening silence”|矛盾修饰法
paradox|a statement that seems to contradict itself but may be true|悖论
metaphor|describing one thing as if it were another, such as “time is a thief”|隐喻
simile|a comparison using “like” or “as”|明喻
pragmatic|dealing with things in a practical way|务实的
prejudice|an unfair opinion formed without knowing enough|偏见
redundant|not needed because there is already enough|多余的
reluctant|not willing, slow to act|不情愿的
rhetorical|asked or said for effect, not for an answer|修辞的
sceptical|doubting that something is true|怀疑的
skeptical|doubting that something is true|怀疑的
solitude|being alone, often in a pleasant way|独处
stoic|bearing pain or trouble without complaint|坚忍的
subtle|not obvious, hard to notice|微妙的
tenacious|holding on firmly, not giving up|顽强的
trivial|of little importance|琐碎的
vulnerable|easily hurt or harmed|脆弱的
whimsical|playful and unusual|异想天开的
wanderlust|a strong wish to travel|旅行的渴望
zeitgeist|the spirit of a period in history|时代精神
altruism|caring about others without thinking of oneself|利他主义
anonymous|with the name unknown or not given|匿名的
apathy|lack of interest or feeling|冷漠
arbitrary|chosen without a reason or system|任意的
coincidence|things happening together by chance|巧合
compassion|care for those who suffer and a wish to help|怜悯、慈悲
compromise|an agreement in which each side gives up something|妥协
consensus|general agreement|共识
contemplate|to think about something deeply|沉思
dilemma|a hard choice between two options|两难
déjà vu|the feeling of having lived a moment before|似曾相识
deja vu|the feeling of having lived a moment before|似曾相识
eccentric|unusual in behaviour|古怪的
entrepreneur|a person who starts a business|创业者
euphemism|a mild word used in place of a harsh one|委婉语
exaggerate|to make something seem bigger than it is|夸张
exquisite|very beautiful and delicate|精美的
facetious|joking about serious things in the wrong way|轻浮打趣的
gaslighting|making someone doubt their own memory or mind|煤气灯操纵，让人怀疑自己
karma|the idea that what one does comes back to one|因果报应
melancholy|a quiet, lasting sadness|忧郁
mediocre|only average, not very good|平庸的
nemesis|a rival or enemy who is hard to beat|宿敌
novice|a beginner|新手
optimistic|hopeful that things will go well|乐观的
pessimistic|expecting things to go badly|悲观的
perseverance|continuing in spite of difficulty|毅力
plagiarism|using another's work as one's own|抄袭
quirky|unusual in an interesting way|古怪有趣的
schadenfreude|pleasure at another's bad luck|幸灾乐祸
stereotype|a fixed, too simple idea about a group|刻板印象
synergy|the extra effect of working together|协同作用
verbose|using too many words|啰嗦的
zenith|the highest point|顶点
break a leg|good luck, said before a performance|祝演出成功
piece of cake|something very easy|小菜一碟
bite the bullet|to do something unpleasant and get it over with|硬着头皮上
spill the beans|to give away a secret|泄露秘密
under the weather|feeling a little ill|身体不适
once in a blue moon|very rarely|难得一次
hit the sack|to go to bed|上床睡觉
call it a day|to stop working for the day|收工
beat around the bush|to avoid saying something directly|拐弯抹角
let the cat out of the bag|to give away a secret by mistake|说漏嘴
the ball is in your court|it is your decision now|轮到你决定了
cost an arm and a leg|to be very expensive|贵得离谱
hit the nail on the head|to say exactly the right thing|一针见血
burn the midnight oil|to work late into the night|熬夜
kick the bucket|to die, said jokingly|翘辫子
pull someone's leg|to joke with someone by saying something untrue|逗人玩
raining cats and dogs|raining very hard|倾盆大雨
when pigs fly|never|太阳从西边出来，绝不可能
on the fence|not able to decide|犹豫不决
the last straw|the final problem that makes a situation too much|压垮骆驼的最后一根稻草
barking up the wrong tree|looking in the wrong place or blaming the wrong person|找错了方向
actions speak louder than words|what people do matters more than what they say|行动胜于言辞
better late than never|doing something late is better than not at all|迟做总比不做好
carpe diem|seize the day|活在当下
rsvp|please reply to an invitation, from the French “répondez s'il vous plaît”|敬请回复
fyi|for your information|供你参考
asap|as soon as possible|尽快
eta|estimated time of arrival|预计到达时间
diy|do it yourself|自己动手做
ceo|chief executive officer|首席执行官
vip|very important person|贵宾
`;
