import { once } from "./records.ts";
import { SOUNDS } from "./stock/sounds.ts";

const soundOfSigns = once(() => {
  const sounds = new Map<string, string>();
  for (const [, sound, signs] of SOUNDS.matchAll(/([a-z]+)(\p{Script=Han}+)/gu))
    for (const sign of signs ?? "") sounds.set(sign, sound ?? "");
  return sounds;
});

/** How a sign sounds, without tone: 春 is chun; undefined of a rare sign. Pure. */
export const soundOf = (sign: string): string | undefined => soundOfSigns().get(sign);

/** The groups in which finals rhyme, after the fourteen of the new rhyme book; zhi, chi and shi are one. */
const GROUPS = [
  "a ia ua",
  "o e uo",
  "ie ve",
  "ai uai",
  "ei ui",
  "ao iao",
  "ou iu",
  "an ian uan van",
  "en in un vn",
  "ang iang uang",
  "eng ing ong iong",
  "i v",
  "u",
  "er",
  "zhi",
].map((group) => group.split(" "));

/** Spellings that begin with y or w, and what they are finals of. */
const HALF_VOWELS: Readonly<Record<string, string>> = {
  yi: "i",
  ya: "ia",
  ye: "ie",
  yao: "iao",
  you: "iu",
  yan: "ian",
  yin: "in",
  yang: "iang",
  ying: "ing",
  yong: "iong",
  yu: "v",
  yue: "ve",
  yuan: "van",
  yun: "vn",
  yo: "o",
  wu: "u",
  wa: "ua",
  wo: "uo",
  wai: "uai",
  wei: "ui",
  wan: "uan",
  wen: "un",
  wang: "uang",
  weng: "eng",
};

/** The final of a sound: uang of zhuang, v of lü and of ju, zhi of shi. Pure. */
export function finalOf(sound: string): string {
  const half = HALF_VOWELS[sound];
  if (half !== undefined) return half;
  const [, initial, rest] = /^([zcs]h|[b-df-hj-np-tzx])?([a-z]+)$/u.exec(sound) ?? [];
  if (rest === "i" && /^(?:[zcs]h?|r)$/u.test(initial ?? "")) return "zhi";
  return /^[jqx]$/u.test(initial ?? "") ? (rest ?? "").replace(/^u/u, "v") : (rest ?? "");
}

/** Which rhyme group the last sign of a line belongs to; undefined of a rare sign. Pure. */
export function rhymeGroupOf(line: string): number | undefined {
  const sound = soundOf(Array.from(line).at(-1) ?? "");
  if (sound === undefined) return undefined;
  const at = GROUPS.findIndex((group) => group.includes(finalOf(sound)));
  return at < 0 ? undefined : at;
}
