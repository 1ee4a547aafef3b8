import { expect, it } from "vitest";
import { isNotHidden, isRecommendable } from "./discover.policy.ts";

const POST = { id: 1, author_id: 10, topic_id: 100 };
const nothing = { posts: [], authors: [], topics: [], hiddenAuthors: [] };
const seen = (
  preferences: Partial<Parameters<typeof isRecommendable>[1]>,
  post: Parameters<typeof isRecommendable>[0] = POST,
) => [
  isRecommendable(post, { ...nothing, ...preferences }),
  isNotHidden(post, { ...nothing, ...preferences }),
];

it("leaves out a post that was refused and an author who is hidden, wherever one looks", () => {
  expect(seen({})).toEqual([true, true]);
  expect(seen({ posts: [2, 1] })).toEqual([false, false]);
  expect(seen({ hiddenAuthors: [11, 10] })).toEqual([false, false]);
  expect(seen({ posts: [10, 2], hiddenAuthors: [1, 100] })).toEqual([true, true]);
});

it("takes two refusals of an author for one of the author, in what is recommended", () => {
  expect(seen({ authors: [10, 11, 11] })).toEqual([true, true]);
  expect(seen({ authors: [10, 11, 10] })).toEqual([false, true]);
});

it("takes four refusals in a room for one of the room, and posts without a room for none", () => {
  expect(seen({ topics: [100, 100, 100, 101] })).toEqual([true, true]);
  expect(seen({ topics: [100, 100, 100, 100] })).toEqual([false, true]);
  expect(seen({ topics: [0, 0, 0, 0, 0] }, { ...POST, topic_id: null })).toEqual([true, true]);
});
