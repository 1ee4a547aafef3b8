import { expect, it } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

it("keeps what is asked for and forgets the rest within two generations", () => {
  const map = new BoundedMap<number, string>(10);
  for (let key = 0; key < 100; key += 1) {
    map.set(key, `value ${key}`);
    expect(map.get(0)).toBe("value 0");
  }
  const saved = Array.from({ length: 100 }, (_, key) => key).filter((key) => map.get(key) !== undefined);
  expect(saved.length).toBeLessThanOrEqual(20);
  expect(saved).toContain(99);
});

it("forgets in both generations what is deleted or dropped, and never shows an old value", () => {
  const map = new BoundedMap<string, number>(2);
  for (const [at, key] of ["a", "b", "c"].entries()) map.set(key, at);
  map.set("a", 10);
  expect(map.get("a")).toBe(10);
  map.delete("b");
  expect(map.get("b")).toBeUndefined();
  map.drop((value) => value >= 2);
  expect(["a", "b", "c"].map((key) => map.get(key))).toEqual([undefined, undefined, undefined]);
});
