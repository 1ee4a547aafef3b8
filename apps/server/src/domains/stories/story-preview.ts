import type { Services } from "../../platform/services.ts";
import { readSettings } from "../settings/index.ts";
import { reviewStory } from "./review-story.ts";
import { isWrittenHere, loadScript } from "./script.ts";
import { readSheet } from "./stored-json.ts";
import { mayBePosted } from "./stories.policy.ts";
import { findPublished, findStory } from "./stories.repository.ts";

/** Whether the published version would need no review before everybody may read it. */
async function isFitForAll(services: Services, storyId: number, version: number): Promise<boolean> {
  const { moderation } = await readSettings(services);
  const script = await loadScript(services, { storyId, version });
  const texts = { sheet: script.sheet, graph: script.graph, ink: isWrittenHere(script) ? null : script.ink };
  return reviewStory(texts, "public", moderation).verdict === "publish";
}

/**
 * A story as a post shows it; undefined when not everybody may read it. One shared by link can only be posted by its
 * author, and must be as fit for everybody as a reviewed one (`STORY-1`).
 */
export async function storyPreview(services: Services, id: number, viewerId: number) {
  const { db } = services;
  const row = (await findPublished(db, [id])).get(id);
  if (!row || !mayBePosted(row)) return undefined;
  if (row.live_visibility !== "public") {
    const isMine = row.owner_id === viewerId;
    if (!isMine || !(await isFitForAll(services, id, row.live_version))) return undefined;
  }
  const { title, tagline, cover } = readSheet(row.sheet);
  const isStarter = (await findStory(db, id))?.starter != null;
  return {
    ...{ title, subtitle: tagline, cover, playable: true },
    aiLabel: isStarter ? ("builtin" as const) : ("none" as const),
  };
}
