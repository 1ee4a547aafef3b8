/** Words of one meaning: the key of the memory, how it is named in Chinese and English, and what people write. */
export interface Naming {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  /** Alternatives of a pattern, longest first. */
  readonly wordsZh: string;
  readonly wordsEn: string;
}

const named = (key: string, zh: string, wordsZh: string, wordsEn = key): Naming => ({
  ...{ key, zh, wordsZh, wordsEn },
  en: key,
});

/** People by what they are to the person. Earlier ones precede: 前女友 is no 女友, 外婆 no 婆婆. */
// biome-ignore format: a table
export const PEOPLE: readonly Naming[] = [
  named("ex-boyfriend", "前男友", "前男友|前男朋友", "ex[- ]boyfriend"),
  named("ex-girlfriend", "前女友", "前女友|前女朋友", "ex[- ]girlfriend"),
  named("ex-husband", "前夫", "前夫", "ex[- ]husband"),
  named("ex-wife", "前妻", "前妻", "ex[- ]wife"),
  named("ex", "前任", "前任", "ex(?![- ])"),
  named("stepmother", "后妈", "后妈|继母", "step[- ]?mother|stepmom|stepmum"),
  named("stepfather", "后爸", "后爸|继父", "step[- ]?father|stepdad"),
  named("mother-in-law", "岳母", "岳母|丈母娘|婆婆", "mother[- ]in[- ]law"),
  named("father-in-law", "岳父", "岳父|老丈人|公公", "father[- ]in[- ]law"),
  named("brother-in-law", "姐夫", "姐夫|妹夫|小舅子|大舅子|小叔子|大伯子", "brother[- ]in[- ]law|(?:wife|husband|partner)'?s brother"),
  named("sister-in-law", "嫂子", "嫂子|弟媳|弟妹|小姨子|大姑子|小姑子", "sister[- ]in[- ]law|(?:wife|husband|partner)'?s sister"),
  named("son-in-law", "女婿", "女婿", "son[- ]in[- ]law"),
  named("daughter-in-law", "儿媳", "儿媳妇?(?!们)", "daughter[- ]in[- ]law"),
  named("godmother", "干妈", "干妈|干娘", "godmother"),
  named("godfather", "干爹", "干爹|干爸", "godfather"),
  named("godson", "干儿子", "干儿子", "godson"),
  named("goddaughter", "干女儿", "干女儿|干闺女", "goddaughter"),
  named("parents", "爸妈", "爸爸妈妈|爸妈|父母|爹妈|二老|老两口", "parents|folks|mum and dad|mom and dad"),
  named("grandparents", "爷爷奶奶", "爷爷奶奶|外公外婆|姥姥姥爷", "grandparents"),
  named("maternal grandfather", "外公", "外公|姥爷|姥公", "maternal grandfather"),
  named("maternal grandmother", "外婆", "外婆|姥姥|阿婆", "maternal grandmother"),
  named("great-grandmother", "太奶奶", "太奶奶|太姥姥|曾祖母", "great[- ]?grand(?:mother|ma|mum)"),
  named("great-grandfather", "太爷爷", "太爷爷|太姥爷|曾祖父", "great[- ]?grand(?:father|pa|dad)"),
  named("grandfather", "爷爷", "爷爷|祖父|阿公", "grand(?:father|pa|dad|ad)|grampa|gramps"),
  named("grandmother", "奶奶", "奶奶|祖母|阿嬷|grandma", "grand(?:mother|ma|mum|mom)|granny|gran|nan(?:a|na|ny)?|oma"),
  named("mother", "妈妈", "妈妈|老妈|我妈|俺妈|俺娘|母亲|亲妈|老娘|妈咪", "mother(?! tongue)|mum(?:my)?|mom(?:my)?|ma"),
  named("father", "爸爸", "爸爸|老爸|我爸|俺爸|俺爹|父亲|亲爸|老爹|我爹", "father|dad(?:dy)?|papa"),
  named("cousin", "表亲", "表哥|表姐|表弟|表妹|堂哥|堂姐|堂弟|堂妹", "cousin"),
  named("older brother", "哥哥", "哥哥|大哥|二哥|老哥|我哥|俺哥|亲哥", "(?:older|elder|big) brother"),
  named("older sister", "姐姐", "姐姐|大姐|二姐|老姐|我姐|俺姐|亲姐", "(?:older|elder|big) sister"),
  named("younger brother", "弟弟", "弟弟|老弟|我弟|俺弟|小弟|亲弟", "(?:younger|little|baby|kid) brother"),
  named("younger sister", "妹妹", "妹妹|老妹|我妹|俺妹|小妹|亲妹", "(?:younger|little|baby|kid) sister"),
  named("brother", "兄弟", "亲兄弟", "(?:twin )?brother|bro(?![a-z])"),
  named("sister", "姐妹", "亲姐妹|我们姐妹", "(?:twin )?sister|sis(?![a-z])"),
  named("boyfriend", "男朋友", "男朋友|男友|男票|男盆友|bf(?![a-z])", "boyfriend|bf"),
  named("girlfriend", "女朋友", "女朋友|女友|女票|女盆友|gf(?![a-z])", "girlfriend|gf"),
  named("fiance", "未婚夫", "未婚夫", "fianc[eé]"),
  named("fiancee", "未婚妻", "未婚妻", "fianc[eé]e"),
  named("husband", "老公", "老公|丈夫|孩子他爸|孩子爸|孩儿他爸|我家先生|我先生", "husband|hubby|hubs"),
  named("wife", "老婆", "老婆|媳妇|妻子|太太|孩子他妈|孩子妈|我家内人", "wife|wifey|missus"),
  named("spouse", "爱人", "爱人|老伴|我家那口子|我那口子|俺那口子|另一半|我家那位", "spouse"),
  named("partner", "对象", "对象|伴侣", "partner|other half|fella"),
  named("grandson", "孙子", "孙子|外孙(?!女)|大孙子", "grandson"),
  named("granddaughter", "孙女", "孙女|外孙女", "granddaughter"),
  named("eldest child", "老大", "老大(?!不)", "(?:eldest|oldest)(?: (?:child|kid|one))?"),
  named("second child", "老二", "老二", "middle (?:child|kid|one)"),
  named("youngest child", "小的", "老小|老三|小的(?=才|今|[一二三四五六七八九十0-9])", "youngest(?: (?:child|kid|one))?"),
  named("daughter", "女儿", "女儿|闺女|丫头|小棉袄|大女儿|小女儿", "daughter|little girl"),
  named("son", "儿子", "儿子|大儿子|小儿子|犬子", "son|little boy|lad"),
  named("child", "孩子", "孩子|我家娃|我娃|俺娃|娃儿|宝宝|小孩|娃(?!娃)", "kid|child|toddler|baby|bub"),
  named("children", "孩子们", "孩子们|娃们", "kids|children|twins|lads|(?<=my |our )boys"),
  named("uncle", "舅舅", "舅舅|大舅|二舅|小舅|三舅|叔叔|大叔|小叔|二叔|三叔|伯伯|大伯|二伯|姑父|姨父|姑丈|姨丈", "uncle"),
  named("aunt", "阿姨", "姑姑|大姑|小姑|二姑|姑妈|姨妈|大姨|小姨|二姨|三姨|舅妈|婶婶|伯母", "aunt(?:ie|y)?"),
  named("nephew", "侄子", "侄子|侄儿|外甥(?!女)", "nephew"),
  named("niece", "侄女", "侄女|外甥女", "niece"),
  named("best friend", "最好的朋友", "最好的朋友|最要好的朋友|最好的闺蜜|最好的哥们儿?|最铁的哥们儿?", "best (?:friend|mate|bud|buddy)|bestie|bff"),
  named("online friend", "网友", "网友|笔友", "online friend|pen ?pal|internet friend"),
  named("roommate", "室友", "室友|舍友|合租室友|上铺|下铺|对床", "roomie|room ?mate|flat ?mate|house ?mate"),
  named("deskmate", "同桌", "同桌", "desk ?mate"),
  named("classmate", "同学", "同班同学|同学|校友|班长|班上同学", "classmate"),
  named("colleague", "同事", "同事|工友|搭档", "co-?worker|colleague|workmate"),
  named("boss", "老板", "老板|领导|上司|主管|经理|组长|店长", "boss|manager|supervisor"),
  named("neighbour", "邻居", "邻居|楼上[^，。\\s]{0,4}(?=又|给|送)|楼下[^，。\\s]{0,4}(?=又|给|送)|对门|隔壁[^，。\\s]{0,4}(?=又|给|送)|隔壁邻居", "neighbou?r"),
  named("teacher", "老师", "班主任|我们老师|语文老师|数学老师|英语老师|体育老师|导师|老师|师傅", "teacher|professor|tutor"),
  named("coach", "教练", "教练", "coach|trainer"),
  named("client", "客户", "客户|甲方", "client"),
  named("tenant", "租客", "租客|租户", "tenant"),
  named("bandmate", "乐队队友", "乐队队友|乐队里?的?(?:鼓手|贝斯手?|吉他手|主唱)", "band ?mate"),
  named("therapist", "咨询师", "咨询师", "therapist|counsell?or"),
  named("landlord", "房东", "房东", "landlord|landlady"),
  named("crush", "喜欢的人", "暗恋的人|暗恋对象|喜欢的人|喜欢的男生|喜欢的女生|心上人", "crush"),
  named("friend", "朋友", "闺蜜|死党|发小|哥们儿?|好朋友|好兄弟|好友|好哥们|铁哥们|铁子|朋友", "friend|mate|buddy|pal"),
];

/** Animals; breeds name their animal too. */
// biome-ignore format: a table
export const ANIMALS: readonly Naming[] = [
  named("cat", "猫", "猫咪|小猫|猫猫|橘猫|狸花猫?|奶牛猫|布偶猫?|英短|美短|蓝猫|缅因猫?|暹罗猫?|三花猫?|加菲猫?|黑猫|白猫|流浪猫|主子|猫(?!砂|粮|罐|头鹰|腻|途|眼)", "kitten|kitty|tabby|cat(?!eg|ch)|tomcat|siamese|maine coon|ragdoll"),
  named("dog", "狗", "狗狗|小狗|狗子|柯基|柴犬|金毛|拉布拉多|泰迪|比熊|哈士奇|二哈|边牧|萨摩耶?|博美|吉娃娃|雪纳瑞|法斗|田园犬|土狗|阿拉斯加|贵宾|杜宾|罗威纳|毛孩子|狗(?!粮|屎|血|日|头|腿|链)", "puppy|pup|dog(?!ma)|beagle|corgi|labrador|lab(?= |,|\\.|$)|poodle|husky|terrier|spaniel|collie|retriever|greyhound|dachshund|pug|bulldog|mutt|rottweiler|whippet|chihuahua|german shepherd|staffie"),
  named("hamster", "仓鼠", "仓鼠|金丝熊", "hamster"),
  named("guinea pig", "豚鼠", "豚鼠|荷兰猪", "guinea pig"),
  named("rabbit", "兔子", "兔子|小兔|垂耳兔|侏儒兔|兔兔", "rabbit|bunny"),
  named("parrot", "鹦鹉", "鹦鹉|玄凤|虎皮|牡丹鹦鹉", "parrot|budgie|cockatiel|parakeet|cockatoo"),
  named("bird", "鸟", "八哥|画眉|文鸟|小鸟|鹩哥|鸽子|鸟(?!巢)", "bird|canary|pigeon"),
  named("goldfish", "金鱼", "金鱼", "goldfish"),
  named("fish", "鱼", "孔雀鱼|斗鱼|锦鲤|热带鱼|小丑鱼|龙鱼", "betta|koi|guppy|pet fish"),
  named("turtle", "乌龟", "乌龟|巴西龟|草龟|龟(?!速)|甲鱼", "turtle|tortoise|terrapin"),
  named("snake", "蛇", "玉米蛇|球蟒|蛇", "snake|python"),
  named("lizard", "蜥蜴", "蜥蜴|守宫|鬃狮|变色龙", "lizard|gecko|bearded dragon|chameleon|iguana"),
  named("tarantula", "蜘蛛", "蜘蛛|捕鸟蛛", "tarantula|spider"),
  named("ferret", "雪貂", "雪貂|貂", "ferret"),
  named("chinchilla", "龙猫", "龙猫", "chinchilla"),
  named("hedgehog", "刺猬", "刺猬", "hedgehog"),
  named("chicken", "鸡", "母鸡|公鸡|小鸡|芦丁鸡", "chickens?|hens?|rooster"),
  named("duck", "鸭子", "柯尔鸭|鸭子|小鸭|大鹅", "ducks?|goose|geese"),
  named("horse", "马", "马驹|小马|马儿", "horse|pony|mare"),
  named("goat", "羊", "山羊|小羊|奶羊", "goats?|sheep"),
  named("cow", "牛", "奶牛|水牛|黄牛", "cows?"),
  named("pig", "猪", "香猪|小猪", "pigs?"),
  named("frog", "青蛙", "角蛙|树蛙|青蛙|蝌蚪", "frog|toad|axolotl"),
  named("silkworm", "蚕", "蚕宝宝|蚕", "silkworms?"),
  named("bee", "蜜蜂", "蜜蜂", "bees"),
  named("snail", "蜗牛", "蜗牛", "snail"),
  named("rat", "老鼠", "花枝鼠", "rats?"),
];

/** Things that people give names to. */
// biome-ignore format: a table
export const THINGS: readonly Naming[] = [
  named("e-bike", "电动车", "小电驴|电动车|电驴|电瓶车", "e-?bike|scooter"),
  named("bicycle", "自行车", "自行车|单车|山地车", "bike|bicycle"),
  named("motorbike", "摩托", "摩托车?|机车", "motorbike|motorcycle"),
  named("car", "车", "小轿车|轿车|汽车|车子|破车|我车|车(?=叫|停|是)", "car|van|truck|camper"),
  named("boat", "船", "渔船|小船", "boat|dinghy|yacht"),
  named("shop", "店", "花店|面馆|餐馆|小店|奶茶店|早餐店|书店|店(?=叫|名)", "shop|café|cafe|bakery|bookshop|restaurant|stall"),
  named("sourdough starter", "酵头", "酵头|天然酵母|老面", "(?:sourdough )?starter"),
  named("plant", "植物", "绿萝|多肉|仙人掌|盆栽|龟背竹", "plant|cactus|monstera|succulent|fern"),
  named("guitar", "吉他", "吉他", "guitar"),
  named("robot vacuum", "扫地机器人", "扫地机器人|扫地机", "roomba|robot vacuum|hoover"),
  named("boat", "船", "船", "narrowboat"),
];

export const ALL_NAMED: readonly Naming[] = [...PEOPLE, ...ANIMALS, ...THINGS];

/** The words for whom a memory is about; the key itself where it is a name. */
export function namingOf(about: string): Naming | undefined {
  return ALL_NAMED.find(({ key }) => key === about);
}

export const isAnimal = (about: string): boolean => ANIMALS.some(({ key }) => key === about);
export const isPerson = (about: string): boolean => PEOPLE.some(({ key }) => key === about);
