import type { Message } from "@4d/sync";
import { describe, expect, it } from "vitest";
import { currentQuote, type Quote } from "./quote-rules.ts";

const quote: Quote = { id: 5, sendId: 2, name: "Otto", type: 0, text: "tea at five" };
const held = (more: Partial<Message>): Message => ({
  ...{
    chatId: "p:2",
    id: 5,
    tmpId: null,
    sendId: 2,
    type: 0,
    content: "tea at five",
    status: 0,
    sendTime: 1,
  },
  ...more,
});

describe("a quote follows what it quotes", () => {
  it.each([
    ["that is not known here", undefined, quote],
    ["that nobody changed", held({}), quote],
    ["that was edited before it was quoted", held({ editedAt: 7 }), quote],
    [
      "that was edited since",
      held({ content: "tea at six", editedAt: 9 }),
      { ...quote, text: "tea at six", edited: 9 },
    ],
    ["that was recalled", held({ status: 2, content: "" }), { ...quote, text: "" }],
    [
      "that was edited at length",
      held({ content: "x".repeat(500), editedAt: 9 }),
      { ...quote, text: "x".repeat(120), edited: 9 },
    ],
  ])("%s", (_, message, expected) => {
    expect(currentQuote(quote, message)).toEqual(expected);
  });

  it("that the server knows a later edit of", () => {
    const later = { ...quote, text: "tea at seven", edited: 12 };
    expect(currentQuote(later, held({ content: "tea at six", editedAt: 9 }))).toBe(later);
  });

  it("that is over stays over", () => {
    const over = { ...quote, text: "" };
    expect(currentQuote(over, held({ content: "tea at six", editedAt: 9 }))).toBe(over);
  });
});
