import type { GroupCard, User } from "@4d/contract";

/** A card for a person or a group. */
export type FindCard = { kind: "person"; user: User; mutual: number } | { kind: "group"; card: GroupCard };
/** The heights of pictures, px; different ones make the two columns irregular. */
const HEIGHTS = [208, 148, 176] as const;

const keyOf = (item: FindCard): number => (item.kind === "person" ? item.user.id : item.card.id + 1);

/** The height of a card's picture, px; always the same for the same card. */
export const coverHeight = (item: FindCard): number => HEIGHTS[keyOf(item) % HEIGHTS.length] ?? HEIGHTS[0];

/** Alternates two people and one group; groups I am in come last. Pure. */
export function interleaveCards(
  people: readonly { user: User; mutual: number }[],
  groups: readonly GroupCard[],
): FindCard[] {
  const sortedGroups = [...groups].sort((one, other) => Number(one.joined) - Number(other.joined));
  const cards: FindCard[] = [];
  for (let at = 0; at < Math.max(people.length / 2, sortedGroups.length); at += 1) {
    for (const person of people.slice(at * 2, at * 2 + 2)) cards.push({ kind: "person", ...person });
    const card = sortedGroups[at];
    if (card !== undefined) cards.push({ kind: "group", card });
  }
  return cards;
}

/** Two columns of about the same height, the next card always in the shorter one. Pure. */
export function splitIntoColumns(cards: readonly FindCard[], text = 78): [FindCard[], FindCard[]] {
  const columns: [FindCard[], FindCard[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const card of cards) {
    const at = heights[0] <= heights[1] ? 0 : 1;
    columns[at].push(card);
    heights[at] += coverHeight(card) + text;
  }
  return columns;
}
