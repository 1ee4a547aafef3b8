import { expect, it } from "vitest";
import { arrange, type Candidate } from "./arrange.ts";

const post = (id: number, author_id: number, newcomer = false): Candidate => ({ id, author_id, newcomer });
const ids = (arranged: ReturnType<typeof arrange>) => arranged.map(({ post: { id } }) => id);

it("shows an author once in ten places while there are others", () => {
  // The best hundred are by one author, then come thirty authors with ten each.
  const best = Array.from({ length: 100 }, (_, n) => post(n + 1, 1));
  const others = Array.from({ length: 300 }, (_, n) => post(1000 + n, 2 + (n % 30)));
  const arranged = arrange([...best, ...others], 200);
  const authors = arranged.map(({ post: { author_id } }) => author_id);
  for (let from = 0; from + 10 <= authors.length; from += 1)
    expect(new Set(authors.slice(from, from + 10)).size).toBe(10);
  expect(arranged[0]?.post.id).toBe(1);
  expect(arranged[10]?.post.id).toBe(2);
});

it("keeps three of twenty places for who has only begun", () => {
  const known = Array.from({ length: 400 }, (_, n) => post(n + 1, n + 1));
  const fresh = Array.from({ length: 40 }, (_, n) => post(1000 + n, 1000 + n, true));
  const arranged = arrange([...known, ...fresh], 200);
  expect(arranged.filter(({ newcomer }) => newcomer)).toHaveLength(30);
  for (let from = 0; from + 20 <= 200; from += 20)
    expect(arranged.slice(from, from + 20).filter(({ newcomer }) => newcomer)).toHaveLength(3);
  expect(ids(arranged).filter((id) => id >= 1000)).toEqual(Array.from({ length: 30 }, (_, n) => 1000 + n));
});

it("loses nobody and repeats nobody, however few authors there are", () => {
  const all = Array.from({ length: 7 }, (_, n) => post(n + 1, n < 5 ? 1 : 2));
  expect(ids(arrange(all, 50)).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ids(arrange(all, 3))).toHaveLength(3);
  expect(arrange([], 10)).toEqual([]);
});

it("otherwise keeps the ranking", () => {
  const all = Array.from({ length: 30 }, (_, n) => post(n + 1, n + 1));
  expect(ids(arrange(all, 30))).toEqual(all.map(({ id }) => id));
});

it("keeps the fifth, twelfth and nineteenth place of twenty for the new, and takes the best of them", () => {
  const known = Array.from({ length: 60 }, (_, n) => post(n + 1, n + 1));
  const fresh = Array.from({ length: 8 }, (_, n) => post(1000 + n, 1000 + n, true));
  const places = arrange([...known, ...fresh], 60).flatMap(({ newcomer }, place) =>
    newcomer ? [place] : [],
  );
  expect(places).toEqual([4, 11, 18, 24, 31, 38, 44, 51]);
});

it("says of a newcomer whose turn it is at a kept place that the place was kept", () => {
  const all = Array.from({ length: 10 }, (_, n) => post(n + 1, n + 1, n === 4));
  expect(
    arrange(all, 10)
      .map(({ newcomer }) => newcomer)
      .indexOf(true),
  ).toBe(4);
});

it("says of a newcomer who ranks by merit that no place was kept", () => {
  const all = [post(1, 1, true), ...Array.from({ length: 30 }, (_, n) => post(n + 2, n + 2))];
  const arranged = arrange(all, 31);
  expect(arranged[0]).toEqual({ post: all[0], newcomer: false });
  expect(arranged.some(({ newcomer }) => newcomer)).toBe(false);
});

it("gives a kept place to the newcomer's next post when their best has passed", () => {
  const all = [
    post(1, 1, true),
    post(2, 1, true),
    post(3, 1),
    ...Array.from({ length: 40 }, (_, n) => post(n + 10, n + 10)),
  ];
  // Their second post may come from the eleventh place on, and the twelfth is reserved.
  expect(arrange(all, 30).findIndex(({ post: { id } }) => id === 2)).toBe(10);
  const late = [...all.slice(3), ...all.slice(0, 3)];
  const arranged = arrange(late, 43);
  expect(arranged.findIndex(({ post: { id } }) => id === 1)).toBe(4);
  expect(arranged.findIndex(({ post: { id } }) => id === 2)).toBe(18);
});

it("puts a rested author back where their next post belongs, not where the last one stood", () => {
  const two = [
    post(1, 1),
    ...Array.from({ length: 25 }, (_, n) => post(n + 2, n + 2)),
    post(90, 1),
    post(91, 99),
  ];
  expect(ids(arrange(two, 40))).toEqual(two.map(({ id }) => id));
});

it("goes on with whoever was shown longest ago where there are too few", () => {
  const all = [1, 2, 3].flatMap((author) =>
    Array.from({ length: 3 }, (_, n) => post(author * 10 + n, author)),
  );
  expect(ids(arrange(all, 9))).toEqual([10, 20, 30, 11, 21, 31, 12, 22, 32]);
});
