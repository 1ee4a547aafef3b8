import { expect, it } from "vitest";
import { compute } from "./arithmetic.ts";

it.each([
  ["48 + 75 + 19", "142"],
  ["2加3乘4是多少", "14"],
  ["(2+3)*4=?", "20"],
  ["what is 1000 divided by 8", "125"],
  ["三百五十六加上四百二十七等于几", "783"],
  ["15 percent of 80", "12"],
  ["从8000涨到9000，涨了百分之几", "12.5%"],
  ["满300减50，我这单468，付多少", "418"],
  ["原价200打八五折多少", "170"],
  ["第二件半价，一件89，两件一共多少", "133.5"],
  ["square root of 144", "12"],
  ["85、92、78的平均分是多少", "85"],
  ["仨人分一百块怎么分", "33.33"],
])("computes %s", (text, result) => expect(compute(text)?.result).toBe(result));

it("shows what was added up", () => expect(compute("17乘23")?.sum).toBe("17 × 23"));

it.each(["我今年25岁", "2025-08-20", "今天一起吃饭吗", "8除以0", "我住3楼302"])(
  "finds no sum in %s",
  (text) => expect(compute(text)).toBeNull(),
);
