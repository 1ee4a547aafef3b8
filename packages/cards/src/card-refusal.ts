import { labelOf } from "./field-labels.ts";

/** Every reason a card is not read or not written. `{f}` is the field or file it is about. */
const sentences = {
  tooLarge: { zh: "文件太大,{f}", en: "The file is too large: {f}" },
  notCard: { zh: "这不是角色卡", en: "This isn’t a character card" },
  noCard: { zh: "图片里没有角色卡", en: "There’s no character card in this picture" },
  noName: { zh: "角色卡缺少「{f}」", en: "The card has no {f}" },
  wrongShape: { zh: "角色卡的「{f}」格式不对", en: "The card’s {f} has the wrong format" },
  truncated: { zh: "文件不完整", en: "The file is incomplete" },
  badChecksum: { zh: "文件已损坏(「{f}」校验不符)", en: "The file is damaged (wrong checksum in {f})" },
  badBase64: { zh: "「{f}」里的编码已损坏", en: "The encoding inside {f} is damaged" },
  badText: { zh: "「{f}」里的文字不是 UTF-8", en: "The text of {f} is not UTF-8" },
  badJson: { zh: "「{f}」里的 JSON 已损坏", en: "The JSON of {f} is damaged" },
  tooDeep: { zh: "「{f}」嵌套太深", en: "{f} is nested too deeply" },
  badZip: { zh: "压缩包已损坏", en: "The archive is damaged" },
  encrypted: { zh: "压缩包有密码", en: "The archive is encrypted" },
  tooMany: { zh: "文件里的内容太多:{f}", en: "There is too much inside the file: {f}" },
  badPath: { zh: "压缩包里有不安全的路径「{f}」", en: "The archive contains an unsafe path: {f}" },
  bomb: { zh: "压缩包里的「{f}」展开后过大", en: "{f} is too large when unpacked" },
  noCardJson: { zh: "压缩包里没有 card.json", en: "There is no card.json in the archive" },
  noPicture: { zh: "PNG 角色卡需要一张图片", en: "A PNG card needs a picture" },
  notPng: { zh: "角色卡的图片必须是 PNG", en: "The card’s picture must be a PNG" },
} as const;

export type CardRefusalReason = keyof typeof sentences;

/** Why a card was not read or written, in a sentence for people. */
export interface CardRefusal {
  readonly reason: CardRefusalReason;
  /** The field, chunk or file it is about, where there is one. */
  readonly field?: string;
  readonly zh: string;
  readonly en: string;
}

/** Thrown only inside the package; `readCardFile` and `writeCardFile` turn it into a result. */
export class CardRefused extends Error {
  readonly refusal: CardRefusal;
  constructor(refusal: CardRefusal) {
    super(refusal.en);
    this.refusal = refusal;
  }
}

/** Refuses a card. @throws CardRefused always. */
export function refuse(reason: CardRefusalReason, field?: string): never {
  const { zh, en } = sentences[reason];
  const label = labelOf(field ?? "");
  throw new CardRefused({
    reason,
    ...(field === undefined ? {} : { field }),
    zh: zh.replace("{f}", () => label.zh),
    en: en.replace("{f}", () => label.en),
  });
}

/** The result of `work`, or the refusal it threw. */
export function orRefusal<T>(work: () => T): T | { kind: "refused"; refusal: CardRefusal } {
  try {
    return work();
  } catch (error) {
    if (error instanceof CardRefused) return { kind: "refused", refusal: error.refusal };
    throw error;
  }
}
