import { inDigits } from "../asks/numbers.ts";
import { ALL_NAMED, ANIMALS } from "./lexicon.ts";
import { isFullName, nameAt } from "./names.ts";
import type { Rule } from "./rule.ts";
import { keyOf } from "./subjects.ts";
import { COMPANIES, FOODS, ILLNESSES, JOBS, LANGUAGES, MEDICINES, PLACE } from "./words-zh.ts";

/** Words between a subject and what is said of it. */
const A =
  "(?:[也都就还才又只很最好超真可太竟倒更]|其实|真的|特别|非常|超级|一直|从小|现在|目前|已经|是|呢|平时|一般|本来|比较|蛮|挺|有点|完全|实在|确实|尤其|还是|这辈子|向来|打小|一向|天生|永远|绝对|今年|刚刚?|上个?月|去年|前年|最近|俩|自己|一个人|这人|这个人|[这那]几年|小时候|以前|，){0,5}";
const N = "(?:[0-9]{1,3}|[一二两三四五六七八九十百零]{1,5})";
const V = "(?<v>[^，。！？,.!?;；]{1,30})";
const ANIMAL_WORDS = ANIMALS.map(({ wordsZh }) => wordsZh).join("|");
const NAMED_WORDS = ALL_NAMED.map(({ wordsZh }) => wordsZh).join("|");
const MEASURE = "[只条头匹个缸对窝群尾盆位台辆架把]";

const re = (pattern: string, flags = "u"): RegExp => new RegExp(pattern, flags);
const group = (match: RegExpExecArray, name = "v"): string => match.groups?.[name] ?? "";

/** An age in digits, 一岁半 and 几十 as they are. */
function ageOf(match: RegExpExecArray): string | null {
  const words = group(match);
  if (/半/u.test(words)) return words;
  const age = Number(inDigits(words).replace(/[岁周了多]+/gu, ""));
  return Number.isInteger(age) && age > 0 && age < 125 ? String(age) : null;
}
const nameOf = (match: RegExpExecArray): string | null => nameAt(group(match));
const thingOf = (match: RegExpExecArray): string | null => keyOf(group(match, "thing"), "zh");
const number = (match: RegExpExecArray): string =>
  inDigits(group(match)).replace(/(\d+(?:\.\d+)?)万/u, (_, n: string) => String(Number(n) * 10_000));

const NO_OBJECT =
  "(?!你|他$|她$|它$|您|什么|谁|哪|啥|怎么|这样|那样|的是|的人|过你|上你|了$|死|这$|那$|不|得|着|啦$|起$|说$|想$|听你|跟你|和你|看你|[了着过]?你)";

// biome-ignore format: a table
export const RULES_ZH: readonly Rule[] = [
  // Names
  { kind: "name", isWhole: true, pattern: /(?:^|我|[^\p{Script=Han}])姓(?<s>\p{Script=Han}{1,2}?)[，,\s]*(?:单名|名)(?:一个|个|叫)?(?<g>\p{Script=Han}{1,2}?)(?:字|$)/u, value: (m) => `${m.groups?.["s"] ?? ""}${m.groups?.["g"] ?? ""}` },
  { kind: "nickname", isWhole: true, pattern: /(?:大家|朋友们?|他们|她们|同学们?|同事们?|家里人?|爸妈|我妈|身边人|别人|人家|街坊|村里人)(?:平时|一般|从小)?(?:都|也都|全)?(?:管我叫|(?:叫|喊|称呼?)(?:我|俺))(?:叫|作)?(?<v>[^，。！？,.!?]{1,14})/u, value: nameOf, about: () => "@me" },
  { kind: "nickname", isWhole: true, pattern: /(?:^|[^不别大家们])(?:你|您)?(?:以后)?(?:就|可以|也|直接|都)?(?:叫|喊|称呼)我(?!怎|干|做|去|来|起|办|别|不|说|看|买|滚|的)(?<v>[^，。！？,.!?]{1,14}?)(?:就好|就行|就可以|就成|也行|都行|吧|好了|呗|得了|$)/u, value: nameOf, about: () => "@me" },
  { kind: "nickname", pattern: re(`^${A}(?:的)?(?:小名|外号|绰号|昵称|乳名|花名)(?:就)?(?:叫|是|叫做)${V}`), value: nameOf },
  { kind: "name", isWhole: true, pattern: re(`(?:我们?|家里人?|俺)(?:都|就|一直|老)?(?:叫|喊|管)(?:他|她|它)(?:叫)?${V}`), value: nameOf, about: () => "@other" },
  { kind: "name", isWhole: true, pattern: re(`(?:最铁的|最好的|有个|有位|我|我们)(?<thing>哥们儿?|网友|朋友|闺蜜|同事|室友|舍友|发小|同桌|同学|死党|邻居|徒弟|教练|儿子|女儿|闺女|弟弟|妹妹|男朋友|女朋友|老公|老婆)(?<v>[小阿老大](?![家是爱想说学概时了的天年伙])\\p{Script=Han}|(?<r>\\p{Script=Han})\\k<r>|[A-Z][a-z]+)(?!们|的(?:爸|妈))`), value: (m) => (isCallName(group(m)) && !/^(?:天天|常常|刚刚|偏偏|慢慢|老公|老婆|大学|小学|老师|大哥|大姐|小时)$/u.test(group(m)) ? group(m) : null), about: thingOf },
  { kind: "name", isWhole: true, pattern: /(?:楼上|楼下|隔壁|对门)的?(?<v>\p{Script=Han}(?:奶奶|爷爷|阿姨|叔叔|大爷|大妈|大哥|大姐|婶|叔|姨|哥|姐))/u, value: (m) => group(m), about: () => "neighbour" },
  { kind: "nickname", isWhole: true, pattern: /(?:游戏(?:里|ID)|网名|ID|id|笔名|艺名)(?:里)?(?:都|是|叫|用的?)+[“"「]?(?<v>[^“”"「」，。,]{2,16})/u, value: (m) => group(m).replace(/这个(?:ID|id|名).*$/u, "") },
  { kind: "name", pattern: re(`^${A}(?:的)?(?:中文名|全名|大名|本名|真名|名字|身份证名)?(?:就|是)?(?:叫做|叫作|名叫|叫|名为)(?!我|出|了|醒)${V}`), value: nameOf },
  { kind: "name", pattern: re(`^${A}(?:的)?(?:名字|中文名|全名|大名|本名|真名)(?:就)?是(?!什么|谁|假|真|随|不|从|按|爸|妈|爷|奶|我)${V}`), value: nameOf },
  { kind: "name", isWhole: true, pattern: /(?:中文名|本名|全名|大名|真名|学名|户口本上?(?:写)?的?(?:名字)?|身份证上?(?:写)?的?(?:名字)?)(?:是|叫)?(?<v>\p{Script=Han}{2,4})(?:$|，)/u, value: (m) => (isFullName(group(m)) ? group(m) : null), of: "me" },
  { kind: "name", pattern: /^(?:就)?是(?<v>[老小阿大]\p{Script=Han})$/u, of: "me", value: (m) => (/老[师板人外公婆乡王八师几样的]|小[白偷孩丑三学的]|大[人夫学厨的]|阿姨/u.test(group(m)) ? null : group(m)) },
  { kind: "nickname", pattern: re(`^${A}(?:的)?英文名(?:是|叫|叫做)?${V}`), value: nameOf },
  { kind: "name", isWhole: true, pattern: /(?:起|取)(?:了)?(?:个|的)?名(?:字)?(?:叫|是)?(?<v>[^，。！？,.!?]{1,8})/u, value: nameOf, about: (m) => (/给我/u.test(m.input) ? "@me" : "@other") },
  { kind: "age", isWhole: true, pattern: re(`(?:我)?(?<w>爸|妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳父|岳母)?(?:的|过)?(?<v>[一二三四五六七八九]十)大寿`), value: ageOf, about: (m) => (m.groups?.["w"] === undefined ? null : keyOf(group(m, "w").length === 1 ? `我${group(m, "w")}` : group(m, "w"), "zh")) },
  { kind: "name", pattern: re(`${MEASURE}?(?<thing>${NAMED_WORDS})(?:名字)?(?:就)?叫(?!我|了|得|个)${V}`), value: nameOf, about: thingOf, of: "me" },
  { kind: "name", isWhole: true, pattern: /(?:明明|本来)?是(?<v>\p{Script=Han}{2,4})的\p{Script=Han}(?:[，,]|$)/u, value: (m) => (isFullName(group(m)) ? group(m) : null) },
  // Age and birth
  { kind: "age", pattern: re(`^${A}(?:都|快|已经|刚|才|今年|虚岁|周岁|满|整|刚好|正好|过完年|马上|就|要|也|同岁|，){0,3}(?<v>${N}(?:周)?岁半?|${N}岁零?${N}个月)(?!的?时候?|那年|就|起|前|开始|以前|之前|离|没|被|学|结|出来|生日|大寿)`), value: ageOf },
  { kind: "age", pattern: re(`^(?:的)?(?:都|也都)(?<v>${N})(?:岁)?$`), value: ageOf },
  { kind: "age", pattern: re(`(?:今年|虚岁|都|已经|快)(?:都|已经|刚|才|快|整|刚好|正好)?(?<v>${N}|${N}岁)(?:了|岁|$)(?!年|个|天|次)`), value: ageOf },
  { kind: "age", pattern: re(`^${A}(?:那|得|该|有|是){0,3}(?<v>${N})(?:了|岁的人了|的人了)(?:还|也)?`), value: (m) => (Number(ageOf(m)) > 4 ? ageOf(m) : null), of: "other" },
  { kind: "age", pattern: /^(?:都|已经)?(?<v>[二三四五六七八九]?十[一二三四五六七八九]?)了$/u, of: "me", value: ageOf },
  { kind: "age", pattern: re(`^(?<v>${N})(?:岁)?的人了`), value: ageOf, of: "me" },
  { kind: "age", pattern: re(`^${A}(?:活了|陪了我)?(?<v>${N})(?:年|岁)了?$`), value: ageOf, of: "animal" },
  { kind: "age", pattern: re(`^(?<v>[一二三四五六七八九]?十[一二三四五六七八九]?)$`), value: (m) => (Number(ageOf(m)) > 9 ? ageOf(m) : null), of: "person" },
  { kind: "birthday", isWhole: true, pattern: /(?:生日|过生日那天|出生日期|birthday)[^，。\d一二三四五六七八九十农阴阳腊正冬]{0,5}(?<v>(?:农历|阴历|阳历)?(?:[0-9]{2,4}年)?(?:[0-9]{1,2}|[一二三四五六七八九十正腊冬]{1,3})月(?:初)?(?:[0-9]{1,2}|[一二三四五六七八九十廿]{1,3})?[日号]?)/u },
  { kind: "birthday", pattern: re(`^${A}(?<v>(?:农历|阴历|阳历)?(?:[0-9]{2,4}年)?(?:[0-9]{1,2}|[一二三四五六七八九十正腊冬]{1,3})月(?:初)?(?:[0-9]{1,2}|[一二三四五六七八九十廿]{1,3})[日号]?)(?:的|生|出生|生日|过生日|的生日)(?:的|人|$)?(?!票|车|机|飞|高)`) },
  { kind: "birthday", pattern: re(`^${A}(?:是)?(?<v>(?:19|20)?[0-9]{2}|[一二三四五六七八九零]{2,4})年(?:的|生|出生|属)`), value: (m) => yearOf(group(m)) },
  { kind: "birthday", pattern: re(`^${A}(?<v>[0-9]0后|[八九]五后)`) },
  { kind: "birthday", isWhole: true, pattern: /(?:生日|birthday|bday)(?:是|在|:|：)?\s*(?<v>(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2})/iu },
  { kind: "zodiac", pattern: /属(?<v>[鼠牛虎兔龙蛇马羊猴鸡狗猪])(?!于|实)/u },
  { kind: "zodiac", pattern: /(?<v>(?:白羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|魔羯|水瓶|双鱼)座?)(?:的|女|男|，|$)/u, value: (m) => group(m).replace(/座?$/u, "座") },
  { kind: "other", pattern: /(?<v>(?:AB|[ABOabo])型)血?/u },
  // Where from and where at home
  { kind: "origin", pattern: re(`(?:老家|祖籍|籍贯|家乡)(?:是|在)?(?<v>${PLACE})`) },
  { kind: "origin", pattern: re(`(?:来自|土生土长(?:的|在)?|打小在|从小在|出生在|出生于|(?<=^|[^\\p{Script=Han}])老家)(?<v>${PLACE})`) },
  { kind: "origin", pattern: re(`^${A}在(?<v>${PLACE})(?:出生|长大|生的)`) },
  { kind: "origin", pattern: re(`^${A}(?<v>${PLACE})(?:本地)?(?:人|妹子|姑娘|娃|土著|的诶|的啦|的)(?:，|$)`) },
  { kind: "origin", pattern: re(`^${A}(?<v>(?:${PLACE}))人(?:$|[^口民群])`) },
  { kind: "home", pattern: re(`(?:家(?:就)?(?:住|在|安在)|现居|常住|住(?:在|到|进)?|定居(?:在|到)?|搬(?:到|来|去|进|回)(?:了)?|漂在|北漂|留在|窝在|待在|扎根)(?:了)?(?<v>${PLACE})`) },
  { kind: "home", pattern: re(`^${A}(?:人)?(?:就)?在(?<v>${PLACE})(?:这边|那边|工作|上班|打工|上学|读|念|开|做|当|干|卖|待|漂|租|生活|合租|带|跑|，|$)(?!.{0,4}(?:出生|长大|等你|见))`) },
  { kind: "home", pattern: re(`(?:我们村|我们镇|我们县|我们村子)[^，]{0,6}[，,]?\\s*(?<v>${PLACE})`), isWhole: true },
  { kind: "home", pattern: re(`^(?<v>${PLACE}[^，。！？我你他]{0,4})(?:那边|这边|那块儿?|附近)$`), of: "me" },
  { kind: "livesWith", pattern: /(?:跟|和|与)(?<v>[^，。！？]{1,10}?)(?:一起|一块儿?)?(?:合租|同居|住一起|(?:一起|一块儿?)住)/u },
  { kind: "livesWith", pattern: re(`^${A}(?:跟|和)(?<v>(?:我)?(?:爸妈|爸|妈|爷爷|奶奶|外婆|外公|姥姥|姥爷|爷爷奶奶|父母|儿子|女儿|闺女))(?:过|住)`), of: "me" },
  { kind: "livesWith", pattern: /^(?:现在|平时)?(?<v>一个人住|独居|住校|住宿舍)/u },
  { kind: "home", pattern: re(`^${A}在(?<v>${PLACE})(?:一家|一所|一个|的一?[家所个]?)[^，。！？]{1,10}(?:当|做|工作|上班|教|打工|读|念|上)`) },
  { kind: "home", pattern: re(`在(?<v>${PLACE}[\\p{Script=Han}]{0,3}?)(?:租|买)了?(?:个|套|间|的)?(?:房|单间|公寓|小屋|合租|一居|两居|个)`) },
  { kind: "home", isWhole: true, pattern: re(`(?:合租|租房|租的房子|房子|单位|宿舍|租住)(?:就)?(?:在)?[，,]?(?<v>${PLACE})`), of: "me" },
  { kind: "livesWith", pattern: /(?<=^|现在)(?:跟|和)我(?:一起)?住/u, of: "other", value: () => "@subject", about: () => "@me" },
  // Work
  { kind: "employer", pattern: re(`在(?!家|外|这|那|你|网|路|地铁|床|学|${PLACE}(?:上班|工作|打工))(?<v>[^，。！？\\s在]{2,12}?)(?:上班|工作|任职|实习|就职|当差)`) },
  { kind: "employer", pattern: re(`(?:在|跳到|跳槽到|跳槽去|入职|进了?|加入|去了|供职于|就职于|被)(?<v>${COMPANIES})(?:了|做|干|当|上班|送|实习|工作|开|录取|录用|跑|$)`) },
  { kind: "employer", pattern: re(`^(?<v>腾讯|华为|字节|阿里|百度|美团|京东|网易|小红书|B站|拼多多|滴滴|快手|Google|Meta)(?:$|的$)`), of: "me" },
  { kind: "pastJob", pattern: /(?:以前|之前|从前|年轻(?:的)?(?:时候|那会儿)|原来|退休前|当年)(?:是|在|做|干|当)(?:过)?(?<v>[^，。！？]{2,14})/u, value: (m) => (/待了|住|读|上学|长大|玩|什么/u.test(group(m)) ? null : group(m)) },
  { kind: "pastJob", pattern: /(?:以前|之前|从前|原来|退休前)(?:是)?(?<v>(?:教|开|卖|跑|修|种|送)[^，。！？的]{1,8})(?:的|$)/u, value: group },
  { kind: "pastJob", pattern: /^(?:我)?(?<v>(?:当|干|做)过[^，。！？你]{2,14})/u, value: (m) => (/手术|梦|噩梦|检查|饭|菜|什么|事/u.test(group(m)) ? null : group(m)) },
  { kind: "job", pattern: re(`^${A}(?:的工作|的职业)?(?:是|在做|在|做|当|干)+(?:一[名个位]|个|名)?(?:[^，。！？我你]{1,6}的)?(?<v>[^，。！？\\s的做当在是干搞他她你]{0,6}?(?:${JOBS}))(?:的|，|嘛|啊|$|工作)`) },
  { kind: "job", pattern: re(`^${A}(?<v>[^，。！？\\s我你的在有跟和被]{0,4}(?:${JOBS}))(?:嘛|啊|一枚|一名|一个|，|$)`) },
  { kind: "job", pattern: re(`在(?:[^，。！？在]{1,10}?)(?:当|做|干|搞)(?<v>[^，。！？了过着]{1,10}?)(?:的|，|呢|$)`), value: (m) => (WORK.test(group(m)) ? group(m) : null) },
  { kind: "job", pattern: /在(?<v>(?:[^，。！？在我你]{0,4})(?:厂|工地|饭店|餐馆|车间|食堂|码头|仓库|矿上|养老院|幼儿园|超市|理发店|医院|学校|银行)(?:里|上)?(?:当|做|干|搞|拧|搬|洗|端|扛|焊|开|看|收|管|教|卖|炒|切|打)[^，。！？了]{1,6})/u },
  { kind: "job", pattern: /在[^，。！？在我]{0,8}(?<v>(?:当兵|服役|送外卖|送快递|跑外卖|开出租车?|开滴滴|开网约车|摆摊|卖[^，。！？了的]{1,8}|种[^，。！？了的]{1,6}|修[^，。！？了的]{1,6}|打工|做生意|做保洁|带孩子|支教|务农|打鱼|放羊))/u, value: group },
  { kind: "job", pattern: re(`^${A}(?:是)?(?<v>(?:做|搞|干|开|跑|种|卖|修|教|送|写|画|拍|养|带|装|焊)(?!什么|啥|这|那|了|过|着|不|得|起|完|出|人|心|玩)[^，。！？的了过着你我]{1,8})的(?:$|，|嘛|呢)`), value: group },
  { kind: "job", pattern: re(`^${A}(?<v>(?:自己)?开(?:了)?(?:家|间|个)[^，。！？\\s叫]{0,6}?(?:店|馆|铺|厂|公司|工作室|小卖部|早餐铺|杂货铺|诊所|民宿|超市|咖啡厅|酒吧|农场))`), value: (m) => group(m).replace(/^自己|了(?=[家间个])/gu, "") },
  { kind: "job", pattern: /^(?:我)?(?:是)?(?<v>教(?:小学|初中|高中|大学|幼儿园)?(?:语文|数学|英语|物理|化学|生物|历史|地理|政治|体育|音乐|美术|舞蹈|钢琴|书法|瑜伽|游泳))/u, value: group },
  { kind: "job", pattern: re(`^${A}(?:卖|送|开|跑)(?<v>红薯|烤红薯|外卖|快递|出租|滴滴|货车|大车|长途|网约车|远洋)`), value: (m) => m[0].replace(re(`^${A}`), "") },
  { kind: "job", pattern: /^(?:现在)?(?:就)?(?:真)?就?(?<v>卖[^，。！？了的过]{1,6}|送外卖|送快递|开出租车?|开滴滴|开货车|开大车)$/u, value: group },
  { kind: "job", pattern: re(`^(?<v>(?:便利店|奶茶店|餐厅|饭店|超市|工地|食堂|网吧|酒吧|健身房|书店|咖啡店|肯德基|麦当劳|KFC|工厂)(?:里)?(?:打工|兼职|打零工|做兼职|端盘子))`) },
  { kind: "job", pattern: re(`^${A}(?<v>待业|失业|全职(?:妈妈|爸爸|太太|带娃)|退休(?:了|在家)?|家里蹲|无业|自由职业|在家带娃)`), value: (m) => group(m).replace(/了$/u, "") },
  { kind: "money", isWhole: true, pattern: /(?<l>工资|月薪|年薪|房租|退休金|养老金|零花钱|房贷|生活费|时薪)(?:才|就|只有|是|一个月|每月|每个月|有|要|到手)*(?<v>[0-9.]+[kKwW万千]?|[一二两三四五六七八九十百千万零]{2,8})(?:块|元|$|，)?/u, value: (m) => `${m.groups?.["l"] ?? ""}${number(m)}` },
  // Study
  { kind: "study", pattern: re(`(?<v>(?:本科|专科|大专|硕士|博士)?(?:大[一二三四五](?!个|家|早|点|下|起|包|堆|群)|研[一二三]|博[一二三四]|高[一二三](?!个|点|些|头|度|米|层)|初[一二三](?!十五|早|拜|晚|就)|[一二三四五六]年级(?:[一二三四五六七八九十0-9]{1,2}班)?|幼儿园[大中小]班|[一-九1-9]?升初|大学生|高中生|初中生|小学生|研究生|博士生|博后|应届生|留学生))(?!老师|放学|门口|毕业|的?时候?|同学|学长|学姐|小孩|听|看得懂)`), value: (m) => (/(?:给|像|帮|对|教|跟)[^，]{0,3}$/u.test(m.input.slice(0, m.index)) ? null : group(m)) },
  { kind: "study", pattern: re(`(?:在)?(?:读|念)(?<v>博|研|大专|本科|master|MBA|PhD|硕士|博士|预科|语言学校|小学|初中|高中|大学|幼儿园|职高|技校)(?:$|的|了|，|呢)`, "iu"), value: (m) => m[0].replace(/[的了呢，]$/u, "").replace(/^在/u, "") },
  { kind: "study", pattern: /(?<v>(?:\p{Script=Han}{2,8}(?:大学|中学|学院|一中|二中|附中|小学|师范|职高|技校|语言学校|老年大学))|清华|北大|浙大|复旦|交大|南大|武大|中大|厦大|川大|同济|人大|北师大|华科|哈工大|UCL|MIT|UMich)(?!老师|语文|数学|英语|毕业证|城|门|路|后门|旁|附近|对面|里|同学|通知|老师)/u, value: (m) => (/没|不|同桌|考不|给|像/u.test(m.input.slice(0, m.index + group(m).length)) ? null : group(m).replace(/^.*?(?:在|到|考上了?|读|念|去|的是|是)(?=.{2})/u, "")) },
  { kind: "study", pattern: re(`(?:大专|本科|大学|硕士|研究生|专业)?(?:学的?是?|念的?是?|读的?是?|专业是|主修)(?<v>(?:学前教育|护理|会计|计算机|软件|法学|法律|临床|医学|口腔|药学|中医|土木|建筑|机械|自动化|电气|电子|通信|金融|经济|工商管理|市场营销|新闻|传播|中文|汉语言|历史|哲学|心理|社会学|教育|师范|美术|设计|音乐|舞蹈|播音|表演|导演|动画|摄影|数学|物理|化学|生物|环境|材料|地理|地质|农学|园林|食品|旅游|酒店|英语|日语|法语|德语|翻译|考古|统计|数据|人工智能|物联网|兽医|动物医学|汽修|烹饪|幼教|服装|体育|vet|CS|law|finance|design|marketing|accounting)[^，。！？\\s的了]{0,4})`, "iu") },
  { kind: "study", pattern: /(?:学的是|专业是|主修|念的是|读的是)(?<v>(?!什么|啥|哪)[^，。！？\s的了]{2,10})/u },
  { kind: "study", pattern: re(`(?<v>计算机|软件工程|法学|临床医学|土木工程|会计学?|金融学?|护理学?|心理学|新闻学|机械|电气)(?:专业|系|研[一二三]|大[一二三四]|博[一二三])`) },
  { kind: "study", pattern: /(?:报了个?|在上|在学|上了个|参加了?个?)(?<v>[^，。！？]{1,10}?(?:(?<!西)班|课|课程|培训))(?!牙)/u },
  { kind: "study", pattern: /(?<v>(?:初中|高中|小学|中专|大专|本科|职高|技校)(?:毕业|没毕业|学历|没读完|辍学))/u },
  // Language and skill
  { kind: "language", pattern: re(`(?:会(?:说|讲|打)?(?:一点|点)?|(?:自|在)?学(?:习|了|过)?(?:了?[^，。]{0,4}年)?|说|讲|母语是?|考了?|打)(?<v>(?:${LANGUAGES})(?:\\s*(?:N[1-5]|[ABC][12]|专[四八]|[四六八]级|初级|中级|高级))?)(?!课|老师|作业|成绩|作文)`) },
  { kind: "language", pattern: re(`(?<v>(?:${LANGUAGES})\\s*(?:考?过了?|拿了)?(?:N[1-5]|[ABC][12]|专[四八]|[四六八]级|母语|流利))`) },
  { kind: "language", pattern: re(`(?<v>${LANGUAGES})(?:(?:讲|说)得|还行|不错|很溜|流利|没问题|可以交流)`) },
  { kind: "skill", pattern: re(`^${A}会(?<v>(?:弹|拉|吹|画|做|修|打|跳|唱|变|织|编|写|骑|游|开|滑|补|剪|酿|刻|缝)(?:[^，。！？了的你我]{1,8}))$`), value: (m) => (/会做梦|做人|唱反调|打扰|写你/u.test(m[0]) ? null : group(m)) },
  { kind: "skill", pattern: /^(?:所以)?(?<v>做饭|做菜|唱歌|画画|跳舞|下棋|打球|游泳|修车|写字|剪辑|编程)(?:这块|这方面|我|可是|是我的?强项|很?拿手|一绝|还行)/u, isWhole: true },
  { kind: "skill", pattern: /做的(?<v>[^，。！？的]{2,8}?)(?:比|特别|最|很|真|超|可|一绝|是一绝|好吃)/u, of: "other" },
  // Family and ties
  { kind: "family", pattern: /(?:有|家里|生了?|养了?|带着?)(?:了)?(?<v>(?:[一二两三四五六七八九0-9俩仨]个?)(?:孩子|娃|儿子|女儿|闺女|丫头|小孩|哥哥?|弟弟?|姐姐?|妹妹?|孙子|孙女|双胞胎))(?!的)/u, of: "me" },
  { kind: "family", pattern: /(?:是|我)(?<v>独生子女?|独生女|独生子|丁克|单亲(?:妈妈|爸爸|家庭)?|家里老[大二三小]|双胞胎)/u, of: "me", isWhole: true },
  { kind: "family", pattern: /(?:有|还有)(?:一?个|俩)(?<v>(?:双胞胎|亲|龙凤胎)?(?:哥哥?|弟弟?|姐姐?|妹妹?))(?=在|叫|，|$|比|今|正)/u, of: "me", value: (m) => `一个${group(m)}` },
  { kind: "family", pattern: /(?:由|被|是)?(?<v>(?:爷爷|奶奶|外婆|外公|姥姥|姥爷|爷爷奶奶)(?:一手)?(?:带|养|拉扯)大)/u, isWhole: true },
  { kind: "partnership", pattern: re(`(?<v>结婚(?:都|快|已经)?${N}(?:年|个月)|单身(?:${N}年|狗)?|离(?:过|了)?(?:${N}次)?婚了?|离过[一两二三]次|离异|未婚|已婚|丧偶|母胎(?:单身|solo)|领证了?|订婚了?|刚结婚|新婚|分手了?|分了(?=$|，)|异地恋?|恋爱${N}年|在一起${N}年|没对象|没结婚)(?!的|证|纪念|以后|之后|照|礼|现场|对象)`), value: (m) => (/^(?:你|他|她|别人)/u.test(m.input) ? null : group(m).replace(/了$/u, "")) },
  // Animals and things
  { kind: "pet", pattern: re(`(?:养|有|领养|捡|收养|买|抱|添)(?:了|着|过|的是|回来?|来)?(?<v>(?:${N}|一|几)?${MEASURE}?[^，。！？\\s只条叫在我你的了]{0,4}?(?:${ANIMAL_WORDS}|(?<=[只头匹])(?:鸡|鸭|鹅|羊|牛|猪|马)))(?!的照片|毛|肉|咖|粮|砂|窝里|衣|排|毯)`, "iu"), value: (m) => (/没|不|想/u.test(m.input.slice(0, m.index)) ? null : group(m).replace(/^(?=[只条头匹缸窝])/u, "一")) },
  { kind: "pet", pattern: re(`家里?(?:有|还有|那|这)?(?<v>${N}${MEASURE}[^，。！？\\s]{0,3}?(?:${ANIMAL_WORDS}))`), value: group },
  { kind: "pet", pattern: re(`^有[只条个缸](?<v>[^，。！？\\s]{0,3}?(?:${ANIMAL_WORDS}))$`), of: "me", value: (m) => `一只${group(m)}` },
  { kind: "breed", pattern: re(`(?:家里?|我家|我)?(?:那|这)${MEASURE}(?<v>(?:布偶|橘猫|英短|美短|狸花|缅因|暹罗|三花|奶牛猫|柯基|柴犬|金毛|拉布拉多|泰迪|比熊|哈士奇|边牧|萨摩耶?|博美|玄凤|虎皮)猫?)`), isWhole: true, about: (m) => keyOf(group(m), "zh") },
  { kind: "breed", pattern: /^(?:是)?(?:只|条)?(?<v>布偶|橘猫|英短|美短|狸花|缅因|暹罗|三花|柯基|柴犬|金毛|拉布拉多|泰迪|比熊|哈士奇|边牧|萨摩耶?|博美|中华田园[犬猫]|土狗|串串|玄凤|虎皮)(?:的)?$/u, of: "animal" },
  { kind: "belonging", pattern: re(`(?:有|买|收|入手|换|攒|提)(?:了|过|着|到)?(?<v>(?:${N})?(?:辆|台|架|把|套|间|艘|支|枚|副|栋)(?!时间|事|人)[^，。！？\\s叫在了]{1,10})`), value: (m) => (/想|要是|打算|没/u.test(m.input.slice(0, m.index)) ? null : group(m).replace(/^(?=[辆台架把套间艘支枚副栋])/u, "一")) },
  { kind: "belonging", pattern: /(?<v>PS5|PS4|Switch|ns|Xbox|iPhone\s?\w*|iPad|MacBook|相机|单反|无人机|显卡|新电脑|新手机|摩托车?|钢琴)(?:终于|总算)?(?:到手|到货|买了|提了)/iu },
  { kind: "belonging", pattern: /^(?:的)(?:laptop|电脑|手机|相机|车|键盘|耳机|平板|手表|吉他|钢琴|琴|自行车)(?:是|用的是)(?<v>[^，。！？]{2,16})/iu, of: "me" },
  // Health
  { kind: "allergy", pattern: re(`(?:对)(?<v>[^，。！？\\s我你他]{1,10}?)(?:严重|轻微|很|特别|都)?过敏`) },
  { kind: "allergy", pattern: re(`(?:^|是|有|出来|查出|，|天生|就|我|来)(?:了|对)?(?<v>[^，。！？\\s我你对是去查皮有吃又鼻一不没]{1,6}?)(?:严重)?过敏(?!性|原|药|科|针|了$)`), value: (m) => (/^(?:吃|又|皮肤|季节|严重|会|都|怕|容易|老|这)/u.test(group(m)) ? null : group(m)) },
  { kind: "allergy", pattern: /吃(?<v>[^，。！？我你他]{1,8}?)(?:会|就|都|也)(?:会)?过敏/u },
  { kind: "health", pattern: /(?<v>[肾肝肺心胃眼腿腰膝耳血](?:脏|睛|盖|朵|压|糖)?(?:一直|都)?不(?:太|大)?(?:好|行)|耳朵背|眼花)(?!意思)/u },
  { kind: "health", pattern: /(?<v>乳糖不耐受?)/u },
  { kind: "health", pattern: re(`(?:^|有|得了?|患|是|查出来?|确诊了?|诊断(?:为|出)?|说我?(?:是|有)?|犯了?|，|老毛病|说是|就|先天|我|天生|自己)(?:有|的|了|重度|中度|轻度|慢性|急性|一点|点|轻微)*(?<v>(?:慢性|急性|重度|中度|轻度|轻微|先天性|过敏性)?(?:${ILLNESSES}))(?!.{0,3}(?:患者|能不能|会不会|怎么|吗|病人|医生|科))`, "iu") },
  { kind: "health", pattern: re(`(?<v>怀孕(?:${N}(?:个(?:多)?月|周))?|(?:3[789]|4[012])(?:\\.\\d|度\\d?|℃)+|发烧(?:${N}(?:度|天))?|左?右?[手脚腿胳膊]+(?:没劲|骨折|断了|麻)|耳背|耳聋|失明|坐轮椅|截肢|做过[^，。]{1,6}手术|记性越来越差|心脏搭桥|装了?(?:支架|起搏器)|戒(?:酒|烟)${N}(?:年|个月|天))(?!能不能|可以)`), value: group },
  { kind: "medicine", pattern: re(`(?:吃|打|服|用|开|靠|得吃|在吃|要吃|含|换成?|停)(?:了|的|着|过)?(?:点|一片|半片|两片)?(?<v>${MEDICINES})`, "iu") },
  { kind: "died", pattern: re(`(?<v>去世|过世|离世|病逝|不在了|没了|走了|离开我?了|咽气|(?:去年|前年|上个?月|[0-9]{1,4}年前?|前几年|早就)[^，。]{0,4}走的|没挺过来|回喵星|去了?汪星|去了?天[堂国])`), of: "other" },
  { kind: "health", pattern: /(?<v>(?:左|右|两)(?:耳|眼|腿|手|膝盖)[^，。！？]{0,3}(?:听不见|看不见|失聪|失明|受过伤|做过手术|动不了|使不上劲)|[腰腿胃头肩颈膝](?:椎|盖)?(?:疼|痛)(?:好几?年|多年|老毛病))/u },
  { kind: "other", pattern: /^(?:身高)?(?<v>一米[五六七八九][0-9一二三四五六七八九]?|1[.米][5-9][0-9]?米?)(?:的|，|$)/u },
  { kind: "other", isWhole: true, pattern: /(?<v>(?:左|右|胳膊|手腕|后背|脚踝|肩)[^，。！？]{0,5}(?:有|纹了?)(?:个|一个)?纹身)/u },
  // Likes
  { kind: "like", pattern: /^(?:也|却|倒|就|都|就是|最|特|特别)?(?:偏爱|爱|喜欢|爱吃|馋)$/u, value: () => "@topic", of: "other" },
  { kind: "like", pattern: /(?:最爱|最喜欢|最中意|偏爱|本命)的?(?:[^，。！？]{0,6}?)是(?<v>[^，。！？,.!?]{1,20})/u, value: (m) => (/^(?:你|什么|谁|哪)/u.test(group(m)) ? null : group(m)) },
  { kind: "like", pattern: re(`^${A}(?:喜欢|(?<!可)爱(?=吃|喝|听|看|玩|打|跳|唱|画|做|逛|穿|养|钓|跑|读|写|买|去|死)|热爱|钟爱|偏爱|酷爱|迷上了?|迷恋|着迷于?|沉迷于?|痴迷于?|爱死了?|爱上了?|粉了?|好(?=这口)|离不开|馋)${NO_OBJECT}(?<v>[^，。！？,.!?;；]{1,20})`), value: (m) => (/(?:^|[^不])(?:没|不)[^，]{0,3}$/u.test(m[0].slice(0, m[0].length - group(m).length).replace(/喜欢|爱/u, "")) || /^隔壁|的(?:男|女)生|班的|一个(?:人|男生|女生)$/u.test(group(m)) ? null : group(m)) },
  { kind: "like", isWhole: true, pattern: /(?<v>[^，。！？我]{2,14}?)(?:是|才是|就是)我(?:唯一|最大|人生|生活|这辈子)?的?(?:命(?:根子)?$|续命|快乐|最爱|本命|心头好|命根子|精神支柱|乐趣|爱好|兴趣)/u, value: (m) => group(m).replace(/^(?:周末|平时|下班|每天)/u, "") },
  { kind: "like", pattern: /^(?:最近|这阵子|天天|又)?(?:都)?在(?:追|刷|补|循环|入坑)(?<v>(?!上|他|她|我|你)[^，。！？]{2,14})$/u, of: "me" },
  { kind: "like", pattern: /^(?:没事|有空|闲(?:了|的时候|下来)?|一有空|下班|周末|放假|烦的?时候|心烦的?时候|不开心的?时候)(?:我)?(?:就|都|总|老|爱|会)+(?:去|喜欢|爱)?(?<v>[^，。！？]{2,14})$/u, value: (m) => (/睡|哭|发呆|躺|想你/u.test(group(m)) ? null : group(m)), isWhole: true },
  { kind: "like", isWhole: true, pattern: /(?:^|，)(?<v>(?!那|这)[^，。！？我你他她]{2,10})我(?:超|最|特别|真的|可|都|是真|太|也)?(?:喜欢|爱|翻了|看了|刷了|听了|单曲循环)(?:死了?)?(?:[^，。]{0,4}(?:遍|回|次))?/u },
  { kind: "like", isWhole: true, pattern: /(?<v>[^，。！？我你]{2,12}?)(?:那张|这首|那首|这部)?我?(?:循环了|看了不下|刷了|听了)[^，。]{0,6}(?:年|遍|天|次)/u, value: (m) => group(m).replace(/那张|这首|那首|这部$/u, "") },
  { kind: "like", isWhole: true, pattern: /(?<t>奶茶|咖啡|茶|酒)我(?:只|就|一直)喝(?<v>[^，。！？]{2,14})/u },
  // Dislikes
  { kind: "dislike", pattern: re(`^${A}(?:讨厌|不(?:太|怎么|是很|大)?喜欢|不(?:太|怎么)?爱|受不了|忍不了|恨|烦|反感|厌恶|嫌弃|最怕|不敢(?:吃|看|坐)|怕(?=狗|猫|蛇|虫|蟑螂|老鼠|黑|鬼|高|打雷|打针|冷|热|辣|水|吵|尖|血))(?:死了?|透了?)?${NO_OBJECT}(?<v>[^，。！？,.!?;；]{1,20})`), value: (m) => (/^(?:自己|的|你|跟你|聊|这种日子|人$|说话$)/u.test(group(m)) || /(?<!不|没)讨厌你/u.test(m[0]) ? null : group(m)) },
  { kind: "dislike", pattern: re(`^${A}(?:从来|从|都|真|是|，){0,3}不(?:能|会|敢|怎么|太|大){0,2}(?:吃|碰|沾|喝)(?!饭|早|药|晚|了|亏|下|完|得|到|醋|苦|惯)(?<v>[^，。！？,.!?的]{1,10})$`), value: (m) => (/酒|烟/u.test(group(m)) ? null : group(m)) },
  { kind: "dislike", isWhole: true, pattern: re(`^(?<v>${FOODS}|[^，。！？我你]{1,4}(?:肉|菜|瓜|鱼|果|酱|糖))(?:我|，)?(?:从小|一直|都|从来|是|真的|就|也)*(?:不吃|不碰|不喜欢|吃不(?:了|来|惯)|闻着就|看(?:见|到)就|一口都|受不了|讨厌)`) },
  { kind: "dislike", pattern: /(?:别|不要|少)给?我?(?:推荐|放|加|点|讲|看|发)(?<v>[^，。！？啊了我你这那]{1,10})/u, isWhole: true, value: (m) => (/^(?:什么|消息|呢|吧)/u.test(group(m)) ? null : group(m)) },
  { kind: "dislike", isWhole: true, pattern: /宁愿[^，。！？]{2,16}也不(?:想|愿意?|要)?(?<v>[^，。！？]{2,12})/u },
  { kind: "dislike", isWhole: true, pattern: /不要(?<v>香菜|葱花?|姜|蒜|辣|洋葱|糖|冰|香葱)/u },
  // Habits
  { kind: "habit", pattern: re(`^${A}(?<v>(?:从来?)?不(?:喝酒|抽烟|吸烟|熬夜|吃早饭|吃晚饭|吃肉|化妆)(?:也不(?:喝酒|抽烟))?)`), of: "me", value: group },
  { kind: "habit", pattern: /(?<v>(?:早上|晚上|中午|睡前|周末)(?:从来?|都|一般)?不(?:吃|喝)[^，。！？]{1,8})$/u, of: "me" },
  { kind: "habit", isWhole: true, pattern: /^(?<v>烟抽了?[^，。]{0,6}年|抽烟[^，。]{0,8}|一天一包|酒天天喝)/u, value: (m) => m[0] },
  { kind: "habit", pattern: /(?<v>(?:每(?:天|晚|早|周|个?月|年)(?:[^，。！？,\s]{0,6})|(?:礼拜|星期|周)[一二三四五六日天末](?:我)?都|初一十五都?|睡前(?:必|都|要))(?:跑|喝|吃|看|读|写|练|画|起|走|骑|游|打|弹|背|学|遛|冥想|泡|健身|陪|去|拜|献|记|抄|织|钓|刷|听|散步|做(?!表|ppt|饭吃)|早起|睡)[^，。！？,]{0,16})/u, value: (m) => (/累|烦|无聊|打胰岛素|骂|吵|上班|挤|我说|班$|睡不着|打工|看着别人|别人家/u.test(group(m)) ? null : group(m)) },
  { kind: "habit", pattern: /(?:^|是|我|已经)(?:都|，)?(?<v>vegan|vegetarian|吃素|素食|素食主义者?|纯素|蛋奶素|信佛|信基督教?|左撇子|夜猫子)(?!的(?:店|餐))/iu, of: "me" },
  // Worries
  { kind: "worry", pattern: re(`^${A}(?:老|总|老是|总是|整天|天天)?(?:担心|害怕|怕|好怕|怕是|发愁|愁|焦虑|纠结|放心不下|worry|操心)(?:的是|着|死了?)?(?<v>[^，。！？,.!?]{2,24})`, "iu"), value: (m) => (/^(?:你|什么|麻烦|黑|狗|猫|蛇|高|死了|得$)/u.test(group(m)) ? null : group(m)), of: "me" },
  { kind: "worry", isWhole: true, pattern: /(?<v>[^，。！？]{2,16}(?:还没出来|找不到|不够(?=花|用|$)|还不上|记性越来越差|老咳嗽|一直不好|不说话))(?:$|，|啊)/u, about: () => "@me", value: (m) => (/结果|病理|报告|工作|钱|算|贷/u.test(group(m)) ? group(m) : null) },
  { kind: "worry", isWhole: true, pattern: /(?<v>[^，。！？]{2,20}(?:在?背后(?:都)?说我|孤立我|不理我|排挤我|欺负我|针对我))/u, about: () => "@me" },
  // Things said to be wished
  { kind: "wish", pattern: re(`^${A}(?:的)?(?:梦想|理想|愿望|目标)(?:就)?是(?<v>[^，。！？]{2,24})`) },
];

/** 小雯, 阿哲, 大刘, 婷婷, 林晚, Lukas: forms that are names without a word that says so. */
const isCallName = (text: string): boolean =>
  /^(?:[小阿老大]\p{Script=Han}|\p{Script=Han}[哥姐]|[A-Z][a-z]+)$|^(\p{Script=Han})\1$/u.test(text) ||
  isFullName(text);

/** What somebody can be at work: 在屏幕前面做鬼脸 is none. */
const WORK = re(
  `(?:[员师工手长]|${JOBS}|运营|设计|前端|后端|开发|测试|销售|行政|财务|外贸|兼职|义工|志愿者|博后|实习|学徒|研发|算法|采购|物流|文案|审计|咨询|投行|电商|直播|代购|餐饮|装修|销售|中介|保洁|护工)$`,
);

function yearOf(words: string): string | null {
  const digits = inDigits(words);
  if (/^(?:19|20)\d\d$/u.test(digits)) return `${digits}年`;
  if (!/^\d\d$/u.test(digits)) return null;
  return `${Number(digits) > 30 ? "19" : "20"}${digits}年`;
}
