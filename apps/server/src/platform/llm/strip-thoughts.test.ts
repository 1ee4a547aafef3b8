import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stripThoughts, withoutThoughts } from "./strip-thoughts.ts";

describe("thoughts", () => {
  it.each([
    ["<think>let me see</think>\n\nHello", "Hello"],
    ["A < b and a <thin line", "A < b and a <thin line"],
    ["Hello <think>more</think>you", "Hello you"],
    ["<think>never ends", ""],
    ["</think>Hello", "Hello"],
    ["Hello <thi", "Hello <thi"],
    ["<think></think>", ""],
    ["<think>a</think><think>b</think> 你好", "你好"],
  ])("are taken out of %j", (text, said) => {
    expect(withoutThoughts(text)).toBe(said);
  });

  it("are taken out alike wherever the text is cut", () => {
    const part = fc.constantFrom("<think>", "</think>", "<", "think", ">", "你好", " ", "a<b", "</thi", "\n");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (parts, step) => {
        const text = parts.join("");
        const strip = stripThoughts();
        let said = "";
        for (let at = 0; at < text.length; at += step) said += strip.push(text.slice(at, at + step));
        expect((said + strip.end()).trim()).toBe(withoutThoughts(text));
      }),
    );
  });

  it("hold back no more than a tag that may be beginning", () => {
    const strip = stripThoughts();
    expect(strip.push("Hello")).toBe("Hello");
    expect(strip.push(" <th")).toBe(" ");
    expect(strip.push("e end")).toBe("<the end");
  });
});
