import * as fc from "fast-check";
import { expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import type { Authority } from "./message.ts";
import type { StreamRecord } from "./stream-row.ts";
import { emptyState, type SyncState } from "./sync-state.ts";
import { displayOf } from "./testing/display.ts";
import { ME, type Step } from "./testing/model-history.ts";
import { ModelServer } from "./testing/model-server.ts";

/** `SYNC_CASES=100000` for the long run of `messages §13`. */
const numRuns = Number(process.env.SYNC_CASES ?? 2000);
const LONG = 1_800_000;

const what = fc.constantFrom<Step["what"]>(
  "send",
  "send",
  "send",
  "recall",
  "edit",
  "react",
  "pin",
  "read",
  "peerRead",
  "delivered",
  "tip",
  "again",
  "receipt",
  "remove",
  "clear",
);
const step = fc.record<Step>({
  what,
  chat: fc.constantFrom<Step["chat"]>(0, 1, 2),
  mine: fc.boolean(),
  pick: fc.nat(30),
});

interface Parcel {
  records: StreamRecord[];
  authority: Authority;
}

function freshFetch(server: ModelServer): SyncState {
  const rows = [...server.page("private", 0, 10_000), ...server.page("group", 0, 10_000)];
  return applyRows(emptyState(ME), rows, "page").state;
}

/** Pages requested at any time, from any position. */
function pagesOf(server: ModelServer, requests: readonly [number, number, boolean][]): Parcel[] {
  return requests.map(([from, asOf, group]) => {
    const kind = group ? "group" : "private";
    const last = server.position(kind);
    const minId = from % (last + 1);
    return {
      records: server.page(kind, minId, 12, Math.min(last, minId + (asOf % (last + 1)))),
      authority: "page",
    };
  });
}

/** Every order, repetition and split: sort by drawn numbers, repeat some, cut into batches. */
function deliver(parcels: readonly Parcel[], order: readonly number[]): SyncState {
  const ordered = parcels
    .flatMap((parcel, index) => {
      const draw = order[index % order.length] ?? 0;
      return draw % 4 === 0
        ? [
            { parcel, key: draw },
            { parcel, key: (draw * 7919) % 1009 },
          ]
        : [{ parcel, key: draw }];
    })
    .sort((a, b) => a.key - b.key);
  return ordered.reduce(
    (state, { parcel }) => applyRows(state, parcel.records, parcel.authority).state,
    emptyState(ME),
  );
}

it(
  "shows the same whatever the order, repetition and split of frames and pages, and the same as a fresh fetch",
  () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40, size: "max" }),
        fc.array(fc.tuple(fc.nat(60), fc.nat(60), fc.boolean()), { maxLength: 6, size: "max" }),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 60, size: "max" }),
        (steps, requests, order) => {
          const server = new ModelServer();
          for (const one of steps) server.step(one);
          const frames = server.log.map(
            (row): Parcel => ({ records: [server.frame(row)], authority: "frame" }),
          );
          const state = deliver([...frames, ...pagesOf(server, requests)], order);
          expect(displayOf(state)).toEqual(displayOf(freshFetch(server)));
        },
      ),
      { numRuns },
    );
  },
  LONG,
);

it(
  "reaches a fresh fetch from any stale state by the events since",
  () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40, size: "max" }), fc.nat(40), (steps, cut) => {
        const server = new ModelServer();
        for (const one of steps.slice(0, cut)) server.step(one);
        const seen = server.log.length;
        const stale = freshFetch(server);
        for (const one of steps.slice(cut)) server.step(one);
        const events = server.log.slice(seen).map((row) => server.frame(row));
        const state = applyRows(stale, events, "frame").state;
        expect(displayOf(state)).toEqual(displayOf(freshFetch(server)));
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  },
  LONG,
);

// Skipped with planted faults: a busy machine must not look like a fault that was found.
it.skipIf(process.env.MUTANTS_TESTS)("takes a burst of 500 into a full window without a long task", () => {
  const text = (id: number) => ({
    id,
    sendId: 2,
    recvId: ME,
    type: 0,
    content: "hi",
    status: 0,
    sendTime: id,
  });
  const full = Array.from({ length: 5000 }, (_, at) => text(at + 1));
  const burst = Array.from({ length: 500 }, (_, at) => text(5001 + at));
  const state = applyRows(emptyState(ME), full, "page").state;
  const began = performance.now();
  const next = applyRows(state, burst, "frame").state;
  expect(performance.now() - began).toBeLessThan(100);
  expect(next.chats.get("p:2")?.messages).toHaveLength(5500);
});

it("does not let a late first frame overwrite what a page said of the same message", () => {
  const message = { id: 5, sendId: 2, recvId: ME, type: 0, content: "hi", status: 0, sendTime: 5 };
  const page = {
    ...message,
    content: "hello",
    editedAt: 9,
    pinned: true,
    reactions: [{ emoji: "👍", userIds: [2] }],
  };
  const one = applyRows(applyRows(emptyState(ME), [page], "page").state, [message], "frame").state;
  const other = applyRows(applyRows(emptyState(ME), [message], "frame").state, [page], "page").state;
  expect(displayOf(one)).toEqual(displayOf(other));
  expect(one.chats.get("p:2")?.messages[0]).toMatchObject({ content: "hello", pinned: true });
});
