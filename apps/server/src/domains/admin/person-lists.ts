import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { statementOf } from "../capsules/index.ts";
import { reportsAgainst } from "../users/index.ts";
import { pageOf } from "./page-of.ts";
import { findPerson } from "./people.repository.ts";

type Entries = typeof api.adminPeople.entries;
type Reports = typeof api.adminPeople.reports;

async function ensurePerson({ ctx: { services }, input }: Call<{ userId: number }>): Promise<void> {
  ensure(await findPerson(services.db, input.userId, services.clock.now()), "notFound");
}

/** A person's statement of capsules (`ADMIN-1`). @throws Failure notFound. */
export async function listPersonEntries(call: Call<InputOf<Entries>>): Promise<OutputOf<Entries>> {
  await ensurePerson(call);
  const { userId, cursor, limit } = call.input;
  const before = cursor === undefined ? undefined : Number(cursor);
  return pageOf(
    await statementOf(call.ctx.services, { userId, topic: undefined, before, limit: limit + 1 }),
    limit,
  );
}

/** Reports against a person and their content (`ADMIN-1`). @throws Failure notFound. */
export async function listPersonReports(call: Call<InputOf<Reports>>): Promise<OutputOf<Reports>> {
  await ensurePerson(call);
  const { userId, cursor, limit } = call.input;
  const rows = await reportsAgainst(call.ctx.services.db, {
    accusedId: userId,
    before: cursor === undefined ? undefined : Number(cursor),
    limit: limit + 1,
  });
  return pageOf(
    rows.map(({ created_at: at, ...row }) => ({ ...row, reporter: row.reporter ?? "", at })),
    limit,
  );
}
