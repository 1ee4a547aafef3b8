import type { Services } from "../../platform/services.ts";
import { mayBeShown } from "./characters.policy.ts";
import { findCharacter } from "./characters.repository.ts";
import { judgeSheet } from "./judge-sheet.ts";
import { readSheet } from "./read-sheet.ts";
import { readSource } from "./source.ts";

/**
 * A character as a post shows it; undefined when not everybody may meet it. One met by its link alone is its owner's
 * to show, and as fit for all as one that was reviewed (`CHAR-1`).
 */
export async function characterPreview(services: Services, id: number, viewerId: number) {
  const row = await findCharacter(services.db, id);
  if (!row?.live_sheet || !mayBeShown(row)) return undefined;
  const sheet = readSheet(row.live_sheet);
  if (row.live_visibility !== "public") {
    if (row.owner_id !== viewerId) return undefined;
    const { verdict } = await judgeSheet(services, { sheet, visibility: "public", owner: viewerId });
    if (verdict !== "publish") return undefined;
  }
  const { name, tagline, avatar, background } = sheet;
  const painted = readSource(row.source)?.kind === "starter";
  return {
    title: name,
    subtitle: tagline,
    cover: background || avatar,
    aiLabel: painted ? ("builtin" as const) : ("none" as const),
    playable: true,
  };
}
