import type { StoryCastMember, StoryGraph, StoryNode, StoryVariable } from "@4d/contract";
import { layout } from "../map/layout.ts";

/** A story that comes with the product. */
export interface StarterStory {
  readonly key: string;
  readonly title: string;
  readonly tagline: string;
  readonly tags: readonly string[];
  /** Keys of the cast are those of the starter characters. */
  readonly graph: StoryGraph;
  /** Prompts for the painter: the cover, and the place of each node. */
  readonly cover: string;
  readonly places: Readonly<Record<string, string>>;
}

export interface StarterParts extends Omit<StarterStory, "graph" | "places"> {
  readonly cast: Readonly<Record<string, string>>;
  readonly variables: readonly StoryVariable[];
  readonly nodes: readonly StoryNode[];
  /** A place's picture in words, and the nodes that are there. */
  readonly pictures: readonly (readonly [prompt: string, nodes: readonly string[]])[];
}

/** Assembles a story; it begins in its first node. */
export function starterStory({
  key,
  title,
  tagline,
  tags,
  cover,
  cast,
  variables,
  nodes,
  pictures,
}: StarterParts): StarterStory {
  const members = Object.entries(cast).map(
    ([key, name]): StoryCastMember => ({ key, name, avatar: "", characterId: 0 }),
  );
  const graph = { start: nodes[0]?.id ?? "", cast: members, variables: [...variables], nodes: [...nodes] };
  const places = Object.fromEntries(pictures.flatMap(([prompt, ids]) => ids.map((id) => [id, prompt])));
  return { key, title, tagline, tags, cover, graph: layout(graph), places };
}
