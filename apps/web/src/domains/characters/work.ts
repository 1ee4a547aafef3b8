import {
  type CharacterDraft,
  type CharacterSheet,
  type CharacterStatus,
  type CharacterVisibility,
  emptySheet,
} from "@4d/contract";
import { draftKeys } from "../../platform/draft-keys.ts";
import type { Failure } from "../../platform/failure.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { baseWithSent, differingFields, mergeSheets, pickFields, type SheetField } from "./merge-sheets.ts";
import { sendable } from "./sendable.ts";

/** A character being edited here; changes the server does not have yet are stored on the device. */
export interface Work {
  key: string;
  /** The server's id; null until it has heard of it. */
  id: number | null;
  userId: number | null;
  /** As the server has it. */
  base: CharacterSheet;
  baseVisibility: CharacterVisibility;
  /** As it stands on the screen. */
  sheet: CharacterSheet;
  visibility: CharacterVisibility;
  /** Sent to the server without a response so far: it is sent again first, and recognised when it comes back. */
  sent?: CharacterSheet | null;
  version: number;
  status: CharacterStatus;
  /** What its address holds while it is shared by link. */
  link: string | null;
  reasons: CharacterDraft["reasons"];
  /** The server's differs from what is published. */
  changed: boolean;
  updatedAt: number;
}

/** Where its saving stands. */
export type Saving =
  | { step: "saved" | "waiting" | "saving" | "offline" }
  /** Somebody changed the same fields meanwhile. */
  | { step: "clash"; theirs: CharacterDraft; fields: SheetField[] }
  | { step: "refused"; failure: Failure };

/** Work on a character nobody has heard of. */
export const newWork = (key: string): Work => ({
  key,
  id: null,
  userId: null,
  base: emptySheet,
  baseVisibility: "private",
  sheet: emptySheet,
  visibility: "private",
  version: 0,
  status: "draft",
  link: null,
  reasons: [],
  changed: true,
  updatedAt: serverNow(),
});

const serverFields = ({
  id,
  userId,
  version,
  status,
  link,
  reasons,
  changed,
  updatedAt,
}: CharacterDraft) => ({
  id,
  userId,
  version,
  status,
  link,
  reasons,
  changed,
  updatedAt,
});

/** What the server is to hear of next: what went before without an answer, or what stands here. Pure. */
export const nextSheet = (work: Work): CharacterSheet => work.sent ?? sendable(work.sheet);

/** The fields the server is to hear of. Pure. */
export const unsaved = (work: Work): SheetField[] => differingFields(nextSheet(work), work.base);

/** Something here is not on the server, half-written lines included. Pure. */
export const isDirty = (work: Work): boolean =>
  work.sent != null ||
  work.visibility !== work.baseVisibility ||
  differingFields(work.sheet, work.base).length > 0;

/** The work after the server took `sent`; it trims some texts, which is no change to send again. Pure. */
export function afterSaving(work: Work, sent: CharacterSheet, draft: CharacterDraft): Work {
  const mine = differingFields(sent, work.base);
  return {
    ...work,
    ...serverFields(draft),
    base: { ...draft.sheet, ...pickFields(sent, mine) },
    baseVisibility: draft.visibility,
    sent: null,
  };
}

const baseOf = ({ base, sent }: Work, draft: CharacterDraft): CharacterSheet =>
  sent == null ? base : baseWithSent(base, sent, draft.sheet);

/** The work on the draft as the server has it now, and what was changed on both sides. Pure. */
export function rebasedOn(work: Work, draft: CharacterDraft): { work: Work; clashes: SheetField[] } {
  const { sheet, clashes } = mergeSheets(baseOf(work, draft), work.sheet, draft.sheet);
  const mine = work.visibility !== work.baseVisibility;
  const visibility = mine ? work.visibility : draft.visibility;
  return {
    work: {
      ...work,
      ...serverFields(draft),
      base: draft.sheet,
      baseVisibility: draft.visibility,
      sheet,
      visibility,
      sent: null,
    },
    clashes,
  };
}

/** A server's draft, worked on from now. */
export const workOf = (key: string, draft: CharacterDraft): Work => rebasedOn(newWork(key), draft).work;

/** How pages and works name characters: `id=12`, or `new=…` for one that was begun on this device. */
export const { ofId: keyOfId, ofQuery: keyOfQuery, toQuery: queryOfKey, idOf: idOfKey } = draftKeys("c");
