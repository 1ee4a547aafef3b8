import { type Intent, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { storedTmpIds } from "../messages/index.ts";

/** A call's record; its tmpId is made of the call's name, so that it is stored once. */
export type CallRecord = PrivateRow & { tmpId: string };

/** Appends the records of calls that have none yet. */
export const recordCallIntent: Intent<PrivateRow, CallRecord, null> = {
  name: "record call",
  async run(step, inputs) {
    const stored = await storedTmpIds(step.trx, inputs);
    return inputs.map((input) => {
      const key = `${input.sendId}:${input.tmpId}`;
      if (!stored.has(key)) step.append(input);
      stored.add(key);
      return succeeded(() => null);
    });
  },
};
