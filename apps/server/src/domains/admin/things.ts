import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type { Waiting } from "../moderation/index.ts";

/** What a case is about. */
export interface Subject {
  subjectId: number;
  /** Of a message: the chat as its reporter sees it. */
  chatId: string;
  accusedId: number | null;
}

/** Done. `TOLD`: and its domain has told the author, in his notices. */
type Done = Promise<typeof TOLD | undefined> | Promise<void>;
export const TOLD = "told";

/** What can be done to things of a kind; every act, done again, changes nothing. */
export interface Thing {
  /** Takes it out of sight, whoever made it; `note` is what its author is told. */
  hide?: (subject: Subject, note: string) => Done;
  /** Shows it again. */
  restore?: (subject: Subject) => Done;
  /** Those that wait for a review, the oldest first; of one thing alone, that one if it waits. */
  waiting?: (limit: number, subjectId?: number) => Promise<Waiting[]>;
  /** Shows the version that was looked at. @throws Failure conflict when it is another by now. */
  approve?: (subject: Subject, version: number | undefined) => Done;
  /** Refuses the version that was looked at; `note` is what its author is told. @throws Failure conflict as `approve`. */
  reject?: (subject: Subject, note: string, version: number | undefined) => Done;
}

const thingsOf = perServices<Map<string, Thing>>(() => new Map());

/** Connects the domain that holds things of this kind; `app.ts` does it. */
export function provideThing(services: Services, subject: string, thing: Thing): void {
  thingsOf(services).set(subject, thing);
}

/** What can be done to things of a kind; nothing when nobody holds such. */
export const thingOf = (services: Services, subject: string): Thing => thingsOf(services).get(subject) ?? {};

/** Every kind with things that may wait for a review. */
export const reviewed = (services: Services): [subject: string, waiting: NonNullable<Thing["waiting"]>][] =>
  [...thingsOf(services)].flatMap(([subject, { waiting }]) => (waiting ? [[subject, waiting]] : []));
