import type { AdminCasePage, api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { ensureMayReview, reviewBy } from "./appeal-review.ts";
import { presentCase, presentCasePage } from "./cases.presenter.ts";
import { claimCase, findCase, findCases, findReporters, releaseCase } from "./cases.repository.ts";
import { moderationTargetOf, reviewableTargets } from "./moderation-targets.ts";
import { collectReports, openReviews } from "./open-cases.repository.ts";
import { refreshCase, versioned } from "./refresh-case.ts";

type List = typeof api.adminCases.list;
/** An abandoned claim expires after this long. */
const CLAIM_MS = 30 * 60_000;
const REPORTERS = 50;

const lapsedAt = ({ clock }: Services): number => clock.now() - CLAIM_MS;

/** Cases that wait for a decision, and decided ones (`ADMIN-3`). */
export async function listCases({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { services, actor } = ctx;
  const { state, kind, cursor, limit } = input;
  if (cursor === undefined && state !== "decided") await gatherCases(services);
  const lapsed = lapsedAt(services);
  const rows = await findCases(services.db, {
    state,
    kind,
    actorId: actor.id,
    cursor: cursor === undefined ? undefined : Number(cursor),
    limit: limit + 1,
    lapsed,
  });
  const items = rows.slice(0, limit).map((row) => presentCase(row, lapsed));
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
}

/** A case with all details for an administrator; an undecided one is refreshed first. @throws Failure notFound. */
export async function casePage(services: Services, actorId: number, caseId: number): Promise<AdminCasePage> {
  const { db } = services;
  const found = await findCase(db, caseId);
  ensure(found, "notFound");
  const row = await refreshCase(services, actorId, found);
  const against = row.appeal_of === null ? undefined : await findCase(db, row.appeal_of);
  return presentCasePage(row, {
    target: moderationTargetOf(services, row.subject),
    reporters: await findReporters(db, row.appeal_of ?? row.id, REPORTERS),
    against,
    review: await reviewBy(services, actorId, row),
    lapsed: lapsedAt(services),
  });
}

/** One case with its evidence. @throws Failure notFound. */
export const showCase = ({ ctx, input }: Call<InputOf<typeof api.adminCases.find>>): Promise<AdminCasePage> =>
  casePage(ctx.services, ctx.actor.id, input.caseId);

/** Claims a case, so that no two administrators work on it. @throws Failure notFound, forbidden, conflict. */
export async function takeCase({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminCases.claim>>): Promise<AdminCasePage> {
  const { db, clock } = services;
  const row = await findCase(db, input.caseId);
  ensure(row, "notFound");
  await ensureMayReview(services, actor.id, row);
  const claim = { id: input.caseId, actorId: actor.id, now: clock.now(), lapsed: lapsedAt(services) };
  ensure(await claimCase(db, claim), "conflict", {
    zh: "已有别人在处理,或者已经处理完",
    en: "Someone else is handling this, or it is already decided",
  });
  return casePage(services, actor.id, input.caseId);
}

/** Releases a case that I claimed. @throws Failure notFound. */
export async function giveCaseBack({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.adminCases.release>>): Promise<null> {
  ensure(await releaseCase(services.db, input.caseId, actor.id), "notFound");
  return null;
}

const REPORTS = 200;
const ROUNDS = 20;
const REVIEWS = 100;

/** Opens cases for new reports and for things that wait for a review (`ADMIN-3`). */
async function gatherCases(services: Services): Promise<void> {
  const { db, clock } = services;
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken = await db
      .transaction()
      .execute((trx) => collectReports(trx, { most: REPORTS, now: clock.now() }));
    if (taken < REPORTS) break;
  }
  for (const [subject, waiting] of reviewableTargets(services)) {
    const found = await waiting(REVIEWS);
    const items = found.map((one) => ({ ...one, evidence: versioned(one) }));
    const complete = found.length < REVIEWS;
    await db.transaction().execute((trx) => openReviews(trx, { subject, items, complete, now: clock.now() }));
  }
}
