import { expect, it } from "vitest";
import { plainSum } from "../arithmetic.ts";
import { answerByClock } from "../clock/answer-by-clock.ts";
import { readSum } from "./read-sum.ts";

// biome-ignore format: a table
const ASKED: readonly (readonly [ask: string, result: string])[] = [
  ["Add up for me: 140 invitations at 2.50 each, plus 60 for stamps", "410"],
  ["How much for 3 coffees at 3.20 and two cakes at 4.50?", "18.6"],
  ["what do 4 pizzas at 11 euros and a 6 euro salad come to", "50 euros"],
  ["two tins at 21.80 and a pack of nappies for 8.90, what does it come to?", "52.5"],
  ["一包尿布89，两罐奶粉每罐218，一共多少钱？", "525块"],
  ["三斤苹果每斤6块5，两斤梨每斤4块8，一共多少", "29.1块"],
  ["两个大人每人80，一个小孩40，门票一共多少", "200块"],
  ["五个人一人出60，还差20，总价多少", "320块"],
  ["What's 11 versions times 45 euros?", "495 euros"],
  ["5 rows of 8 chairs plus 3 at the front, how many chairs?", "43 chairs"],
  ["一盒鸡蛋12个，三盒加5个散的一共几个", "41个"],
  ["Four nights at 95 plus a cleaning fee of 40, split between three people?", "140"],
  ["包三辆车每辆450，27个人分，每人多少", "50块"],
  ["15 kids, 2 juice boxes each, packs of 6, how many packs?", "5 packs"],
  ["28个小朋友每人3块饼干，一盒12块，要买几盒？", "7盒"],
  ["I have 50, is it enough for 4 tickets at 11.50?", "46: enough, with 4 to spare"],
  ["三件T恤每件25，60块够吗？", "75块，不够，差15块"],
  ["带了300，买了四本书每本35，还剩多少", "160块"],
  ["满减以后：两件每件168，减50，一共多少", "286块"],
  ["我和三个朋友每人出50，一共要多少，再加小费20", "220块"],
  ["车票单程186，来回两个人多少钱？", "744块"],
  ["A train ticket is 86 one way, what's the return trip for two people?", "344"],
  ["单程25分钟，一周五天来回，一周通勤多久？", "250分钟，也就是4小时10分"],
  ["If one ticket costs 12.50, what do five cost?", "62.5"],
  ["一周存75，存900要几周？", "12周"],
  ["I save 40 a month, how long until I have 500?", "13 months"],
  ["Is 3 for 10 better than 4 each?", "3 for 10, the better deal"],
  ["三个10块和三块一个，哪个划算？", "单买更划算"],
  ["A pie for 8 needs 6 apples; how many apples for 20 people?", "15 apples"],
  ["what's half of 3/4 of 160", "60"],
  ["2000的15%的20%是多少", "60"],
  ["My nan was 31 when my mum was born and mum's 45 now, how old is nan?", "76"],
  ["女儿9岁我41，她出生的时候我多大？", "32岁"],
  ["20 percent tip on 65, what's the total?", "78"],
  ["What do 18 stamps at 85 cents cost?", "$15.3"],
  ["鸡蛋一打3块6，一个多少钱？", "0.3块"],
  ["We are five and split 137.50 evenly, how much each?", "27.5"],
  ["If I put away 35 a week, how much is that in a year?", "1820"],
  ["每周存35，一年能存多少？", "1820块"],
  ["房租一个月950，一年多少？", "11400块"],
  ["一天喝2杯奶茶，一周喝几杯", "14杯"],
  ["Eggs are 3.60 a dozen, how much is one egg?", "0.3"],
  ["A pizza is cut into 8, we ate 5, what percent is left?", "37.5%"],
  ["My phone was 640 and is now 544. How many percent cheaper is that?", "15%"],
  ["手机原价640，现在544，便宜了百分之几？", "15%"],
  ["车子百公里6个油，450公里要多少升？", "27升"],
  ["公交12分钟一班，两小时几班？", "10班"],
  ["If 5 pens cost 4 euros, what do 12 cost?", "9.6 euros"],
  ["Which is cheaper, 6 rolls for 3.30 or 10 for 5?", "10 for 5, the better deal"],
  ["One mug is 8.50, I need 6, and shipping is 4.90. Total?", "55.9"],
  ["we're 8, two pizzas feed 3 people, how many pizzas do we need?", "6 pizzas"],
  ["30% of 80 plus 6", "30"],
  ["三盒鸡蛋每盒10个，吃掉了7个，还剩几个", "23个"],
  ["90人里三分之二同意，是多少人", "60人"],
  ["一杯奶茶16，一天一杯，一个月多少钱", "480块"],
  ["大人票14两张，儿童票7块5三张，一共多少", "50.5块"],
  ["25块够买两个11块的汉堡吗", "22块，够，还剩3块"],
  ["150 euros minus 20%", "120 euros"],
  ["if I drink 3 coffees a day at 2.80 how much is that a week", "58.8"],
];

it.each(ASKED)("works out %s", (ask, result) => {
  expect(readSum(ask)?.result).toBe(result);
});

it("counts the cost of what is said to be times and plus", () => {
  expect(plainSum("it's 140 times 2.50, plus 60")?.result).toBe("410");
});

it.each([
  ["If it's 15:20 here and they're 7 hours behind, what time is it there?", "en", "8:20 there"],
  ["it's 23:30 here and she is 5 hours ahead, what time is it there?", "en", "4:30 the next day"],
  ["We left at 7:50 and got there at 11:05, how long was the drive?", "en", "3 hours 15 minutes"],
  ["这边早上9点，他们快3个小时，他们那边几点", "zh", "那边是12:00"],
  ["这边2:00，那边慢7个小时，那边几点？", "zh", "前一天的19:00"],
] as const)("%s", (ask, language, answer) => {
  expect(answerByClock(ask, language, "2026-11-28T20:00")).toBe(answer);
});

it.each([
  "three of us went, two at noon and one at 5",
  "I bought 3 shirts at 20 each and I love them",
  "三个孩子每人都有2个本子，真热闹",
  "my mum was 27 when I was born and she still laughs about it",
  "单程两个小时，来回累死了",
  "we are five and happy",
])("asks no sum: %s", (line) => {
  expect(readSum(line)).toBeNull();
});
