import type { AdminPersonPage, api, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { banUser, liftBan } from "../auth/index.ts";
import { ADMINISTRATOR, findUser, presentUser } from "../users/index.ts";
import { insertBan } from "./decisions.repository.ts";
import { findManageablePerson } from "./manageable-person.ts";
import { personPage } from "./show-person.ts";

/**
 * Bans a person until a time, or for ever: his sockets close at once on every node with the reason, and no login
 * of his works any more (`ADMIN-1`, `rules §4.14`). It is written down as a decision about him, with his profile as it is
 * now, and he may object to it (`ADMIN-3`). @throws Failure notFound, forbidden, invalid (a time gone by).
 */
export async function banPerson({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminPeople.ban>>): Promise<AdminPersonPage> {
  const { userId, reason, until = null } = input;
  await findManageablePerson(services, actor, userId);
  ensure(until === null || until > services.clock.now(), "invalid", {
    field: "until",
    zh: "封禁的结束时间已经过去",
    en: "The ban would be over already",
  });
  const now = services.clock.now();
  const row = await findUser(services.db, userId);
  const evidence = { ...(row && presentUser(row, ADMINISTRATOR, now)), until };
  await banUser(services, { userId, reason, until }, (trx) =>
    insertBan(trx, { userId, actorId: actor.id, reason, evidence, now }),
  );
  return personPage(services, userId);
}

/** Lifts a ban. @throws Failure notFound, forbidden. */
export async function unbanPerson({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminPeople.unban>>): Promise<AdminPersonPage> {
  await findManageablePerson(services, actor, input.userId);
  await liftBan(services, input.userId);
  return personPage(services, input.userId);
}
