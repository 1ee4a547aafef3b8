/** How a name sounds: whole and by initials, without spaces: 林晚 → linwan, lw. */
export interface PinyinKeys {
  full: string;
  initials: string;
}
export type Pinyin = (name: string) => PinyinKeys;

let loading: Promise<Pinyin> | undefined;

async function load(): Promise<Pinyin> {
  const { pinyin } = await import("pinyin-pro");
  return (name) => {
    const syllables = pinyin(name, {
      type: "array",
      toneType: "none",
      surname: "head",
      nonZh: "consecutive",
    });
    const plain = syllables.map((part) => part.toLowerCase());
    return {
      full: plain.join("").replaceAll(/\s/g, ""),
      initials: plain.map((part) => part[0] ?? "").join(""),
    };
  };
}

/** The dictionary, fetched when somebody first types a letter into a search (`FRIEND-1`). */
export function loadPinyin(): Promise<Pinyin> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
