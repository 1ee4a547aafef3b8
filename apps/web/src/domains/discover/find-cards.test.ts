import type { GroupCard, User } from "@4d/contract";
import { expect, it } from "vitest";
import { coverHeight, interleaveCards, splitIntoColumns } from "./find-cards.ts";

const user = (id: number): User => ({
  id,
  userName: `user${id}`,
  nickName: `User ${id}`,
  sex: 2,
  type: 1,
  signature: "",
  region: "",
  headImage: "",
  headImageThumb: "",
  online: null,
  isBanned: false,
  reason: "",
});
const group = (id: number, joined = false): GroupCard => ({
  id,
  name: `Group ${id}`,
  headImageThumb: "",
  memberCount: 3,
  joined,
  joinApproval: false,
});
const names = (cards: ReturnType<typeof interleaveCards>) =>
  cards.map((item) => (item.kind === "person" ? `p${item.user.id}` : `g${item.card.id}`));

it("alternates people and groups, and puts groups I am in last", () => {
  const people = [1, 2, 3].map((id) => ({ user: user(id), mutual: 0 }));
  expect(names(interleaveCards(people, [group(1, true), group(2)]))).toEqual(["p1", "p2", "g2", "p3", "g1"]);
  expect(names(interleaveCards([], [group(5)]))).toEqual(["g5"]);
  expect(interleaveCards([], [])).toEqual([]);
});

it("makes columns of about the same height, with all cards", () => {
  const cards = interleaveCards(
    Array.from({ length: 30 }, (_, at) => ({ user: user(at + 1), mutual: 0 })),
    Array.from({ length: 12 }, (_, at) => group(at + 1)),
  );
  const [left, right] = splitIntoColumns(cards);
  expect(left.length + right.length).toBe(42);
  const height = (column: typeof left) => column.reduce((sum, card) => sum + coverHeight(card) + 78, 0);
  expect(Math.abs(height(left) - height(right))).toBeLessThan(300);
});
