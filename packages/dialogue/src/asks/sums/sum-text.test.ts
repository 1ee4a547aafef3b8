import { expect, it } from "vitest";
import { quantitiesOf } from "./quantities.ts";
import { sumText } from "./sum-text.ts";

it.each([
  ["鸭蛋3块6", "鸭蛋3.6块"],
  ["两块三毛五", "2.35块"],
  ["五斤二两", "5.2斤"],
  ["四杯半", "4.5杯"],
  ["一个半钟头", "1.5个钟头"],
  ["零下六度", "-6度"],
  ["百分之四十", "40%"],
  ["四成", "40%"],
  ["五分之三", "3/5"],
  ["七点八万", "78000"],
  ["120万", "1200000"],
  ["salary of 90k", "salary of 90000"],
  ["a 10k run in 50 minutes", "a 10km run in 50 minutes"],
  ["3 and a half cups", "3.5 cups"],
  ["half a dozen", "6"],
  ["汇率6.9,300美元", "汇率6.9,300美元"],
])("reads %s", (text, digits) => expect(sumText(text)).toBe(digits));

it("gives every number its unit, and leaves out ordinals, dates and hours", () => {
  const read = (text: string) =>
    quantitiesOf(sumText(text)).map(({ value, unit }) => [value, unit?.dimension ?? null]);
  expect(read("第3天买了7颗糖花了9块5，6个人分")).toEqual([
    [7, "count:颗"],
    [9.5, "money"],
    [6, "people"],
  ]);
  expect(read("$18 for 5 apples and 250 ml of milk")).toEqual([
    [18, "money"],
    [5, "count:apple"],
    [250, "volume"],
  ]);
  expect(read("3号下午6:30见")).toEqual([]);
});
