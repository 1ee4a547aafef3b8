import { parentPort } from "node:worker_threads";
import { read, write } from "@4d/cards";
import { lowPriority } from "../../../platform/low-priority.ts";
import type { CardWork, CardWorkDone } from "./card-work.ts";

lowPriority();

/** Runs one piece of work on a card after another, for `work-on-card.ts`. */
parentPort?.on("message", (work: CardWork) => {
  const done: CardWorkDone =
    work.kind === "read"
      ? { kind: "read", reading: read(work.bytes, work.name) }
      : { kind: "written", written: write(work.character, work.options) };
  parentPort?.postMessage(done);
});
