import { describe, expect, it } from "vitest";
import { framedQuestion, wonderedQuestion } from "./framed.ts";

const HAN = /\p{Script=Han}/u;
const framed = (text: string) => {
  const found = framedQuestion(text, HAN.test(text) ? "zh" : "en");
  const pieces = Object.values(found?.slots ?? {}).filter((piece) => piece !== undefined);
  return found === undefined ? "" : [found.kind, ...pieces].join(" | ");
};

describe("the frame of a question and what it asks about", () => {
  it.each(
    `
你会下象棋吗 | asked.can | 下象棋
会做饭吗你 | asked.can | 做饭
你会弹吉他不 | asked.can | 弹吉他
您自己写字吗？ | asked.can | 写字
诶，那你能帮我修电脑吗？ | asked.can | 帮你修电脑
你会猜谜吗 | asked.able | 猜谜
她做了红烧肉，你吃过红烧肉吗？ | asked.ever | 吃过红烧肉
坐过高铁没 | asked.ever | 坐过高铁
你有没有听说过三体 | asked.heard | 三体
你喜欢下雨天吗 | asked.like | 下雨天
你想不想去海边 | asked.want | 想去海边
要是中了彩票你会买什么 | asked.instead | 要是中了彩票
你觉得人是不是还是好的多？ | asked.believe | 人是不是还是好的多
我的问题是：五岁背唐诗早不早？ | asked.believe | 五岁背唐诗早不早
你没回答我，人是好的多还是坏的多？ | asked.believe | 人是好的多还是坏的多
要是你的朋友骗了你，你会怎么做 | asked.instead | 要是我的朋友骗了我
如果你能隐身，你想干嘛 | asked.instead | 如果我能隐身
我问的是：五岁背唐诗早不早？ | asked.believe | 五岁背唐诗早不早
我问您会不会下象棋，会还是不会？ | asked.can | 下象棋
你能教我打毛衣吗 | asked.how | 打毛衣
咳嗽两天要不要看医生？ | refuse.medical
你有手机吗 | asked.have | 手机
你是左撇子吗 | asked.are | 是左撇子
你干嘛老提茶啊 | asked.why | 老提茶
您喜欢里头哪个人物？ | asked.favourite | 人物
柿饼怎么做 | asked.how | 做柿饼
明天妞妞生日我想早收工，你说请半天假值不值？ | asked.should | 请半天假
我打算报老年大学学书法，您看好不好？ | asked.should | 报老年大学学书法
周晴说我该早点睡，你觉得呢 | asked.should | 早点睡
我决定今晚给她打个电话。说什么好呢？ | asked.say
豆豆睡前问我月亮为什么跟着我们走，我该怎么跟他说？ | asked.child
can u play chess | asked.can | play chess
are you able to swim? | asked.can | swim
could you fix my laptop | asked.can | fix your laptop
ever eaten sushi? | asked.ever | eaten sushi
did you ever break a bone | asked.ever | broken a bone
have you heard of the beatles | asked.heard | the beatles
do you like rainy days | asked.like | rainy days
would you like some tea? | asked.want | tea
would you lend a friend money if they asked | asked.would | lend a friend money
if you could go anywhere, where would you go? | asked.instead | if I could go anywhere
What would you do the night before an exam? | asked.instead | the night before an exam
do you think people are mostly good | asked.believe | people are mostly good
it's a lovely day, isn't it | asked.believe | it is a lovely day
got any pets? | asked.have | pets
are you a morning person | asked.are | a morning person
why are you so calm | asked.why | am so calm
why don't you sleep at night | asked.why | don't sleep at night
what's your favourite hour of the day? | asked.favourite | hour of the day
do you know what mitosis is | asked.what | mitosis
how do they make cheese | asked.how | make cheese
can you teach me to juggle? | asked.how | juggle
do you like my new haircut | self.see
that was mean of me, wasn't it? | follow.view
my mom says i should talk to more people. do u agree | asked.should | talk to more people
how do i get wax out of my tablecloth | asked.how | get wax out of your tablecloth
do you think i should call her | asked.should | call her
my sister says i should quit nights. what do you think? | asked.should | quit nights
what do i say to someone whose dog died | asked.say
i broke my phone. what should i do? | asked.advise
`
      .trim()
      .split("\n"),
  )("%s", (row) => {
    const [text = "", ...expected] = row.split(" | ");
    expect(framed(text)).toBe(expected.join(" | "));
  });

  it.each([
    ...[
      "你喜欢我吗",
      "你会离开我吗",
      "你难过吗",
      "你吃了吗",
      "你知道我叫什么吗",
      "喜欢下雨天",
      "你为什么不理我",
    ],
    ...[
      "谜底是什么",
      "你怕什么",
      "想当开火车的，你小时候想当啥",
      "再过五十年人还用上班吗",
      "信里写了啥，快讲",
    ],
    ...[
      "你能保证不失踪么",
      "你觉得我值不值得被人好好对待",
      "what was it called",
      "whats the answer",
      "would you oblige",
    ],
    ...["你觉得我胖吗", "你觉得她会回来吗", "你过年回家吗", "对，15块5。不过你还是没说", "我会下象棋"],
    ...[
      "can you help me",
      "do you love me",
      "are you ok",
      "why did you say that",
      "got a new job",
      "did you miss me",
    ],
    ...[
      "do you think he likes me",
      "would you marry me",
      "how are you",
      "I like rainy days",
      "do you remember my name",
    ],
  ])("is not read in “%s”", (text) => {
    expect(framed(text)).toBe("");
  });
});

describe("a question that is only said back", () => {
  it("is whole, and of the world", () => {
    expect(wonderedQuestion("对了，蚊子冬天去哪儿了呀？", "zh")?.slots).toEqual({
      question: "蚊子冬天去哪儿了",
    });
    expect(wonderedQuestion("so why is my cat so loud?", "en")?.slots).toEqual({
      question: "Why is your cat so loud",
    });
  });

  it.each(["它为什么叫", "那是什么", "你怎么了", "写什么体？"])("is not %s", (text) => {
    expect(wonderedQuestion(text, "zh")).toBeUndefined();
  });

  it.each(["what is it?", "where did they go", "how do you feel"])("is not %s", (text) => {
    expect(wonderedQuestion(text, "en")).toBeUndefined();
  });
});
