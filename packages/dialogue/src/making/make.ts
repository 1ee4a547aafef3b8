import { likelyAsk } from "../asks/learned/learned-ask.ts";
import type { Line } from "../dialogue.ts";
import { riddleMove } from "../games/riddles.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { sentencesOf } from "../text/sentences.ts";
import { CARD_MAKERS } from "./cards.ts";
import { choose } from "./choose.ts";
import { couplet } from "./couplet.ts";
import { LIMERICK_MAKERS } from "./limerick.ts";
import { list } from "./list.ts";
import type { Ask, Maker } from "./maker.ts";
import { apology, birthday, CHILD, caption, namesFor, nicknameFor, note, stock } from "./notes.ts";
import { acrostic, haiku, poem } from "./poem.ts";
import { rhyme } from "./rhyme.ts";
import { riddle } from "./riddle.ts";
import { story, storyOn } from "./story.ts";
import { quotedIn } from "./theme.ts";

export interface Made {
  /** As in the evaluation: make.poem, choose.ab. */
  readonly kind: string;
  /** The bare poem, list or choice. */
  readonly answer: string;
}

/** The longest text that is read. */
const TEXT_MAX = 400;

/** What is said of making rather than asked for: 昨天讲了个笑话, 我喜欢诗. */
const REPORTS =
  /(?:昨天|昨晚|刚才|刚刚|上周|去年|小时候|以前|上次).{0,12}(?:了|过|听|看)|(?:写|讲|说|编|听|看|猜|背|读|学|唱|做|收到|买)(?:了|过|完|到)(?:他|她|我)?(?:一|两|三|几|好多|很多|个|首|篇|段|不少)|我(?:很|最|特别|挺|也|都|不|真|超|还|一直)*(?:喜欢|爱|讨厌|怕|不懂|懂|擅长|在(?:写|读|背|看|听))|(?:^|[，。！？\s])(?:他|她|老师|同事|同学|我妈|我爸|我弟|我妹|孩子|儿子|女儿)[^，。？！帮]{0,6}(?:写|讲|说|爱|喜欢|背|唱|出|考)|^(?:这|那|他|她)(?:个|首|句|副|的|篇)|我的.{1,8}是|\bi (?:love|like|hate|wrote|read|heard|told|made|enjoy|write|am reading|was)\b|\b(?:he|she|they|my \w+) (?:told|wrote|made|loves?|likes?|read|said)\b|\b(?:that|this|it) (?:was|is|were)\b|\bthanks? (?:for|you)\b|\bwhat does\b|\bwhat(?:'s| is) an? |\byesterday\b|\blast (?:night|week|year)\b/iu;
/** What shows that it is asked for all the same. */
const ASKS =
  /你(?:能|会|可以|来|给|帮|讲|写|说)|(?<![他她们师妈爸事学友家])(?:帮|给|替|为)我|(?<!起)来[一个首段句点条副则]|再来|求|有没有|能不能|可不可以|写[一个首段句点篇副]|讲[个一段]|编[个一段]|怎么(?:说|写|跟|道歉)|说个|起(?:个|一|啥)|取(?:个|一|啥)|想(?:个|句|一)|出[个道一]|讲给|故事呢|\b(?:write|give me|tell me|make me|can you|could you|please|pls|help me|need|want|compose|got any|any ideas|come up with|another|hit me|how do i)\b/iu;

const isReport = (text: string): boolean => {
  // What is quoted is material: 用「我爱你」写.
  const own = text.replaceAll(/[「『“"《][^」』”"》]*[」』”"》]/gu, "");
  return REPORTS.test(own) && !ASKS.test(own);
};

const POEM_ZH =
  /(?:写|作|来|吟|做|整|编|赋|给|送|赏|即兴|要|求)[^。？！!?]{0,16}(?:诗(?!人|词大会|经|集)|打油诗|绝句|律诗|顺口溜|儿歌|童谣|歌词)|^(?:诗|情诗|打油诗)(?:一首|来)|[「“"『]\p{Script=Han}{1,3}[」”"』]字?[^。？！]{0,6}写(?:几|\d|[两三四])句|吟诗一首|七言|五言(?!绝句我)/u;
const POEM_EN =
  /\b(?:write|make|give|compose|got|need|want|create|do|try|can you|could you|another|i'd (?:love|like))\b.{0,40}?\b(?:poem|poems|poetry|poetic|verse|sonnet|ode|lyrics)\b|\bpoem (?:pls|plz|please|for|about|on)\b|\b(?:\d|two|three|four|a few) lines (?:about|on)\b|^(?:a |another |one more |short |quick |love |little )*(?:poem|ode|sonnet|verse)\b/iu;
const RECITES =
  /你写的|背|下一句|上一句|后面|李白|杜甫|王维|苏轼|白居易|古诗|唐诗|宋词|诗名|飞花令|对诗|recite/iu;

const NO_NAME =
  /^(?:my|the|a|an|name|word|acrostic|poem|of|for|with|please|pls|me|write|make|can|you|do|give|using|from|on)$/iu;
const ASKING =
  /帮我|给我|请|写|来|作|做|编|一?[个首篇段]|藏头诗?|英文|诗|我?的?名字|[叫是用以拿把]|这?[几两三四五六]个?字|的|吧|呗|呀|吗|能|可以|你|送|给/gu;

/** The signs an acrostic begins with. Pure. */
function acrosticSigns(text: string): string | undefined {
  const quoted = quotedIn(text)?.replaceAll(/\s/gu, "");
  if (quoted !== undefined && quoted.length <= 12) return quoted;
  const latin = (text.match(/[A-Za-z]{2,12}/gu) ?? []).filter((word) => !NO_NAME.test(word));
  const name = latin.findLast((word) => /^[A-Z]/u.test(word)) ?? latin.at(-1);
  if (name !== undefined) return name;
  const called = /(?:名字|名)(?:叫|是)?(\p{Script=Han}{2,4})(?:[，。！？]|$)/u.exec(text)?.[1];
  if (called !== undefined && !/叫|是|写/u.test(called)) return called;
  const runs = text.replaceAll(ASKING, " ").match(/\p{Script=Han}{2,8}/gu) ?? [];
  return runs.at(-1);
}

const firstTwo = (verse: string): string => verse.split("\n").slice(0, 2).join("\n");

const SOMEBODY =
  /[妈爸爷奶婆公姐哥弟妹娃]|老[师板公婆]|儿子|女儿|孩子|宝宝|朋友|同事|领导|客户|同学|\bmy \w+|\b(?:son|daughter|kid|boss|friend)\b/iu;
const EARLIER = 6;

/** What is asked, after the person's last lines that say for whom, where the ask itself names nobody. */
function withEarlier({ text, lines }: Ask, about: RegExp): string {
  if (SOMEBODY.test(text)) return text;
  const own = lines.filter(({ from }) => from === "user").slice(-EARLIER);
  const found = own.findLast((line) => about.test(line.text) && SOMEBODY.test(line.text));
  return found === undefined ? text : `${found.text}。${text}`;
}

const MAKERS: readonly Maker[] = [
  ...CARD_MAKERS,
  [
    "make.acrostic",
    /藏头|acrostic/iu,
    ({ text, random }) => {
      const signs = acrosticSigns(text);
      return signs === undefined || signs === ""
        ? acrostic("平安喜乐", random)
        : acrostic(signs.slice(0, 12), random);
    },
    /什么(?:是|叫)|what is/iu,
  ],
  [
    "make.haiku",
    /俳句|五七五|十七个?[字音].{0,8}(?:行|写|诗)|\bhaikus?\b/iu,
    ({ text, language, random }) => haiku(text, language, random),
    /什么(?:是|叫)|是什么|what(?:'s| is) a/iu,
  ],
  [
    "make.couplet",
    /上联|下联|对联|春联|(?:婚|寿|喜|门|贺|挽)联|\p{Script=Han}{1,3}对\p{Script=Han}{1,3}，\p{Script=Han}{1,3}对(?:什么|啥)|对对子|对个对子|对子|贺联|挽联|\b(?:write|compose|make|give)\b.{0,20}\bcouplet\b/iu,
    ({ text, language, random, lines }) =>
      language === "en" ? firstTwo(poem(text, language, random, lines)) : couplet(text, random),
    /什么(?:是|叫)|怎么贴|贴(?:歪|反|好|完)了/u,
  ],
  [
    "make.rhyme",
    /押[上个着]?韵(?!游戏)|说唱|\brap\b|\brhymes? (?:with|for)\b|\brhyming\b|\bmake it rhyme\b|同韵|押韵的|\brhyme\b.{0,20}\bwith\b/iu,
    ({ text, random }) => rhyme(text, random),
    /什么(?:是|叫)|玩押韵|轮到你|你接|接一个|rhym(?:e|ing) game|let'?s rhyme/iu,
  ],
  ["make.poem", POEM_ZH, ({ text, language, random }) => poem(text, language, random), RECITES],
  ["make.poem", POEM_EN, ({ text, language, random, lines }) => poem(text, language, random, lines), RECITES],
  ...LIMERICK_MAKERS,
  [
    "make.twister",
    /绕口令|tongue ?twister|(?:来|说|讲|念)[^。？！]{0,6}(?:八百标兵|吃葡萄不吐)/iu,
    ({ text, language, said, random }) => stock("twister", text, language, said, random),
    /什么(?:是|叫)/u,
  ],
  [
    "make.riddle",
    /(?:出|来|说|给|猜|讲|玩|有没有|再|考|打)[^。？！]{0,8}(?:谜语|字谜|灯谜|谜|脑筋急转弯)|^(?:谜语|猜谜|脑筋急转弯|字谜)|\briddles?\b|brain ?teasers?/iu,
    ({ text, language, said, random }) => riddle(text, language, said, random),
    /什么(?:是|叫)|谜底|这个谜|that riddle|the riddle|riddles (?:are|is)|\b(?:love|like|hate) riddles|提示|答案/iu,
  ],
  [
    "make.coldjoke",
    /冷笑话|谐音梗|(?:来|说|讲|整)(?:一?个|点)(?:冷)?梗|有没有冷(?:一?点)?的|(?:来|说|讲)(?:一?个|点)冷的|(?:冷|烂)一?点的(?:笑话|梗)|\bpuns?\b|dad joke|(?:worst|corny|bad|cheesy) joke/iu,
    ({ text, language, said, random }) => stock("pun", text, language, said, random),
    /什么(?:是|叫)/u,
  ],
  [
    "make.joke",
    /(?:讲|说|来|给|听|整|再|有没有|想听|求|会)[^。？！]{0,12}(?:笑话|段子)|(?:来|说|讲|给|整)[^。？！]{0,4}(?:好笑|搞笑|逗乐|逗)的(?!视频|电影|书|综艺)|something funny(?! to (?:watch|read))|^(?:笑话|段子)|(?:逗|让)(?:我|我们|大家|她|他)(?:笑|开心|乐)|\b(?:tell|give|know|got|hear|crack|need|want|say|another|more|hit)\b.{0,20}\bjokes?\b|^(?:a |another |one more |any )?(?:funny )?jokes?\b|make me laugh|make me smile/iu,
    ({ text, language, said, random }) => stock("joke", text, language, said, random),
    /什么(?:是|叫)|当笑话|闹笑话|看.{0,3}笑话|成了?笑话|racist|sexist|黄(?:色|段子)|荤/iu,
  ],
  [
    "make.story",
    /(?:讲|说|编|来|写|听|给|想听|再)[^。？！]{0,22}(?:故事|童话)|^(?:故事|睡前故事)|睡前小?故事|小动物的(?:故事|有吗|吗)|\b(?:tell|write|give|make up|want|need|read|make|another)\b.{0,30}\b(?:story|tale|fairy ?tale)\b|^(?:a |short |another |quick |little |bedtime )*(?:story|bedtime story)\b/iu,
    ({ text, language, said, random }) => story(text, language, said, random),
    /以前|小时候|你的故事|什么故事|有故事|故事没|long story|your story|my story|接着|继续|我的故事|故事(?:书|会)/iu,
  ],
  [
    "make.birthday",
    /祝寿的?(?:话|词)|寿词|贺寿词|生日(?:祝福|贺词|贺卡|快乐的话|寄语|祝词|文案)|\bbirthday text\b|(?:写|想|编|来|帮).{0,12}(?:生日|过寿|大寿).{0,8}(?:祝|话|词|段|句)|祝.{0,8}生日.{0,6}(?:怎么说|怎么写)|\bbirthday (?:message|wish|card|note|text|greeting)\b|\b(?:write|need|help).{0,30}\bbirthday\b|what (?:to|do i|should i) (?:write|say).{0,20}birthday|(?:写|想|编|来|帮|给).{0,16}(?:生日卡|贺卡)|(?:生日卡|贺卡)[^。？！]{0,8}(?:写|怎么|话|句)|\b(?:words?|something|lines?|message|wish|text|write|note)\b.{0,40}\b(?:birthday|(?:her|his|their) card)\b|\bturn(?:s|ing) \d{1,3}\b.{0,60}\b(?:words?|card|message|write|say)\b/iu,
    (ask) => birthday(withEarlier(ask, /生日|过寿|birthday|turns? \d/iu), ask.language, ask.said, ask.random),
    /礼物|送什么|蛋糕怎么|几号|哪天|道歉|对不起|请柬|请帖|邀请|诗|gift|present|apolog|sorry|invit|\bpoem\b|toast|speech/iu,
  ],
  [
    "make.apology",
    /道歉(?:信|的话|短信|词|文案)|(?:怎么|帮我?|写|编|想|教我)[^。？！]{0,12}(?:道歉|认错|赔不是|道个歉|检讨)|怎么[^。？！]{0,8}(?:说对不起|说抱歉|求原谅)|(?:道歉|认错)[^。？！]{0,6}(?:怎么说|怎么写|帮我|编几句)|\b(?:write|help|draft|need|how do i|make).{0,30}\b(?:apology|apologi[sz]e|say sorry|sorry (?:note|text|message))\b|\bapology (?:text|note|letter|message)\b/iu,
    (ask) => apology(withEarlier(ask, CHILD), ask.language, ask.said, ask.random),
    /你(?:给我|要|应该|快)?道歉|跟我道歉/u,
  ],
  [
    "make.excuse",
    /借口|怎么[^。？！]{0,8}(?:推掉|推了|婉拒|拒绝|请假)|\breason to (?:skip|miss|leave|not)\b|理由.{0,4}(?:请假|推掉|拒绝)|(?:请假|迟到|推掉|拒绝|不去|爽约).{0,8}(?:怎么说|怎么跟|咋说|说什么|理由|找个)|(?:编|想|找)[^。？！]{0,8}理由|call in sick|\b(?:give|need|want|make|help|think|good|find|got|have|any)\b.{0,20}\bexcuses?\b|\bexcuses? (?:for|to)\b|get out of (?:a |the |this )?(?:party|dinner|meeting|date|work|it)/iu,
    ({ text, language, said, random }) => note("excuse", text, language, said, random),
    /别找借口|都是借口|不是借口|没有借口|找借口的|借口太|stop making/iu,
  ],
  [
    "make.caption",
    /文案|(?:发|晒)(?:个)?(?:朋友圈|圈|微博|动态|ins|小红书).{0,10}(?:写|配|什么|啥|话|怎么)|(?:配|想|写|来|帮).{0,8}(?:朋友圈|发圈|个签|签名|个性签名|简介|配文)|(?:签名|个签|简介)[^。？！]{0,6}(?:推荐|来|写什么|怎么写)|\bcaptions?\b|\b(?:insta|instagram|tinder|profile|twitter) bio\b|\bstatus (?:line|update)\b/iu,
    ({ text, language, said, random }) => caption(text, language, said, random),
    /什么(?:是|叫)|做文案|文案(?:工作|岗|策划|编辑|写手)/u,
  ],
  [
    "make.motto",
    /座右铭|鸡汤|正能量|(?:送|给|来|说)我?一?句(?:话|鼓励)|(?:鼓励|激励)(?:一下)?我|\bgive me a quote\b|\bquote (?:of|for)\b|金句|名言|励志(?:的)?(?:话|句|语)|(?:一句|句|几句)[^。？！]{0,12}(?:让我|能让|激励|鼓励|打气|振作|治愈|格言)[^。？！]{0,8}(?:话)?|人生格言|\bmottos?\b|line to live by|(?:inspirational|motivational|inspiring) (?:quote|line|words)|\bquote\b.{0,12}\b(?:day|life|me)\b|words? of wisdom|line of wisdom|motivate me/iu,
    ({ text, language, said, random }) => note("motto", text, language, said, random),
    /毒鸡汤喝|别.{0,3}鸡汤|不要.{0,3}鸡汤|喝鸡汤|炖|熬鸡汤|你的座右铭|your motto/iu,
  ],
  [
    "make.fortune",
    /塔罗|(?:今天|今日|今晚|最近|这周|明天|下周|本周)[^。？！]{0,4}(?:运气|手气|水逆|运程)[^。？！]{0,4}(?:怎|如何|吗|好不好|咋)|运势|占卜|算(?:一|个)?卦|算命|(?:算|测|看)(?:一下|算|测|看)?[^。？！]{0,6}(?:运气|运势|桃花|财运|姻缘|缘分|命)|抽(?:个|一|支)?签(?!到)|求(?:个|支)?签|水晶球|\b(?:tell|read) my (?:fortune|future|palm|cards?)\b|fortune (?:telling|cookie)|\btarot\b|\bhoroscope\b|8 ?ball|eight ball|crystal ball/iu,
    ({ text, language, said, random }) => note("fortune", text, language, said, random),
    /信(?:不信)?命|相信|准不准|签名|抽中|没抽|中签|抽签(?:决定|选)|、/u,
  ],
  [
    "make.compliment",
    /(?:夸夸?|表扬|赞美|称赞|吹捧|彩虹屁)(?:一下|一?夸)?我|夸夸我|没人夸我|求夸|给我[^。？！]{0,4}彩虹屁|说(?:点|句|几句|些)?(?:好听|夸|甜)的?(?:话)?(?:给我|来)?|\bcompliment me\b|\b(?:something|anything) nice (?:about|to) me\b|\bsay something (?:sweet|kind|nice|good|lovely)\b(?: to me| about me)?|tell me i.?m (?:awesome|great|pretty|amazing|smart|good|cute|beautiful)|hype me up|\bgive me (?:a |some )?compliments?\b|flatter me|praise me|pep talk/iu,
    ({ text, language, said, random }) => note("compliment", text, language, said, random),
    /别(?:夸|表扬)我|老师.{0,4}(?:夸|表扬)|(?:夸|表扬)我了|老夸我|谢谢.{0,4}夸|有人夸我/u,
  ],
  [
    "make.petname",
    /(?:猫|狗|兔|鱼|鸟|龟|仓鼠|鹦鹉|宠物|毛孩子|小奶猫|小奶狗|布偶|橘|金毛|柴犬|泰迪|猫咪)[^。？！]{0,16}(?:取|起|叫)(?:个|一个|什么|啥|点)?(?:名|叫|好)|(?:取|起|想)[^。？！]{0,10}(?:猫|狗|宠物)名|(?:给|帮)[^。？！]{0,10}(?:猫|狗|兔|鱼|鸟|龟|仓鼠|鹦鹉|宠物)[^。？！]{0,8}(?:取|起|想)[^。？！]{0,6}名|\bnames?\b.{0,30}\b(?:cat|dog|puppy|pup|kitten|kitty|pet|hamster|rabbit|bunny|parrot|goldfish|fish|turtle|tortoise|bird)\b|\bwhat should i (?:name|call) my (?:new )?(?:cat|dog|puppy|kitten|hamster|rabbit|fish|pet|bird)/iu,
    ({ text, language, random }) => namesFor("pet", text, language, random),
    /名字(?:叫|是)|什么品种|店|我(?:家|们家)?的?[^，。！？]{0,6}叫(?:什么|啥)(?:名字|名)?(?:来着)?[？?]?$|\bname(?:'s| is| was)\b|\b(?:called|named)\b|\bmy \w+'s name\b/iu,
  ],
  [
    "make.nickname",
    /(?:店|馆|公司|工作室|队|群|餐厅|铺|民宿|品牌)[^。？！]{0,14}(?:取|起|想)(?:个|一个|什么|啥|点)?(?:名|好)|(?:店|公司|品牌|工作室|摊)[^。？！]{0,8}(?:没名|叫什么(?:名)?好|叫啥好|没(?:个)?名儿)|(?:取|起|想|给)[^。？！]{0,10}(?:店名|队名|群名|公司名|品牌名)|\b(?:shop|store|cafe|café|bakery|restaurant|band|team|company|business|brand|podcast) names?\b|\bnames?\b.{0,30}\b(?:shop|store|cafe|café|bakery|restaurant|band|team|company|business|brand|podcast)\b/iu,
    ({ text, language, random }) => namesFor("shop", text, language, random),
    /名字(?:叫|是)的|\bname(?:'s| is| was)\b|\b(?:called|named)\b|\bmy \w+'s name\b/iu,
  ],
  [
    "make.nickname",
    /(?:取|起|想|来|给|求|换|推荐|帮|有没有|要)[^。？！]{0,12}(?:网名|昵称|外号|笔名|艺名|英文名|备注|id\b|游戏名|称呼)|(?:取|起)[^。？！]{0,8}(?:名|名字)(?:吧|呗|呀|啊|$)|\b(?:nickname|username|user name|screen name|gamer ?tag|pen name|pet name for my|english name)s?\b/iu,
    ({ text, language, said, random }) =>
      nicknameFor(text, language, said, random) ?? namesFor("account", text, language, random),
    /怎么改|这名|当初|改昵称|改网名|修改|change my|你的(?:网名|昵称|外号)|your nickname|不是昵称|宝宝|女孩|男孩|孩子|姓/iu,
  ],
];

/** 再来一个 asks for what was asked before it. */
const AGAIN =
  /^(?:那)?(?:再|另|换)(?:来|讲|说|写|出|编)?(?:一)?[个首条句道段则]?(?:吧|呗|嘛|呀|别的)?[。！!~～]*$|^(?:another(?: one)?|one more|again|more)(?:,? (?:please|pls))?[.!]*$/iu;
const REPEATABLE =
  /joke|riddle$|poem|haiku|story$|twister|compliment|motto|list|excuse|petname|nickname|caption|coin|dice|random/u;

/** What was asked last, where it can be made again. */
function makeAgain(ask: Ask): Made | null {
  const own = ask.lines.filter(({ from }) => from === "user").slice(-4);
  for (const { text } of own.reverse()) {
    if (text.length > TEXT_MAX || AGAIN.test(text.trim()) || isReport(text)) continue;
    const made = makeAsked({ ...ask, text }) ?? choose(text, ask.language, ask.random);
    if (made !== null) return REPEATABLE.test(made.kind) ? made : null;
  }
  return null;
}

/** Longer than this, a line says more than what it asks for. */
const LONG = 60;

/** The sentences of a long line from the one that asks on; a short line whole. */
function askingPart(text: string): string {
  const sentences = sentencesOf(text);
  if (text.length <= LONG || sentences.length < 2) return text;
  const at = sentences.findIndex((one) => ASKS.test(one));
  return at < 1 ? text : sentences.slice(at).join("");
}

/** Longer asks before shorter ones, so that a list of poems is a list and a poem none. */
function makeAsked(ask: Ask): Made | null {
  const listed = list(ask.text, ask.language, ask.random);
  const isVerse = POEM_ZH.test(ask.text) && !/诗人|古诗|唐诗|宋词|诗名/u.test(ask.text);
  const isList =
    listed !== null &&
    !isVerse &&
    !/藏头|俳句|谜|笑话|故事|骰|生日|祝福|贺|硬币|网名|昵称|店名|宠物|poem|haiku|riddle|joke|story|username|gamer|pet name|puppy|kitten|双色球/iu.test(
      ask.text,
    );
  if (isList && !isReport(ask.text)) return { kind: "make.list", answer: listed };
  const asked = askingPart(ask.text);
  for (const [kind, asks, make, except] of MAKERS) {
    if (!asks.test(asked) || except?.test(asked)) continue;
    const answer = make(ask);
    if (answer !== null && answer !== "") return { kind, answer };
  }
  return null;
}

/** How likely a kind must be for something to be made that no pattern above asks for. */
const LIKELY = 0.5;

/** What is asked for in words of another kind, as learned from many. */
function makeLikely(ask: Ask): Made | null {
  const before = ask.lines.findLast(({ from }) => from === "character")?.text ?? "";
  const { kind, likelihood } = likelyAsk(ask.text, before);
  if (likelihood < LIKELY || isReport(ask.text)) return null;
  const maker = MAKERS.find(([makes, , , except]) => makes === kind && !(except?.test(ask.text) ?? false));
  const answer = maker?.[2](ask) ?? "";
  return answer === "" ? null : { kind, answer };
}

/**
 * What a person asks to have made or chosen: a poem, a list, a joke, the throw of a coin. Null where they ask for
 * none; texts above 400 characters are not read. Pure but for the random source.
 */
export function make(text: string, language: Language, lines: readonly Line[], random: Random): Made | null {
  const asked = text.trim();
  if (asked === "" || asked.length > TEXT_MAX) return null;
  const said = lines
    .filter(({ from }) => from === "character")
    .map((line) => line.text)
    .join("\n");
  const ask: Ask = { text: asked, language, lines, said, random };
  const hint = riddleMove(asked, language, lines, random);
  if (hint !== null) return { kind: "make.riddle_hint", answer: hint };
  const next = storyOn(asked, language, lines, random);
  if (next !== null) return { kind: "make.story_on", answer: next };
  if (AGAIN.test(asked)) return makeAgain(ask);
  const made = isReport(asked) ? null : makeAsked(ask);
  return made ?? choose(asked, language, random) ?? makeLikely(ask);
}
