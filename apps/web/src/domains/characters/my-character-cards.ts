import type { DraftCard } from "@4d/contract";
import { isDirty, keyOfId, type Work } from "./work.ts";

/** A character of mine as the create tab shows it. */
export interface MyCharacterCard extends Omit<DraftCard, "id"> {
  id: number | null;
  key: string;
  /** It has changes that are only on this device. */
  hasLocalChanges: boolean;
}

const cardFields = ({ sheet: { name, avatar, background, tagline } }: Work) => ({
  name,
  avatar,
  background,
  tagline,
});

/** The server's list with the newer changes of this device, the last changed first. Pure. */
export function myCharacterCards(cards: readonly DraftCard[], works: readonly Work[]): MyCharacterCard[] {
  const known = cards.map((card): MyCharacterCard => {
    const work = works.find(({ id }) => id === card.id);
    if (work === undefined) return { ...card, key: keyOfId(card.id), hasLocalChanges: false };
    const { key, status, changed, updatedAt } = work;
    const newest = Math.max(updatedAt, card.updatedAt);
    return {
      ...cardFields(work),
      id: card.id,
      key,
      status,
      changed,
      updatedAt: newest,
      hasLocalChanges: isDirty(work),
    };
  });
  const begun = works
    .filter((work) => isDirty(work) || work.id !== null)
    .filter(({ id }) => id === null || !cards.some((card) => card.id === id))
    .map((work): MyCharacterCard => {
      const { id, key, status, changed, updatedAt } = work;
      return { ...cardFields(work), id, key, status, changed, updatedAt, hasLocalChanges: isDirty(work) };
    });
  return [...known, ...begun].sort((a, b) => b.updatedAt - a.updatedAt);
}
