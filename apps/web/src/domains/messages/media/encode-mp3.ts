import { trustedUrl } from "../../../platform/trusted-url.ts";
import type { Mp3Order } from "./mp3.worker.ts";
import workerUrl from "./mp3.worker.ts?worker&url";

let worker: Worker | undefined;

/** Starts the encoder's worker before it is needed: while the person still speaks. */
export function prepareMp3(): void {
  worker ??= new Worker(trustedUrl(workerUrl), { type: "module" });
}

/** Encodes mono samples as mp3 in a worker. @throws Error when the encoder cannot be loaded. */
export function encodeMp3(order: Mp3Order): Promise<Blob> {
  prepareMp3();
  const used = worker;
  return new Promise((resolve, reject) => {
    if (used === undefined) return reject(new Error("no worker"));
    const fail = (reason: string) => {
      used.terminate();
      if (worker === used) worker = undefined;
      reject(new Error(reason));
    };
    used.onerror = ({ message }) => fail(message);
    used.onmessage = ({ data }: MessageEvent<{ mp3: Uint8Array<ArrayBuffer> } | { error: string }>) => {
      if ("error" in data) fail(data.error);
      else resolve(new Blob([data.mp3], { type: "audio/mpeg" }));
    };
    used.postMessage(order, [order.samples.buffer]);
  });
}
