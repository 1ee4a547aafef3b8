import { parentPort } from "node:worker_threads";
import { readCardFile, writeCardFile } from "@4d/cards";
import { lowerPriority } from "../../../platform/low-priority.ts";
import type { CardWork, CardWorkDone } from "./card-work.ts";

lowerPriority();

/** Runs card work one item after another, for `work-on-card.ts`. */
parentPort?.on("message", (work: CardWork) => {
  const done: CardWorkDone =
    work.kind === "read"
      ? { kind: "read", reading: readCardFile(work.bytes, work.name) }
      : { kind: "written", written: writeCardFile(work.character, work.options) };
  parentPort?.postMessage(done);
});
