import { describe, expect, it } from "vitest";
import { partingIn, thanksIn } from "./partings.ts";

describe("a goodbye", () => {
  it.each([
    ...[
      "sorry gtg, mom's calling me for dinner. bye",
      "ok i should get going, the dog needs walking. talk tomorrow!",
    ],
    ...[
      "I got the job!! gotta run and tell my mum, bye",
      "ugh gtg my shift starts in ten, ttyl",
      "I need to take Figo out, be right back. Bye",
    ],
    ...[
      "right, better head off, my bus is here",
      "anyway, catch you later",
      "that's the oven. see you tomorrow",
    ],
    ...[
      "不说了，锅开了，回头聊",
      "车来了，我先走了，明天再跟你说",
      "跑完这单回来再聊，再见",
      "我面试过了！先去告诉我妈，拜拜",
    ],
    ...["好啦，天不早了，明晚再来，陈老师告辞", "孩子醒了，我先撤了", "行，那先这样吧，下次聊"],
  ])("%s", (text) => expect(partingIn(text)?.intent).toBe("farewell"));
  it.each([
    ...[
      "It's late, I'm off to bed. Thanks for sitting with me",
      "Goodnight Echo, see you after the exam",
      "Goodnight, I'll tell you how it goes",
    ],
    ...[
      "I'm going to try and sleep. Goodnight Ayao",
      "ok time for bed, sweet dreams",
      "alright, calling it a night",
    ],
    ...[
      "行 我回家吃红烧肉去了，晚安阿遥",
      "半年前是喊，今天想哄。谢谢你，晚安",
      "行吧，听你的，我去洗洗睡了",
      "困死了，先睡了啊",
    ],
  ])("%s is for the night", (text) => expect(partingIn(text)?.intent).toBe("goodnight"));
  it.each([
    ...[
      "She said goodbye to me at the station and I waved",
      "I never got to say goodbye to my grandpa",
      "good night's sleep is all I want",
    ],
    ...[
      "he went to bed early",
      "I should go to the dentist more often",
      "we run every morning",
      "they left and I stayed",
    ],
    ...[
      "他在车站跟我说了再见，头也没回",
      "我没来得及跟外公说再见",
      "隔壁的晚安汤店关门了",
      "他昨晚早早睡了",
      "我昨天去了公园",
    ],
  ])("%s is none", (text) => expect(partingIn(text)).toBeUndefined());
  it("leaves what was told before it", () => {
    expect(partingIn("我面试过了！先去告诉我妈，拜拜")?.rest).toContain("面试过了");
  });
});

describe("thanks", () => {
  it.each([
    ...[
      "this helped a lot, ty",
      "cheers for listening, means a lot",
      "Thank you. That helps.",
      "aw thanks, I needed that",
    ],
    ...["嗯，今天都由钟去答，这话舒服。谢谢你", "说出来好多了，多谢你", "嗯，被你这么一说舒坦了，谢啦"],
  ])("%s", (text) => expect(thanksIn(text)).toBe(true));
  it.each([
    "thank god it's over",
    "I said thank you and left",
    "thanks to my sister we got in",
    "我跟医生说了谢谢",
    "多谢他帮忙",
  ])("%s is none to the character", (text) => expect(thanksIn(text)).toBe(false));
});
