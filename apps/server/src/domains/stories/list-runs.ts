import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { findUsers } from "../users/index.ts";
import { paged, readPlace } from "./place.ts";
import { presentRunCard } from "./runs.presenter.ts";
import { findMyRuns } from "./runs.repository.ts";

type Runs = typeof api.storyReading.runs;

/** Stories I read, those last read first (`STORY-2`: progress across devices). @throws Failure invalid (cursor). */
export async function listRuns({
  ctx: { services, actor },
  input: { cursor, limit },
}: Call<InputOf<Runs>>): Promise<OutputOf<Runs>> {
  const after = readPlace(cursor);
  const rows = await findMyRuns(services.db, { userId: actor.id, after, limit: limit + 1 });
  const { items, nextCursor } = paged(rows, limit, (row) => ({ value: row.updated_at, id: row.id }));
  const authors = await findUsers(
    services.db,
    items.map((row) => row.owner_id),
  );
  return {
    items: items.map((row) => presentRunCard(row, actor.id, authors.get(row.owner_id)?.nick_name ?? "")),
    nextCursor,
  };
}
