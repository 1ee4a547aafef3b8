import type { GroupCard } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { searchWordsOf } from "../users/index.ts";
import { takeSearchLimit } from "./group-limits.ts";
import { presentCard } from "./groups.presenter.ts";
import { findSearchable } from "./groups.repository.ts";
import { findJoined } from "./members.repository.ts";

const MOST = 30;

/** Groups that let themselves be found, largest first; with words those whose name holds them. @throws Failure tooMany. */
export async function discoverGroups({ ctx, input }: Call<{ keyword: string }>): Promise<GroupCard[]> {
  const { db } = ctx.services;
  await takeSearchLimit(ctx.services, ctx.actor.id);
  const rows = await findSearchable(db, searchWordsOf(input.keyword), MOST);
  const joined = await findJoined(
    db,
    ctx.actor.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentCard(row, joined.has(row.id)));
}
