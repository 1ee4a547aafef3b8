import type { api, InputOf } from "@4d/contract";
import type { Call, Context } from "../../platform/context.ts";
import { ensure, fail } from "../../platform/failure.ts";
import { insertReport } from "./reports.repository.ts";
import { mayLookUp } from "./show-user.ts";
import { ADMINISTRATOR, presentUser } from "./users.presenter.ts";
import { findUser } from "./users.repository.ts";

type ReportInput = InputOf<typeof api.users.report>;

/** The server's copy of a reported thing, as JSON; `accusedId` is the person who wrote or made it. */
type Evidence = object & { accusedId?: number };

/** Undefined when the reporter cannot see such a thing. */
export type EvidenceSource = (ctx: Context, input: ReportInput) => Promise<Evidence | undefined>;

declare module "../../platform/services.ts" {
  interface Ports {
    /** The server's copy of a reported thing, by its kind. */
    evidence: Readonly<Record<Exclude<ReportInput["kind"], "user">, EvidenceSource>>;
  }
}

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
  const sources = services.ports.evidence;
  const evidence = await (input.kind === "user" ? personAsEvidence(call) : sources[input.kind](ctx, input));
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
