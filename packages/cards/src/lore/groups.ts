import type { Candidate, Lore } from "./candidate.ts";
import { chanceOf } from "./chance-and-time.ts";
import type { Scan } from "./scan.ts";

const groupsOf = ({ conditions }: Candidate): string[] =>
  (conditions.group ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** The member of a group that is used: one that stays, else the foremost that claims to be first, else one by weight. */
function chosenOf<E extends Lore>(
  members: readonly Candidate<E>[],
  name: string,
  scan: Scan,
): Candidate<E> | undefined {
  const staying = members.find(({ sticks }) => sticks);
  if (staying) return staying;
  const first = members
    .filter(({ conditions }) => conditions.groupFirst)
    .reduce<Candidate<E> | undefined>(
      (best, one) => (best && best.entry.insertionOrder >= one.entry.insertionOrder ? best : one),
      undefined,
    );
  if (first) return first;
  const weight = ({ conditions }: Candidate<E>) => conditions.groupWeight ?? 100;
  let left = chanceOf(scan, `g${name}`) * members.reduce((sum, one) => sum + weight(one), 0);
  return members.find((one) => {
    left -= weight(one);
    return left < 0;
  });
}

/** The candidates with only one left of each group, and none of a group that has one already. */
export function oneOfEachGroup<E extends Lore>(
  now: readonly Candidate<E>[],
  before: readonly Candidate<E>[],
  scan: Scan,
): Candidate<E>[] {
  const taken = new Set(before.flatMap(groupsOf));
  let left = [...now];
  for (const name of new Set(now.flatMap(groupsOf))) {
    const members = left.filter((one) => groupsOf(one).includes(name));
    const chosen = taken.has(name) ? undefined : chosenOf(members, name, scan);
    left = left.filter((one) => one === chosen || !members.includes(one));
  }
  return left;
}
