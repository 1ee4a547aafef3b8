import type { Words } from "../../element.ts";

/** The reasons shown for a pair that gives nothing and has no authored reason. */
export const REASONS: readonly Words[] = [
  {
    zh: "{a}和{b}互相点了点头，各自走开了。",
    en: "{a} and {b} nodded to each other and went their separate ways.",
  },
  { zh: "{a}等了{b}很久，什么也没发生。", en: "{a} waited a long time for {b}. Nothing happened." },
  { zh: "{a}和{b}坐了一会儿，谁也没开口。", en: "{a} and {b} sat for a while. Neither said a word." },
  { zh: "{a}看着{b}，觉得现在这样就很好。", en: "{a} looked at {b} and thought it was fine as it is." },
  {
    zh: "{a}和{b}试了三次，决定做普通邻居。",
    en: "{a} and {b} tried three times and settled for being neighbours.",
  },
  { zh: "{a}递出名片，{b}刚好没带口袋。", en: "{a} held out a card. {b} had no pockets today." },
  { zh: "冒了一点烟，{a}没变，{b}也没变。", en: "A puff of smoke. {a} stayed, and so did {b}." },
  { zh: "{a}和{b}约好改天再说，改天没有来。", en: "{a} and {b} said some other day. It never came." },
];
