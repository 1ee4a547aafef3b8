import { expect, it } from "vitest";
import { randomOf } from "../random.ts";
import { answerByKnowledge } from "./answer.ts";

/** What people say that asks for no knowledge, a line each. */
const SILENT = `
我今天去了法国
为什么我总是难过
为什么没人喜欢我
why am i always tired
你觉得猫好还是狗好
你喜欢吃什么
你最爱的电影是什么
what's your favorite book
do you like cats
我感冒了
昨晚又失眠了
我失恋了
今天面试没过
i had an interview today
我和女朋友吵架了
我妈妈送了我一条围巾
今天中午吃了火锅
我在看三体
我刚看完红楼梦
我们去了长城
北京今天好冷
i live in paris
my dog died
我家猫叫豆包
我想学英语
我英语考砸了
我数到三你就出来
let's play a game
讲个笑话
给我讲个故事
你是谁
你叫什么名字
你多大了
what's your name
who are you
how are you
你好
晚安
谢谢你
今天几号
现在几点
明天星期几
3加5等于几
256 plus 399是多少
我爱你
我想你了
i love you
你爱我吗
你会离开我吗
生日快乐
新年快乐
我不想活了
我好累
没意思
哈哈哈哈
嗯
好的
为什么
什么意思
what do you mean
why not
你说什么
跟我说说你的事
说点什么
say something
say it again
再说一遍
你在干嘛
你那边天气怎么样
今天会下雨吗
股票会涨吗
帮我写首诗
给我起个名字
猜个谜语
石头剪刀布
你会唱歌吗
我该不该辞职
火锅还是烧烤
选A还是选B
我是不是很笨
你怎么这么笨
人生的意义是什么
什么是爱
what is love
你相信爱情吗
我喜欢一个人
他不爱我了
老板又骂我了
加班到十点
工资太低了
我考了第一名
我升职了
孩子发烧了我好担心
我爷爷去世了
周末我去爬山了
我买了新手机
我的生日是三月五号
记住我喜欢喝咖啡
我明天要去北京出差
我是一名老师
i am a teacher
my favorite color is blue
i went to japan last year
i have two cats
我比他高
他跑得比我快
我的房间很大
太阳出来了
月亮好圆啊
天好蓝
海真漂亮
下雨了
打雷了好怕
刚才打了个喷嚏
我切洋葱切到手了
一边上班一边带娃好累
内卷太严重了
我emo了
破防了
笑死我了
我室友打呼噜我睡不着
老公打呼噜吵死了
i miss my mom
can i ask you something
你能陪我聊聊吗
i'm so bored
what should i do with my life
我不知道该怎么办
怎么办啊
你觉得我该怎么办
怎么会这样
怎么了
今天吃什么都没胃口
写个句子夸我
say my name
say you love me
怀孕能吃什么药
妈妈和老婆掉水里先救谁
苹果和香蕉你更喜欢哪个
how much paracetamol should i take
布洛芬一次吃几片
why does my boyfriend ignore me
我喜欢吃什么
我最喜欢吃什么
我早上都吃什么
我睡前看什么
why do you dream
你为什么要做梦
你为什么会打嗝
你有几颗牙
why do you yawn
你有多少块骨头
王奶奶送我什么
what do i like to eat for dinner
`;

it.each(SILENT.trim().split("\n"))("says nothing to %s", (line) => {
  const language = /\p{Script=Han}/u.test(line) ? "zh" : "en";
  expect(answerByKnowledge(line, language, randomOf("seed"))).toBeNull();
});

it("says nothing to a long text, and is quick about hostile ones", () => {
  expect(answerByKnowledge("天为什么是蓝的".repeat(40), "zh", randomOf("seed"))).toBeNull();
  const start = performance.now();
  for (const hostile of [
    "a".repeat(200),
    " ".repeat(200),
    "的".repeat(200),
    "a b ".repeat(50),
    "1到".repeat(100),
    "“".repeat(200),
    "请问".repeat(100),
    "hey ".repeat(50),
    "呀".repeat(200),
    "从1数到".repeat(40),
    "the the ".repeat(25),
  ])
    answerByKnowledge(hostile, "zh", randomOf("seed"));
  expect(performance.now() - start).toBeLessThan(2000);
});
