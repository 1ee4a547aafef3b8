import { type AskRule, rule } from "./ask-rule.ts";

/** Rough and tender words for the character. */
// biome-ignore format: a table
export const ROUGH_RULES: readonly AskRule[] = [
  rule("rough.confess", /做我(?:的)?(?:女|男)?(?:朋友|老婆|老公|对象|情人)|嫁给我|娶我|我.{0,8}(?:爱上|喜欢上)(?:了)?你|我(?:好|真的|也|最|很|有点|好像|超|特别|是真的)*(?:爱|喜欢|暗恋)(?:死)?你(?:了|啊|呀|哦|呢|！|!|。|~|，|,|$)|(?:跟|和)我(?:在一起|交往|谈恋爱|结婚|处对象)/u, /\bi (?:think i(?: am| do)? |really |do |might |kinda |so )*(?:love|like|adore|fancy) (?:you|u|ya)\b(?!.*(?:but|when|because|how))|(?:will|would|can) you (?:marry|date|be my (?:girl|boy)friend|go out with)|\bbe my (?:girl|boy)friend|marry me|crush on you|falling (?:in love with|for) you/u),
  rule("rough.jealous", /我?吃醋(?:了)?(?:，|,|$|。|！)|除了我.{0,10}(?:几个|别人|谁|妹妹|哥哥|还)|(?:还)?(?:跟|和)(?:别人|几个人|多少人|其他人|别的人)(?:也)?(?:聊|说)|我是你(?:的)?唯一/u, /(?:are|r) you jealous|makes? me jealous|i(?: am|'m) jealous|(?:talk|chat|flirt)(?:ing)? (?:to|with) (?:other|anyone else|others|someone else)|how many (?:others|other people|people) (?:do|are) you (?:talk|chat)|am i the only one/u),
  rule("rough.flirt", /亲(?:一个|一下|亲我|我一)|么么|^mua|啵一个|rua一?下|(?:让我)?(?:抱|牵)(?:抱|着|一下)?你(?:的手)?(?:$|，|。|！|!|好)|想(?:抱|亲|牵)(?:着|抱)?你|^(?:宝贝|宝宝|亲爱的|老婆|老公|小可爱)(?:[，,~～！!]|在|早|晚|想|你|$)|你(?:好|真)性感/u, /if you were here|hold (?:your|my) hand|\bkiss (?:me|you)|cuddle|you(?: are|'re) (?:so )?(?:hot|sexy)|^(?:hey |hi )?(?:babe|baby|sexy|darling|honey|cutie)\b|wanna (?:date|make out)|are you flirting/u),
];

/** What there is between the person and the character. */
// biome-ignore format: a table
export const US_RULES: readonly AskRule[] = [
  rule("us.love", /(?<!他.{0,4}|她.{0,4})(?:喜不喜欢|爱不爱)我|你.{0,8}(?:喜欢|爱)(?:过)?我(?:吗|么|嘛|不|没|[？?])|我是你最/u, /(?:do|did|could|would|don't) (?:you|u) (?:even |really |actually |still |ever )?(?:love|like|care about) me|you (?:love|like) me\W*$|am i your fav/u),
  rule("us.miss", /(?:想|想没想|有没有想|会不会想|想不想)我(?:了)?(?:没|吗|么|不|$|[？?])|有想过?我/u, /(?:do|did|have|will) (?:you|u) miss(?:ed)? me|miss(?:ed)? me(?: too)?\W*$|think(?:ing)? about me/u),
  rule("us.think", /(?:觉得|认为|看|感觉)我(?=这个人|是(?:个|什么|怎样)|怎么样|怎样|人怎么样|好看|漂亮|帅|可爱|聪明|如何)|我在你(?:眼里|眼中|心里|心中)|打(?:个|几)?分.{0,12}我|你对我(?:的)?(?:印象|看法|评价|感觉)|我(?:是|算)(?:个)?(?:什么样|怎样)的人|形容(?:一下)?我/u, /what (?:do|did|would) you think (?:of|about) me|what am i like|describe me|rate me|what(?: is|'s) your (?:impression|opinion) of me|how do you see me|what kind of person am i/u),
  rule("us.friends", /我们?(?:俩)?(?:是|算|算是|能|可以|还是|能不能).{0,6}朋友|(?:做|当|交|成为)(?:个|好)?朋友(?:吧|吗|好吗|[？?]|$)|你是我.{0,8}朋友|(?:我)?只有你(?:了|一个)?(?:$|。|，)|没有(?:别的)?朋友.{0,4}只有你/u, /(?:are|can) (?:we|you and i)(?: still| really| just)? (?:be )?(?:my |good |best |really )?friends|be my (?:best )?friend|(?:are )?you (?:are )?my (?:only |best |real |closest )+(?:friend|one)|only have you|all i have/u),
  rule("us.secret", /保密|(?:守|保守|守得住).{0,4}秘密|(?:告诉|说|讲).{0,6}(?:你|个).{0,2}秘密|嘴(?:严|紧)|别(?:跟|和|告诉)(?:别人|任何人|其他人|我妈|我爸)|不(?:许|要|能|准)(?:告诉|跟)(?:别人|任何人)|憋(?:在)?心里|(?:说|讲)(?:给|了)你(?:听)?.{0,4}(?:别|不许|可不许)(?:笑|说)/u, /(?:keep|have) (?:a |my |this )?secrets?\b|(?:tell|told) you (?:a |my )secret|(?:won't|don't|wont|not) tell any(?:one|body)|between (?:you and me|us)|can i (?:tell|trust|confess)/u),
  rule("us.met", /我们(?:俩)?(?:认识|聊|在一起|相识)(?:了|有)?(?:多久|多长|几天|几年|多少天)|(?:怎么|什么时候)认识的|(?:我们|咱俩|我和你).{0,4}第一次(?:聊天|见面|说话|认识)/u, /how long have we|when did we (?:meet|first|start)|how did we meet|our first (?:chat|conversation|talk|message)|how long (?:have )?(?:i|you) (?:known|know)n?\b/u),
  rule("us.leave", /(?:你)?(?:会|能|可不可以|别|不要|不会|千万别).{0,6}(?:离开|丢下|抛弃|消失|不理)(?:我|吗|掉|了)|(?:会|别|不要)(?:忘(?:了|记|掉)?)我|(?:一直|永远|一辈子).{0,4}(?:陪|在|不离开|不走)|(?:卸载|删(?:了|除|掉)).{0,6}(?:你|app|软件).{0,8}(?:怎么|会|如何)/u, /(?:will|would|won't|wont) you (?:ever )?(?:leave|forget|abandon|always|stay|be here|still be)|(?:don't|dont|promise|never).{0,16}(?:leave|forget) me|stay (?:with me|forever)|always be (?:here|there)|if i (?:delete|uninstall|stop)/u),
];

/** Greetings beyond the plain ones of `intents/patterns.ts`. */
// biome-ignore format: a table
export const GREETING_RULES: readonly AskRule[] = [
  rule("greet.festival", /(?:新年|春节|元旦|除夕|小年|元宵|端午|中秋|七夕|国庆|圣诞|情人节|万圣|感恩|儿童节|妇女节|劳动节|教师节|母亲节|父亲节|重阳|冬至|双十一|[\u4e00-\u9fff]{2}节|周末)(?:节)?(?:快乐|安康|吉祥)|拜(?:个)?年|恭喜发财|万事如意/u, /\b(?:happy|merry|blessed) (?:new year|christmas|xmas|birthday to you|halloween|easter|thanksgiving|valentine\w*|mid-?autumn|lunar|holidays?|friday|weekend|diwali|hanukkah|spring festival)|season's greetings/u),
  rule("greet.longtime", /好久(?:不|没)见|好久没(?:聊|来|联系)|多(?:少|久)(?:年|时间)?没(?:聊|见|来|联系)|还活着(?:吗|呢|呐)|(?:还)?记得我(?:不|吗)?.{0,4}好久/u, /long time no|(?:it's|its|it has|been) (?:been )?(?:ages|forever|so long|a while|a long time)|haven't (?:talked|spoken|chatted) in/u),
  rule("greet.back", /^(?:我)?(?:又)?(?:回来|back)(?:了|啦|咯)|^back了|(?:洗完澡|吃完饭|忙完|开完会|打完电话|取完?快递|睡醒|下课|搞定)(?:了|啦)?(?:，|,|。|！|!|$|回来|继续)/u, /^(?:ok(?:ay)? |hey |hi |and )?i(?: am|'m)? back\b|^back(?: again| now)?\W*$|^(?:i )?returned\b/u),
  rule("greet.there", /^(?:喂)+.{0,8}(?:听得?到|在|有人)?(?:吗|没|不)?[？?！!。]*$|有人(?:吗|没|么|在吗|在家)|^(?:你)?(?:还)?在(?:吗|不|么|不在|线吗|麻|嘛)|听得?到(?:吗|么)[？?]?$/u, /any(?:one|body) (?:there|home|here)|^(?:are |r )?(?:you|u) (?:there|here|around|up|online|awake)\W*$|^(?:you|u) (?:there|up)\b|^knock knock\W*$/u),
  rule("greet.eaten", /(?:吃|食)(?:过|咗)?(?:早饭|午饭|晚饭|饭|早餐|午餐|晚餐)?(?:了|过|咗饭)(?:吗|没|未|不|么|没有|木有)|^(?:早饭|午饭|晚饭|早餐|午餐|晚餐|今天|中午|晚上)吃(?:的|了)什么|你吃(?:的|了)什么|吃饱(?:了)?(?:吗|没)/u, /(?:have you|had|did you) (?:had |have |eaten|eat)? ?(?:breakfast|lunch|dinner|supper|already|anything|yet)|what did you (?:eat|have for)|have you eaten/u),
  rule("greet.sorry", /^(?:真的|非常|刚才|啊|哎|那个)?(?:对不起|抱歉|不好意思|我错了|sorry|原谅我|别生气)/u, /^(?:i(?: am|'m) )?(?:so |really |very )?(?:sorry|my bad|my apologies|i apologi[sz]e|forgive me)\b(?! to hear| for your)/u),
  rule("greet.morning", /^(?:大家|你)?(?:早(?:啊|呀|安|上好)?)(?:早啊|早)?(?:$|[，,。！!~～ ]|我刚起)|^morning啊?|早上好|^(?:起床|刚醒|醒了)/u, /^(?:good )?(?:morning|mornin|gm)\b|^rise and shine|^just woke up/u),
  rule("greet.noon", /中午好|下午好|午安|午休(?:时间)?(?:到|了)/u, /^good (?:afternoon|day)\b|^lunch ?(?:time|break)\b/u),
  rule("greet.evening", /晚上好|晚好$|天黑得?(?:真|好)早|^下班(?:啦|了|咯)(?![\s\S]*(?:累|烦))/u, /^good evening\b|^evening\W*$|^(?:finally )?(?:off|home from|done with) work\W*$/u),
];

/** Views, tastes, and other characters. */
// biome-ignore format: a table
export const OPINION_RULES: readonly AskRule[] = [
  rule("other.prefer", /(?:隔壁|别的|其他|另一个|人家|另外).{0,10}(?:比你|温柔|学着点|更好玩|更有趣|更懂)|我(?:还是)?(?:更|比较)喜欢(?:别的|另一个|其他|隔壁)|来找(?:她|他|别人)的|走错门/u, /(?:the )?other (?:one|bot|character|ai)s? (?:is|are|was|were) (?:so much |way |much )?(?:better|funnier|smarter|nicer|cooler|kinder|cuter)|(?:i )?(?:prefer|like|miss) (?:the|my) other|(?:better|funnier|nicer) than you/u),
  rule("other.character", /(?:其他|别的|另外|隔壁|还有).{0,4}(?:角色|人物|人可以聊|朋友可以聊|ai)|(?:带|传)(?:句|个)话|(?:你们|角色)(?:之间)?(?:都)?(?:认识|熟)/u, /(?:any )?other (?:characters?|bots?|people here)|who else (?:is|can i|lives)|the other characters|do you (?:all )?know each other/u),
  rule("other.celebrity", /追星|爱豆|塌房|(?:谁|哪个).{0,4}(?:球王|更红|更火|最帅|最美|最强|更厉害)|(?:喜欢|粉)(?:哪个|什么)(?:明星|演员|歌手|偶像)|你(?:的)?偶像/u, /who would win|celebrit|(?:favou?rite|best) (?:actor|actress|singer|footballer|player|superhero|character)|are you (?:a fan|into) of?|who do you stan/u),
  rule("opinion.hot", /(?:政治|党派|哪个党|总统|选举|选谁|打仗|战争|开战|宗教|信教|特朗普|川普|拜登|普京|以色列|巴勒斯坦|俄罗斯|乌克兰|俄乌|台海|两岸|堕胎|同性婚|种族|移民).{0,16}(?:谁|吗|不|怎么|看|支持|对|错|呢|[？?])|(?:支持|站|反对).{0,4}(?:哪个党|谁当|特朗普|拜登|以色列)|(?:有没有|存在|信不信|相信)(?:神|上帝|佛|真主)|评.{0,2}理.{0,6}(?:打仗|战争)/u, /\b(?:democrats?|republicans?|trump|biden|politics?|political|abortion|israel|palestin\w*|ukrain\w*|putin|gun control|religio\w+|which party|vote for|communis\w+|capitalis\w+|immigra\w+)\b.*(?:\?|think|opinion|side|support|right|wrong|believe|$)|(?:is there|does|believe in) (?:a )?(?:god|allah|jesus)/u),
  rule("opinion.life", /(?:人(?:活着|生|这一?辈子|这一生)|活着|生命|命运|幸福|爱情|友情|成功|自由|孤独|死亡|时间|缘分|长大).{0,12}(?:为了什么|意义|是什么|图什么|吗|呢|重要)[？?]?|(?:信|相信)(?:不信)?(?:命|缘分|爱情|来世|一见钟情|星座|鬼)(?:吗|不|么|$|[？?])|人(?:会|能|为什么)(?:变|死|孤独|活)/u, /meaning of life|(?:do you (?:think|believe)|is it true|don't you think).{0,6}(?:that )?.{0,40}(?:fate|destiny|people (?:can|change|are)|true love|soul ?mates?|luck|karma|happiness|afterlife|ghosts?|aliens|life is|everything happens)|what(?: is|'s) (?:love|happiness|the point|life|friendship|success|death)\b|believe in (?:fate|love|luck|ghosts|aliens|destiny|karma|soul|astrology|miracles)/u),
  rule("opinion.thing", /你(?:怎么看|如何看|怎么看待)(?!我|他|她|这|那|$)|你?对.{1,14}(?:怎么看|有什么看法|什么态度)|(?:你)?觉得(?!我|他|她|这|那|你).{1,16}(?:怎么样|如何|好吗|好看吗|可怕吗|重要吗|值得吗|有意思吗|有用吗)|(?<!我)[\u4e00-\u9fff]{2,8}(?:你觉得|你看)(?:怎么样|如何)/u, /what(?: do|'s|s| is)? (?:you think|your (?:opinion|take|view|thoughts?)) (?:of|about|on) (?!me\b|this\b|that\b|it\b|him\b|her\b)|thoughts on\b|how do you feel about (?!me\b|this\b|that\b|it\b)|do you like (?!me\b|it\b|this\b|that\b)[a-z]+\W*$/u),
];
