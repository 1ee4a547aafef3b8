import type { api, InputOf } from "@4d/contract";
import type { AnonymousActor, Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { checkCredentials } from "../auth/index.ts";
import { isBannedAt } from "../users/index.ts";
import { mayAppeal } from "./admin.policy.ts";
import { type DecisionRow, findLastBan, insertAppeal } from "./decisions.repository.ts";

const FREE = { zh: "这个账号没有被封禁", en: "This account isn’t banned" };
const LATE = { zh: "已经过了申诉期", en: "It is too late to appeal" };
const WAITING = { zh: "申诉已经收到，正在等待复核", en: "We have your appeal. It is waiting for review" };
const UPHELD = { zh: "申诉已经复核，维持封禁", en: "Your appeal was reviewed: the ban stands" };

function refusal({ appeal_id, appeal_decision }: DecisionRow): { zh: string; en: string } {
  if (appeal_id === null) return LATE;
  return appeal_decision === null ? WAITING : UPHELD;
}

/**
 * Appeals against the ban of the caller's own account. A banned person cannot log in, so the request carries the password
 * (`ADMIN-3`).
 * @throws Failure wrongLogin, tooMany, conflict (not banned, already appealed, too late).
 */
export async function appealBan({
  ctx: { services, address },
  input: { userName, password, text },
}: Call<InputOf<typeof api.decisions.appealBan>, AnonymousActor>): Promise<null> {
  const { db, clock } = services;
  const user = await checkCredentials(services, { userName, password }, address);
  const now = clock.now();
  const ban = isBannedAt(user, now) ? await findLastBan(db, user.id) : undefined;
  ensure(ban, "conflict", FREE);
  ensure(mayAppeal({ ...ban, appealed: ban.appeal_id !== null }, now), "conflict", refusal(ban));
  ensure(await insertAppeal(db, { caseId: ban.id, text, now }), "conflict", WAITING);
  return null;
}
