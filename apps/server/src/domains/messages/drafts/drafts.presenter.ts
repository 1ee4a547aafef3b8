import type { Draft } from "@4d/contract";
import type { DraftRow } from "./drafts.repository.ts";

/** A draft as its author sees it. */
export const presentDraft = ({ text, updated_at: updatedAt, revision, previous }: DraftRow): Draft => ({
  text,
  updatedAt,
  revision,
  ...(previous !== "" && { previous }),
});

/** Drafts by chat. */
export const presentDrafts = (rows: readonly DraftRow[]): Record<string, Draft> =>
  Object.fromEntries(rows.map((row) => [row.chat_id, presentDraft(row)]));
