import type { Virtualizer } from "@tanstack/react-virtual";
import { expect, test, vi } from "vitest";
import { LineDrawing } from "./line-drawing.ts";

type List = Virtualizer<HTMLDivElement, HTMLElement>;

const listAt = (startIndex: number) => ({ range: { startIndex, endIndex: startIndex + 10 } }) as List;

/** Reports the height of a line as the browser's observer does. */
function report(drawing: LineDrawing): void {
  const entry = { borderBoxSize: [{ blockSize: 54, inlineSize: 390 }] } as unknown as ResizeObserverEntry;
  drawing.measure({} as HTMLElement, entry, listAt(0));
}

test("lines a scroll brings into reach are drawn at once, each range once", () => {
  const redraw = vi.fn<() => void>();
  const drawing = new LineDrawing(redraw);
  drawing.onChange(listAt(0), true);
  drawing.onChange(listAt(0), true);
  expect(redraw).toHaveBeenCalledTimes(1);
  drawing.onChange(listAt(3), true);
  expect(redraw).toHaveBeenCalledTimes(2);
  drawing.onChange(listAt(4), false);
  expect(redraw).toHaveBeenCalledTimes(2);
});

test("nothing is drawn while heights are reported, and scrolling draws again afterwards", async () => {
  const redraw = vi.fn<() => void>();
  const drawing = new LineDrawing(redraw);
  report(drawing);
  drawing.onChange(listAt(2), true);
  expect(redraw).not.toHaveBeenCalled();
  await Promise.resolve();
  drawing.onChange(listAt(5), true);
  expect(redraw).toHaveBeenCalledTimes(1);
});
