import { expect, it } from "vitest";
import { sectionsOf } from "./sent-parts.ts";

const part = (kind: "rules" | "lore" | "history" | "note", text: string | null, tokens = 2) => ({
  ...{ kind, text, tokens },
});

it("puts what follows each other into one section, and loses no token", () => {
  const sections = sectionsOf({
    lines: [
      { role: "system", parts: [part("rules", "be kind"), part("lore", null), part("lore", null)] },
      { role: "assistant", parts: [part("history", "hello")] },
      { role: "user", parts: [part("history", "hi")] },
      { role: "system", parts: [part("note", "slowly")] },
      { role: "user", parts: [part("history", "so")] },
    ],
  });
  expect(sections.map(({ kind, tokens }) => `${kind} ${tokens}`)).toEqual([
    ...["rules 2", "lore 4", "history 4", "note 2", "history 2"],
  ]);
  expect(sections[1]?.texts).toBeNull();
  expect(sections[2]?.texts).toEqual([
    { role: "assistant", text: "hello" },
    { role: "user", text: "hi" },
  ]);
});
