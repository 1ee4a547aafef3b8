import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers } from "../users/index.ts";
import { pageOf, readCursor } from "./paging.ts";
import { presentRunCard } from "./runs.presenter.ts";
import { findOwnRuns } from "./runs.repository.ts";

type Runs = typeof api.storyReading.runs;

/** Stories I read, those last read first (`STORY-2`: progress across devices). @throws Failure invalid (cursor). */
export async function listRuns({
  ctx: { services, actor },
  input: { cursor, limit },
}: Call<InputOf<Runs>>): Promise<OutputOf<Runs>> {
  const after = readCursor(cursor);
  const rows = await findOwnRuns(services.db, { userId: actor.id, after, limit: limit + 1 });
  const { items, nextCursor } = pageOf(rows, limit, (row) => ({ value: row.updated_at, id: row.id }));
  const authors = await findUsers(
    services.db,
    items.map((row) => row.owner_id),
  );
  return {
    items: items.map((row) => presentRunCard(row, actor.id, authors.get(row.owner_id)?.nick_name ?? "")),
    nextCursor,
  };
}
