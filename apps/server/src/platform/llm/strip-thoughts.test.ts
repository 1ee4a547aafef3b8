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
    ["let me see</think>\n你好", "你好"],
    ["<thinking>a</thinking>你好", "你好"],
    ["[THINK]a[/THINK]你好", "你好"],
    ["◁think▷a◁/think▷你好", "你好"],
    ["<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final<|message|>你好", "你好"],
  ])("are taken out of %j", (text, said) => {
    expect(withoutThoughts(text)).toBe(said);
  });

  it("are taken out alike wherever the text is cut", () => {
    const part = fc.constantFrom("<think>", "</think>", "<", "think", ">", "你好", " ", "a<b", "</thi", "\n");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (parts, step) => {
        const text = parts.join("");
        const said = (length: number, thinksFirst: boolean) => {
          const strip = stripThoughts({ thinksFirst });
          let visible = "";
          for (let at = 0; at < text.length; at += length) visible += strip.push(text.slice(at, at + length));
          return [visible + strip.end(), strip.shownThoughts];
        };
        for (const thinksFirst of [false, true])
          expect(said(step, thinksFirst)).toEqual(said(text.length || 1, thinksFirst));
      }),
    );
  });

  it("hold back no more than a tag that may be beginning", () => {
    const strip = stripThoughts();
    expect(strip.push("Hello")).toBe("Hello");
    expect(strip.push(" <th")).toBe(" ");
    expect(strip.push("e end")).toBe("<the end");
  });

  it("whose opening tag is swallowed are hidden once that is known, and nothing is lost without any", () => {
    const strip = stripThoughts();
    strip.push("hm, let me see");
    strip.push("</think>");
    expect(strip.shownThoughts).toBe(true);
    const first = stripThoughts({ thinksFirst: true });
    expect(first.push("hm") + first.push("</thi") + first.push("nk>\n你好") + first.end()).toBe("你好");
    const none = stripThoughts({ thinksFirst: true });
    expect(none.push("你好") + none.end()).toBe("你好");
  });
});
