import type { DownFrame, StreamKind } from "@4d/contract";
import { applyRows } from "./apply-rows.ts";
import { type Cursor, onFrame, onGiven, onLogin, onPulled } from "./cursor.ts";
import { rowOf, type StreamRecord } from "./stream-row.ts";
import { andThen, type Change, type SyncState, untouched } from "./sync-state.ts";

type Streams = SyncState["streams"];

const withStream = (state: SyncState, kind: StreamKind, cursor: Cursor): SyncState =>
  cursor === state.streams[kind] ? state : { ...state, streams: { ...state.streams, [kind]: cursor } };

/** A socket is logged in: neither stream is linked until a pull that starts now is complete. */
export function applyLogin(state: SyncState): SyncState {
  const streams: Streams = { private: onLogin(state.streams.private), group: onLogin(state.streams.group) };
  return { ...state, streams };
}

/** The stream record a frame carries; null for signals, events and acknowledgements. */
export function recordOf(frame: DownFrame): StreamRecord | null {
  if (frame.cmd !== 3 && frame.cmd !== 4) return null;
  return "id" in frame.data ? frame.data : null;
}

/** Applies a burst of stream records from the socket. Display first, then the cursors (`messages §3.1`). */
export function applyFrames(state: SyncState, records: readonly StreamRecord[]): Change {
  return andThen(applyRows(state, records, "frame"), (next) => {
    let moved = next;
    for (const record of records) {
      const { kind, rowId } = rowOf(next.me, record);
      // A frame without its place in the chain fits nowhere: the gap it makes is closed by a pull. A record
      // that is no row of the stream has 0, which lies below every position.
      const link = { id: rowId, prevId: record.prevId ?? Number.MAX_SAFE_INTEGER };
      moved = withStream(moved, kind, onFrame(moved.streams[kind], link));
    }
    return untouched(moved);
  });
}

/** The server reported which row of each stream it gave this socket last. */
export function applyGiven(state: SyncState, given: Readonly<Record<StreamKind, number>>): SyncState {
  const { private: direct, group } = state.streams;
  return {
    ...state,
    streams: { private: onGiven(direct, given.private), group: onGiven(group, given.group) },
  };
}

/** A page of a pull: where and under which login it began, and whether it was the last. */
export interface Page {
  kind: StreamKind;
  from: number;
  /** What the socket had been given when the page was requested. */
  given: number;
  login: number;
  complete: boolean;
  records: readonly StreamRecord[];
}

/** Applies a pulled page; the cursor moves to the largest position in it. */
export function applyPage(state: SyncState, page: Page): Change {
  return andThen(applyRows(state, page.records, "page"), (next) => {
    const last = page.records.reduce((max, record) => Math.max(max, rowOf(next.me, record).rowId), 0);
    return untouched(withStream(next, page.kind, onPulled(next.streams[page.kind], { ...page, last })));
  });
}
