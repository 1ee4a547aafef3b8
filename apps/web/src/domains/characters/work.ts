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
  /** The server's id; null until the draft was created there. */
  id: number | null;
  userId: number | null;
  /** The sheet as the server has it. */
  base: CharacterSheet;
  baseVisibility: CharacterVisibility;
  /** The sheet as it is on screen. */
  sheet: CharacterSheet;
  visibility: CharacterVisibility;
  /** Sent to the server without an answer so far: it is sent again first, and recognised in the server's draft. */
  sent?: CharacterSheet | null;
  version: number;
  status: CharacterStatus;
  /** The token in its address while it is shared by link. */
  link: string | null;
  reasons: CharacterDraft["reasons"];
  /** The server's draft differs from the published version. */
  changed: boolean;
  updatedAt: number;
}

/** The state of saving a work. */
export type Saving =
  | { step: "saved" | "waiting" | "saving" | "offline" }
  /** The same fields were changed elsewhere in the meantime. */
  | { step: "clash"; theirs: CharacterDraft; fields: SheetField[] }
  | { step: "refused"; failure: Failure };

/** The work on a new character. */
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

/** The sheet to send next: the last one if it got no answer, otherwise the present one. Pure. */
export const nextSheet = (work: Work): CharacterSheet => work.sent ?? sendable(work.sheet);

/** The fields to send. Pure. */
export const unsaved = (work: Work): SheetField[] => differingFields(nextSheet(work), work.base);

/** Whether there are changes that are not on the server, including unfinished lines. Pure. */
export const isDirty = (work: Work): boolean =>
  work.sent != null ||
  work.visibility !== work.baseVisibility ||
  differingFields(work.sheet, work.base).length > 0;

/** The work after the server accepted `sent`. The server trims some texts; that must not count as a change. Pure. */
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

/** The work rebased on the server's draft, and the fields that both sides changed differently. Pure. */
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

/** The work on a draft of the server. */
export const workOf = (key: string, draft: CharacterDraft): Work => rebasedOn(newWork(key), draft).work;

/** The keys of characters in pages and works: `id=12`, or `new=…` for one that was begun on this device. */
export const { ofId: keyOfId, ofQuery: keyOfQuery, toQuery: queryOfKey, idOf: idOfKey } = draftKeys("c");
