import type { Call } from "../../platform/context.ts";
import { ensure, fail } from "../../platform/failure.ts";
import { type Evidence, evidenceOf, type ReportInput } from "./evidence.ts";
import { insertReport } from "./reports.repository.ts";
import { mayLookUp } from "./show-user.ts";
import { ADMINISTRATOR, presentUser } from "./users.presenter.ts";
import { findUser } from "./users.repository.ts";

const PER_DAY = 20;
const NOTHING_TO_REPORT = {
  field: "id",
  zh: "举报的内容不存在",
  en: "What you want to report doesn’t exist",
};

async function personAsEvidence({ ctx, input }: Call<ReportInput>): Promise<Evidence> {
  const row = input.id === ctx.actor.id ? undefined : await findUser(ctx.services.db, input.id);
  ensure(row && (await mayLookUp(ctx.services, ctx.actor.id, row)), "invalid", NOTHING_TO_REPORT);
  return { ...presentUser(row, ADMINISTRATOR, ctx.services.clock.now()), accusedId: row.id };
}

/**
 * Submits something to the administrators together with the server's current copy, so that a later edit or recall hides
 * nothing. Repeating a report changes nothing.
 * @throws Failure `invalid` when there is no such thing for the reporter, `tooMany` beyond 20 a day.
 */
export async function report(call: Call<ReportInput>): Promise<null> {
  const { ctx, input } = call;
  const { services, actor } = ctx;
  const evidence = input.kind === "user" ? await personAsEvidence(call) : await evidenceOf(ctx, input);
  if (!evidence) fail("invalid", NOTHING_TO_REPORT);
  const { ok, retryAfter } = await services.limits.takeDaily(`report:${actor.id}`, PER_DAY);
  ensure(ok, "tooMany", { data: { retryAfter } });
  await insertReport(services.db, {
    kind: input.kind,
    target_id: input.id,
    chat_id: input.chatId ?? "",
    reason: input.reason,
    text: input.text,
    reporter_id: actor.id,
    accused_id: evidence.accusedId ?? null,
    evidence: JSON.stringify(evidence),
    created_at: services.clock.now(),
  });
  return null;
}
