import { describe, expect, it } from "vitest";
import { agree, isAbout, isFact, isImplied, isRemoved } from "./match-facts.ts";

const fact = (about: string, what: string, value: string, when: string | null = null) => ({
  ...{ about, what, value, when },
});

describe("a memory and a fact", () => {
  it("agree where one says what the other says, numbers and dates in any spelling", () => {
    expect(agree("53", "五十三")).toBe(true);
    expect(agree("28", "2")).toBe(false);
    expect(agree("给客户讲方案", "讲方案")).toBe(true);
    expect(agree("孩子三岁了还不怎么说话", "孩子三岁还不怎么说话")).toBe(true);
    expect(agree("吃榴莲", "香菜")).toBe(false);
    expect(
      isFact({ kind: "birthday", value: "March 19" }, fact("me", "birthday", "3月19日"), "2026-11-25"),
    ).toBe(true);
  });

  it("are the same only of the same kind, about the same and on the same day", () => {
    const plan = { kind: "plan", value: "讲方案", when: "2026-12-08" } as const;
    const wanted = fact("me", "plan", "给客户讲方案", "2026-12-08");
    expect(isFact(plan, wanted, "2026-12-03")).toBe(true);
    expect(isFact({ ...plan, when: "2026-12-09" }, wanted, "2026-12-03")).toBe(false);
    expect(isFact({ ...plan, when: undefined }, wanted, "2026-12-03")).toBe(false);
    expect(isFact({ ...plan, about: "mother" }, wanted, "2026-12-03")).toBe(false);
    expect(isFact({ ...plan, kind: "like" }, wanted, "2026-12-03")).toBe(false);
    expect(isFact(plan, { ...wanted, when: null }, "2026-12-03")).toBe(false);
  });

  it("are about the same where the words are of one kin", () => {
    expect(isAbout("wife", "my spouse")).toBe(true);
    expect(isAbout("shop", "my flower shop")).toBe(true);
    expect(isAbout("younger sister", "my younger brother")).toBe(false);
    expect(isAbout(undefined, "my cat")).toBe(false);
  });

  it("has what it takes for granted, and not what is gone", () => {
    expect(isImplied({ kind: "pet", value: "一条狗" }, [fact("my dog", "name", "球球")])).toBe(true);
    expect(isImplied({ kind: "pet", value: "一只猫" }, [fact("my dog", "name", "球球")])).toBe(false);
    expect(isRemoved({ kind: "employer", value: "Google" }, "me|employer|Google")).toBe(true);
    expect(isRemoved({ kind: "pastJob", value: "Google" }, "me|employer|Google")).toBe(false);
    expect(isRemoved({ kind: "health", value: "乳腺癌", about: "mother" }, "乳腺癌")).toBe(true);
  });
});
