import { starterStory } from "../starter-story.ts";
import { LANE } from "./lane.ts";
import { SEAMS } from "./seams.ts";

export const cloudTailor = starterStory({
  key: "cloud-tailor",
  title: "云裁缝的订单",
  tagline: "一张二十年前的取衣单，尺寸一栏写着：会长",
  tags: ["奇想", "亲情", "治愈"],
  cover: "云 梯子 巷子 雨 黄昏",
  cast: { modi: "墨笛", gouyue: "钩月" },
  variables: [
    { id: "wet", name: "淋湿", kind: "number", start: 0 },
    { id: "truth", name: "真话", kind: "number", start: 0 },
    { id: "umbrella", name: "钩月跟着", kind: "boolean", start: false },
    { id: "rung", name: "踩过空的那格", kind: "boolean", start: false },
    { id: "cloud", name: "取来的云", kind: "text", start: "" },
  ],
  nodes: [...LANE, ...SEAMS],
  pictures: [
    ["街道 雨 黄昏 灯", ["lane", "umbrella", "away", "worn", "patch"]],
    [
      "房间 云 雨 灯光",
      [
        "door",
        "casual",
        "price",
        "sunny",
        "stub",
        "who",
        "chest",
        "down",
        "last",
        "cut",
        "own",
        "melt",
        "lining",
      ],
    ],
    ["山 雨 云 梯子", ["ladder", "asked"]],
    ["云海 日出 天空", ["climb", "mist", "sunshine", "breath"]],
    ["云海 暴雨 山", ["grey", "rung"]],
    ["晚霞 云 山", ["dusk", "seven", "sleeve"]],
  ],
});
