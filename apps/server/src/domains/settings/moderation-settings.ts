import * as z from "zod";

const words = z.array(z.string().trim().min(1).max(40)).max(5000);

/** Words that keep something from being shown, or make a person look at it first (`messaging §3`). */
export const moderationSettings = z
  .object({
    block: words.default([
      "儿童色情",
      "幼女裸",
      "裸童",
      "child porn",
      "child sexual",
      "制作炸弹",
      "买卖枪支",
      "贩卖毒品",
    ]),
    review: words.default([
      "毒品",
      "枪支",
      "赌博",
      "裸聊",
      "约炮",
      "色情",
      "代孕",
      "porn",
      "casino",
      "heroin",
    ]),
  })
  .prefault({});

export type ModerationWords = z.output<typeof moderationSettings>;
