import { expect, it } from "vitest";
import { mergedRing, neighbour } from "./ai-chats.store.ts";

const ring = [1, 2, 3].map((id) => ({ id }));

it("goes round in both directions (CHAR-2)", () => {
  expect(neighbour(ring, 1, 1)?.id).toBe(2);
  expect(neighbour(ring, 3, 1)?.id).toBe(1);
  expect(neighbour(ring, 1, -1)?.id).toBe(3);
});

it("begins at an end with somebody who is not in it, and stays where nobody else is", () => {
  expect(neighbour(ring, 9, 1)?.id).toBe(1);
  expect(neighbour(ring, 9, -1)?.id).toBe(3);
  expect(neighbour([{ id: 1 }], 1, 1)).toBeNull();
  expect(neighbour([], 1, 1)).toBeNull();
});

it("keeps the order of what was there, renewed, and puts the new behind it", () => {
  const held = [
    { id: 2, name: "old" },
    { id: 1, name: "one" },
  ];
  const come = [
    { id: 1, name: "one" },
    { id: 2, name: "new" },
    { id: 3, name: "three" },
  ];
  expect(mergedRing(held, come).map(({ name }) => name)).toEqual(["new", "one", "three"]);
});
