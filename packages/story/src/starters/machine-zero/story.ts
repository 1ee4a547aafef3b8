import { starterStory } from "../starter-story.ts";
import { ABOVE } from "./above.ts";
import { BELOW } from "./below.ts";

export const machineZero = starterStory({
  key: "machine-zero",
  title: "零号贩卖机",
  tagline: "停电前的十六分钟，一枚舍不得找出去的硬币，地板下每晚响一声",
  tags: ["夜晚", "机器", "治愈"],
  cover: "车站 夜 灯光 机器 雨",
  cast: { lingqi: "零七" },
  variables: [
    { id: "late", name: "耽搁", kind: "number", start: 0 },
    { id: "polite", name: "礼貌", kind: "number", start: 0 },
    { id: "notice", name: "看过通知", kind: "boolean", start: false },
    { id: "quiet", name: "有一罐安静", kind: "boolean", start: false },
    { id: "cookie", name: "有饼干", kind: "boolean", start: false },
    { id: "coin", name: "有那枚硬币", kind: "boolean", start: false },
    { id: "key", name: "有铜钥匙", kind: "boolean", start: false },
    { id: "gave", name: "投进去的", kind: "text", start: "" },
  ],
  nodes: [...ABOVE, ...BELOW],
  pictures: [
    ["车站 夜 孤灯 街道", ["exit", "notice"]],
    [
      "机器 霓虹 夜 灯光",
      ["machine", "quiet", "stuck", "knock", "ask", "rule", "bye", "told", "minutes", "change", "blinks"],
    ],
    ["楼梯 夜 灯 墙", ["stairs", "laoge", "thanks", "cookie", "truth", "shaft", "six"]],
    [
      "房间 夜 月亮 灰尘",
      ["zero", "coinIn", "ticketIn", "word", "back", "inside", "bench", "stay", "tonight"],
    ],
    ["城市 夜 星 路灯", ["up", "dark", "wait", "shine", "can", "arrived"]],
  ],
});
