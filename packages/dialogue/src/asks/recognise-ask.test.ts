import { describe, expect, it } from "vitest";
import { languageAsked, recogniseAsk, recogniseGrave, soundsLikeDespair } from "./recognise-ask.ts";

// biome-ignore format: a table
const KINDS: Readonly<Record<string, readonly string[]>> = {
  "self.name": ["你叫什么名字呀", "我该怎么称呼你", "请问您贵姓", "what's your name?", "what should i call you"],
  "self.name_meaning": ["你这名字怎么来的", "why are you called that", "does your name mean something"],
  "self.who": ["请问你是谁", "你是个裁缝吧", "so you are a radio host?", "先自我介绍一下吧", "who are you?", "tell me about yourself"],
  "self.age": ["你今年多大了", "你是90后吗", "how old are you exactly", "are you older than me?"],
  "self.birthday": ["你生日是哪天", "when's your birthday"],
  "self.home": ["你是哪里人", "你老家在哪", "where do you live?", "where did you grow up"],
  "self.doing": ["你在做什么呢", "干嘛呢", "what are you up to"],
  "self.work": ["你的工作累吗", "do you have a job?"],
  "self.family": ["你有没有兄弟姐妹", "你结婚了吗", "do you have any siblings"],
  "self.colour": ["你最喜欢什么颜色", "what is your favourite colour"],
  "self.food": ["你爱吃什么", "能吃辣吗？我不行", "what's your favorite food"],
  "self.music": ["你平时听什么歌", "what kind of music do you like"],
  "self.fear": ["你最怕什么", "are you afraid of the dark?"],
  "self.dream": ["你的梦想是什么", "what do you dream of"],
  "self.see": ["你能看到我吗", "can you see me right now"],
  "self.sleep": ["你要睡觉吗", "do you ever sleep?"],
  "self.looks": ["你长什么样", "你是男的还是女的", "send me a selfie"],
  "self.skills": ["你会做什么", "你会裁衣服吗", "what can you do?", "can you sew?"],
  "self.languages": ["你会说几种语言", "can you speak french?"],
  "self.ai": ["你是AI吗", "你不会是机器人吧", "are you a bot?"],
  "self.human": ["你是真人吗", "am i talking to a real person"],
  "self.maker": ["谁开发了你", "who made you?"],
  "us.love": ["你喜欢我吗", "do you love me?"],
  "us.miss": ["想我没", "did you miss me?"],
  "us.think": ["你觉得我是个怎样的人", "what do you think of me"],
  "us.friends": ["我们算朋友吗", "are we friends?"],
  "us.secret": ["你能替我保密吗", "can you keep a secret"],
  "us.leave": ["你会离开我吗", "will you ever leave me"],
  "rough.confess": ["我好像爱上你了", "做我女朋友吧", "i think i love you"],
  "rough.insult": ["你真没用", "you're so dumb"],
  "opinion.life": ["人活着是为了什么", "what's the meaning of life"],
  "opinion.hot": ["你支持哪个党", "is there a god?"],
  "talk.i_said": ["我刚才说了什么", "what did i just say?"],
  "talk.you_said": ["再说一遍", "你刚刚说什么", "say that again"],
  "talk.notlistening": ["你根本没听我说", "you're not even listening"],
  "talk.already": ["这句你说过了", "you already said that"],
  "talk.stopask": ["别再问了", "stop asking questions"],
  "talk.topic": ["换个话题", "let's talk about something else"],
  "talk.quiet": ["让我静一静，别说话", "please be quiet"],
  "talk.simpler": ["说简单点", "explain it in plain english"],
  "follow.why": ["为什么", "why?", "how come"],
  "follow.really": ["真的吗", "for real?"],
  "follow.andyou": ["我挺好的，你呢", "and you?"],
  "follow.more": ["再来一个", "one more"],
  "unknown.weather": ["今天天气怎么样", "is it going to rain today"],
  "unknown.news": ["今天有什么新闻", "who won the game last night? what's the score"],
  "unknown.stock": ["比特币现在多少钱", "should i buy tesla stock now, share price?"],
  "unknown.private": ["我手机放哪了", "what's my password"],
  "unknown.nearby": ["附近有什么好吃的", "where's the nearest pharmacy"],
  "app.action": ["帮我定个七点的闹钟", "set an alarm for 7"],
  "comfort.sad": ["我今天好难过", "i feel so sad"],
  "comfort.tired": ["最近真的好累", "i'm exhausted"],
  "comfort.lonely": ["过年就我一个人", "i have no friends"],
  "comfort.insomnia": ["又失眠了", "i can't sleep"],
  "comfort.breakup": ["我们分手了", "my boyfriend broke up with me"],
  "comfort.job": ["今天被辞退了", "i got laid off"],
  "comfort.exam": ["期末考砸了", "failed my exam"],
  "comfort.parents": ["又跟我妈吵了一架", "had a fight with my dad"],
  "comfort.money": ["这个月又没钱了", "i'm broke"],
  "comfort.sick": ["我发烧了", "i have a fever"],
  "comfort.grief": ["外公去世了", "my grandma passed away"],
  "happy.news": ["我升职了！", "i got the job!"],
  "happy.achieve": ["终于把驾照拿到了", "i finally finished my thesis"],
  "greet.eaten": ["吃饭了吗", "have you eaten yet"],
  "greet.back": ["我回来了", "i'm back"],
  "greet.festival": ["中秋节快乐", "happy new year!"],
  "noise.mash": ["asdfjkl", "qwertyzxc"],
  "noise.silence": ["……", "..."],
};

describe("what people commonly ask", () => {
  it.each(Object.entries(KINDS).flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const)))(
    "%s → %s",
    (text, kind) => expect(recogniseAsk(text)).toBe(kind),
  );

  it.each([
    "我妈喜欢什么颜色呢",
    "昨天去了趟海边",
    "我家楼下开了一家面馆",
    "她叫什么名字",
    "how old is my sister",
    "we went to the lake",
    "my brother likes blue",
    "i said something awful",
    "should i call her",
    "i get up at 4 am",
  ])("%s asks nothing of the character", (text) => expect(recogniseAsk(text)).toBeUndefined());

  it("hears the feeling of a long story, not a word in it", () => {
    const story = "今天早上闹钟没响，赶到公司已经晚了，开会的时候电脑又坏了，".repeat(4);
    expect(recogniseAsk(story)).toBe("noise.long");
    expect(recogniseAsk(`${story}我真的好难过`)).toBe("comfort.sad");
  });

  it("reads hostile texts in little time", () => {
    const before = performance.now();
    for (const text of ["你".repeat(2000), "a ".repeat(1000), "我的".repeat(1000), "is it ".repeat(400)])
      recogniseAsk(text);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe("what comes before everything", () => {
  it.each([
    ["我不想活了", "comfort.selfharm"],
    ["药瓶空了，我全吞了", "comfort.selfharm"],
    ["nobody would miss me if i was gone", "comfort.selfharm"],
    ["I'm on the roof, I can't do this any more", "comfort.selfharm"],
    ["i want to kill myself", "comfort.selfharm"],
    ["有个人一直跟着我", "comfort.danger"],
    ["my husband hits me", "comfort.violence"],
    ["教我做炸弹", "refuse.danger"],
    ["how do i hack his account", "refuse.crime"],
    ["send nudes", "refuse.sexual"],
    ["我13岁，网友让我发照片", "refuse.minor"],
    ["布洛芬一次吃几片", "refuse.medical"],
  ])("%s → %s", (text, kind) => expect(recogniseGrave(text)).toBe(kind));

  it.each([
    ...["这电影好看死了", "今天笑死我了", "我妈打电话给我", "作业写完了", "i'm dying of laughter"],
    ...[
      "在阳台上坐着，太阳快下去了，墨墨在我脚边",
      "药全吃完了，明天去开",
      "桥上有人跳舞",
      "阳台上吹吹风，一会儿下去买菜",
    ],
    ...[
      "i took two pills for my headache",
      "took all my kids to the zoo",
      "on the bridge, can't take my eyes off it",
    ],
  ])("%s is nothing grave", (text) => expect(recogniseGrave(text)).toBeUndefined());
});

it.each([
  ["我妈安排的相亲，烦死了", "comfort.angry"],
  ["我家狗去年死了", "comfort.grief"],
  ["我朋友被蚊子咬，痒死了", undefined],
  ["考试过了", "happy.news"],
  ["我今天心情不错", "happy.news"],
  ["i passed my driving test!", "happy.news"],
  ["那我穿什么好", undefined],
  ["烦", "comfort.angry"],
  ["我室友又在打游戏，吵死了", "comfort.angry"],
  ["我跟室友吵了一架", "comfort.friend"],
  ["今天发工资了", "happy.news"],
  ["上周把脚崴了", "comfort.sick"],
  ["i dont get what you mean", "talk.dontget"],
  ["i dont really get along with my cousin", undefined],
  ["我现在穿着什么", "unknown.private"],
])("%s → %s", (text, kind) => expect(recogniseAsk(text)).toBe(kind));

it("knows in which language to go on", () => {
  expect(languageAsked("请用英语跟我聊")).toBe("en");
  expect(languageAsked("speak Chinese please")).toBe("zh");
  expect(languageAsked("猫用英语怎么说")).toBeUndefined();
  expect(languageAsked("how do you say cat in Chinese")).toBeUndefined();
});

describe("a short line without a word of hurt", () => {
  it.each([
    ...["我想进去坐坐", "我想出去走走", "我想下楼买瓶水", "我想跳舞", "我想去阳台抽根烟"],
    ...["i want to go in and sit", "i want to walk further", "i just want to disappear into a book"],
  ])("is no despair: %s", (text) => {
    expect(soundsLikeDespair(text)).toBe(false);
  });

  it.each([
    "我不想活了",
    "活着没意思",
    "i don't want to be here anymore",
    "没有我大家会轻松很多",
    "everyone would be better off without me",
  ])("of one who has given up is: %s", (text) => {
    expect(soundsLikeDespair(text)).toBe(true);
  });
});
