import type { api, InputOf } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import type { ReviewItem } from "../moderation/index.ts";

/** What a case is about. */
export interface Subject {
  subjectId: number;
  /** For a message: the chat as its reporter sees it. */
  chatId: string;
  accusedId: number | null;
}

/** Result of an action; `AUTHOR_NOTIFIED` when the domain has already notified the author. */
type ActResult = Promise<typeof AUTHOR_NOTIFIED | undefined> | Promise<void>;
export const AUTHOR_NOTIFIED = "told";

/** Actions supported for a kind of thing; all are idempotent. */
export interface ModerationTarget {
  /** Hides it, whoever made it; `note` is shown to its author. */
  hide?: (subject: Subject, note: string) => ActResult;
  /** Shows it again. */
  restore?: (subject: Subject) => ActResult;
  /** Things that wait for a review, oldest first; with `subjectId` only that one, if it waits. */
  waiting?: (limit: number, subjectId?: number) => Promise<ReviewItem[]>;
  /** Approves the reviewed version. @throws Failure conflict when the thing has changed since. */
  approve?: (subject: Subject, version: number | undefined) => ActResult;
  /** Rejects the reviewed version; `note` is shown to its author. @throws Failure conflict as `approve`. */
  reject?: (subject: Subject, note: string, version: number | undefined) => ActResult;
}

type ModeratedKind = Exclude<InputOf<typeof api.users.report>["kind"], "user">;

declare module "../../platform/services.ts" {
  interface Ports {
    /** Actions on each kind of thing that can be reported. */
    moderationTargets(services: Services): Readonly<Record<ModeratedKind, ModerationTarget>>;
  }
}

/** Actions supported for a kind of thing; none for a kind that is no thing, such as a person. */
export function moderationTargetOf(services: Services, subject: string): ModerationTarget {
  const targets: Partial<Record<string, ModerationTarget>> = services.ports.moderationTargets(services);
  return targets[subject] ?? {};
}

/** Every kind that can wait for a review. */
export const reviewableTargets = (
  services: Services,
): [subject: string, waiting: NonNullable<ModerationTarget["waiting"]>][] =>
  Object.entries(services.ports.moderationTargets(services)).flatMap(([subject, { waiting }]) =>
    waiting ? [[subject, waiting]] : [],
  );
