import type { StoryGraph } from "@4d/contract";
import { paint, type Ratio } from "@4d/painter";
import type { StarterStory } from "@4d/story/starters";
import type { Services } from "../../platform/services.ts";
import { savePainting } from "../characters/index.ts";

/** In pixels, enough for a phone's screen. */
const WIDTHS: Readonly<Record<string, number>> = { "3:4": 600, "9:16": 720 };

/** The same words in the same story paint the same picture. */
const seedOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_000, 7);

/** A starter story with its pictures: the cover, and a place once however many nodes are there. */
export async function paintStory(
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
