import type { DraftCard } from "@4d/contract";
import { isDirty, keyOfId, type Work } from "./work.ts";

/** A character of mine as the create tab shows it. */
export interface MineCard extends Omit<DraftCard, "id"> {
  id: number | null;
  key: string;
  /** Something of it is only on this device. */
  here: boolean;
}

const faceOf = ({ sheet: { name, avatar, background, tagline } }: Work) => ({
  name,
  avatar,
  background,
  tagline,
});

/** The server's list with what is newer here, those last worked on first. Pure. */
export function mineCards(cards: readonly DraftCard[], works: readonly Work[]): MineCard[] {
  const known = cards.map((card): MineCard => {
    const work = works.find(({ id }) => id === card.id);
    if (work === undefined) return { ...card, key: keyOfId(card.id), here: false };
    const { key, status, changed, updatedAt } = work;
    const newest = Math.max(updatedAt, card.updatedAt);
    return { ...faceOf(work), id: card.id, key, status, changed, updatedAt: newest, here: isDirty(work) };
  });
  const begun = works
    .filter((work) => isDirty(work) || work.id !== null)
    .filter(({ id }) => id === null || !cards.some((card) => card.id === id))
    .map((work): MineCard => {
      const { id, key, status, changed, updatedAt } = work;
      return { ...faceOf(work), id, key, status, changed, updatedAt, here: isDirty(work) };
    });
  return [...known, ...begun].sort((a, b) => b.updatedAt - a.updatedAt);
}
