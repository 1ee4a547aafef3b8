import type { Range, Virtualizer } from "@tanstack/react-virtual";
import { flushSync } from "react-dom";
import { measureLate } from "./line-heights.ts";

type Options = Virtualizer<HTMLDivElement, HTMLElement>["options"];

/**
 * When the list of a chat draws the lines that came into reach: after a scroll before the frame is painted, but never
 * while heights are being reported. Drawing at once draws whatever else waits, too; a line changed by it would report
 * its height twice in one frame, which browsers refuse ("ResizeObserver loop"). The lines drawn ahead bridge the one
 * frame in between.
 */
export class LineDrawing {
  readonly #redraw: () => void;
  #isReporting = false;
  #drawn: Pick<Range, "startIndex" | "endIndex"> | null = null;

  /** @param redraw draws the list again. */
  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** Measures a line, and remembers until the present work ends that heights are being reported. */
  readonly measure: Options["measureElement"] = (element, entry, list) => {
    if (!this.#isReporting) {
      this.#isReporting = true;
      queueMicrotask(() => {
        this.#isReporting = false;
      });
    }
    return measureLate(element, entry, list);
  };

  /** Draws other lines before the paint where the list has moved to them. */
  readonly onChange: Options["onChange"] = ({ range }, hasMoved) => {
    const { startIndex, endIndex } = range ?? { startIndex: 0, endIndex: 0 };
    if (this.#drawn?.startIndex === startIndex && this.#drawn.endIndex === endIndex) return;
    this.#drawn = { startIndex, endIndex };
    if (hasMoved && !this.#isReporting) flushSync(this.#redraw);
  };
}
