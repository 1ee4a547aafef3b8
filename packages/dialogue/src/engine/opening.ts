import { DEFAULTS } from "../defaults/defaults.ts";
import type { Memory } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import { randomOf } from "../random.ts";
import { NEUTRAL } from "../style.ts";
import { inLanguage } from "../text/language.ts";
import { fill, slotsOf } from "./fill.ts";
import type { PreparedPersona } from "./prepare.ts";

interface Opening {
  readonly seed: string | number;
  readonly language?: Language;
  readonly memories?: readonly Memory[];
  readonly now?: string;
}

/** What the character says first, to somebody new or to somebody it remembers. */
export function opening(
  { persona }: PreparedPersona,
  { seed, language = "zh", memories = [], now }: Opening,
): string {
  const slots = slotsOf({ persona, memories, language, now, address: NEUTRAL.address });
  const own = inLanguage(persona.greetings, language);
  const lines = own.length > 0 ? own : DEFAULTS[language].greetings;
  const filled = lines.flatMap((line) => fill(line, slots) ?? []);
  return randomOf(String(seed)).pick(filled) ?? persona.name;
}
