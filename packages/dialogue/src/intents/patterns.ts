import type { Intent } from "../persona.ts";

export interface IntentRule {
  readonly intent: Intent;
  readonly pattern: RegExp;
  /** Hard rules precede an author's examples. */
  readonly hard?: boolean;
  /** Matches only when the speaker means themselves, not the character. */
  readonly own?: boolean;
}

const TAIL = String.raw`[\s~～。.!！?？，,呀啊哦喔哈嘿呐哇吖的了啦嘛呢吧]*$`;
const only = (words: string) => new RegExp(`^[\\s，,。.]*(?:${words})${TAIL}`, "u");

/** The same after a word that ends the talk: 好啦我去睡了, “right, I'm off”. */
const parting = (words: string) =>
  only(
    `(?:(?:好[啦了吧的]*|那|行[吧啦]?|嗯+|哦+|ok(?:ay)?|right|well|anyway|alright|so|and)[\\s，,]*)*(?:${words})`,
  );

/** In order of precedence, on text that `normal` has passed. */
// biome-ignore format: a table
export const INTENT_RULES: readonly IntentRule[] = [
  { intent: "human", hard: true, pattern: /你(?:其实|到底|究竟|真的|不会|该不会|难道|应该|是不是)*(?:就?是)?(?:不是)?(?:一个|个|台|只|真的?)*(?:ai|人工智能|机器人?|真人|人类|活人|程序|代码|电脑|模型|大模型|chatgpt|gpt|智能体|虚拟的?|假的|真实的?|真的人|活的|真的存在)(?:吗|吧|么|？|\?|还是|，|啊|呢|对|$)|你是人(?:吗|吧|么|还是|类|\?|？)|你是(?:不是)?(?:真)?人|(?:背后|后面|对面|那头).{0,6}(?:是|有).{0,3}(?:真|活)?人|真人(?:吗|在|客服|还是)|(?:和|跟)我(?:说话|聊天)的.{0,4}(?:人|谁|机器|ai)|你有(?:意识|灵魂|感情|身体|生命)(?:吗|么|$|？|\?)|(?:ai|人工智能|机器人)(?:也|都)?(?:会|有|能|懂)|\b(?:are|r) (?:you|u|we talking to) (?:really |actually |just |even )?(?:an? )?(?:real|actual|living)? ?(?:ai|bot|chatbot|robot|human|person|machine|program|real|alive|conscious|gpt|chatgpt|computer)\b|\byou (?:are|must be) (?:just |only )?(?:an? )?(?:ai|bot|robot|program|machine)\b|am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real |actual )?(?:human|person|ai|bot|machine|robot)|is (?:this|there) (?:an? )?(?:real )?(?:ai|bot|human|person)/u },
  { intent: "repeat", hard: true, pattern: /再说一[遍次]|你?(?:刚才|刚刚)说(?:了|的是)?什么|没听清|重复一遍|^(?:say (?:that|it) again|repeat(?: that)?|pardon|come again)\W*$/u },
  { intent: "continue", hard: true, pattern: only("继续|继续说|接着说|然后呢?|后来呢?|接下来呢?|还有(?:呢|吗)?|再多说(?:一?点|说|几句)|多说(?:一?点|几句)|讲下去|说下去|go on|continue|tell me more|and then|more") },
  { intent: "remember", hard: true, pattern: /(?:还|你)?记(?:得|住|着)(?:我(?:吗|么|的?名字|叫|是谁|喜欢|说过|养|$|不|？|\?)|多少我|关于我)|我(?:叫|是)(?:什么|谁)(?:名字|来着)?[\s?？吗]*$|我喜欢什么|你(?:了解|知道)我(?:多少|什么|吗|是谁|叫什么|喜欢什么)|do you remember me|what(?: is|'s) my name|what do (?:you know|i like)|who am i/u },
  { intent: "choose", hard: true, pattern: /(?:帮我)?(?:选|挑)(?:一个|一下|个)|\S+还是\S+(?:好|呢|？|\?|$)|\b\S+ or \S+[^?]*\?$/u },
  { intent: "time", hard: true, pattern: /(?:现在|这会儿|你那边|那边|你那儿)?(?:是)?几点(?:钟|了|呢|啦)*[?？吗]*$|什么时间了|what time is it|what is the time|got the time/u },
  { intent: "date", hard: true, pattern: /今天(?:是)?(?:几月几[号日]|几[号日]|星期几|周几|礼拜几|什么日子)|what(?: is the)? (?:date|day)(?: is it)?(?: today)?\W*$/u },
  { intent: "goodnight", pattern: parting("晚安[\\p{Script=Han}]{0,4}|(?:我)?(?:要|先|去|准备|该)?(?:去)?睡(?:觉|了|啦)(?:睡了)?(?:晚安)?|好困我?(?:要)?睡了?|我睡了.{0,3}|.{0,12}(?:要|先|该)去?睡(?:觉|了|啦).{0,14}|困了.{0,8}(?:拜|睡|好梦)|.{0,6}做个好梦|(?:good ?)?night(?: night)?(?: [a-z]+)?|gn|i am (?:going|off|heading) to (?:bed|sleep)|off to bed|(?:i )?(?:better|should|must|gotta|need to|have to|got to) (?:(?:go|get) to )?(?:bed|sleep)(?: now)?|time for bed|sleep well") },
  { intent: "farewell", pattern: parting("(?:再见|拜拜)[\\p{Script=Han}]{0,4}|拜拜?|88+|走了|我走了|先走了|下次(?:再)?聊|回头(?:再)?聊|(?:我)?(?:先|得|要|该|准备)*(?:去忙|忙|去上班|去上课|去吃饭|去洗澡|去开会|去干活|去接孩子|出门|走|下线|撤)(?:了|啦|咯)|我先(?:去忙|下线|撤)|(?:今天)?(?:先|就)?(?:聊|说)?到(?:这|这儿|这里|此为止)(?:吧|啦|了)?|明天见|不聊了|先不聊了.{0,8}|.{0,8}先撤了?|改天(?:再)?聊|回见|溜了|(?:bye(?: ?bye)?|goodbye)(?: [a-z]+)?|see (?:you|ya)(?: later| soon| tomorrow)?|(?:i )?(?:have |had |really |think i )*(?:better|should|must|gotta|need to|have to|got to|ought to) (?:go|run|dash|head (?:off|out)|get going|get back to work|be off)(?: now)?|(?:i am )?(?:heading (?:off|out)|off (?:to work|now)|off)|catch (?:you|ya) later|speak (?:soon|later)|gotta go|gtg(?: ttyl)?|ttyl|(?:ok(?:ay)? )?bye(?: for now)?|88啦.{0,10}|talk soon|talk (?:to you )?later") },
  { intent: "thanks", pattern: only("(?:真的|太|非常)?(?:谢谢|感谢|多谢|谢了|谢啦|谢谢你|感谢你|3q|thx|ty|tysm|cheers|thanks|thank you)(?:你|您|啊|啦| so much| a lot| very much)?.{0,4}|(?:thanks|thank you)(?: so much)?.{0,40}|3q.{0,16}|.{0,8}谢谢你?.{0,12}|(?:那就)?麻烦你了|辛苦你?了") },
  { intent: "greeting", pattern: only("(?:hello|hi|嗨|哈喽)+(?:你好)?|(?:你好|嗨|hello|hi|hey)[呀啊]?[，, ～~].{0,14}|(?:你|您)好|(?:大家|各位|您|你们)好|嗨+|哈喽|哈啰|哈罗|hello+|hi+|hey+|hiya|yo|早|早安|早上好|上午好|中午好|下午好|晚上好|在吗|在不在|在么|有人吗|喂+|我来了?|我回来了?|回来了|打扰了|初次见面|good (?:morning|afternoon|evening)|hello there|hi there|greetings|anyone there|i am back") },
  { intent: "who", pattern: /^(?:那|请问|所以)?你(?:到底)?是(?:谁|什么(?:东西|来头|身份|角色)?[?？]*$|哪位|什么人|干什么的|做什么的)|你叫什么|怎么称呼你?|(?:自我)?介绍一下(?:你?自己|你)|^(?:你|说说你)(?:的)?自我介绍|做个自我介绍|说说你自己|who are you|what(?: is|'s) your name|tell me about yourself|introduce yourself|what do you do\W*$/u },
  { intent: "howAreYou", pattern: /你(?:最近|今天|现在|还|过得)*(?:好吗|怎么样|如何|还好吗|过得好吗|心情(?:好吗|怎么样|如何))[?？啊呀呢]*$|最近(?:一切)?(?:okay|ok|都好|可好|顺利)(?:吗|不|么)|^(?:最近|今天)(?:怎么样|过得怎么样|如何|好吗)|how (?:are|r) (?:you|u)|how (?:is it|are things) going|how have you been|how you doing|how(?: was|'s| is) your day|what(?: is|'s) up|^sup\b/u },
  { intent: "love", pattern: /我(?:好|真的|也|最|很|有点|好像|超)*(?:爱|喜欢|想|暗恋)(?:上|死)?(?:你|妳)(?:了|啊|呀|哦|呢|！|。|~|$)|做我(?:的)?(?:女|男)?朋友|你会(?:一直|永远)?(?:陪(?:着|我)|在(?:这里|这儿)?(?:吗|$)|离开我)|(?:别|不要)(?:走|离开我)|陪陪我|你(?:有|交)(?:没有)?(?:过)?(?:男|女)朋友|你有对象|你(?:是)?单身|你结婚了?(?:吗|没)|嫁给我|娶我|你(?:爱|喜欢|想)我(?:吗|么|不)|抱抱|抱一下|亲亲|\bi (?:really )?(?:love|like|miss) (?:you|u)\b|do you (?:love|like|miss) me|do you have a (?:boy|girl)friend|are you (?:single|married)|marry me|\bhugs?\b/u },
  { intent: "compliment", pattern: /你?(?:的)?记(?:性|忆力)(?:真|很|好|太)+(?:好|棒|厉害)|\byou(?: have|'ve got) (?:such )?a (?:really |very )?(?:good|great|amazing) (?:memory|voice|heart|taste|point|mind|sense of humou?r)|\byou(?: are|'re) (?:alright|all right|a good (?:listener|friend|one)|the best|fun|a star|a gem|a legend)\b|你(?:真|好|太|很|可真|超|蛮|挺|特别|还真|还挺)+(?:的)?(?:厉害|可爱|聪明|温柔|棒|好|有趣|有意思|贴心|美|帅|酷|会说|懂|暖|善良|幽默|逗|牛|强|特别|好看|漂亮)|你(?:说得|讲得|说的|讲的)(?:真|好|太|很|都)?(?:好|对|有道理|棒)|^(?:真|好|太)(?:厉害|棒|有道理|可爱|温柔|暖|浪漫|美|好听)|有你真好|you(?: are|'re)(?: so| very| really| too)? (?:cute|sweet|nice|kind|smart|clever|great|awesome|funny|amazing|cool|adorable|lovely|interesting|the best)|good (?:bot|job)|well said/u },
  { intent: "insult", pattern: /你(?:真|好|太|很|就是|这个|是个|个|可真|怎么这么|也太)*(?:笨|蠢|傻|烦|讨厌|无聊|没用|垃圾|废物|丑|恶心|差劲|智障|弱智|白痴|没意思|敷衍)(?!吗|么|不|呢)|^(?:闭嘴|滚|滚开|走开|傻瓜|笨蛋|白痴|无语|答非所问|听不懂人话|垃圾|废话|就这)|不想(?:理|跟|和)你(?:说|聊|了)?|you(?: are|'re)(?: so| just| really)? (?:an? )?(?:stupid|dumb|boring|useless|annoying|idiot|ugly|lame|terrible|trash)|shut up|i hate you|go away/u },
  { intent: "sorry", pattern: /^(?:真的|非常|刚才)?(?:对不起|抱歉|不好意思|我错了|sorry|my bad|i apologi[sz]e)/u },
  { intent: "grief", pattern: /去世|过世|离世|病逝|走了.{0,4}年了|(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|爸爸|妈妈|父亲|母亲|狗|猫).{0,4}(?:没了|走了|不在了|离开了?我)|葬礼|扫墓|忌日|\b(?:passed away|died|funeral|lost my (?:mother|father|dad|mom|mum|grandma|grandpa|dog|cat))\b/u },
  { intent: "sick", own: true, pattern: /生病|感冒|发烧|发热|头疼|头痛|肚子疼|胃疼|胃痛|牙疼|嗓子(?:疼|痛|哑)|咳嗽|不舒服|住院|打针|吃药|过敏|痛经|来例假|\b(?:sick|ill|fever|headache|a cold|stomach ?ache|flu)\b/u },
  { intent: "lonely", own: true, pattern: /孤独|孤单|寂寞|没人(?:理|陪|懂|在乎|爱|跟我|和我|关心)|没有朋友|一个人(?:好|很|真|太)|没人要|被(?:孤立|冷落|忽略)|\b(?:lonely|alone|no friends|nobody (?:cares|likes))\b/u },
  { intent: "anxious", own: true, pattern: /焦虑|紧张|害怕|好怕|担心|慌|压力(?:好|很|太|有点|山)?大?|睡不着|失眠|怎么办(?:才好)?|纠结|迷茫|不知所措|\b(?:anxious|nervous|worried|scared|afraid|stressed|can't sleep|insomnia|overwhelmed)\b/u },
  { intent: "angry", own: true, pattern: /生气|气死|好气|愤怒|火大|烦死|好烦|很烦|真烦|太烦|烦躁|受够了|吵架|吵了一架|无语死|气炸|\b(?:angry|mad at|furious|annoyed|pissed|so annoying|fed up)\b/u },
  { intent: "tired", own: true, pattern: /(?:好|很|太|真|真的|特别|有点|有些|非常|超|超级|最近)累|累了|累坏|累趴|累瘫|心累|疲惫|疲倦|好困|困死|困了|没力气|撑不住|精疲力尽|加班|\b(?:tired|exhausted|worn out|sleepy|burn(?:ed|t) out|drained)\b/u },
  { intent: "sad", own: true, pattern: /难过|伤心|想哭|哭了|好丧|很丧|不开心|不高兴|不快乐|心情(?:不好|很差|差|糟|低落)|失恋|分手|委屈|失落|绝望|郁闷|难受|崩溃|emo|失败|挂科|没考好|被.{0,6}(?:骂|批评|训|拒|欺负|误会|冤枉|裁员?|开除|嘲笑|看不起)|\b(?:sad|crying|cried|depressed|heartbroken|broke up|upset|feeling down|feel bad|bad day|awful day|feel(?:ing)? awful|(?:i|just) failed)\b/u },
  { intent: "bored", own: true, pattern: /好?无聊|没事(?:做|干)|不知道(?:做|干|玩|聊|说)什么|闲得|好闲|聊点什么|说点什么|找点话题|陪我(?:聊|说)|随便聊聊|\b(?:bored|nothing to do|entertain me|say something)\b/u },
  { intent: "happy", own: true, pattern: /(?<!不|没)(?:好|很|太|超|真|特别|挺)?(?:开心|高兴|快乐)(?!吗)|好消息|成功了|考上|通过了|升职|加薪|涨工资|中奖|过了[！!]|拿到.{0,6}(?:offer|奖|录取)|好幸福|太好了|耶+|\b(?:happy|excited|great news|good news|i passed|i won|i got the job|promoted|best day|yay)\b/u },
  { intent: "laugh", pattern: /^2?3{3,}|^(?:哈|h){3,}|^ha(?:ha)+|^(?:哈|嘿|嘻|呵|h|🤣|😂|😆|😄|笑死)(?:哈|嘿|嘻|呵|h|a|🤣|😂|😆|😄|我了|了)*[\s。.!！~～]*$|^笑死|^(?:lol|lmao|haha+|hehe+|xd+)\W*$/u },
  { intent: "puzzled", pattern: /^[\s?？!！.。…]+$|^[嗯啊哦额诶][?？]+$|^(?:什么|什么意思|没懂|不懂|没看懂|不明白|听不懂|没听懂|什么鬼|蛤|哈)[?？啊呀吗\s]*$|^(?:what|huh|what do you mean|i don't (?:get|understand)(?: it)?)\W*$/u },
  { intent: "nod", pattern: only("(?:ok|okay|好的?)?我?(?:知道|懂|明白)(?:了|啦)(?:知道啦|懂了|明白了)?|makes sense|got you|嗯+|恩+|哦+|噢+|喔+|好+|好的|行|可以|对|是|是的|没错|对对|对呀|知道了|明白了?|懂了?|收到|这样(?:啊|呀)?|原来如此|原来(?:是)?这样|确实|也是|有道理|没事了?|好多了|好点了?|没有|没|不|不是|不用|不要|还好|还行|一般|随便|都行|都可以|无所谓|听(?:起来|着|上去)(?:真|挺|很|还)?(?:不错|好|有意思|有趣|酷|挺好)(?:的|啊|呀)*|(?:这|那|就)?[^，。我你吗呢]{0,4}(?:可以|也行|也可以|挺好|不错)(?:的|吧|啊|呀)?|就(?:这|那)(?:个|么办|样)(?:吧|了)|好主意|有意思|不知道|不清楚|ok+|okay|yes|yeah|yep|no|nope|sure|right|i see|got it|fine|(?:lol |haha |hmm |ok )*fair(?: enough| point)?|(?:good|nice) one|good (?:idea|point|call|shout)|(?:that |it |this )?(?:sounds?|seems?) (?:so |really |very |pretty |quite )?(?:good|great|fun|nice|lovely|interesting|cool|like a plan|fair|peaceful|relaxing|amazing|wonderful|cosy|cozy|perfect|beautiful|right|true|familiar|delicious|exciting|tough|hard)|(?:that|it|this) (?:could|would|might|will|should) work|works for me|will do|i guess(?: so)?|true|haha(?: nice)?|maybe|not really|idk|cool|nice|oh|hmm+") },
  { intent: "picture", pattern: /^(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\s)+$|^\[[^\]]{1,8}\]$/u },
];
