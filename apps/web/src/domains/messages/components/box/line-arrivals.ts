import { isAction, isNormal } from "@4d/contract";
import type { ChatLineItem } from "../../chat-view.ts";

/** At most this many lines that arrive together are animated; nobody could follow more. */
const MOVING = 2;
/** A line first drawn later than this after its arrival is not animated: somebody scrolled to it, ms. */
const ANIMATE_WITHIN_MS = 1000;

/** Whether a person or character sent the line, so that it is animated: times, dividers and tips are not. */
function isFromPerson(item: ChatLineItem): boolean {
  if (item.kind === "message") return isNormal(item.message.type) || isAction(item.message.type);
  return item.kind === "pending" || item.kind === "live";
}

/** The key of the live words this message grew from. */
function grownFrom(item: ChatLineItem): string | null {
  const replyId = item.kind === "message" ? item.message.extra?.ai?.turnId : undefined;
  return replyId === undefined ? null : `live-${replyId}`;
}

/**
 * Which lines of an open chat have just arrived, compared with what was there before and without any clock. A line
 * keeps one key for life: a message keeps that of its live words, and its own when it is acknowledged.
 */
export class LineArrivals {
  readonly #names = new Map<string, string>();
  readonly #arrivedAt = new Map<string, number>();
  #before: ReadonlySet<string> | null = null;

  /** Takes the present lines; `now` counts milliseconds from any origin. Idempotent. */
  take(items: readonly ChatLineItem[], now: number): void {
    const before = this.#before;
    this.#before = new Set(items.map(({ key }) => key));
    if (before === null) return;
    this.#rename(items, before);
    // No known line is left: a jump to another part, where nothing arrives. An empty chat is just opening.
    if (before.size > 0 && !items.some(({ key }) => before.has(key))) return;
    // Incoming messages stand above what is still to be sent.
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

  /** A line's key in the DOM. */
  nameOf({ key }: ChatLineItem): string {
    return this.#names.get(key) ?? key;
  }

  /** Whether a line has just arrived. */
  isNew({ key }: ChatLineItem, now: number): boolean {
    const came = this.#arrivedAt.get(key);
    return came !== undefined && now - came < ANIMATE_WITHIN_MS;
  }
}
