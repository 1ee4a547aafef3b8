import type { Character, CharacterDraft, DraftCard } from "@4d/contract";
import type { CharacterRow } from "./characters.table.ts";
import { readSheet } from "./source.ts";

const changed = (row: CharacterRow): boolean =>
  row.version !== row.live_version || row.visibility !== row.live_visibility;

/** A character as its author edits it. */
export function presentDraft(row: CharacterRow): CharacterDraft {
  return {
    id: row.id,
    userId: row.user_id,
    sheet: readSheet(row.sheet),
    visibility: row.visibility,
    link: row.live_visibility === "link" ? row.link : null,
    status: row.status,
    reasons: JSON.parse(row.reasons) as CharacterDraft["reasons"],
    version: row.version,
    changed: changed(row),
    updatedAt: row.updated_at,
  };
}

/** A character in its author's list. */
export function presentCard(row: CharacterRow): DraftCard {
  const { name, avatar, background, tagline } = readSheet(row.sheet);
  return {
    ...{ id: row.id, name, avatar, background, tagline },
    status: row.status,
    changed: changed(row),
    updatedAt: row.updated_at,
  };
}

/** The viewer's relation to a character, and its author. */
export interface CharacterViewer {
  viewerId: number;
  author: { id: number; nickName: string };
  friend: boolean;
  /** The viewer has unlocked it and may pass on its link. */
  has: boolean;
}

/** A published character as people see it; parts meant only for the model are left out. */
export function presentCharacter(
  row: CharacterRow,
  { viewerId, author, friend, has }: CharacterViewer,
): Character {
  if (row.live_sheet === null || row.user_id === null)
    throw new Error(`character ${row.id} is not published`);
  const sheet = readSheet(row.live_sheet);
  return {
    id: row.id,
    userId: row.user_id,
    name: sheet.name,
    nickname: sheet.nickname,
    avatar: sheet.avatar,
    background: sheet.background,
    emotions: sheet.emotions,
    tagline: sheet.tagline,
    intro: sheet.intro,
    tags: sheet.tags,
    starters: sheet.starters,
    greetings: [sheet.firstMes, ...sheet.alternateGreetings].filter((one) => one !== ""),
    voice: sheet.voice,
    author,
    visibility: row.live_visibility,
    link: row.live_visibility === "link" && (has || row.owner_id === viewerId) ? row.link : null,
    status: row.status,
    talks: row.talks,
    friend,
    isMine: row.owner_id === viewerId,
  };
}
