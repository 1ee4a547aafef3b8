import { SHEET_MAX } from "@4d/contract";
import { expect, it } from "vitest";
import { namedAfter, replacedAt, withoutAt } from "./emotions.ts";

const [happy, sad] = [
  { name: "开心", picture: "/files/a.png" },
  { name: "难过", picture: "/files/b.png" },
];

it("adds, replaces and removes the picture at a place", () => {
  expect(replacedAt([happy], 1, sad)).toEqual([happy, sad]);
  expect(replacedAt([happy, sad], 0, { ...happy, name: "高兴" })).toEqual([{ ...happy, name: "高兴" }, sad]);
  expect(withoutAt([happy, sad], 0)).toEqual([sad]);
});

it("has no more pictures than a character can have", () => {
  const full = Array.from({ length: SHEET_MAX.emotions }, () => happy);
  expect(replacedAt(full, full.length, sad)).toEqual(full);
});

it("names a picture after its file", () => {
  expect(["happy.png", "我 的.v2.jpg", ".png", "x"].map(namedAfter)).toEqual(["happy", "我 的.v2", "", "x"]);
  expect(namedAfter(`${"雾".repeat(60)}.png`)).toHaveLength(SHEET_MAX.emotionName);
});
