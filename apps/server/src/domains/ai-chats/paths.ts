import { type AiChatBranch, type AiChatPaths, branchOf } from "@4d/contract";

/** The branches of an AI chat, as stored. */
export type Paths = Pick<AiChatPaths, "active" | "branches">;

/** The most branches an AI chat can have; `SPANS_MOST` limits their spans together. */
export const BRANCHES_MOST = 50;
const SPANS_MOST = 500;

const ONE_WAY: Paths = { active: 0, branches: [] };
const FIRST: AiChatBranch = { id: 0, parent: null, after: 0, spans: [[0, null]] };

export const readPaths = (json: string | null | undefined): Paths =>
  json == null ? ONE_WAY : (JSON.parse(json) as Paths);

/** Whether there is room for another branch. Pure. */
export const hasRoom = ({ branches }: Paths): boolean =>
  branches.length < BRANCHES_MOST && branches.reduce((sum, { spans }) => sum + spans.length, 0) < SPANS_MOST;

/** The branches with the active one closed at `newestId`; empty branches are dropped. Pure. */
function endActiveBranch({ active, branches }: Paths, newestId: number): AiChatBranch[] {
  return branches
    .map((branch) =>
      branch.id === active
        ? {
            ...branch,
            spans: branch.spans
              .map(([from, to]): [number, number | null] => [from, to ?? newestId])
              .filter(([from, to]) => from !== to),
          }
        : branch,
    )
    .filter(
      ({ id, spans }, _, all) => id === 0 || spans.length > 0 || all.some(({ parent }) => parent === id),
    );
}

/** Forks after a message; `newestId` is the newest row. Null when the message is in no branch. Pure. */
export function forkPaths(paths: Paths, messageId: number, newestId: number): Paths | null {
  const known = paths.branches.length === 0 ? { active: 0, branches: [FIRST] } : paths;
  const parent = branchOf(known, messageId);
  if (!parent) return null;
  const id = Math.max(...known.branches.map((branch) => branch.id)) + 1;
  const branch: AiChatBranch = { id, parent: parent.id, after: messageId, spans: [[newestId, null]] };
  return { active: id, branches: [...endActiveBranch(known, newestId), branch] };
}

/** Switches to another branch; null when no branch has this id. Pure. */
export function switchPath(paths: Paths, id: number, newestId: number): Paths | null {
  if (id === paths.active) return paths;
  if (!paths.branches.some((branch) => branch.id === id)) return null;
  const branches = endActiveBranch(paths, newestId).map((branch) =>
    branch.id === id ? { ...branch, spans: [...branch.spans, [newestId, null] as [number, null]] } : branch,
  );
  return { active: id, branches };
}
