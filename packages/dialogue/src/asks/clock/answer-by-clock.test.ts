import { describe, expect, it } from "vitest";
import { answerByClock } from "./answer-by-clock.ts";

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

/** The answers of one language, as a table of questions asked on a Friday evening. */
const answers = (language: "zh" | "en", rows: readonly (readonly [text: string, answer: string])[]) =>
  it.each(rows)("answers %s", (text, answer) => expect(answerByClock(text, language, FRIDAY)).toBe(answer));

describe("now", () => {
  answers("zh", [
    ["都几点啦", "现在晚上 20:15"],
    ["現在幾點了", "现在晚上 20:15"],
    ["现在是凌晨还是傍晚呀", "现在晚上 20:15"],
    ["到九点了吗", "还没到，现在 20:15"],
    ["今天是工作日吗", "是，今天星期五"],
    ["今天是不是26号", "不是，今天11月27日，星期五"],
    ["上个月是几月", "10月"],
    ["现在第几季度了", "第四季度"],
    ["三十年前是哪一年", "1996 年"],
  ]);
  answers("en", [
    ["yo wats the tiem", "it is 20:15, in the evening"],
    ["todays date?", "Friday, 27 November"],
    ["is it thursday", "no, it is Friday"],
    ["is it midnight yet", "not yet, it is 20:15"],
    ["wich month is it", "November"],
    ["what year will it be in 9 yrs", "2035"],
  ]);
});

describe("a day", () => {
  answers("zh", [
    ["4月2号是周几", "2027年4月2日，星期五"],
    ["11月9号是星期几", "11月9日，星期一"],
    ["下个月8号礼拜几", "12月8日，星期二"],
    ["再过两个星期是几号", "12月11日，星期五"],
    ["九十天前是几号", "8月29日，星期六"],
    ["去年的今天是星期几", "2025年11月27日，星期四"],
    ["这个月最后一天周几", "11月30日，星期一"],
    ["去年端午是哪天", "端午节是2025年5月31日，星期六"],
    ["七夕是几月几号", "七夕是2027年8月8日，星期日"],
    ["健身卡60天 今天激活 哪天到期", "2027年1月26日，星期二"],
  ]);
  answers("en", [
    ["what day was may 9 2024", "Thursday, 9 May 2024"],
    ["whats tmrws date", "Saturday, 28 November"],
    ["what date is five months from now", "Tuesday, 27 April 2027"],
    ["when is easter next year", "Easter is on Sunday, 28 March 2027"],
    ["40 days from now", "Wednesday, 6 January 2027"],
  ]);
});

describe("days until and since", () => {
  answers("zh", [
    ["离六一还有多少天", "还有 186 天，2027年6月1日，星期二"],
    ["到月底还有几天", "还有 3 天，11月30日，星期一"],
    ["中秋过去几天了", "过了 63 天"],
    ["还有几周到圣诞", "还有 4 周（28 天），12月25日，星期五"],
    ["从11月3号到11月20号几天", "17 天"],
    ["元旦到劳动节多少天", "120 天"],
  ]);
  answers("en", [
    ["days til haloween?", "338 days: Sunday, 31 October 2027"],
    ["how many days since halloween", "27 days"],
    ["from dec 5 to jan 4 how many days", "30 days"],
  ]);
});

describe("how long until and since a time", () => {
  answers("zh", [
    ["离十一点还有多久", "还有 2 小时 45 分钟"],
    ["末班船21:05 还剩几分钟", "还有 50 分钟"],
    ["到明早六点还能睡几个小时", "还有 9 小时 45 分钟"],
    ["离下班还多久 九点半下班", "还有 1 小时 15 分钟"],
    ["距离周日上午十点还有多久", "还有 1 天 13 小时 45 分钟"],
    ["晚上十点睡到早上六点半 睡了多久", "8 小时 30 分钟"],
  ]);
  answers("en", [
    ["how long till midnight", "3 hours 45 minutes"],
    ["waiting since 6:45pm, how long is that", "1 hour 30 minutes"],
    ["how many hours from 9 to 5", "8 hours"],
  ]);
  it("counts the last hours of a year to midnight", () => {
    expect(answerByClock("还有多久到元旦", "zh", "2026-12-31T22:30")).toBe("还有 1 小时 30 分钟");
  });
});

describe("years", () => {
  answers("zh", [
    ["1988年12月30日出生 今年多大", "37 岁"],
    ["1993年1月10号生的属什么", "春节前生，属猴"],
    ["1993年1月生的属什么", "1月23日，星期六是春节，之前属猴，之后属鸡"],
    ["明年闰年吗", "不是，2027 年不是闰年，二月有 28 天"],
    ["下一个闰年是哪年", "2028 年"],
    ["2032年2月有多少天", "2032年2月有 29 天"],
    ["今年还剩几天", "今天不算，还有 34 天"],
  ]);
  answers("en", [
    ["born dec 3 1997, how old now", "28"],
    ["what animal is 1986 in the chinese zodiac", "1986 is the year of the Tiger"],
    ["how many days does june have", "30 days"],
  ]);
  it("counts the zodiac from the Spring Festival", () => {
    const animal = (now: string) => answerByClock("今年属什么", "zh", now);
    expect([animal("2027-02-05T09:00"), animal("2027-02-06T09:00")]).toEqual(["2026 年属马", "2027 年属羊"]);
  });
});

describe("open, and in time", () => {
  answers("zh", [
    ["理发店十点关门 现在还开着吗", "开着，开到 22:00，还有 1 小时 45 分钟"],
    ["面馆早上六点到晚上八点营业 现在开门吗", "关了，20:00 就停了"],
    ["夜市九点开 现在开了没", "开了，9:00 就开了"],
    ["末班车八点半 走过去20分钟 赶得上吗", "来不及，20:35 才到，晚 5 分钟"],
  ]);
  answers("en", [
    ["museum closes at 6pm, still open?", "no, closed since 18:00"],
    ["bakery opens 9pm, is it open yet", "not yet, it opens at 21:00, in 45 minutes"],
    ["last order is at 9pm, i need 30 min, can i make it", "yes, there at 20:45, 15 minutes to spare"],
  ]);
});

describe("elsewhere", () => {
  answers("zh", [
    ["首尔时间是多少", "首尔现在是 21:15"],
    ["洛杉矶和北京差几个小时", "洛杉矶比北京慢 16 小时"],
    ["悉尼早上九点是北京几点", "北京是 6:00"],
    ["西雅图现在白天吗", "西雅图现在是凌晨 4:15"],
  ]);
  answers("en", [
    ["time in dubai rn", "it is 16:15 in Dubai"],
    ["if it's 7pm in paris what time is it in tokyo", "it is 3:00 the next day in Tokyo"],
    ["time difference between tokyo and london", "Tokyo is 9 hours ahead of London"],
  ]);
});

describe("plans", () => {
  answers("zh", [
    ["火车明天8点20 到车站35分钟 洗漱20分钟 几点起床", "7:25"],
    ["十一点睡 睡七个半小时 几点醒", "6:30"],
    ["粥熬50分钟 现在开始几点能喝", "21:05"],
    ["一集40分钟 看3集 现在开始几点看完", "22:15"],
    ["两小时后是几点", "22:15"],
  ]);
  answers("en", [
    ["3 pomodoros of 30 min each, 10 min breaks, starting now, when am i done", "at 22:05"],
    ["need to be there at 8:30am, takes 50 min, when should i leave", "at 7:40"],
    ["flight leaves 14:10 and takes 3h25m, when do i land", "at 17:35"],
  ]);
});

it("knows no time without a clock, and what needs none", () => {
  expect(answerByClock("现在几点了", "zh", undefined)).toBeNull();
  expect(answerByClock("2000年属什么", "zh", undefined)).toBe("2000 年属龙");
});

it.each([
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
  "我昨晚九点就睡了",
  "我生日是7月19",
  "我每天六点半起床",
  "还有十天就考试了，好慌",
  "离过年越来越近了",
  "店里九点开门，我八点半就到了",
  "我1996年出生在成都",
  "我属虎，我妹属龙",
  "都几点了你还不睡",
  "你几点下班",
  "你最喜欢什么季节",
  "你属什么的",
  "好几天没见他了",
  "火锅要煮二十分钟才好吃",
  "圣诞节我一个人过的",
  "周五周六哪天聚好",
  "我在伦敦读书，每天七点上课",
  "冰岛现在几点",
  "去年国庆我们去了三天西安",
  "不管几点我都陪你",
  "五个工作日后是几号",
  "明天几点见",
  "你生日是哪天",
  "今天几号都不重要了",
  "什么是闰年",
  "鸡蛋煮几分钟",
  "北京奥运会是哪年",
])("leaves %s to others", (text) => expect(answerByClock(text, "zh", FRIDAY)).toBeNull());

it.each([
  "i get up at six on mondays",
  "my birthday is july 19",
  "i was born in 1994 in leeds",
  "see you at 9 tomorrow",
  "the store closes at 9pm so i went early",
  "counting the days to christmas",
  "what time do you go to bed",
  "how old are you",
  "when is your birthday",
  "i have a date tomorrow",
  "it took 45 minutes to get to london",
  "i slept at 11 and woke up at 7",
  "we have been together since 2019",
  "what is your favorite season",
  "next friday i fly to tokyo",
  "what star sign is july 19",
])("leaves %s to others", (text) => expect(answerByClock(text, "en", FRIDAY)).toBeNull());
