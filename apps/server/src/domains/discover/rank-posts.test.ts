import { expect, it } from "vitest";
import { reasonOf } from "./rank-posts.ts";

const nobody = {
  id: 1,
  author_id: 2,
  likes: 0,
  saves: 0,
  shares: 0,
  commenters: 0,
  plays: 0,
  published_at: 0,
  official: false,
  newcomer: true,
};
const reason = (more: Partial<typeof nobody>, newcomerPositions = false) =>
  reasonOf({ ...nobody, ...more }, newcomerPositions);

it("is what adds most to the score, as the ranking weighs it", () => {
  expect(reason({ saves: 3 })).toBe("saved");
  expect(reason({ shares: 3 })).toBe("shared");
  expect(reason({ commenters: 3 })).toBe("discussed");
  expect(reason({ likes: 3 })).toBe("liked");
  expect(reason({ plays: 3 })).toBe("played");
  expect(reason({ saves: 3, likes: 11 })).toBe("saved");
  expect(reason({ saves: 3, likes: 13 })).toBe("liked");
  expect(reason({ shares: 3, plays: 11 })).toBe("shared");
  expect(reason({ shares: 3, plays: 13 })).toBe("played");
  expect(reason({ commenters: 6, likes: 11 })).toBe("discussed");
  expect(reason({ commenters: 6, likes: 13 })).toBe("liked");
  expect(reason({ saves: 4, shares: 5, commenters: 9, likes: 19, plays: 19 })).toBe("shared");
});

it("is none of what two people did, for they are not many", () => {
  expect(reason({ saves: 2, shares: 2, commenters: 2, likes: 2, plays: 2 })).toBe("fresh");
  expect(reason({ saves: 2, official: true })).toBe("official");
  expect(reason({ saves: 2, likes: 3, official: true })).toBe("liked");
});

it("is the place kept for the new, before all else", () => {
  expect(reason({ saves: 100 }, true)).toBe("newcomer");
  expect(reason({ saves: 100 })).toBe("saved");
});
