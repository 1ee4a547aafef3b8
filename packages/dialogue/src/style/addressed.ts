import type { Language } from "../persona.ts";

interface Address {
  readonly address: string;
  readonly warmth: number;
  readonly language: Language;
  readonly now: (share: number) => boolean;
}

/** Calls the user by the chosen word, at the beginning of some lines. */
export function addressed(text: string, { address, warmth, language, now }: Address): string {
  const name = address.trim().slice(0, 20);
  if (name === "" || text.includes(name) || !now(0.15 + (warmth / 100) * 0.3)) return text;
  const gesture = /^\s*(?:（[^（）]*）|\([^()]*\)|\*[^*]+\*)\s*/u.exec(text)?.[0] ?? "";
  const rest = text.slice(gesture.length);
  if (language === "zh") return `${gesture}${name}，${rest}`;
  const lowered = /^(?:I\b|I')/u.test(rest) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1);
  return `${gesture}${name}, ${lowered}`;
}
