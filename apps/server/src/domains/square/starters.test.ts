import { POST_TEXT_MAX, POST_TITLE_MAX } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { STARTER_AUTHORS } from "./starters/index.ts";
import { TOPICS } from "./topics.ts";

const all = STARTER_AUTHORS.flatMap(({ posts }) => posts);

describe("the words of the starter posts", () => {
  it("are forty, of their own, within the lengths and in a room", () => {
    expect(all).toHaveLength(40);
    expect(new Set(all.map(({ key }) => key)).size).toBe(40);
    expect(new Set(all.map(({ text }) => text)).size).toBe(40);
    for (const { key, title, text, topic } of all) {
      expect(title.length, key).toBeLessThanOrEqual(POST_TITLE_MAX);
      expect(text.length, key).toBeLessThanOrEqual(POST_TEXT_MAX);
      expect(TOPICS.map((room) => room.key)).toContain(topic);
    }
  });
});
