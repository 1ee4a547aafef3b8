import {
  type api,
  type GroupMessage,
  type InputOf,
  MessageType,
  type PrivateMessage,
  PULL_ALL_MAX,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { limited } from "../../platform/limited.ts";
import { roomsOf } from "../groups/index.ts";
import { deliverPrivateIntent } from "./deliver-private.intent.ts";
import { pullGroupMessages } from "./group-messages.repository.ts";
import { hydrateGroup, hydratePrivate } from "./hydrate.ts";
import { pullPrivateMessages } from "./private-messages.repository.ts";
import { streamHead } from "./read-stream.ts";

const PAGE = 1000;
type Pull<R> = (after: number, limit: number) => Promise<R[]>;

/** Rows after a position up to `most`, read in pages so that no read is unbounded (`W18`). */
async function pullAll<R extends { id: number }>(pull: Pull<R>, after: number, most: number): Promise<R[]> {
  const rows: R[] = [];
  while (rows.length < most) {
    const limit = Math.min(PAGE, most - rows.length);
    const page = await pull(rows.at(-1)?.id ?? after, limit);
    rows.push(...page);
    if (page.length < limit) break;
  }
  return rows;
}

function push(call: Call<unknown>, command: 3 | 4, data: unknown): void {
  const { actor, services } = call.ctx;
  services.bus.publish("signal", { users: [actor.id], onlySession: actor.sessionId, command, data });
}

/** Runs a pull between two LOADING frames to the asking terminal; "false" follows even a failure (`W15`). */
async function withLoading<R>(call: Call<unknown>, command: 3 | 4, pull: () => Promise<R[]>): Promise<R[]> {
  push(call, command, { type: MessageType.LOADING, content: "true" });
  try {
    // Five thousand rows for one short question: a client asks it once per connection.
    await limited(call.ctx.services, `pull:${command}:${call.ctx.actor.id}`, { rate: 0.5, burst: 20 });
    const records = await pull();
    for (const record of records) push(call, command, record);
    return records;
  } finally {
    push(call, command, { type: MessageType.LOADING, content: "false" });
  }
}

/**
 * My private rows after `minId`, ascending. With `limit` one page; without it the family's pull: up to
 * 5,000 rows, also pushed to this terminal's socket between LOADING frames (`protocol §9`, §19.1.8).
 * Holding `minId` acknowledges everything at or below it (`messaging §1.5`). @throws Failure `tooMany`.
 */
export async function pullPrivate(
  call: Call<InputOf<typeof api.privateMessages.pull>>,
): Promise<PrivateMessage[]> {
  const { services, actor } = call.ctx;
  const { minId, limit } = call.input;
  const held = async () => {
    if (minId > 0)
      await services.streams.private.submit(deliverPrivateIntent, { userId: actor.id, maxId: minId });
  };
  const page: Pull<PrivateMessage & { id: number }> = async (after, most) =>
    hydratePrivate(
      services.db,
      actor.id,
      await pullPrivateMessages(services.db, { userId: actor.id, after, limit: most }),
      services.clock.now(),
    );
  if (limit !== undefined) {
    await held();
    return page(minId, limit);
  }
  return withLoading(call, 3, async () => {
    await held();
    return pullAll(page, minId, PULL_ALL_MAX);
  });
}

/**
 * Rows of all my groups after `minId` in global id order, so that a cut connection loses none (`W12`).
 * Otherwise as `pullPrivate`.
 */
export async function pullGroup(call: Call<InputOf<typeof api.groupMessages.pull>>): Promise<GroupMessage[]> {
  const { minId, limit } = call.input;
  if (limit !== undefined) return (await groupPages(call))(minId, limit).then(recordsOf);
  return withLoading(call, 4, async () =>
    recordsOf(await pullAll(await groupPages(call), minId, PULL_ALL_MAX)),
  );
}

/** A group record with its place in the stream: a RECEIPT's own `id` names its message. */
interface PlacedRecord {
  id: number;
  record: GroupMessage;
}

const recordsOf = (placed: PlacedRecord[]): GroupMessage[] => placed.map((one) => one.record);

async function groupPages(call: Call<unknown>): Promise<Pull<PlacedRecord>> {
  const { services, actor } = call.ctx;
  // Read before the rooms: a group joined meanwhile has its rows above, so no page can reach past them.
  const upTo = await streamHead(services.db, "group");
  const windows = await roomsOf(services.db, actor.id);
  const rooms = windows.map((one) => ({ groupId: one.room, from: one.from, to: one.to }));
  return async (after, limit) => {
    const found = await pullGroupMessages(services.db, { userId: actor.id, rooms, after, upTo, limit });
    const records = await hydrateGroup(services.db, actor.id, found, services.clock.now());
    return found.flatMap((row, index) => {
      const record = records[index];
      return record ? [{ id: row.id, record }] : [];
    });
  };
}
