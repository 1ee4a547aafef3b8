import { labelOf } from "./field-labels.ts";

/** Everything a reader may want to know about a card that was still read or written. */
const sentences = {
  newer: {
    zh: "这张卡的格式较新({n}),部分内容可能不生效",
    en: "The card has a newer format ({n}). Parts of it may have no effect",
  },
  cut: {
    zh: "「{f}」太长,已截短(原有 {n} 字),导出时保留全文",
    en: "{f} was shortened (it had {n} characters). An export keeps all of it",
  },
  leftOut: {
    zh: "「{f}」有 {n} 项未采用,导出时保留",
    en: "{n} of {f} were not imported. An export keeps them",
  },
  wrongType: { zh: "「{f}」格式不对,已忽略", en: "{f} has the wrong format and was ignored" },
  cleaned: { zh: "已去掉无法保存的字符", en: "Characters that can’t be stored were removed" },
  nameFromFile: { zh: "卡里没有名字,用了文件名", en: "The card has no name, so the file’s is used" },
  fellBack: { zh: "新版数据已损坏,读取了旧版数据", en: "The newer data is damaged, so the older was read" },
  assetMissing: { zh: "素材「{f}」不在文件里", en: "The asset {f} isn’t in the file" },
  remoteAssets: { zh: "{n} 个网络素材不会下载", en: "{n} assets on the web are not downloaded" },
  loreUndone: {
    zh: "{n} 条世界书用到「{f}」,这里不支持,其余照用,导出时保留",
    en: "{n} lore entries use {f}, which isn’t done here; the rest of them is used, and an export keeps it",
  },
  partUndone: {
    zh: "卡里的{f}，这里不支持，导出时保留",
    en: "The card’s {f} aren’t done here. An export keeps them",
  },
  more: { zh: "还有 {n} 处类似的问题没有列出", en: "{n} more like these are not listed" },
  assetsLeftOut: { zh: "{n} 个素材放不进这种格式", en: "{n} assets don’t fit into this format" },
} as const;

export type WarningKind = keyof typeof sentences;

/**
 * Something noticed while reading or writing; `field` is a path in the card such as
 * `character_book.entries[2].content`.
 */
export interface Warning {
  readonly kind: WarningKind;
  readonly field?: string;
  readonly zh: string;
  readonly en: string;
}

export type Note = (kind: WarningKind, field?: string, count?: number | string) => void;
/** Ignores all notes: for reading a value only to compare it. */
export const silent: Note = () => {};

const MOST = 100;
/** Whether a note is about one of many: an entry, an item of a list, a file. */
const isPart = ({ kind, field = "" }: Pick<Warning, "kind" | "field">) =>
  kind === "assetMissing" || field.includes("[");

function warningOf(kind: WarningKind, field: string | undefined, count: number | string = ""): Warning {
  const label = labelOf(field ?? "");
  const say = (lang: "zh" | "en") =>
    sentences[kind][lang].replace(/\{(f|n)\}/gu, (_, what) => (what === "f" ? label[lang] : `${count}`));
  return { kind, ...(field === undefined ? {} : { field }), zh: say("zh"), en: say("en") };
}

/**
 * A list of warnings and the function that adds to it: what is about the whole file comes first. A card's thousands
 * about its parts are cut at a hundred, and the last one says how many more there are.
 */
export function noteInto(warnings: Warning[]): Note {
  // The list may have been begun by another reader.
  let beyond = Number.parseInt(warnings.find(({ kind }) => kind === "more")?.en ?? "0", 10);
  return (kind, field, count) => {
    const warning = warningOf(kind, field, count);
    const listed = warnings.filter(({ kind: one }) => one !== "more");
    const wholes = listed.filter((one) => !isPart(one)).length;
    if (!isPart(warning)) {
      if (wholes < MOST) warnings.splice(wholes, 0, warning);
    } else if (listed.length - wholes < MOST) warnings.push(warning);
    else {
      beyond += 1;
      if (listed.length < warnings.length) warnings.pop();
      warnings.push(warningOf("more", undefined, beyond));
    }
  };
}
