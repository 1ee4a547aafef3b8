import {
  type api,
  type InputOf,
  type OnlineTerminals,
  type Privacy,
  type User,
  UserType,
} from "@4d/contract";

import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { isGuest } from "./character-guests.repository.ts";
import { isOpenTo } from "./users.policy.ts";
import { presentSelf, presentUser } from "./users.presenter.ts";
import { type Db, findCharacterUsers, findUser } from "./users.repository.ts";
import type { UserRow } from "./users.table.ts";
import { areAcquainted, presenceFor, viewersOf } from "./visibility.ts";

/** Members of groups and senders are looked up as well, whatever their state: people who met a character may see it. */
export async function mayLookUp(
  services: Services,
  viewerId: number,
  row: Pick<UserRow, "id" | "type" | "waiting">,
): Promise<boolean> {
  if (row.type !== UserType.CHARACTER) return !row.waiting;
  const character = (await findCharacterUsers(services.db, [row.id])).get(row.id);
  const visit = { personId: viewerId, userId: row.id };
  if (character && isOpenTo(character, { personId: viewerId, isGuest: await isGuest(services.db, visit) }))
    return true;
  return areAcquainted(services, viewerId, row.id);
}

/**
 * Anybody's record (`protocol §4`), as far as the viewer may see it.
 * @throws Failure `notFound` (W23), also for people who wait for approval and for private characters the viewer never
 * met (`CHAR-1`).
 */
export async function showUser({ ctx, input }: Call<InputOf<typeof api.users.find>>): Promise<User> {
  const { services, actor } = ctx;
  const row = await findUser(services.db, input.id);
  ensure(row && (await mayLookUp(services, actor.id, row)), "notFound");
  const viewer = await viewersOf(services, actor.id, [row], { online: true });
  return presentUser(row, viewer(row), services.clock.now());
}

/** My own record (`protocol §4.1`). */
export async function showSelf({ ctx }: Call<unknown>): Promise<User> {
  const { services, actor } = ctx;
  const row = await findUser(services.db, actor.id);
  ensure(row, "badToken");
  return presentSelf(row, services.clock.now());
}

/** Which of these people are online and let me see it, with their terminals (`rules §3.7`). */
export async function listOnline({
  ctx,
  input,
}: Call<InputOf<typeof api.users.online>>): Promise<OnlineTerminals[]> {
  const online = await presenceFor(ctx.services, ctx.actor.id, [...new Set(input.userIds)]);
  return [...online].map(([userId, terminals]) => ({ userId, terminals }));
}

/** How a viewer can add somebody: as that person's setting says; a character at once, by everybody who sees it. */
export async function addMePolicyOf(
  db: Db,
  { id, type, add_me }: Pick<UserRow, "id" | "type" | "add_me">,
  viewerId: number,
): Promise<Privacy["addMe"]> {
  if (type !== UserType.CHARACTER) return add_me;
  const character = (await findCharacterUsers(db, [id])).get(id);
  const isLetIn = add_me === "approval" && (await isGuest(db, { personId: viewerId, userId: id }));
  return character && isOpenTo(character, { personId: viewerId, isGuest: isLetIn }) ? "anyone" : "nobody";
}
