import { describe, expect, it } from "vitest";
import { recogniseAsk } from "./recognise-ask.ts";
import { isDoable, noSorrow, sufferer } from "./sorrow.ts";

describe("what only sounds like sorrow", () => {
  it.each([
    ["I'm not sad, just quiet today", "not_sad"],
    ["please stop comforting me", "not_sad"],
    ["I wasn't crying, it was the onions", "not_sad"],
    ["我没有难过，就是有点好笑", "not_sad"],
    ["别老安慰我", "not_sad"],
    ["不是难过，是高兴得想哭", "joy"],
    ["I cried at the airport, I was so happy to see her", "joy"],
    ["喜极而泣，真的", "joy"],
    ["I tripped on stage lol, in front of the whole school", "funny"],
    ["汤洒了一身哈哈", "funny"],
    ["That film was so sad, everyone dies", "fiction"],
    ["《边城》里翠翠心中只想哭", "fiction"],
    ["我差点哭了", "touched"],
    ["I nearly cried when he waved", "touched"],
    ["今天最倒霉的是汤洒了", "mishap"],
  ])("%s", (text, kind) => expect(noSorrow(text)).toBe(kind));

  it.each([
    "I'm so sad",
    "我好难过",
    "I can't stop crying",
    "haha I'm so lonely",
    "我忍不住哭了",
    "我妈去世了",
    "not gonna lie, I'm sad",
  ])("is not there where it hurts: %s", (text) => expect(noSorrow(text)).toBeUndefined());
});

describe("whom a sad line is of", () => {
  it.each([
    ["My friend Bea broke up with her boyfriend, she is crying all day", "friend"],
    ["我闺蜜失恋了，哭了一整天", "friend"],
    ["my brother got fired and is really upset", "brother"],
    ["我妹妹考试挂科了，一直哭", "younger sister"],
  ])("%s is theirs", (text, key) => expect(sufferer(text)).toBe(key));
  it.each([
    "my boyfriend broke up with me",
    "我妈骂我，我很委屈",
    "I'm crying",
    "my girlfriend left and I'm heartbroken",
    "失恋了",
  ])("%s is the person's own", (text) => expect(sufferer(text)).toBeUndefined());
});

describe("a denied word", () => {
  it.each(["豆豆没发烧，只是累", "今天没加班", "薄荷不发工资，只发香味"])("%s", (text) => {
    expect(recogniseAsk(text) ?? "").not.toMatch(/sick|happy/u);
  });
  it.each([
    ["this box of books is broken open", undefined],
    ["a glass of water, a broken phone charger", undefined],
    ["I'm tired of talking about food", undefined],
  ])("%s hurts nobody", (text, kind) => expect(recogniseAsk(text)).toBe(kind));
});

describe("something to be done in the world", () => {
  it.each([
    "帮我点个外卖",
    "给我妈打个电话，说我晚点到",
    "明早七点叫我起床",
    "Can you order me a pizza?",
    "call my mum please",
    "set an alarm for six",
  ])("%s is asked for", (text) => expect(isDoable(text)).toBe(true));
  it.each([
    ...[
      "我是跑外卖的，叫我老周就行",
      "今天打了一天电话",
      "我也半年没给我妈打电话了",
      "我给爸妈订了去桂林的票",
      "明天还得去买票",
    ],
    ...[
      "I spent all day on a call",
      "I ordered a pizza and it came cold",
      "I booked a flight to Rome",
      "I have to book tickets tomorrow",
    ],
  ])("%s is news", (text) => expect(isDoable(text)).toBe(false));
});
