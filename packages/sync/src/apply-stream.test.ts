import type { DownFrame } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { applyFrames, applyGiven, applyLogin, applyPage, recordOf } from "./apply-stream.ts";
import { CHAT, chatOf, groupRow, nothing, privateRow } from "./testing/rows.ts";

const frameOf = (cmd: number, data: unknown) => ({ cmd, data }) as DownFrame;

it("finds the row in a message frame, and none in any other", () => {
  const [direct, group] = [privateRow(5), groupRow(5)];
  expect([recordOf(frameOf(3, direct)), recordOf(frameOf(4, group))]).toEqual([direct, group]);
  expect([
    recordOf(frameOf(5, direct)),
    recordOf(frameOf(0, direct)),
    recordOf(frameOf(3, { x: 1 })),
  ]).toEqual([null, null, null]);
});

/** Logged in, with everything up to row 10 of the private stream. */
const pulled = (() => {
  const page = { kind: "private", from: 0, given: 0, login: 1, complete: true } as const;
  return applyPage(applyLogin(nothing), {
    ...page,
    records: [privateRow(9), privateRow(10, { pinned: true })],
  }).state;
})();
const position = (state: typeof pulled) => state.streams.private.position;

describe("a page of a pull", () => {
  it("moves its stream to its last row, and shows the present state", () => {
    expect([position(pulled), pulled.streams.private.linked, pulled.streams.group.position]).toEqual([
      10,
      true,
      0,
    ]);
    const page = {
      kind: "private",
      from: 10,
      given: 0,
      login: 1,
      complete: true,
      records: [privateRow(10)],
    } as const;
    expect(chatOf(applyPage(pulled, page).state).messages.at(-1)?.pinned).toBeUndefined();
  });

  it("of the other stream does not move this one", () => {
    const page = {
      kind: "group",
      from: 0,
      given: 0,
      login: 1,
      complete: true,
      records: [groupRow(4)],
    } as const;
    const state = applyPage(pulled, page).state;
    expect([position(state), state.streams.group.position]).toEqual([10, 4]);
  });
});

describe("a frame", () => {
  it("moves on from the row before it, and waits where that is missing", () => {
    const at = (...rows: Parameters<typeof privateRow>[1][]) =>
      position(
        applyFrames(
          pulled,
          rows.map((more) => privateRow(more?.id ?? 0, more)),
        ).state,
      );
    expect(at({ id: 12, prevId: 10 })).toBe(12);
    expect(at({ id: 13, prevId: 12 })).toBe(10);
    expect(at({ id: 13, prevId: 12 }, { id: 12, prevId: 10 })).toBe(13);
    expect(at({ id: 12 })).toBe(10);
    expect(at({ id: 12, prevId: 0 })).toBe(12);
  });

  it("is shown, but not over newer knowledge", () => {
    const state = applyFrames(pulled, [privateRow(10), privateRow(12)]).state;
    expect(chatOf(state, CHAT).messages.map(({ id, pinned }) => [id, pinned])).toEqual([
      [9, undefined],
      [10, true],
      [12, undefined],
    ]);
  });

  it("without a place in the stream moves nothing, and a known one changes nothing", () => {
    const receipt = { type: 12, id: 3, groupId: 7, readedCount: 1, receiptOk: false } as const;
    const { group } = applyFrames(pulled, [receipt]).state.streams;
    expect(group).toBe(pulled.streams.group);
    // Newer servers state its place.
    const page = {
      kind: "group",
      from: 0,
      given: 0,
      login: 1,
      complete: true,
      records: [groupRow(4)],
    } as const;
    const at4 = applyPage(pulled, page).state;
    const placed = applyFrames(at4, [{ ...receipt, rowId: 5, prevId: 4 }]).state;
    expect(placed.streams.group.position).toBe(5);
    const once = applyFrames(pulled, [privateRow(12, { prevId: 10 })]).state;
    expect(applyFrames(once, [privateRow(12, { prevId: 10 })]).state.streams).toBe(once.streams);
  });
});

it("learns from the server what each stream was given, and begins again with each login", () => {
  const given = applyGiven(pulled, { private: 15, group: 6 });
  expect([given.streams.private.given, given.streams.group.given]).toEqual([15, 6]);
  const { streams } = applyLogin(given);
  expect([streams.private, streams.group]).toMatchObject([
    { linked: false, login: 2, given: 0, position: 10 },
    { linked: false, login: 2, given: 0 },
  ]);
});
