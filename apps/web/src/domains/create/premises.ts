import { t } from "../../platform/i18n/i18n.ts";

const all = (): string[] => t("create.premises").split("\n");
const IDEAS = 3;

/** A random premise other than the present one. */
export function randomPremise(now: string): string {
  const others = all().filter((one) => one !== now);
  return others[Math.floor(Math.random() * others.length)] ?? now;
}

/** Three premises, different ones each day. */
export function ideasOfTheDay(): string[] {
  const premises = all();
  const day = Math.floor(Date.now() / 86_400_000) * IDEAS;
  return Array.from({ length: IDEAS }, (_, at) => premises[(day + at) % premises.length] ?? "");
}
