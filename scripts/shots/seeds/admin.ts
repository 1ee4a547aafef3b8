import { api } from "@4d/contract";
import { clientOf } from "../../lib/api-client.ts";
import { PASSWORD, registerPerson, type SeededPerson } from "../people.ts";

const DAY = 86_400_000;

/** The administrator, and the open cases in the admin console. */
export interface AdminSeed {
  readonly boss: SeededPerson;
  /** Banned, reported, with strikes. */
  readonly culprit: SeededPerson;
  /** An open case, with its evidence. */
  readonly caseId: number;
}

/** Logs the administrator in, on a server that was started with our password for them. */
async function logInAdmin(origin: string): Promise<SeededPerson> {
  const body = { userName: "admin", password: PASSWORD, terminal: 1, device: "Linux" } as const;
  const { accessToken } = await clientOf(origin)(api.auth.login, { body });
  const call = clientOf(origin, accessToken);
  const { id, nickName, userName } = await call(api.users.self);
  return { id, nickName, userName, token: accessToken, origin, call };
}

/** Somebody reports me, and I am warned. */
async function warn(boss: SeededPerson, me: SeededPerson, by: SeededPerson): Promise<void> {
  await by.call(api.users.report, { body: { kind: "user", id: me.id, reason: "spam" } });
  const { items } = await boss.call(api.adminCases.list);
  const params = { caseId: items.find(({ subjectId }) => subjectId === me.id)?.id ?? 0 };
  await boss.call(api.adminCases.claim, { params });
  const note = "群里连续发了很多一样的话,影响了别人。请不要再这样。";
  await boss.call(api.adminCases.decide, { params, body: { decision: "warn", note } });
}

/** Reported people, helpers, bans: what an administrator sees of a busy server. */
export async function seedAdmin(me: SeededPerson, people: readonly SeededPerson[]): Promise<AdminSeed> {
  const [first, helper, third] = people;
  if (!first || !helper || !third) throw new Error("nobody there");
  const boss = await logInAdmin(first.origin);
  const culprit = await registerPerson(first.origin, { nickName: "广告小号77", signature: "加我领红包" });
  const reasons = ["spam", "fraud", "abuse", "spam"];
  for (const [at, one] of people.slice(0, 4).entries())
    await one.call(api.users.report, {
      body: {
        kind: "user",
        id: culprit.id,
        reason: reasons[at] ?? "other",
        text: at === 0 ? "一直发广告" : "",
      },
    });
  const of = (who: SeededPerson) => ({ params: { userId: who.id } });
  await boss.call(api.adminPeople.setRoles, {
    ...of(helper),
    body: { roles: [], permissions: ["admin:users", "admin:reports"] },
  });
  await boss.call(api.adminPeople.adjust, {
    ...of(culprit),
    headers: { "idempotency-key": "shots-0001" },
    body: { amount: 60, reason: "补偿支付时的错误" },
  });
  const body = { reason: "发布广告,多次被举报", until: Date.now() + 7 * DAY };
  await boss.call(api.adminPeople.ban, { ...of(culprit), body });
  await warn(boss, me, third);
  const { items } = await boss.call(api.adminCases.list);
  return { boss, culprit, caseId: items[0]?.id ?? 0 };
}
