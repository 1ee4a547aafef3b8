import { expect, it } from "vitest";
import { sayMemory, tradeOf } from "./say-memory.ts";

it.each([
  ["drive a bus in Leeds", "bus driver"],
  ["drives taxis", "taxi driver"],
  ["teach maths at a school", "math teacher"],
  ["clean houses", "house cleaner"],
  ["nurse", "nurse"],
  ["work nights", "work nights"],
])("names a trade said as what somebody does: %s", (value, trade) => expect(tradeOf(value)).toBe(trade));

it("says a trade as it was said", () => {
  expect(sayMemory({ kind: "job", value: "drive a bus in Leeds" }, "en")).toBe("you drive a bus in Leeds");
  expect(sayMemory({ kind: "job", value: "nurse" }, "en")).toBe("your job: nurse");
});
