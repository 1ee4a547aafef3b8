import { parentPort } from "node:worker_threads";
import { read, write } from "@4d/cards";
import type { CardWork, CardWorkDone } from "./card-work.ts";

/** Runs one piece of work on a card; started for each by `work-on-card.ts`. */
parentPort?.on("message", (work: CardWork) => {
  const done: CardWorkDone =
    work.kind === "read"
      ? { kind: "read", reading: read(work.bytes, work.name) }
      : { kind: "written", written: write(work.character, work.options) };
  parentPort?.postMessage(done);
});
