import * as z from "zod/mini";
import { id } from "../scalars.ts";

/** One way a talk went on: rows of the private stream with `from < id <= to`; `to` is null while it goes on. */
export const talkBranch = z.object({
  /** 0 is the way it went at first. */
  id: z.number(),
  /** Which branch it left, and after which message of that one; null and 0 for the first. */
  parent: z.nullable(z.number()),
  after: z.number(),
  spans: z.array(z.tuple([z.number(), z.nullable(z.number())])),
});
export type TalkBranch = z.infer<typeof talkBranch>;

/** All ways a talk went, and the one it is on; without branches it went one way only (`characters §7.3`). */
export const talkPaths = z.object({ characterId: id, active: z.number(), branches: z.array(talkBranch) });
export type TalkPaths = z.infer<typeof talkPaths>;

type Ways = Pick<TalkPaths, "active" | "branches">;

const holds = ({ spans }: TalkBranch, rowId: number): boolean =>
  spans.some(([from, to]) => rowId > from && (to === null || rowId <= to));

/** The branch a row was said in; undefined while there are none. Pure. */
export const branchOf = ({ branches }: Ways, rowId: number): TalkBranch | undefined =>
  branches.find((branch) => holds(branch, rowId));

/** The branches from the active one back to the first. Pure. */
function chainOf({ active, branches }: Ways): TalkBranch[] {
  const chain: TalkBranch[] = [];
  const named = (wanted: number | null) => branches.find((one) => one.id === wanted);
  for (let at = named(active); at !== undefined && !chain.includes(at); at = named(at.parent)) chain.push(at);
  return chain;
}

/** Whether a row belongs to the talk as it now stands; every row does while there are no branches. Pure. */
export function isOnPath(ways: Ways, rowId: number): boolean {
  let upTo = Number.POSITIVE_INFINITY;
  for (const branch of chainOf(ways)) {
    if (rowId <= upTo && holds(branch, rowId)) return true;
    upTo = Math.min(upTo, branch.parent === null ? upTo : branch.after);
  }
  return ways.branches.length === 0;
}

/** The ways on after a message, by their branches, and which of them is on the path; one or none is no fork. Pure. */
export function waysAfter(ways: Ways, messageId: number): { ids: number[]; at: number } {
  const owner = branchOf(ways, messageId);
  if (owner === undefined) return { ids: [], at: 0 };
  const left = ways.branches.filter(({ parent, after }) => parent === owner.id && after === messageId);
  const wentOn = owner.spans.some(([, to]) => to === null || to > messageId);
  const ids = [...(wentOn ? [owner.id] : []), ...left.map((branch) => branch.id)];
  const chain = new Set(chainOf(ways).map((branch) => branch.id));
  const at = ids.findLastIndex((branchId) => chain.has(branchId));
  return { ids, at: Math.max(0, at) };
}
