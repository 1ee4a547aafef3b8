import { expect, it } from "vitest";
import { plainSum } from "./arithmetic.ts";

it.each([
  ["48 + 75 + 19", "142"],
  ["2加3乘4是多少", "14"],
  ["(2+3)*4=?", "20"],
  ["what is 1000 divided by 8", "125"],
  ["三百五十六加上四百二十七等于几", "783"],
  ["四百加二百五，我算着是650，对不对", "650"],
])("computes %s", (text, result) => expect(plainSum(text)?.result).toBe(result));

it("shows what was added up", () => expect(plainSum("17乘23")?.sum).toBe("17 × 23"));

it.each([
  "我今年25岁",
  "2025-08-20",
  "今天一起吃饭吗",
  "8除以0",
  "我住3楼302",
  "满200减30，又要凑单",
  "外卖40 减6 再加点别的 9",
])("finds no sum in %s", (text) => expect(plainSum(text)).toBeNull());
