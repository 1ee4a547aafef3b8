import { emptySheet } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { bandOf, strengthOf } from "./strength.ts";

const chat = ["你是谁?", "我今天有点难过", "讲个故事"].map((ask) => ({ ask, answer: "嗯。" }));

describe("how alive a character is", () => {
  it("is a silhouette that lacks everything at first", () => {
    const { score, lacks } = strengthOf(emptySheet);
    expect(score).toBe(0);
    expect(lacks[0]).toEqual({ id: "avatar", step: "look" });
  });

  it("lacks an example that answers an emotion until there is one", () => {
    const ids = (examples: typeof chat) => strengthOf({ ...emptySheet, examples }).lacks.map(({ id }) => id);
    expect(ids(chat.slice(0, 1))).toContain("feeling");
    expect(ids(chat)).not.toContain("feeling");
    expect(ids(chat)).not.toContain("examples");
  });

  it("calls no character alive without an avatar, a name and a greeting", () => {
    const rich = { ...emptySheet, name: "阿九", firstMes: "(推门)你来了。", examples: chat, intro: "x" };
    const long = { ...rich, description: "长".repeat(80), personality: "静", starters: ["嗨"], tagline: "x" };
    expect(strengthOf(long).score).toBe(59);
    expect(bandOf(strengthOf({ ...long, avatar: "/files/a.png" }).score)).toBe("alive");
  });
});
