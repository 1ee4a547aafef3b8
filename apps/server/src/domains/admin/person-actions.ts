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

/** Error text for an actor who may not manage this person. */
export const NOT_MANAGEABLE = {
  zh: "不能对自己这样做;对其他管理人员,只有管理员可以",
  en: "You can’t do this to yourself, and only an administrator can do it to other staff",
};

/** The person to manage. @throws Failure notFound; forbidden when the actor may not manage them. */
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
 * Bans a person until a time, or for ever. Their sockets close at once on every node with the reason, and they can no
 * longer log in (`ADMIN-1`, `rules §4.14`). The ban is recorded as a decision with their current profile, and they may
 * appeal (`ADMIN-3`). @throws Failure notFound, forbidden, invalid (a time in the past).
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
    en: "The ban would end in the past",
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
 * Admits a person whose registration waits for approval, or rejects them and deletes the account (`ADMIN-2`).
 * @throws Failure notFound when nobody with this id waits.
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
 * Gives or takes capsules, with the reason in the person's statement; idempotent per key.
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

/** Ends one of a person's logins; its socket closes at once. @throws Failure notFound, forbidden. */
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
 * Sets a person's password and ends all their logins. @returns a generated password, shown only this once.
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

/** Removes the second factor of a person who has lost it; idempotent. @throws Failure notFound, forbidden. */
export async function resetPersonFactor({
  ctx: { services, actor },
  input: { userId },
}: Call<InputOf<typeof api.adminPeople.resetSecondFactor>>): Promise<AdminPersonPage> {
  await findManageablePerson(services, actor, userId);
  await resetFactor(services, userId);
  return personPage(services, userId);
}
