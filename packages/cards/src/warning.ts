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

/** A list of warnings and the function that adds to it; a hostile card's thousands are cut at a hundred. */
export function noteInto(warnings: Warning[]): Note {
  return (kind, field, count) => {
    if (warnings.length >= 100) return;
    const label = labelOf(field ?? "");
    const say = (lang: "zh" | "en") =>
      sentences[kind][lang].replace(/\{(f|n)\}/gu, (_, what) =>
        what === "f" ? label[lang] : `${count ?? ""}`,
      );
    warnings.push({ kind, ...(field === undefined ? {} : { field }), zh: say("zh"), en: say("en") });
  };
}
