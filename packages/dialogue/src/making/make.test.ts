import { describe, expect, it } from "vitest";
import { play } from "../games/play.ts";
import { randomOf } from "../random.ts";
import { languageOf } from "../text/language.ts";
import { make } from "./make.ts";

/** What people ask, and the kind that must come. */
const ASKS = `
make.poem|写首诗吧
make.poem|给我写一首关于秋天的诗
make.poem|以月亮为题作首诗
make.poem|能不能写首情诗送给女朋友
make.poem|来首打油诗，写加班
make.poem|写首关于外卖小哥的诗
make.poem|帮我写首七言绝句，主题是梅花
make.poem|write a poem about the sea
make.poem|can you write me a love poem
make.poem|poem about my grandma's kitchen
make.poem|give me a limerick about taxes
make.poem|short poem for a rainy monday please
make.haiku|写个俳句
make.haiku|来一首关于雪的俳句
make.haiku|write a haiku about coffee
make.haiku|haiku on winter pls
make.haiku|用五七五写写我的阳台
make.rhyme|what rhymes with cat
make.rhyme|words that rhyme with light
make.rhyme|和「天空」押韵的词有哪些
make.rhyme|来段说唱
make.rhyme|give me a rap about homework
make.couplet|上联：绿水青山带笑颜
make.couplet|出个上联你来对：明月松间照
make.couplet|帮我写副春联
make.couplet|结婚对联来一副
make.couplet|我家小超市开业，写个对联
make.acrostic|用「生日快乐」写首藏头诗
make.acrostic|藏头诗，名字是王小明
make.acrostic|write an acrostic for MARY
make.acrostic|acrostic poem with the word HOPE
make.story|讲个故事
make.story|给我讲个睡前故事
make.story|编一个关于小兔子和月亮的故事
make.story|讲个怕黑的小龙的故事
make.story|tell me a story
make.story|write a short story about a robot and a garden
make.story|bedtime story please
make.list|列五种水果
make.list|说十个国家的名字
make.list|给我推荐三本书
make.list|列出八种颜色
make.list|帮我想五个男孩名字
make.list|说三个带「花」字的成语
make.list|给我三个开心的理由
make.list|露营要带什么，列十样
make.list|list five countries
make.list|name 7 animals
make.list|give me three reasons to smile
make.list|10 girl names please
make.list|list six things to take on a trip
make.joke|讲个笑话
make.joke|来个段子听听
make.joke|再讲一个笑话
make.joke|tell me a joke
make.joke|got any good jokes
make.joke|说个笑话逗我开心
make.coldjoke|来个冷笑话
make.coldjoke|说个谐音梗
make.coldjoke|tell me a dad joke
make.coldjoke|give me a pun
make.riddle|出个谜语
make.riddle|来个脑筋急转弯
make.riddle|猜谜语吧
make.riddle|ask me a riddle
make.riddle|got a riddle for me?
make.twister|来个绕口令
make.twister|give me a tongue twister
make.petname|给我家小狗起个名字
make.petname|我养了只黑猫，叫什么名字好
make.petname|what should I name my puppy
make.petname|name for a white rabbit
make.nickname|帮我想个网名
make.nickname|起个可爱的昵称
make.nickname|我要开花店，帮我起个店名
make.nickname|咖啡馆起什么名好
make.nickname|i need a username
make.nickname|name ideas for a coffee shop
make.nickname|suggest a band name
make.compliment|夸夸我
make.compliment|夸我一句
make.compliment|compliment me
make.compliment|give me a compliment
make.birthday|给妈妈写一段生日祝福
make.birthday|帮我写生日祝福给同事
make.birthday|write a birthday wish for my friend Anna
make.birthday|what should i write in a birthday card for my boss
make.apology|帮我写个道歉的话
make.apology|我把室友的耳机弄丢了，怎么道歉
make.apology|write an apology to my friend, i forgot her birthday
make.excuse|帮我编个不去聚会的借口
make.excuse|想请假怎么说
make.excuse|give me an excuse to skip the party
make.excuse|excuse for being late
make.motto|来句座右铭
make.motto|说句鸡汤
make.motto|来一句励志的话
make.motto|give me a motto
make.motto|motivate me
make.caption|发朋友圈配什么文案
make.caption|给我想个海边照片的文案
make.caption|instagram caption for my dog
make.caption|caption for beach photo
make.fortune|帮我算算今天的运势
make.fortune|抽张塔罗
make.fortune|算一卦
make.fortune|do a tarot reading
choose.coin|抛个硬币
choose.coin|帮我扔硬币决定
choose.coin|toss a coin
choose.coin|heads or tails
choose.dice|掷个骰子
choose.dice|扔三个骰子
choose.dice|roll a d20
choose.dice|roll a die
choose.random|随机给我一个1到50的数
choose.random|pick a number between 1 and 10
choose.random|小王、小李、小张里抽一个人
choose.ab|吃米饭还是吃面条
choose.ab|周末去爬山还是去看电影
choose.ab|我应该吃火锅还是烧烤
choose.ab|tea or coffee?
choose.ab|should i buy the red one or the blue one
choose.ab|红色和蓝色，选哪个呢，红色还是蓝色
choose.many|苹果、香蕉、橙子选一个
choose.many|厦门、青岛、大理，去哪个好
choose.many|pizza, tacos or salad
choose.yesno|我该不该辞职
choose.yesno|这件衣服买不买
choose.yesno|should i cut my hair
game.idiom|玩成语接龙
game.idiom|成语接龙，一马当先
game.wordchain|玩词语接龙
game.wordchain|let's play word chain
game.wordchain|word chain: river
game.rhyme|玩押韵游戏
game.twenty|玩二十问
game.twenty|let's play 20 questions
game.twenty|我想了一个东西，你来猜
game.guess|玩猜数字
game.guess|guess the number
game.guess|i'm thinking of a number from 1 to 20
game.rather|would you rather
game.rather|你宁愿会飞还是会隐身
game.truth|玩真心话大冒险
game.truth|truth or dare
game.rps|石头剪刀布，我出石头
game.rps|rock paper scissors
game.quiz|考考我历史
game.quiz|出道题
game.quiz|quiz me on science
game.feihua|飞花令，月
game.feihua|举头望明月的下一句
game.feihua|背一首杜甫的诗
game.feihua|玩飞花令，用春字
`
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [string, string]);

/** What people say without asking for anything to be made, chosen or played. */
const STATEMENTS = `
我喜欢诗
昨天讲了个笑话
我昨天玩了成语接龙
老师今天让我们背古诗
我写了首诗
他给我讲了个故事
今天抛硬币输了
我最喜欢的水果是芒果
我家的猫叫团子
这个故事真好看
她很会讲笑话
我在看小说
诗人都爱喝酒吗
我们周末去爬山了
今天下雨了
我妈包了饺子
你是人还是机器
你喜欢猫还是狗
太平洋大还是大西洋大
现在是早上还是晚上
我不喜欢冷笑话
这副对联贴歪了
我有点难过
别找借口了
他的网名很好笑
我信命
小时候玩过石头剪刀布
我赢了比赛
生日快乐
对不起
谢谢你夸我
我考试没考好
今天运气真差
我生日那天收到很多礼物
怎么改昵称
猜猜我在哪儿
你好
晚安
帮我定个闹钟
我想养一只狗
i love poems
i told a joke at work yesterday
she wrote me a poem
my favourite fruit is mango
my dog is called Max
i read a good story last night
are you a bot or a human
who would win batman or superman
which is heavier, water or oil
i had pizza for dinner
it is raining today
i failed my quiz
thanks for the compliment
i have a headache
my birthday is in May
how are you
good night
i like riddles
what does haiku mean
my kids love stories
that was a bad excuse
我宁愿去操场跑十圈
我的猫叫什么名字？
抽签没抽中
`
  .trim()
  .split("\n");

const madeOf = (text: string, seed = "s") => {
  const language = languageOf(text) ?? "zh";
  const made = make(text, language, [], randomOf(`${seed}${text}`));
  const played = play(text, language, [], randomOf(`${seed}${text}`));
  return { made, played };
};

describe("what people ask to have made, chosen or played", () => {
  it.each(ASKS)("%s: %s", (kind, text) => {
    const { made, played } = madeOf(text);
    if (kind.startsWith("game.")) expect(played?.game).toBe(kind.slice("game.".length));
    else {
      expect(made?.kind).toBe(kind);
      expect(played).toBeNull();
    }
    expect((made ?? played)?.answer).not.toMatch(/undefined|[{}]/u);
  });

  it.each(STATEMENTS)("leaves alone: %s", (text) => {
    expect(madeOf(text)).toEqual({ made: null, played: null });
  });
});

describe("make", () => {
  it("reads no text above 400 characters and answers each within 20 ms", () => {
    expect(make(`写首诗${"啊".repeat(400)}`, "zh", [], randomOf("x"))).toBeNull();
    for (const [, text] of ASKS) madeOf(text);
    const hostile = [
      "你".repeat(400),
      "a or ".repeat(80),
      "写一首".repeat(130),
      "、还是".repeat(130),
      "what ".repeat(80),
    ];
    for (const text of [...hostile, ...ASKS.map(([, one]) => one)]) {
      const start = performance.now();
      madeOf(text);
      expect(performance.now() - start).toBeLessThan(60);
    }
  });

  it("gives the same for the same seed, and seldom the same for others", () => {
    expect(madeOf("写首关于雨的诗", "1")).toEqual(madeOf("写首关于雨的诗", "1"));
    const poems = Array.from({ length: 20 }, (_, at) => madeOf("写首关于雨的诗", String(at)).made?.answer);
    expect(new Set(poems).size).toBeGreaterThan(8);
  });

  it("makes another of what was asked before", () => {
    const lines = [
      { from: "user", text: "讲个冷笑话" },
      { from: "character", text: "铅笔姓什么？姓萧，因为要削（萧）铅笔。" },
    ] as const;
    const again = make("再来一个", "zh", lines, randomOf("a"));
    expect(again?.kind).toBe("make.coldjoke");
    expect(again?.answer).not.toContain("铅笔姓什么");
    expect(make("再来一个", "zh", [], randomOf("a"))).toBeNull();
  });

  it("judges guesses of the riddle asked last, hints and reveals", () => {
    const lines = [
      { from: "user", text: "出个谜语" },
      { from: "character", text: "听好：千条线，万条线，落到水里看不见。打一自然物。" },
    ] as const;
    const hint = (text: string) => make(text, "zh", lines, randomOf("a"));
    expect(hint("是雨吗")?.answer).toContain("答对了");
    expect(hint("是面条吗")?.answer).toMatch(/^不对/u);
    expect(hint("给点提示")?.answer).toContain("出门要带伞");
    expect(hint("答案是什么")?.answer).toBe("答案是：雨。");
    expect(hint("今天老板又让我加班到十一点，好累")).toBeNull();
  });

  it("goes on with the same story", () => {
    const first = make("讲个关于小狐狸和灯塔的故事", "zh", [], randomOf("a"))?.answer ?? "";
    const lines = [
      { from: "user", text: "讲个关于小狐狸和灯塔的故事" },
      { from: "character", text: `好，听着。\n${first}` },
    ] as const;
    const name = /小狐狸(?!和)(\p{Script=Han}{2})/u.exec(first)?.[1] ?? "?";
    expect(make("然后呢", "zh", lines, randomOf("b"))).toMatchObject({ kind: "make.story_on" });
    expect(make("然后呢", "zh", lines, randomOf("b"))?.answer).toContain(name.slice(0, 1));
    expect(make("然后呢", "zh", [], randomOf("b"))).toBeNull();
  });
});

it.each([
  "My name is Tess, I'm a baker and my cat is called Olive",
  "my name's Bo and I run a shop",
  "the name was on the dog's collar",
])("makes no name where one is given: %s", (text) => {
  expect(make(text, "en", [], randomOf("a"))).toBeNull();
});
