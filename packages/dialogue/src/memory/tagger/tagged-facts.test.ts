import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Memory } from "../../dialogue.ts";
import { withTagged } from "./tagged-facts.ts";

const NOTHING = { before: "", names: {}, today: null };
const said = (facts: readonly Memory[]): string[] =>
  facts.map(({ kind, value, about, when }) => [about, `${kind}:`, value, when].filter(Boolean).join(" "));
const read = (text: string, given: object = {}): string[] =>
  said(withTagged([], { ...NOTHING, text, ...given }));

interface Row {
  readonly category: string;
  readonly lines: readonly (string | object)[];
  readonly facts: readonly { readonly value: string }[];
}

describe("facts found by what was learned", () => {
  it("says what, and whose", () => {
    expect(read("我妈在超市当收银员")).toContain("mother job: 收银员");
    expect(read("my sister Nina just moved to Leeds")).toContain("sister name: Nina");
  });

  it("gives a plan its day", () => {
    const facts = read("下周三我要去面试", { today: Date.UTC(2026, 10, 28) / 86_400_000 });
    expect(facts).toEqual(["plan: 面试 2026-12-02"]);
  });

  it("leaves to the rules what they have read", () => {
    const ruled: Memory[] = [{ kind: "job", value: "护士" }];
    expect(withTagged(ruled, { ...NOTHING, text: "我是护士" })).toEqual(ruled);
  });

  it.each([
    "要是我有条狗，我就叫它旺财",
    "我朋友说他想养只狗",
    "对方是个程序员",
    "豆豆没发烧，只是咳嗽",
    "我没对蜂蜜过敏",
    "i'm not allergic to honey",
    "你喜欢吃香菜吗",
    "what's your favourite food",
    "",
  ])("finds nothing in %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("does not learn lines by heart: it finds values in lines that it was never shown", () => {
    const file = readFileSync(new URL("../../../evaluation/facts.dev.jsonl", import.meta.url), "utf8");
    const rows = file
      .split("\n")
      .filter((row) => row !== "")
      .map((row) => JSON.parse(row) as Row);
    const single = rows.flatMap(({ lines: [line, ...more], facts, category }) =>
      typeof line === "string" && more.length === 0 ? [{ line, facts, category }] : [],
    );
    const valuesOf = (text: string) => withTagged([], { ...NOTHING, text }).map(({ value }) => value);
    const stating = single.filter(({ facts }) => facts.length > 0);
    const found = stating.filter(({ line, facts }) => {
      const values = valuesOf(line);
      return facts.some((fact) =>
        values.some((value) => value.includes(fact.value) || fact.value.includes(value)),
      );
    });
    const free = single.filter(({ category }) => category === "none");
    const clean = free.filter(({ line }) => valuesOf(line).length === 0);
    expect(found.length / stating.length).toBeGreaterThan(0.5);
    expect(clean.length / free.length).toBeGreaterThan(0.85);
  });
});
