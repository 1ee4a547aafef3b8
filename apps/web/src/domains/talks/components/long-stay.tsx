import { useLongStay } from "../use-long-stay.ts";

/** Where one talks with a character in an ordinary chat: after two hours in a row it suggests a break. */
export function LongStay({ active }: { active: boolean }) {
  useLongStay(active);
  return null;
}
