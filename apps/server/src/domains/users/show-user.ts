import { type api, type InputOf, type User, UserType } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { areAcquainted } from "./acquaintance.ts";
import { isGuest } from "./character-guests.repository.ts";
import { isOpenTo } from "./users.policy.ts";
import { presentUser } from "./users.presenter.ts";
import { findCharacterUsers, findUser } from "./users.repository.ts";
import type { UserRow } from "./users.table.ts";
import { viewersOf } from "./visibility.ts";

/** Members of groups and senders are asked for as well, whatever became of them: who met a character may see it. */
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
 * Anybody's record (`protocol §4`), as far as the viewer may know it.
 * @throws Failure `notFound` (W23), as well for people who wait to be let in and for private characters the viewer
 * never met (`CHAR-1`).
 */
export async function showUser({ ctx, input }: Call<InputOf<typeof api.users.find>>): Promise<User> {
  const { services, actor } = ctx;
  const row = await findUser(services.db, input.id);
  ensure(row && (await mayLookUp(services, actor.id, row)), "notFound");
  const viewer = await viewersOf(services, actor.id, [row], { online: true });
  return presentUser(row, viewer(row), services.clock.now());
}
