import type { Memory, MemoryKind } from "../dialogue.ts";
import { aNoun, isDoer, tradeOf } from "../memory/say-english.ts";
import type { Language, Persona } from "../persona.ts";
import { languageOf } from "../text/language.ts";
import { ownFacts } from "./own-facts.ts";

export type Slots = Partial<Record<string, string>>;

/** A line with its slots filled, or undefined when a slot has no value. */
export function fill(line: string, slots: Slots): string | undefined {
  let complete = true;
  const filled = line.replaceAll(/\{\{?(\w+)\}?\}/gu, (_, slot: string) => {
    const value = slots[slot.toLowerCase()];
    if (value === undefined || value === "") complete = false;
    return value ?? "";
  });
  return complete ? filled : undefined;
}

interface Known {
  readonly persona: Persona;
  readonly memories: readonly Memory[];
  readonly language: Language;
  readonly now: string | undefined;
  readonly address: string;
}

/** The slots every conversation has; a rule adds its own. */
export function slotsOf({ persona, memories, language, now, address }: Known): Slots {
  const latest = (kind: MemoryKind) =>
    memories.findLast((memory) => memory.kind === kind && memory.about === undefined)?.value;
  const calls = persona.callsUser ?? "";
  // A Chinese form of address is out of place in English, and the reverse.
  const fits = (languageOf(calls) ?? language) === language;
  const called = address || latest("nickname") || latest("name") || (fits ? calls : "") || undefined;
  return {
    ...ownFacts(persona, language),
    name: persona.name,
    char: persona.name,
    // Nobody is called 你 at the end of a sentence: such lines need a name.
    user: called ?? (language === "zh" ? undefined : "friend"),
    called,
    like: latest("like"),
    pet: latest("pet"),
    plan: latest("plan"),
    job: jobSlot(latest("job"), language),
    ...clockSlots(now, language),
  };
}

/** A job in a line of a language: a nurse; nothing where it is no word for a person. */
function jobSlot(job: string | undefined, language: Language): string | undefined {
  if (job === undefined || language === "zh") return job;
  return isDoer(job) ? aNoun(tradeOf(job)) : undefined;
}

const WEEK = ["日", "一", "二", "三", "四", "五", "六"];
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function clockSlots(now: string | undefined, language: Language): Slots {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/u.exec(now ?? "");
  if (!parts) return { daypart: language === "zh" ? "你" : "day" };
  const [year, month, day, hour, minute] = parts.slice(1).map(Number);
  const weekday = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day)).getUTCDay();
  const zh = language === "zh";
  return {
    daypart: daypart(hour ?? 0, zh),
    clock: `${hour}:${String(minute).padStart(2, "0")}`,
    date: zh ? `${month}月${day}日，星期${WEEK[weekday]}` : `${DAYS[weekday]}, ${day}/${month}`,
  };
}

function daypart(hour: number, zh: boolean): string {
  if (hour < 5) return zh ? "夜深了，你" : "night";
  if (hour < 11) return zh ? "早上" : "morning";
  if (hour < 13) return zh ? "中午" : "day";
  if (hour < 18) return zh ? "下午" : "afternoon";
  return zh ? "晚上" : "evening";
}
