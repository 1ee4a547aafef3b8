import { expect, it } from "vitest";
import { tomorrowOf, weekOf } from "./week.ts";

const week = [5, 5, 8, 8, 10, 10, 20];
const mark = ({ today, done }: { today: boolean; done: boolean }) => {
  if (today) return done ? "T" : "t";
  return done ? "x" : ".";
};
const told = (streak: number, done: boolean) =>
  weekOf({ day: "2026-11-22", week, streak, done, amount: 0 }).map(mark).join("");

it("shows where somebody stands in the seven days", () => {
  expect(told(0, false)).toBe("t......");
  expect(told(1, true)).toBe("T......");
  expect(told(1, false)).toBe("xt.....");
  expect(told(6, false)).toBe("xxxxxxt");
  expect(told(7, true)).toBe("xxxxxxT");
});

it("begins again after seven days", () => {
  expect(told(7, false)).toBe("t......");
  expect(told(8, true)).toBe("T......");
  expect([1, 2, 6, 7].map((streak) => tomorrowOf({ week, streak }))).toEqual([5, 8, 20, 5]);
});
