import type { StoryDraftCard } from "@4d/contract";
import { isUnsaved, storyKeys, type Work } from "./story-work.ts";

/** A story of mine as the create tab shows it. */
export interface MyStoryCard
  extends Pick<StoryDraftCard, "title" | "tagline" | "cover" | "status" | "changed" | "nodes" | "updatedAt"> {
  readonly id: number | null;
  readonly key: string;
  /** It has changes that are only on this device. */
  readonly onlyOnDevice: boolean;
}

function cardOf(work: Work): MyStoryCard {
  const { id, key, status, changed, updatedAt, written } = work;
  const { title, tagline, cover } = written.sheet;
  const nodes = written.graph.nodes.length;
  return { id, key, title, tagline, cover, status, changed, nodes, updatedAt, onlyOnDevice: isUnsaved(work) };
}

/** The server's list merged with newer works here, last edited first. Pure. */
export function myStoryCards(cards: readonly StoryDraftCard[], works: readonly Work[]): MyStoryCard[] {
  const known = cards.map((card): MyStoryCard => {
    const work = works.find(({ id }) => id === card.id);
    if (work === undefined) return { ...card, key: storyKeys.ofId(card.id), onlyOnDevice: false };
    const nodes = work.source === "ink" ? card.nodes : work.written.graph.nodes.length;
    return { ...cardOf(work), nodes, updatedAt: Math.max(work.updatedAt, card.updatedAt) };
  });
  const localOnly = works
    .filter((work) => isUnsaved(work) || work.id !== null)
    .filter(({ id }) => id === null || !cards.some((card) => card.id === id))
    .map(cardOf);
  return [...known, ...localOnly].sort((one, other) => other.updatedAt - one.updatedAt);
}
