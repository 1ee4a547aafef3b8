import { setImmediate as turn } from "node:timers/promises";
import { MessageType, PULL_ALL_BYTES, PULL_ALL_MAX } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";

const PAGE = 1000;
/** Frames written before yielding to other work, and before the backlog is measured. */
const SLICE = 100;

/** A record with its place in the stream: a group's RECEIPT names its message in its own `id`. */
interface PulledRecord<R> {
  id: number;
  record: R;
}

interface PullSource<R> {
  /** Excludes rows sent before this time, epoch milliseconds. */
  since: number;
  /** The newest rows below an id, newest first, at most `most`. */
  older: (below: number, most: number) => Promise<PulledRecord<R>[]>;
}

function push(call: Call<unknown>, command: 3 | 4, data: unknown): void {
  const { actor, services } = call.ctx;
  services.bus.publish("signal", { users: [actor.id], onlySession: actor.sessionId, command, data });
}

/**
 * Collects rows from the newest down until a bound is reached; ascending. Paged, so that no read is unbounded (`W18`).
 */
async function collectNewest<R extends { sendTime: number }>({ since, older }: PullSource<R>): Promise<R[]> {
  const records: R[] = [];
  let bytes = 0;
  for (let below = Number.MAX_SAFE_INTEGER; records.length < PULL_ALL_MAX; ) {
    const page = await older(below, Math.min(PAGE, PULL_ALL_MAX - records.length));
    for (const { id, record } of page) {
      bytes += Buffer.byteLength(JSON.stringify(record));
      if (record.sendTime < since || bytes > PULL_ALL_BYTES) return records.reverse();
      records.push(record);
      below = id;
    }
    if (page.length < PAGE) break;
  }
  return records.reverse();
}

/**
 * The pull of legacy clients: the newest `PULL_ALL_MAX` rows, ascending, at most `PULL_ALL_BYTES`; returned, and also
 * pushed to this terminal's socket between two LOADING frames, of which "false" follows even a failure (`protocol
 * §9.2`, `protocol §9.3`, `W15`). Older rows are read by paging through a chat. @throws Failure `tooMany`.
 */
export async function pullForLegacyClient<R extends { sendTime: number }>(
  call: Call<unknown>,
  command: 3 | 4,
  open: () => Promise<PullSource<R>>,
): Promise<R[]> {
  push(call, command, { type: MessageType.LOADING, content: "true" });
  try {
    // One short request returns thousands of rows; a client makes it once per connection.
    await enforceLimit(call.ctx.services, `pull:${command}:${call.ctx.actor.id}`, { rate: 0.5, burst: 20 });
    const records = await collectNewest(await open());
    for (const [index, record] of records.entries()) {
      push(call, command, record);
      if (index % SLICE === SLICE - 1) await turn();
    }
    return records;
  } finally {
    push(call, command, { type: MessageType.LOADING, content: "false" });
  }
}
