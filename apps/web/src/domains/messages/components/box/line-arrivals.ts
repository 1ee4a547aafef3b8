import { isAction, isNormal } from "@4d/contract";
import type { ChatLineItem } from "../../chat-view.ts";

/** So many lines that come together move; of more, nobody could follow any. */
const MOVING = 2;
/** A line first drawn later than this after it came does not move any more: somebody scrolled down to it, ms. */
const ANIMATE_WITHIN_MS = 1000;

/** Whether a line is somebody's, and so comes in with a movement: times, dividers and tips do not. */
function isFromPerson(item: ChatLineItem): boolean {
  if (item.kind === "message") return isNormal(item.message.type) || isAction(item.message.type);
  return item.kind === "pending" || item.kind === "live";
}

/** The key under which the words were growing that this message is. */
function grownFrom(item: ChatLineItem): string | null {
  const replyId = item.kind === "message" ? item.message.extra?.ai?.turnId : undefined;
  return replyId === undefined ? null : `live-${replyId}`;
}

/**
 * Which lines of an open chat have just come, by what was there before and by no clock of anybody's. A line has one name
 * in the page for life: a message keeps that of the words it grew from, as it keeps its own when it is acknowledged.
 */
export class LineArrivals {
  readonly #names = new Map<string, string>();
  readonly #arrivedAt = new Map<string, number>();
  #before: ReadonlySet<string> | null = null;

  /** Takes the lines as they are now; `now` counts milliseconds, from whenever. Twice the same is as once. */
  take(items: readonly ChatLineItem[], now: number): void {
    const before = this.#before;
    this.#before = new Set(items.map(({ key }) => key));
    if (before === null) return;
    this.#rename(items, before);
    // Nothing of what was here: a jump to another part, where nothing comes in. An empty chat begins.
    if (before.size > 0 && !items.some(({ key }) => before.has(key))) return;
    // What others say meanwhile stands above what is still to be sent.
    const last = items.findLastIndex(({ key, kind }) => kind !== "pending" && before.has(key));
    const newest = items.slice(last + 1).filter((item) => isFromPerson(item) && !before.has(item.key));
    for (const { key } of newest.slice(-MOVING)) if (!this.#names.has(key)) this.#arrivedAt.set(key, now);
  }

  #rename(items: readonly ChatLineItem[], before: ReadonlySet<string>): void {
    for (const item of items) {
      const live = before.has(item.key) ? null : grownFrom(item);
      if (live !== null && before.has(live) && this.#before?.has(live) === false)
        this.#names.set(item.key, live);
    }
  }

  /** A line's name in the page. */
  nameOf({ key }: ChatLineItem): string {
    return this.#names.get(key) ?? key;
  }

  /** Whether a line came just now. */
  isNew({ key }: ChatLineItem, now: number): boolean {
    const came = this.#arrivedAt.get(key);
    return came !== undefined && now - came < ANIMATE_WITHIN_MS;
  }
}
