import * as z from "zod/mini";
import { id } from "../scalars.ts";

/** One branch of an AI chat: rows of the private stream with `from < id <= to`; `to` is null while it goes on. */
export const aiChatBranch = z.object({
  /** 0 is the original branch. */
  id: z.number(),
  /** The branch it left, and the last message shared with it; null and 0 for the original. */
  parent: z.nullable(z.number()),
  after: z.number(),
  spans: z.array(z.tuple([z.number(), z.nullable(z.number())])),
});
export type AiChatBranch = z.infer<typeof aiChatBranch>;

/** All branches of an AI chat, and the active one; empty while it never branched (`characters §7.3`). */
export const aiChatPaths = z.object({ characterId: id, active: z.number(), branches: z.array(aiChatBranch) });
export type AiChatPaths = z.infer<typeof aiChatPaths>;

type BranchTree = Pick<AiChatPaths, "active" | "branches">;

const containsRow = ({ spans }: AiChatBranch, rowId: number): boolean =>
  spans.some(([from, to]) => rowId > from && (to === null || rowId <= to));

/** The branch a row belongs to; undefined while there are none. Pure. */
export const branchOf = ({ branches }: BranchTree, rowId: number): AiChatBranch | undefined =>
  branches.find((branch) => containsRow(branch, rowId));

/** The branches from the active one back to the original. Pure. */
function activeChain({ active, branches }: BranchTree): AiChatBranch[] {
  const chain: AiChatBranch[] = [];
  const named = (wanted: number | null) => branches.find((one) => one.id === wanted);
  for (let at = named(active); at !== undefined && !chain.includes(at); at = named(at.parent)) chain.push(at);
  return chain;
}

/** Whether a row belongs to the active path; every row does while there are no branches. Pure. */
export function isOnPath(tree: BranchTree, rowId: number): boolean {
  let upTo = Number.POSITIVE_INFINITY;
  for (const branch of activeChain(tree)) {
    if (rowId <= upTo && containsRow(branch, rowId)) return true;
    upTo = Math.min(upTo, branch.parent === null ? upTo : branch.after);
  }
  return tree.branches.length === 0;
}

/** The branches that continue after a message, and the index of the one on the path; one or none is no fork. Pure. */
export function branchesAfter(tree: BranchTree, messageId: number): { ids: number[]; at: number } {
  const owner = branchOf(tree, messageId);
  if (owner === undefined) return { ids: [], at: 0 };
  const forked = tree.branches.filter(({ parent, after }) => parent === owner.id && after === messageId);
  const wentOn = owner.spans.some(([, to]) => to === null || to > messageId);
  const ids = [...(wentOn ? [owner.id] : []), ...forked.map((branch) => branch.id)];
  const chain = new Set(activeChain(tree).map((branch) => branch.id));
  const at = ids.findLastIndex((branchId) => chain.has(branchId));
  return { ids, at: Math.max(0, at) };
}
