import type { Message } from "@4d/sync";
import { describe, expect, it } from "vitest";
import { splitText } from "./composer-rules.ts";
import { EMPTY_PAGES_MAX, fetchUntilFound, type HitPage, hasCriteria, joinHits } from "./search-rules.ts";
import { nextVoice, voiceOf } from "./voice-queue.ts";

const message = (id: number, more: Partial<Message> = {}): Message => ({
  chatId: "p:2",
  id,
  tmpId: null,
  sendId: 2,
  type: 3,
  content: '{"duration":6,"url":"/files/5.mp3"}',
  status: 0,
  sendTime: id,
  ...more,
});

describe("voices", () => {
  it("play on to the next incoming one that was not heard", () => {
    const text = { type: 0, content: "hi" };
    const chat = [message(1), message(2, { sendId: 1 }), message(3), message(4, text), message(5)];
    expect(nextVoice(chat, 1, 1, (id) => id === 3)?.id).toBe(5);
    expect(nextVoice(chat, 5, 1, () => false)).toBe(null);
  });

  it("have nothing to play when recalled or elsewhere stored", () => {
    expect(voiceOf(message(1))).toEqual({ url: "/files/5.mp3", duration: 6 });
    expect(voiceOf(message(1, { status: 2 }))).toBe(null);
    expect(voiceOf(message(1, { content: '{"duration":6,"url":"javascript:alert(1)"}' }))).toBe(null);
  });
});

describe("search", () => {
  it("joins both lists, each hit once, newest first, within the dates", () => {
    const hits = joinHits([message(1), message(2)], [message(2), message(9)], { keyword: "x", after: 2 });
    expect(hits.map(({ id }) => id)).toEqual([9, 2]);
  });

  /** A server with `count` pages, of which the last has a hit; it records the cursors it was called with. */
  const pages = (count: number, cut = Number.POSITIVE_INFINITY) => {
    const asked: (string | undefined)[] = [];
    const ask = async (cursor: string | undefined): Promise<HitPage<number> | null> => {
      asked.push(cursor);
      const page = Number(cursor ?? 1);
      if (page >= cut) return null;
      return page === count ? { hits: [7], nextCursor: null } : { hits: [], nextCursor: `${page + 1}` };
    };
    return { ask, asked };
  };

  it("goes on over pages that hold nothing, and rests after some", async () => {
    const near = pages(3);
    expect(await fetchUntilFound(near.ask)).toEqual({ hits: [7], nextCursor: null });
    expect(near.asked).toEqual([undefined, "2", "3"]);
    const far = pages(EMPTY_PAGES_MAX + 2);
    const rested = await fetchUntilFound(far.ask);
    expect(rested).toEqual({ hits: [], nextCursor: `${EMPTY_PAGES_MAX + 1}` });
    expect(await fetchUntilFound(far.ask, rested?.nextCursor ?? undefined)).toMatchObject({ hits: [7] });
  });

  it("keeps where it was when a page does not come, and fails when none does", async () => {
    expect(await fetchUntilFound(pages(9, 3).ask)).toEqual({ hits: [], nextCursor: "3" });
    expect(await fetchUntilFound(pages(9, 1).ask)).toBeNull();
  });

  it("asks only for something", () => {
    expect(hasCriteria({ keyword: "  " })).toBe(false);
    expect(hasCriteria({ keyword: "", type: 1 })).toBe(true);
  });
});

describe("long texts", () => {
  it("are cut at word ends, whole again when joined, and never through an emoji", () => {
    expect(splitText("one two three", 8)).toEqual(["one two", "three"]);
    expect(splitText("😀😀😀", 3)).toEqual(["😀", "😀", "😀"]);
    expect(splitText("  ")).toEqual([]);
    expect(splitText("x".repeat(2050)).map(({ length }) => length)).toEqual([1024, 1024, 2]);
  });
});
