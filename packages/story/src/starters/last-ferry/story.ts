import { starterStory } from "../starter-story.ts";
import { SEA } from "./sea.ts";
import { SHORE } from "./shore.ts";

export const lastFerry = starterStory({
  key: "last-ferry",
  title: "末班船不等人",
  tagline: "一封没有地址的信，一夜铁雾，一口少敲了一下的钟",
  tags: ["雾港", "悬念", "治愈"],
  cover: "雾 灯塔 海 夜 船",
  cast: { ayao: "阿遥" },
  variables: [
    { id: "trust", name: "阿遥的信任", kind: "number", start: 0 },
    { id: "board", name: "看过告示牌", kind: "boolean", start: false },
    { id: "heard", name: "听见船迷路", kind: "boolean", start: false },
    { id: "gull", name: "喂过海鸥", kind: "boolean", start: false },
    { id: "counted", name: "数过台阶", kind: "boolean", start: false },
    { id: "urgent", name: "先说了船", kind: "boolean", start: false },
    { id: "log", name: "读过日志", kind: "boolean", start: false },
    { id: "opened", name: "拆了信", kind: "boolean", start: false },
    { id: "shown", name: "信上了雾", kind: "boolean", start: false },
  ],
  nodes: [...SHORE, ...SEA],
  pictures: [
    ["码头 雾 夜 海 孤灯", ["dock", "board", "inn", "pier", "shout", "next"]],
    ["灯塔 楼梯 夜 雾", ["stairs"]],
    ["灯塔 灯光 温暖 夜", ["lamp", "step", "tea", "log", "letter", "winding", "crack", "turn", "tide"]],
    ["钟 雾 夜 风 海", ["bell", "tube", "two", "three", "hands"]],
    ["灯塔 光 雾 海 星", ["words", "cover"]],
    ["小船 雾 海 夜", ["row", "towed"]],
    ["海 日出 船 码头", ["berth", "ask", "reunion", "sealed", "given", "keeper", "leave", "dawn"]],
  ],
});
