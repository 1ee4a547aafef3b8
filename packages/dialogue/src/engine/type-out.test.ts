import { expect, it } from "vitest";
import { typeOut } from "./type-out.ts";

it.each([
  "灯刚亮，你就到了。今天路上看得清吗？",
  "Hello there, friend. How are you?",
  "（点头）ok，好 的！\n再见",
  "",
  "😀你好",
])("types out %s without losing a sign", (text) => {
  const chunks = typeOut(text);
  expect(chunks.map((chunk) => chunk.text).join("")).toBe(text);
  expect(chunks.every(({ after }) => after > 0 && after < 600)).toBe(true);
  if (text.length > 10) expect(chunks.length).toBeGreaterThan(3);
});
