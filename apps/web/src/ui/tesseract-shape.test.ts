import { expect, it } from "vitest";
import { tesseractLines } from "./tesseract-shape.ts";

it("has 32 edges that stay inside the canvas at every moment", () => {
  for (let time = 0; time < 60; time += 0.1) {
    const lines = tesseractLines(time);
    expect(lines).toHaveLength(32);
    const reach = Math.max(...lines.flatMap(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2].map(Math.abs)));
    expect(reach).toBeLessThan(1.75);
  }
});
