import { parentPort } from "node:worker_threads";
import { speak } from "@4d/blips";
import { lowPriority } from "../../platform/low-priority.ts";
import type { SoundWork } from "./speak-apart.ts";

lowPriority();

/** Says one line after another, for `speak-apart.ts`. */
parentPort?.on("message", ({ text, spoken, label }: SoundWork) => {
  const bytes = speak(text, spoken, label);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
