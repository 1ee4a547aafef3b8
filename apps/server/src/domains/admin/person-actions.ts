import type { AdminPersonPage, api, InputOf, OutputOf } from "@4d/contract";
import type { Call, UserActor } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { banUser, endSession, liftBan, randomPassword, resetFactor, setPassword } from "../auth/index.ts";
import { adjust } from "../capsules/index.ts";
import { ADMINISTRATOR, changeUser, deletePendingUser, findUser, presentUser } from "../users/index.ts";
import { mayManagePerson } from "./admin.policy.ts";
import { insertBan } from "./decisions.repository.ts";
import { findPerson, type PersonRow } from "./people.repository.ts";
import { personPage } from "./show-person.ts";

/** What one is told who may not rule somebody. */
export const NOT_MANAGEABLE = {
  zh: "不能对自己这样做;对其他管理人员,只有管理员可以",
  en: "Nobody does this to himself, and to others with rights only an administrator does",
};

/** The person an act is done to. @throws Failure notFound; forbidden when the actor may not do it to this one. */
async function findManageablePerson(
  services: Services,
  actor: UserActor,
  userId: number,
): Promise<PersonRow> {
  const person = await findPerson(services.db, userId, services.clock.now());
  ensure(person, "notFound");
  ensure(mayManagePerson(actor, person), "forbidden", NOT_MANAGEABLE);
  return person;
}

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

/**
 * Lets somebody in who has registered and waits; or turns him away, and his account is gone (`ADMIN-2`).
 * @throws Failure notFound when nobody of this id waits.
 */
export async function admitPerson({
  ctx: { services },
  input: { userId, admit },
}: Call<InputOf<typeof api.adminPeople.admit>>): Promise<null> {
  const person = await findPerson(services.db, userId, services.clock.now());
  ensure(person?.waiting, "notFound");
  if (admit) await changeUser(services.db, userId, { waiting: false, listed: true });
  else ensure(await deletePendingUser(services.db, userId), "notFound");
  return null;
}

/**
 * Gives a person capsules or takes some, with the reason in his statement; the same key does it once.
 * @throws Failure notFound, forbidden, insufficient, conflict (the key was used for something else).
 */
export async function adjustPerson({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminPeople.adjust>>): Promise<AdminPersonPage> {
  const { userId, amount, reason, "idempotency-key": given } = input;
  await findManageablePerson(services, actor, userId);
  await adjust(services, {
    key: `adjust:${actor.id}:${given}`,
    kind: "adjusted",
    params: { reason },
    cause: null,
    userId,
    amount,
  });
  return personPage(services, userId);
}

/** Ends one login of a person; its socket closes at once. @throws Failure notFound, forbidden. */
export async function endPersonSession({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminPeople.endSession>>): Promise<null> {
  await findManageablePerson(services, actor, input.userId);
  ensure(await endSession(services, input.userId, input.sessionId), "notFound");
  return null;
}

type Reset = typeof api.adminPeople.resetPassword;

/**
 * Sets a person's password and ends every login of his. @returns the password when it was made here, this once.
 * @throws Failure notFound, forbidden.
 */
export async function resetPersonPassword({
  ctx: { services, actor },
  input,
}: Call<InputOf<Reset>>): Promise<OutputOf<Reset>> {
  const { userId, newPassword: given } = input;
  await findManageablePerson(services, actor, userId);
  const password = given ?? randomPassword();
  await setPassword(services, userId, password);
  return { newPassword: given === undefined ? password : null };
}

/** Takes the second factor away from a person who has lost it; done again, it changes nothing. @throws Failure notFound, forbidden. */
export async function resetPersonFactor({
  ctx: { services, actor },
  input: { userId },
}: Call<InputOf<typeof api.adminPeople.resetSecondFactor>>): Promise<AdminPersonPage> {
  await findManageablePerson(services, actor, userId);
  await resetFactor(services, userId);
  return personPage(services, userId);
}
