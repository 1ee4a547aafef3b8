import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { ReviewItem } from "../moderation/index.ts";

/** What a case is about. */
export interface Subject {
  subjectId: number;
  /** Of a message: the chat as its reporter sees it. */
  chatId: string;
  accusedId: number | null;
}

/** Done. `TOLD`: and its domain has told the author, in his notices. */
type ActResult = Promise<typeof AUTHOR_NOTIFIED | undefined> | Promise<void>;
export const AUTHOR_NOTIFIED = "told";

/** What can be done to things of a kind; every act, done again, changes nothing. */
export interface ModerationTarget {
  /** Takes it out of sight, whoever made it; `note` is what its author is told. */
  hide?: (subject: Subject, note: string) => ActResult;
  /** Shows it again. */
  restore?: (subject: Subject) => ActResult;
  /** Those that wait for a review, the oldest first; of one thing alone, that one if it waits. */
  waiting?: (limit: number, subjectId?: number) => Promise<ReviewItem[]>;
  /** Shows the version that was looked at. @throws Failure conflict when it is another by now. */
  approve?: (subject: Subject, version: number | undefined) => ActResult;
  /** Refuses the version that was looked at; `note` is what its author is told. @throws Failure conflict as `approve`. */
  reject?: (subject: Subject, note: string, version: number | undefined) => ActResult;
}

const targetsOf = perServices<Map<string, ModerationTarget>>(() => new Map());

/** Connects the domain that holds things of this kind; `app.ts` does it. */
export function provideModerationTarget(services: Services, subject: string, target: ModerationTarget): void {
  targetsOf(services).set(subject, target);
}

/** What can be done to things of a kind; nothing when nobody holds such. */
export const moderationTargetOf = (services: Services, subject: string): ModerationTarget =>
  targetsOf(services).get(subject) ?? {};

/** Every kind with things that may wait for a review. */
export const reviewableTargets = (
  services: Services,
): [subject: string, waiting: NonNullable<ModerationTarget["waiting"]>][] =>
  [...targetsOf(services)].flatMap(([subject, { waiting }]) => (waiting ? [[subject, waiting]] : []));
