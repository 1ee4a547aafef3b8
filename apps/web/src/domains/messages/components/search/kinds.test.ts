import { expect, it } from "vitest";
import { dayStart, filterOf } from "./kinds.ts";

it("asks by words, kind and day", () => {
  expect(filterOf(" 路线 ", "all", "")).toEqual({ keyword: "路线" });
  expect(filterOf("", "image", "")).toEqual({ keyword: "", type: 1 });
  const after = new Date(2026, 10, 20).getTime();
  expect(filterOf("x", "file", "2026-11-20")).toEqual({
    keyword: "x",
    type: 2,
    after,
    before: after + 86_400_000,
  });
});

it("looks for addresses when links are wanted", () => {
  expect(filterOf("", "link", "")).toEqual({ keyword: "http", type: 0 });
  expect(dayStart("")).toBeUndefined();
});
