import type { Commission } from "@4d/painter";
import { trustedUrl } from "../../platform/trusted-url.ts";
import type { PaintAnswer, PaintOrder } from "./painter.worker.ts";
import workerUrl from "./painter.worker.ts?worker&url";

let worker: Worker | undefined;
let orders = 0;
const waiting = new Map<number, (svg: string | null) => void>();

function started(): Worker {
  if (worker !== undefined) return worker;
  const made = new Worker(trustedUrl(workerUrl), { type: "module" });
  made.onmessage = ({ data: { id, svg } }: MessageEvent<PaintAnswer>) => {
    waiting.get(id)?.(svg);
    waiting.delete(id);
  };
  made.onerror = () => {
    made.terminate();
    worker = undefined;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  worker = made;
  return made;
}

/**
 * The server's own painter, in a worker of this page: the same order gives the same picture, as an SVG. Null when it
 * cannot be painted here, as before its code has ever come without network.
 */
export function painted(commission: Commission): Promise<string | null> {
  orders += 1;
  const order: PaintOrder = { id: orders, commission };
  return new Promise((answer) => {
    waiting.set(order.id, answer);
    started().postMessage(order);
  });
}
