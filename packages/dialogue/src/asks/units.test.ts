import { expect, it } from "vitest";
import { convertUnits } from "./units.ts";

it.each([
  ["120斤是多少公斤", "60", "公斤"],
  ["150 lbs to kg", "68.04", "公斤"],
  ["三尺是几米", "1", "米"],
  ["一亩地多少平方米", "666.67", "平方米"],
  ["how many ml in a cup", "236.59", "毫升"],
  ["两天半折合多少个钟头", "60", "小时"],
  ["whats 32f in celsius", "0", "摄氏度"],
  ["6两是多少克", "300", "克"],
  ["5英尺10是多少厘米", "177.8", "厘米"],
  ["how many inches in 3 and a half feet", "42", "英寸"],
  ["8 gallons to liters", "30.28", "升"],
  ["6 feet 2 in cm", "187.96", "厘米"],
  ["1小时20分钟是多少分钟", "80", "分钟"],
  ["单子上要填公斤，我118斤是多少", "59", "公斤"],
  ["体温99.5度，换成咱们的是多少", "37.5", "摄氏度"],
])("converts %s", (text, value, zh) => expect(convertUnits(text)?.to).toMatchObject({ value, zh }));

it.each([
  "我跑了5公里",
  "买两斤苹果",
  "今天30度",
  "这条街有多少米粉店",
  "i lost 8 pounds, how do i keep going",
])("converts nothing in %s", (text) => expect(convertUnits(text)).toBeNull());
