import type { Commission } from "@4d/painter";
import { trustedUrl } from "../../platform/trusted-url.ts";
import type { PaintAnswer } from "./painter.worker.ts";
import workerUrl from "./painter.worker.ts?worker&url";

interface PaintOrder {
  commission: Commission;
  resolve: (svg: string | null) => void;
}

let worker: Worker | undefined;
let current: PaintOrder | undefined;
const waiting: Record<"first" | "later", PaintOrder[]> = { first: [], later: [] };

function paintNext(): void {
  if (current !== undefined) return;
  current = waiting.first.shift() ?? waiting.later.shift();
  if (current !== undefined) started().postMessage(current.commission);
}

function done(svg: string | null): void {
  current?.resolve(svg);
  current = undefined;
  paintNext();
}

function started(): Worker {
  if (worker !== undefined) return worker;
  const made = new Worker(trustedUrl(workerUrl), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<PaintAnswer>) => done(data.svg);
  made.onerror = () => {
    made.terminate();
    worker = undefined;
    done(null);
  };
  worker = made;
  return made;
}

/**
 * The server's own painter, in a worker of this page: the same order gives the same picture, as an SVG. Null when it
 * cannot be painted here, as before its code has ever come without network. What is asked for `later` lets a slider
 * under somebody's thumb go first.
 */
export function paintSvg(commission: Commission, when: "first" | "later"): Promise<string | null> {
  return new Promise((answer) => {
    waiting[when].push({ commission, resolve: answer });
    paintNext();
  });
}
