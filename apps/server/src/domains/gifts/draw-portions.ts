import { randomInt } from "node:crypto";
import type { GiftMode } from "@4d/contract";

/** Draws from below twice the mean of what is left, so that nobody's chance depends on when he comes. */
function lucky(total: number, portions: number): number[] {
  const drawn: number[] = [];
  let remaining = total;
  for (let rest = portions; rest > 1; rest -= 1) {
    const amount = randomInt(1, Math.max(2, Math.floor((2 * remaining) / rest)));
    drawn.push(amount);
    remaining -= amount;
  }
  return [...drawn, remaining];
}

/** The portions of a gift, at least one capsule each, together its total. Equal ones need a total that divides. */
export function drawPortions(mode: GiftMode, total: number, portions: number): number[] {
  return mode === "equal" ? Array.from({ length: portions }, () => total / portions) : lucky(total, portions);
}
