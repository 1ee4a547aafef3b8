import { type CapsuleEntry, capsuleEntry } from "@4d/contract";
import type { StatementRow } from "./statement.repository.ts";

function holdOf({ open, spent, returned }: StatementRow): CapsuleEntry["hold"] {
  if (open === null) return null;
  if (open > 0) return "open";
  if (!returned) return "spent";
  return spent ? "parted" : "returned";
}

/** A statement line as its owner sees it. */
export function presentEntry(row: StatementRow): CapsuleEntry {
  return capsuleEntry.parse({
    id: row.id,
    kind: row.kind,
    topic: row.topic,
    params: row.params,
    cause: row.cause_type === null ? null : { type: row.cause_type, id: row.cause_id },
    change: row.change,
    balance: row.balance,
    hold: holdOf(row),
    time: row.created_at,
  });
}
