import { parentPort } from "node:worker_threads";
import { synthesiseWav } from "@4d/voice-synth";
import { lowerPriority } from "../../platform/low-priority.ts";
import type { SoundWork } from "./synthesise-in-worker.ts";

lowerPriority();

/** Synthesises one line after another, for `synthesise-in-worker.ts`. */
parentPort?.on("message", ({ text, spoken, label }: SoundWork) => {
  const bytes = synthesiseWav(text, spoken, label);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
