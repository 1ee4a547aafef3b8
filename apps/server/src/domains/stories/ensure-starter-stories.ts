import { createHash } from "node:crypto";
import type { StoryCastMember, StoryGraph, StorySheet } from "@4d/contract";
import { paint, type Ratio } from "@4d/painter";
import { STARTER_STORIES, type StarterStory } from "@4d/story/starters";

import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import {
  filterAccessible,
  findCharacters,
  readSheet,
  savePainting,
  starterCharacters,
} from "../characters/index.ts";
import { ensureHouseUser, lockUser } from "../users/index.ts";
import { publishVersion } from "./publish-version.ts";
import { sheetWith } from "./stored-json.ts";
import { changeStory, findByKey, insertStory } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";
import { workOnStory } from "./work-on-story.ts";

/** In pixels, enough for a phone's screen. */
const WIDTHS: Readonly<Record<string, number>> = { "3:4": 600, "9:16": 720 };

/** The same text in the same story paints the same picture. */
const seedOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_000, 7);

/** A starter story with its pictures: the cover, and each place once however many nodes are there. */
async function paintStory(
  services: Services,
  story: StarterStory,
): Promise<{ cover: string; graph: StoryGraph }> {
  const made = new Map<string, string>();
  const painted = async (prompt: string, ratio: Ratio): Promise<string> => {
    const known = made.get(`${ratio} ${prompt}`);
    if (known !== undefined) return known;
    const picture = paint({ prompt, ratio, seed: seedOf(story.key + prompt) });
    const name = `${story.key}-${made.size}`;
    const url = await savePainting(services, picture, { name, width: WIDTHS[ratio] ?? 720 });
    made.set(`${ratio} ${prompt}`, url);
    return url;
  };
  const cover = await painted(story.cover, "3:4");
  const nodes: StoryGraph["nodes"] = [];
  for (const node of story.graph.nodes) {
    const place = story.places[node.id];
    nodes.push({ ...node, background: place === undefined ? "" : await painted(place, "9:16") });
  }
  return { cover, graph: { ...story.graph, nodes } };
}

/** An id of no person: whatever it may meet, everybody may meet. */
const NOBODY = 0;
/** Nobody waits for a starter story; a small machine may take its time. */
const PATIENCE_MS = 120_000;

const keyOf = ({ key }: StarterStory) => `starter:${key}`;

/** A digest of a starter story: a different digest means another version of it. */
const digestOf = (story: StarterStory, cast: readonly StoryCastMember[]): string =>
  createHash("sha256")
    .update(JSON.stringify([story, cast]))
    .digest("base64url")
    .slice(0, 16);

/** Whether a story must be written: it is missing, or there is another version of it. A removed one stays removed. */
function isStale(row: StoryRow | undefined, digest: string): boolean {
  if (!row) return true;
  return row.removed_at === null && row.status !== "banned" && row.starter !== digest;
}

/** The cast with the current starter characters; a removed character remains only as a name. */
async function castOf(services: Services, story: StarterStory): Promise<StoryCastMember[]> {
  const starters = await starterCharacters(services);
  const ids = story.graph.cast.flatMap(({ key }) => starters.get(key)?.id ?? []);
  const rows = await filterAccessible(services.db, await findCharacters(services.db, ids), NOBODY);
  const avatars = new Map(rows.map((row) => [row.id, readSheet(row.live_sheet ?? "{}").avatar]));
  return story.graph.cast.map((one) => {
    const characterId = starters.get(one.key)?.id ?? 0;
    const avatar = avatars.get(characterId);
    return avatar === undefined ? one : { ...one, characterId, avatar };
  });
}

interface Version {
  houseId: number;
  story: StarterStory;
  digest: string;
  sheet: StorySheet;
  graph: StoryGraph;
  now: number;
}

/** The story's row to publish; undefined when another node wrote it meanwhile. */
async function writeVersion(trx: Transaction<Tables>, version: Version): Promise<StoryRow | undefined> {
  const { houseId, story, digest, sheet, graph, now } = version;
  const present = await findByKey(trx, houseId, keyOf(story));
  if (!isStale(present, digest)) return undefined;
  const fields = {
    sheet: JSON.stringify(sheet),
    graph: JSON.stringify(graph),
    nodes: graph.nodes.length,
    starter: digest,
    updated_at: now,
  };
  if (present) return changeStory(trx, present.id, { ...fields, version: present.version + 1 });
  const made = { ...fields, owner_id: houseId, idem_key: keyOf(story), created_at: now };
  return insertStory(trx, { ...made, visibility: "public" });
}

async function ensureStarterStory(services: Services, houseId: number, story: StarterStory): Promise<void> {
  const { db, clock } = services;
  const cast = await castOf(services, story);
  const digest = digestOf(story, cast);
  if (!isStale(await findByKey(db, houseId, keyOf(story)), digest)) return;
  const { cover, graph: painted } = await paintStory(services, story);
  const graph = { ...painted, cast };
  const { ink } = await workOnStory(
    services,
    "publish",
    { graph },
    { ownerId: houseId, limitMs: PATIENCE_MS },
  );
  if (ink?.kind !== "compiled") throw new Error(`the starter story ${story.key} is not sound`);
  const { title, tagline, tags } = story;
  const sheet = sheetWith({ title, tagline, tags: [...tags], cover });
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    // One node at a time: the second finds everything written.
    await lockUser(trx, houseId);
    const fresh = await writeVersion(trx, { houseId, story, digest, sheet, graph, now });
    if (!fresh) return;
    await publishVersion(trx, fresh, { ink: ink.json, now });
  });
}

/**
 * Ensures the starter stories (`starter-content §4`) of this version of the product: public, owned by the house
 * account, with the starter characters as their cast. Run at each start by every node, after the characters; what an
 * administrator removed is not restored. `isStopping` ends it between two stories.
 */
export async function ensureStarterStories(services: Services, isStopping = () => false): Promise<void> {
  const houseId = await ensureHouseUser(services);
  // The newest are listed first, so the first one offered is written last.
  for (const story of STARTER_STORIES.toReversed())
    if (!isStopping()) await ensureStarterStory(services, houseId, story);
}
