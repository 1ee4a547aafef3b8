import { expect, it } from "vitest";
import type { MemoryKind } from "../../dialogue.ts";
import { isMisread } from "./misread.ts";

const misread = (text: string, value: string, kind: MemoryKind, about?: string) => {
  const start = text.indexOf(value);
  return isMisread({ kind, about, start, end: start + value.length, likelihood: 1 }, text);
};

it.each([
  ["我宿舍在22楼", "22"],
  ["defending my thesis at 10", "10"],
  ["i ran 30 miles", "30"],
  ["her birthday is 14 Feb", "14"],
  ["i want to run one before i'm 50", "50"],
  ["其实我结婚才三个月", "三个月"],
])("%s says no age", (text, value) => {
  expect(misread(text, value, "age")).toBe(true);
});

it.each([
  ["我22了", "22"],
  ["I'm 34 and tired", "34"],
  ["阿姨我45", "45"],
])("%s says an age", (text, value) => {
  expect(misread(text, value, "age")).toBe(false);
});

it("takes no name of theirs for the person's own", () => {
  expect(misread("我们家旺财十岁了", "旺财", "name")).toBe(true);
  expect(misread("my mate Dave moved away", "Dave", "name")).toBe(true);
  expect(misread("我叫旺财", "旺财", "name")).toBe(false);
  expect(misread("我们家旺财十岁了", "旺财", "name", "dog")).toBe(false);
});

it("knows that a baby is some months old", () => {
  expect(misread("our baby is 9 months", "9 months", "age", "child")).toBe(false);
});

it("takes no part of an animal, and no reason, for one", () => {
  expect(misread("谜底有四只脚", "四只脚", "pet")).toBe(true);
  expect(misread("i have three reasons", "three reasons", "pet")).toBe(true);
  expect(misread("我养了三只猫", "三只猫", "pet")).toBe(false);
});
