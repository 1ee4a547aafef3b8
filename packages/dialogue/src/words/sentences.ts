import { type Ask, hasHan } from "../knowledge/ask.ts";
import type { Random } from "../random.ts";
import { inChinese, kindOf, type WordKind } from "./dictionary.ts";
import { bareWord } from "./subject.ts";

/** Sentences with pairs of words: the words, a “=”, the sentence. */
const PAIRS = `
一边 一边=妈妈一边做饭，一边听音乐
一面 一面=他一面走路，一面想着刚才的问题
边 边=孩子们边唱边跳，玩得很开心
因为 所以=因为下雨了，所以我们没有去公园
由于 因此=由于路上堵车，因此他迟到了
虽然 但是=虽然天气很冷，但是大家还是坚持跑步
尽管 还是=尽管题目很难，他还是做出来了
不但 而且=他不但会唱歌，而且会弹钢琴
不仅 还=这本书不仅有趣，还能学到很多知识
不仅 而且=她不仅学习好，而且乐于助人
如果 就=如果明天不下雨，我们就去爬山
要是 就=要是你有空，就来我家玩吧
只要 就=只要每天练习，就会越来越好
只有 才=只有认真听讲，才能学好知识
即使 也=即使遇到困难，我们也不要放弃
无论 都=无论刮风下雨，他都准时到校
不管 都=不管多忙，爸爸都会陪我读书
越 越=雨越下越大，我们赶紧跑回家
越来越=天气越来越暖和，公园里的花都开了
既 又=这个苹果既大又甜
又 又=小猫又白又胖，可爱极了
一 就=他一回到家就开始写作业
不是 就是=周末他不是看书，就是去打球
不是 而是=成功靠的不是运气，而是努力
与其 不如=与其在家发呆，不如出去走走
宁可 也不=他宁可自己吃亏，也不让朋友为难
宁愿 也不=她宁愿走路，也不想迟到
先 再=我们先写完作业，再出去玩
先 然后=他先洗了手，然后坐下来吃饭
有的 有的=操场上的同学有的跑步，有的跳绳
有时 有时=天上的云有时像马，有时像羊
一会儿 一会儿=小鸟一会儿飞到树上，一会儿落在草地上
连 都=他忙得连饭都忘了吃
除了 还=除了语文，我还喜欢画画
从 到=从早到晚，他一直在图书馆看书
像 一样=弯弯的月亮像小船一样
好像=天边的晚霞好像一片火
仿佛=湖面平静，仿佛一面镜子
居然=他居然一个人修好了自行车
竟然=这么难的题，他竟然做对了
果然=天气预报说有雨，下午果然下雨了
终于=经过努力，我终于学会了游泳
渐渐=天渐渐黑了，路灯亮了起来
忽然=正走着，忽然下起了大雨
突然=教室里突然安静下来
已经=太阳已经下山了，他还没有回来
仍然=夜深了，爸爸仍然在工作
一定=我一定会把这件事做好
经常=爷爷经常带我去公园散步
because=I stayed home because it was raining
although=Although it was late, the children were still playing
however=The test was hard; however, most students passed
therefore=It rained all day; therefore, the match was cancelled
despite=Despite the cold, they went for a walk
unless=You will miss the bus unless you hurry
either or=You can have either tea or coffee
neither nor=Neither the cat nor the dog wanted to go out
not only but also=She not only sings but also plays the piano
`;

/** Sentences around a word by its kind; `*` is the word. */
const FRAMES_ZH: Readonly<Record<WordKind | "idiom" | "any", readonly string[]>> = {
  animal: ["孩子们在公园里看到了*，都很兴奋", "动画片里的*又聪明又可爱"],
  food: ["今天的餐桌上有*，全家人都吃得很香", "妈妈去超市买了一些*"],
  family: ["周末，*带大家去了海边", "*在厨房里忙了一下午，做了一桌好菜"],
  person: ["长大以后，他想成为一名*", "那位*耐心地帮了我们很大的忙"],
  body: ["运动之前要活动一下*，免得受伤", "医生仔细检查了他的*"],
  thing: ["桌子旁边放着一个新的*", "他用了很多年的*终于坏了"],
  clothes: ["出门前，她换上了新的*", "天气变了，别忘了带上*"],
  vehicle: ["他坐*去上班，路上要半个小时", "小朋友最喜欢的玩具是一辆*"],
  place: ["星期天，我们一家人去了*", "*离这里不远，走路十分钟就到"],
  nature: ["站在窗前，可以看到远处的*", "孩子们在画里画了*"],
  time: ["*的天气特别好，适合出门走走", "他把*的安排写在了本子上"],
  notion: ["对他来说，*是生活里很重要的一部分", "我们常常聊起*这个话题"],
  act: ["她每天都会花一点时间*", "周末的时候，他喜欢和朋友一起*"],
  quality: ["大家都觉得这里很*", "今天的心情和天气一样*"],
  other: ["作文里，他把“*”用得恰到好处", "老师请同学用“*”说了一句话"],
  phrase: ["见面的时候，他笑着说：“*。”", "临走前，她轻轻说了一句：“*。”"],
  idiom: ["这次的经历，正好可以用“*”来形容", "爷爷讲故事时，常常用到“*”这个词"],
  any: ["今天的作文里，我第一次用上了“*”这个词", "老师在黑板上写下“*”，请大家说说自己的理解"],
};
const FRAMES_EN: Readonly<Record<WordKind | "any", readonly string[]>> = {
  animal: ["The children saw a * at the park and smiled", "There is a funny story about a * in this book"],
  food: ["We had some * with our lunch", "There is still some * in the kitchen"],
  family: ["My * taught me how to ride a bicycle", "My * makes the best soup in town"],
  person: ["The * helped us find the way home", "A * lives next door to us"],
  body: ["Her * hurt a little after the long walk", "The doctor looked at his *"],
  thing: ["There is a new * on the table", "He could not find the * anywhere"],
  clothes: ["It was cold, so she looked for her *", "He bought his * at the market"],
  vehicle: ["We took the * to the city", "The * was late again this morning"],
  place: ["We met in front of the * on Sunday", "The * is not far from here"],
  nature: ["From the window we could see the *", "She drew the * with a blue pencil"],
  time: ["They wrote about * in their notebooks", "The best stories begin with *"],
  notion: ["They talked about * all evening", "There is more to * than people think"],
  act: ["They like to * when the weather is fine", "It takes time to learn to * well"],
  quality: ["It was a * day, and nobody wanted to go home", "Everyone thought the story was very *"],
  other: ["The teacher asked for a sentence with the word “*”", "“*” is a small word with many uses"],
  phrase: ["She smiled and said, “*”", "Before he left, he said, “*”"],
  any: [
    "The teacher wrote the word “*” on the board and asked what it means",
    "She looked up the word “*” and used it in her essay",
  ],
};

/** Sentences for words that learners are asked about. */
const OWN: Readonly<Record<string, string>> = {
  ubiquitous: "Mobile phones have become ubiquitous in daily life",
  procrastinate: "If you procrastinate, the work only gets harder",
  resilient: "Children are often more resilient than adults expect",
  ambiguous: "His answer was so ambiguous that nobody knew what to do",
  serendipity: "They met by serendipity in a small bookshop",
  meticulous: "She is meticulous about every detail of her drawings",
  reluctant: "He was reluctant to leave the warm house",
  inevitable: "After so much rain, a flood was inevitable",
  diligent: "The diligent student reviewed her notes every evening",
  ephemeral: "The beauty of cherry blossoms is ephemeral",
  nostalgia: "The old song filled him with nostalgia",
  eloquent: "She gave an eloquent speech at the wedding",
  empathy: "A good doctor listens with empathy",
  pragmatic: "We need a pragmatic plan, not a perfect one",
  beautiful: "The garden is beautiful in spring",
  happy: "The children were happy to see the snow",
};

const WANTED = [
  /(?:请|帮我|给我|能不能|你)*(?:用|拿|以)(.{1,40}?)(?:这个|这些|这两个|这几个|这俩)?(?:词语?|字|成语|词组|短语|关联词)?,?(?:给我|帮我|来|帮.{1,10}?)?(?:造(?:一个|一句|个|几个|两个|句|一下)*(?:句|话|$)|(?:写|说|编)(?:一个|一句|个|几个|两个|一下)*(?:句子?|话)(?:话|$|来))/u,
  /^(.{1,40}?)(?:,|这个词?|帮.{1,12}?|给.{1,8}?|怎么|咋|能|可以|来)*(?:造(?:一个|个|一句|几个)*(?:句子?|$)|写(?:一个|个|一句|几个)*句子?)/u,
  /(?:造|写)(?:一个|个|一句)*句子?[\s:,]+(.{1,30})$/u,
  /(?:use|put|using) (.{1,40}?) (?:in|into|to make) (?:a |the |one |some )?sentences?/u,
  /(?:sentences?|example) (?:with|using|containing|for|of|that uses?|about the word) (.{1,40})$/u,
  /^(.{1,30}?) in a sentence$/u,
];

/** The words a sentence must have: the quoted ones, or those between 和, 、, “and” or the dots of a pair. */
function wantedWords(ask: Ask): string[] {
  const quoted = Array.from(
    ask.plain.matchAll(/["“「『]([^"”」』]{1,30})["”」』]/gu),
    ([, word = ""]) => word,
  );
  const found = WANTED.map((pattern) => pattern.exec(ask.plain)?.[1]).find((word) => word !== undefined);
  if (found === undefined) return [];
  const given = quoted.length > 0 ? quoted : [found];
  return given
    .flatMap((one) =>
      one.split(
        /\.{2,}|…+|⋯+|—+|、|,|\s+and\s+|(?<=\p{Script=Han}\p{Script=Han})和(?=\p{Script=Han}\p{Script=Han})/u,
      ),
    )
    .map(bareWord)
    .filter((word) => word !== "");
}

function pairSentence(words: readonly string[]): string | undefined {
  const key = words.join(" ");
  const line = PAIRS.split("\n").find((one) => one.startsWith(`${key}=`) || one.startsWith(`${key} `));
  return line?.replace(/^[^=]*=/u, "");
}

function sentenceWith(word: string, random: Random): string {
  const isHan = hasHan(word);
  const own = OWN[word];
  if (own !== undefined) return own;
  const known = kindOf(word) ?? (isHan && /^\p{Script=Han}{4}$/u.test(word) ? "idiom" : "any");
  const frames = isHan ? FRAMES_ZH[known] : FRAMES_EN[known === "idiom" ? "any" : known];
  // Plurals and words with an article of their own fit no frame.
  const isOdd = !isHan && (/(?:[^s]s|\s)$|^the /u.test(word) || inChinese(word) === undefined);
  const frame = random.pick(isOdd && own === undefined ? FRAMES_EN.any : frames) ?? "*";
  return frame.replace(/\ba \*/u, /^[aeiou]/u.test(word) ? "an *" : "a *").replace("*", word);
}

/** A sentence that uses a word or several; null where none is asked. */
export function answerSentence(ask: Ask, random: Random): string | null {
  const words = wantedWords(ask);
  const [first, second] = words;
  if (first === undefined || words.length > 4 || first.length > 30) return null;
  const known = pairSentence(words);
  if (known !== undefined) return known;
  if (second === undefined) return sentenceWith(first, random);
  const list = words.map((word) => `“${word}”`);
  const isHan = hasHan(first);
  if (!isHan) return `The story begins with ${list.join(" and ")} and ends with a smile`;
  const kinds = words.map((word) => kindOf(word));
  if (kinds.every((kind) => kind === "nature" || kind === "animal" || kind === "thing" || kind === "food"))
    return `孩子们在画里画了${words.join("、")}，五颜六色的，特别好看`;
  return `老师让同学们把${list.join("、")}写进同一个故事里，大家都写得很认真`;
}
