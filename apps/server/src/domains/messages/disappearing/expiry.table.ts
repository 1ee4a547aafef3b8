import { isNormal, type MessageExtra, MessageStatus } from "@4d/contract";
import { type RawBuilder, sql } from "kysely";
import { extraOf } from "../streams/stored-json.ts";

/** The columns of a stored row that decide when it expires. */
interface ExpiringRow {
  status: number;
  content: string;
  extra: string | null;
  pinned_at: number | null;
  gone_at: number | null;
}

/** A row to be stored. */
interface NewRow {
  type: number;
  sendTime: number;
  extra?: MessageExtra | null;
  expiresAt?: number | null;
}

/**
 * When a row expires in a chat whose messages live that many seconds (`MSG-17`); null when it stays. A forwarded
 * message keeps the expiry of its source. A gift stays until it is settled, because it holds capsules. Pure.
 */
export function expiresAtOf({ type, sendTime, extra, expiresAt }: NewRow, lifetime: number): number | null {
  const disappears = lifetime > 0 && isNormal(type) && !extra?.gift;
  const times = [...(disappears ? [sendTime + lifetime * 1000] : []), ...(expiresAt ? [expiresAt] : [])];
  return times.length === 0 ? null : Math.min(...times);
}

/** A quote without its text, once the quoted message expired. */
function withoutExpiredQuote<R extends ExpiringRow>(row: R, now: number): R {
  if (row.extra === null || !row.extra.includes('"gone":')) return row;
  const extra = extraOf(row);
  if (extra?.quote?.gone === undefined || extra.quote.gone > now) return row;
  return { ...row, extra: JSON.stringify({ ...extra, quote: { ...extra.quote, text: "" } }) };
}

/**
 * A row as it may be read now: an expired one is empty like a recalled one, even before it is swept (`MSG-17`, `W16`).
 * Pure.
 */
export function readableAt<R extends ExpiringRow>(row: R, now: number): R {
  if (row.gone_at === null || row.gone_at > now) return withoutExpiredQuote(row, now);
  return { ...row, status: MessageStatus.RECALL, content: "", extra: null, pinned_at: null };
}

/** Whether a row, read as of now, has expired: then nothing can be done with it. */
export const isExpired = ({ status, gone_at }: Pick<ExpiringRow, "status" | "gone_at">): boolean =>
  gone_at !== null && status === MessageStatus.RECALL;

/** Whether message `m` has not expired. */
export const notExpired = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(m.gone_at is null or m.gone_at > ${now})`;
