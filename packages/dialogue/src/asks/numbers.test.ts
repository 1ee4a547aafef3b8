import { expect, it } from "vitest";
import { inDigits, written } from "./numbers.ts";

it.each([
  ["三百五十六加上四百二十七", "356加上427"],
  ["两万三", "23000"],
  ["三百五", "350"],
  ["一千零一", "1001"],
  ["三点五公里", "3.5公里"],
  ["八点二十分", "8点20分"],
  ["两天半", "2.5天"],
  ["俩半钟头", "2.5钟头"],
  ["半斤", "0.5斤"],
  ["160万和2千4", "1600000和2400"],
  ["三点二万", "32000"],
  ["比率1.5,300个", "比率1.5,300个"],
  ["一半，一开始", "一半，一开始"],
  ["二分之一", "0.5"],
  ["twenty-five and one hundred and five", "25 and 105"],
  ["１,２００ 元", "1200 元"],
  ["一起去，一下子，万一", "一起去，一下子，万一"],
])("reads the numbers of %s", (text, digits) => expect(inDigits(text)).toBe(digits.normalize("NFKC")));

it("writes at most four decimals, and none that say nothing", () => {
  expect([written(0.1 + 0.2), written(12), written(1 / 3), written(1234.567)]).toEqual([
    "0.3",
    "12",
    "0.3333",
    "1234.57",
  ]);
});
