import { cleanName, cleanWords, isTip } from "@4d/contract";

/**
 * Whether a JSON text holds anything a clean name would not: invisible, direction-changing or unassigned characters,
 * stacked marks, a value that begins with one, half a surrogate pair. Few responses do, and only those are cleaned.
 */
const NEEDS_CLEANING =
  /[\p{DI}\p{Bidi_C}\p{Co}\p{NChar}\u2028\u2029\u2800\uFFF9-\uFFFC\u{13430}-\u{13442}\u{1D159}]|\u{1107F}|\u{16FE4}|\p{M}{4}|"\p{M}|\\u[dD][89a-fA-F]/u;

const list = (names: string) => new Set(names.trim().split(/\s+/));
/** Fields that name people, groups and things. */
const LINES = list(`
  nickName nickname showNickName remarkNickName sendNickName remark showGroupName remarkGroupName groupName name nameEn
  title subtitle tagline region author actor targetName by reporter winner subject device site label startedBy
  endingName gift`);
const LISTS = list("labels tags options starters reasons about");
const WORDS = list("signature notice note reason message question announcement appeal");
/** When one of these is empty, the number is shown instead. */
const NUMBERED_WHEN_EMPTY = list("nickName showNickName sendNickName name");

function numbered(holder: object): string {
  const known: Record<string, unknown> = { ...holder };
  const id = known.userId ?? known.sendId ?? known.id;
  return typeof id === "number" ? `#${id}` : "…";
}

function cleanValue(this: object, key: string, value: unknown): unknown {
  if (typeof value === "string") {
    if (LINES.has(key))
      return cleanName(value) || (value !== "" && NUMBERED_WHEN_EMPTY.has(key) ? numbered(this) : "");
    const isWords = WORDS.has(key) || (key === "content" && "type" in this && isTip(Number(this.type)));
    return isWords ? cleanWords(value) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return LISTS.has(key)
      ? value.map((one: unknown) => (typeof one === "string" ? cleanName(one) : one))
      : value;
  if (key !== "args") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, typeof one === "string" ? cleanName(one) : one]),
  );
}

/**
 * Serialises what leaves for a terminal. Names older than name cleaning (`cleanName`) are still raw in the tables and
 * are cleaned here; people without a visible name are shown by number.
 */
export function toClientJson(value: unknown): string {
  const text = JSON.stringify(value);
  return NEEDS_CLEANING.test(text) ? JSON.stringify(value, cleanValue) : text;
}
