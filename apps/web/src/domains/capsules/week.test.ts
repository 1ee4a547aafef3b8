import { expect, it } from "vitest";
import { tomorrowOf, weekOf } from "./week.ts";

const week = [5, 5, 8, 8, 10, 10, 20];
const mark = ({ today, done }: { today: boolean; done: boolean }) => {
  if (today) return done ? "T" : "t";
  return done ? "x" : ".";
};
const received = (streak: number, done: boolean) =>
  weekOf({ day: "2026-11-22", week, streak, done, amount: 0 }).map(mark).join("");

it("shows the position in the seven days", () => {
  expect(received(0, false)).toBe("t......");
  expect(received(1, true)).toBe("T......");
  expect(received(1, false)).toBe("xt.....");
  expect(received(6, false)).toBe("xxxxxxt");
  expect(received(7, true)).toBe("xxxxxxT");
});

it("starts over after seven days", () => {
  expect(received(7, false)).toBe("t......");
  expect(received(8, true)).toBe("T......");
  expect([1, 2, 6, 7].map((streak) => tomorrowOf({ week, streak }))).toEqual([5, 8, 20, 5]);
});
