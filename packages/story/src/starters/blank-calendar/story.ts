import { starterStory } from "../starter-story.ts";
import { DAY } from "./day.ts";
import { MIDNIGHT } from "./midnight.ts";

export const blankCalendar = starterStory({
  key: "blank-calendar",
  title: "空白日历",
  tagline: "别人的日历印满三百六十五天，你的这本，一个字也写不上去",
  tags: ["奇想", "日常", "治愈"],
  cover: "窗 台灯 雪 纸 黄昏",
  cast: { xiaoman: "小满" },
  variables: [
    { id: "pages", name: "记下的日子", kind: "number", start: 0 },
    { id: "given", name: "送出的白页", kind: "number", start: 0 },
    { id: "hour", name: "过去的钟头", kind: "number", start: 0 },
    { id: "warm", name: "说过实话", kind: "boolean", start: false },
    { id: "torn", name: "知道缺页", kind: "boolean", start: false },
    { id: "found", name: "找到那一页", kind: "boolean", start: false },
    { id: "opened", name: "看过那一页", kind: "boolean", start: false },
    { id: "market", name: "去过菜场", kind: "boolean", start: false },
    { id: "bridge", name: "去过桥上", kind: "boolean", start: false },
    { id: "bench", name: "去过长椅", kind: "boolean", start: false },
  ],
  nodes: [...DAY, ...MIDNIGHT],
  pictures: [
    ["门 早晨 雪 街道", ["door", "ink", "street"]],
    ["房间 台灯 黄昏 书", ["stairs", "should", "none", "first", "dusk", "pair", "few", "full"]],
    ["集市 橘子 阳光 街道", ["market", "orange", "gone"]],
    ["桥 河 云 纸船", ["bridge", "boat", "water"]],
    ["长椅 树 秋 阳光", ["bench", "noodles", "bowl"]],
    ["房间 窗 冬 旧", ["home", "read", "glue", "printed"]],
    ["夜 雪 窗 灯光 星", ["both", "fingers", "sleep", "keep", "write"]],
    ["海 早晨 云", ["hers"]],
  ],
});
