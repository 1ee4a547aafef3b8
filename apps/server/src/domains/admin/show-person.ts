import type { AdminPersonPage, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { hasFactor, sessionsOf } from "../auth/index.ts";
import { balanceOf } from "../capsules/index.ts";
import { presentPerson } from "./people.presenter.ts";
import { countRelations, findPerson, findStrikes } from "./people.repository.ts";

const STRIKES = 50;

/** A person's page with all details. @throws Failure notFound. */
export async function personPage(services: Services, userId: number): Promise<AdminPersonPage> {
  const { db, presence, clock } = services;
  const now = clock.now();
  const row = await findPerson(db, userId, now);
  ensure(row, "notFound");
  const terminals = (await presence.terminalsOf([userId])).get(userId) ?? [];
  const bonds = await countRelations(db, userId);
  const strikes = await findStrikes(db, userId, STRIKES);
  return {
    ...presentPerson(row, now, terminals),
    headImage: row.head_image,
    email: row.email ?? "",
    signature: row.signature,
    region: row.region,
    friends: bonds.friends,
    groups: bonds.groups,
    capsules: await balanceOf(services, userId),
    sessions: await sessionsOf(services, userId),
    strikes: strikes.map(({ id, reason, created_at: at, by }) => ({ id, reason, at, by: by ?? "" })),
    secondFactor: await hasFactor(services, userId),
  };
}

/** One person: rights, ban, logins, capsules, strikes (`ADMIN-1`). @throws Failure notFound. */
export const showPerson = ({
  ctx,
  input,
}: Call<InputOf<typeof api.adminPeople.find>>): Promise<AdminPersonPage> =>
  personPage(ctx.services, input.userId);
