import { expect, it } from "vitest";
import { pictureSize } from "./picture-size.ts";

it("keeps the shape inside its box", () => {
  expect(pictureSize(4000, 3000)).toEqual({ width: 220, height: 165 });
  expect(pictureSize(1000, 2000)).toEqual({ width: 140, height: 280 });
  expect(pictureSize(100, 90)).toEqual({ width: 100, height: 90 });
});

it("never gets too thin to be pressed, and has a size when none is known", () => {
  expect(pictureSize(5000, 50)).toEqual({ width: 220, height: 72 });
  expect(pictureSize(0, 0)).toEqual({ width: 196, height: 132 });
});
