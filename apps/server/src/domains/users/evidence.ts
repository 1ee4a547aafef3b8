import type { api, InputOf } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

export type ReportInput = InputOf<typeof api.users.report>;

/** The server's copy of a reported thing, as JSON; `accusedId` is the person who wrote or made it. */
export type Evidence = object & { accusedId?: number };

/** Undefined when the reporter cannot see such a thing. */
export type EvidenceSource = (ctx: Context, input: ReportInput) => Promise<Evidence | undefined>;

const sourcesOf = perServices<Map<ReportInput["kind"], EvidenceSource>>(() => new Map());

/** Connects the domain that stores this kind of thing; a kind without a source cannot be reported. */
export function provideEvidence(services: Services, kind: ReportInput["kind"], source: EvidenceSource): void {
  sourcesOf(services).set(kind, source);
}

/** The evidence for a report, or undefined when there is nothing to report. */
export async function evidenceOf(ctx: Context, input: ReportInput): Promise<Evidence | undefined> {
  return sourcesOf(ctx.services).get(input.kind)?.(ctx, input);
}
