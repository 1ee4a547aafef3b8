import { starterStory } from "../starter-story.ts";
import { DAWN } from "./dawn.ts";
import { HALLS } from "./halls.ts";

export const nightLibrary = starterStory({
  key: "night-library",
  title: "只借没读完的书",
  tagline: "零点开馆，五点闭馆，四个钟头，够你找回一本书，或者一句话",
  tags: ["奇想", "夜晚", "治愈"],
  cover: "图书馆 夜 台灯 书 猫",
  cast: { laozhen: "老枕", baizao: "白噪" },
  variables: [
    { id: "hour", name: "过去的钟头", kind: "number", start: 0 },
    { id: "kind", name: "好心", kind: "number", start: 0 },
    { id: "heardPen", name: "听说过笔", kind: "boolean", start: false },
    { id: "pen", name: "有笔", kind: "boolean", start: false },
    { id: "cat", name: "猫跟着", kind: "boolean", start: false },
    { id: "warm", name: "手稿是温的", kind: "boolean", start: false },
    { id: "paid", name: "还清罚金", kind: "boolean", start: false },
    { id: "seen", name: "见过自己的书", kind: "boolean", start: false },
    { id: "word", name: "找回的话", kind: "text", start: "" },
  ],
  nodes: [...HALLS, ...DAWN],
  pictures: [
    ["街道 夜 门 灯", ["door", "radio", "wall", "call"]],
    ["图书馆 夜 台灯 书", ["meet", "desk", "closing", "novel", "together", "page215", "hold", "keeper"]],
    ["书架 夜 纸船 山", ["firsts", "mine", "mineLate", "writeOn", "borrow"]],
    ["书架 黑猫 雨 夜", ["tragedy", "worst", "catSleep", "catHome", "locked"]],
    ["抽屉 墙 夜 灯", ["words", "penFound"]],
    ["电台 夜 河 灯", ["fines", "pawn", "onAir"]],
  ],
});
