import * as z from "zod";

const words = z.array(z.string().trim().min(1).max(40)).max(5000);

/** Words that keep something from being shown, or have a person review it first (`abuse §6.1`). */
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
    /** Words of despair: whoever writes one gets a plain reply and is shown where to find help (`characters §11.3`). */
    crisis: words.default([
      "不想活",
      "想自杀",
      "要自杀",
      "想死",
      "去死算了",
      "活不下去",
      "结束生命",
      "结束自己的生命",
      "割腕",
      "自残",
      "跳楼",
      "轻生",
      "kill myself",
      "end my life",
      "suicide",
      "suicidal",
      "self harm",
      "want to die",
    ]),
  })
  .prefault({});

export type ModerationWords = z.output<typeof moderationSettings>;
