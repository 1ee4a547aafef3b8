import { expect, it } from "vitest";
import { type AiChatBranch, branchesAfter, isOnPath } from "./ai-chat-paths.ts";

const branch = (
  id: number,
  parent: number | null,
  after: number,
  ...spans: AiChatBranch["spans"]
): AiChatBranch => ({
  id,
  parent,
  after,
  spans,
});
const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const path = (active: number, ...branches: AiChatBranch[]) =>
  rows.filter((id) => isOnPath({ active, branches }, id));

it("is the whole chat while it never branched", () => {
  expect(path(0)).toEqual(rows);
  expect(branchesAfter({ active: 0, branches: [] }, 3)).toEqual({ ids: [], at: 0 });
});

it("leaves out what was said after the message of the branch, and nothing else", () => {
  const first = branch(0, null, 0, [0, 4]);
  const second = branch(1, 0, 2, [4, null]);
  expect(path(1, first, second)).toEqual([1, 2, 5, 6, 7, 8, 9]);
  // Back on the first branch, which then goes on.
  expect(path(0, branch(0, null, 0, [0, 4], [7, null]), branch(1, 0, 2, [4, 7]))).toEqual([1, 2, 3, 4, 8, 9]);
});

it("goes through a branch of a branch", () => {
  const ways = [branch(0, null, 0, [0, 4]), branch(1, 0, 2, [4, 7]), branch(2, 1, 5, [7, null])];
  expect(path(2, ...ways)).toEqual([1, 2, 5, 8, 9]);
  expect(branchesAfter({ active: 2, branches: ways }, 2)).toEqual({ ids: [0, 1], at: 1 });
  expect(branchesAfter({ active: 2, branches: ways }, 5)).toEqual({ ids: [1, 2], at: 1 });
  expect(branchesAfter({ active: 0, branches: ways }, 2)).toEqual({ ids: [0, 1], at: 0 });
});
