import { parentPort } from "node:worker_threads";
import { commissioned } from "@4d/painter";
import type { Painted, PaintWork } from "./paint-work.ts";
import { renderPng } from "./render-png.ts";

/** A picture that cannot be painted is an unhandled rejection: the thread ends, and whoever waits for it is told. */
async function paint({ commission, id }: PaintWork): Promise<void> {
  const picture = commissioned(commission);
  const png = new Uint8Array(await renderPng(picture, picture.width, id));
  const painted: Painted = { png, width: picture.width, height: picture.height };
  parentPort?.postMessage(painted, [png.buffer]);
}

// Paints one picture after another; kept by `paint-apart.ts`.
parentPort?.on("message", (work: PaintWork) => void paint(work));
