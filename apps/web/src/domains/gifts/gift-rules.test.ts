import type { Gift } from "@4d/contract";
import { expect, it } from "vitest";
import { cardState, type GiftForm, problemOf, totalOf } from "./gift-rules.ts";

const free = { people: 8, balance: 500 };
const form = (part: Partial<GiftForm>): GiftForm => ({
  kind: "group",
  mode: "lucky",
  amount: "50",
  portions: "5",
  ...part,
});
const why = (part: Partial<GiftForm>, limits = free) => problemOf(form(part), limits)?.why ?? null;

it("counts what a gift is in all: a lucky one says it, an equal one by the portion", () => {
  expect(totalOf(form({}))).toBe(50);
  expect(totalOf(form({ mode: "equal", amount: "6" }))).toBe(30);
  expect(totalOf(form({ kind: "private", mode: "equal", amount: "6", portions: "" }))).toBe(6);
});

it("says what stands in the way (CAPSULE-4)", () => {
  expect(why({})).toBeNull();
  expect(why({ kind: "private", portions: "" })).toBeNull();
  for (const amount of ["", "0", "-3", "1.5", "ten", "9999999999"]) expect(why({ amount })).toBe("total");
  for (const portions of ["", "0", "x", "101"]) expect(why({ portions })).toBe("portions");
  expect(why({ portions: "9" })).toBe("people");
  expect(why({ amount: "4" })).toBe("share");
  expect(why({ amount: "501" })).toBe("balance");
  expect(why({ amount: "501" }, { people: Infinity, balance: Infinity })).toBeNull();
});

const gift = (part: Partial<Gift>): Gift => ({
  id: 1,
  chatId: "g:7",
  messageId: 1,
  sender: { id: 2, nickName: "梅子", headImageThumb: "" },
  mode: "lucky",
  total: 10,
  portions: 2,
  message: "",
  state: "open",
  takenPortions: 0,
  takenTotal: 0,
  mine: null,
  canTake: true,
  takers: [],
  createdAt: 0,
  expiresAt: 0,
  ...part,
});
const words = (part: Partial<Gift>, me = 1) => cardState(gift(part), me).words;

it("draws a card by what is known of the gift and of whoever looks", () => {
  expect(cardState(undefined, 1)).toEqual({ look: "closed", words: null });
  expect(words({})).toBe("closed");
  expect(words({ mine: 3, state: "empty", canTake: false })).toBe("taken");
  expect(words({ state: "empty", canTake: false })).toBe("empty");
  expect(words({ state: "expired", canTake: false })).toBe("expired");
  expect(words({ canTake: false })).toBe("progress");
  expect(words({ chatId: "p:3", canTake: false }, 2)).toBe("waiting");
  expect(words({ chatId: "p:3", canTake: false, state: "empty" }, 2)).toBe("takenByFriend");
});
