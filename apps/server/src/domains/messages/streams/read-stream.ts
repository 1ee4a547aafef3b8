import "../messages.table.ts";
import type { StreamKind } from "@4d/contract";
import type { Kysely } from "kysely";
import type { StreamRow } from "../../../platform/bus.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { readableAt } from "../disappearing/expiry.table.ts";
import { groupDeliveriesOf } from "./group-stream.ts";
import { readRows } from "./messages.repository.ts";
import { privateDeliveriesOf } from "./private-stream.ts";

/** Rows `after < id <= upTo` of a stream with their deliveries, for a gateway that missed an announcement. */
export async function readStream(
  db: Kysely<Tables>,
  kind: StreamKind,
  span: { after: number; upTo: number; now: number },
): Promise<StreamRow[]> {
  const { now } = span;
  if (kind === "private") {
    return (await readRows(db, "private", span)).map((row) => ({
      id: row.id,
      deliveries: privateDeliveriesOf(readableAt(row, now)),
    }));
  }
  return (await readRows(db, "group", span)).map((row) => ({
    id: row.id,
    deliveries: groupDeliveriesOf(readableAt(row, now)),
  }));
}

/** The newest id of a stream. */
export async function newestStreamId(db: Kysely<Tables>, kind: StreamKind): Promise<number> {
  const row = await db
    .selectFrom("stream_head")
    .select("last_id")
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return row.last_id;
}
