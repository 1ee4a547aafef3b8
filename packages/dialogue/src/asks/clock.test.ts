import { expect, it } from "vitest";
import { answerByClock } from "./clock.ts";

const FRIDAY = "2026-11-27T20:15";

it.each([
  ["今儿几号", "今天11月27日，星期五"],
  ["今天周几来着", "今天星期五"],
  ["现在是哪一年", "2026 年"],
  ["大后天是几号", "11月30日，星期一"],
  ["下周五是几号", "12月4日，星期五"],
  ["离元旦还几天", "还有 35 天，2027年1月1日，星期五"],
  ["过年是哪天", "春节是2027年2月6日，星期六"],
  ["我98年6月的，今年多大了", "28 岁"],
  ["95年属什么", "1995 年属猪"],
  ["2028年有没有2月29号", "有，2028 年是闰年，二月有 29 天"],
  ["3月5号到4月20号一共多少天", "46 天"],
  ["汤从六点一刻开始炖，要炖两个半钟头，几点关火", "8:45"],
  ["九点的车，路上四十分钟，我几点出门", "8:20"],
  ["东京现在几点", "东京现在是 21:15"],
  ["现在是早上还是晚上", "现在晚上 20:15"],
])("answers %s", (text, answer) => expect(answerByClock(text, "zh", FRIDAY)).toBe(answer));

it.each([
  ["what time is it", "it is 20:15, in the evening"],
  ["what date is it 10 days from now", "Monday, 7 December"],
  ["how long until christmas", "28 days: Friday, 25 December"],
  ["what time is it in london rn", "it is 12:15 in London"],
  ["what season is it", "it is autumn"],
])("answers %s", (text, answer) => expect(answerByClock(text, "en", FRIDAY)).toBe(answer));

it("keeps summer time where it is kept", () => {
  const london = (now: string) => answerByClock("what time is it in london", "en", now);
  expect([london("2026-03-28T20:00"), london("2026-03-29T20:00")]).toEqual([
    "it is 12:00 in London",
    "it is 13:00 in London",
  ]);
});

it("knows no time without a clock, and answers nothing that was not asked", () => {
  expect(answerByClock("现在几点了", "zh", undefined)).toBeNull();
  for (const text of [
    "我明天要考试",
    "我生日几月几号",
    "今天好累",
    "我等了三天",
    "明天什么时候见面",
    "过年你什么时候回家",
    "我在北京没时间",
    "你几点从北京回来",
    "你周几有空啊我去找你",
    "现在坐几号线",
  ])
    expect(answerByClock(text, "zh", FRIDAY)).toBeNull();
});
