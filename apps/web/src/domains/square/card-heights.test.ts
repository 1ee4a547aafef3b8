import type { PostCard } from "@4d/contract";
import { expect, it } from "vitest";
import { CardHeights } from "./card-heights.ts";
import { CARD_GAP } from "./masonry.ts";

const card = (id: number): PostCard => ({ id, title: "", excerpt: "", cover: null }) as unknown as PostCard;

it("takes cards for as high as expected until they turn out otherwise", () => {
  const heights = new CardHeights(180);
  const cards = [card(1), card(2), card(3)];
  const tops = heights.topsOf([cards, []]);
  const each = heights.expectedHeight(card(1));
  const now = () => tops().map((column) => Array.from(column));
  expect(now()).toEqual([[0, each, 2 * each, 3 * each], [0]]);
  heights.record(2, 0);
  expect(now()).toEqual([[0, each, 2 * each, 3 * each], [0]]);
  heights.record(2, 90);
  expect(now()[0]).toEqual([0, each, each + 90 + CARD_GAP, 2 * each + 90 + CARD_GAP]);
  expect([heights.heightOf(card(1)), heights.heightOf(card(2))]).toEqual([each - CARD_GAP, 90]);
});

it("reckons in the same arrays, so that a scroll leaves none behind", () => {
  const heights = new CardHeights(180);
  const tops = heights.topsOf([[card(1)]]);
  const before = tops();
  heights.record(1, 90);
  expect(tops()).toBe(before);
  expect(tops()[0]).toBe(before[0]);
});
