import type { PostCard } from "@4d/contract";
import { type CardTops, fillTops } from "./drawn-cards.ts";
import { CARD_GAP, cardHeight } from "./masonry.ts";

/** Heights of cards in columns of one width, px including the gap below: measured if known, otherwise expected. */
export class CardHeights {
  readonly #column: number;
  readonly #known = new Map<number, number>();
  readonly #expected = new WeakMap<PostCard, number>();
  #changes = 0;

  constructor(column: number) {
    this.#column = column;
  }

  /** Records a card's measured height. */
  record(id: number, height: number): void {
    if (height <= 0 || this.#known.get(id) === height + CARD_GAP) return;
    this.#known.set(id, height + CARD_GAP);
    this.#changes += 1;
  }

  /** A card's expected height. Its column is chosen by this alone, so that it never changes. */
  readonly expectedHeight = (card: PostCard): number => {
    const guess = this.#expected.get(card) ?? cardHeight(card, this.#column);
    this.#expected.set(card, guess);
    return guess;
  };

  /** A card's height without the gap below it, px: measured if known, otherwise expected. */
  readonly heightOf = (card: PostCard): number => this.#room(card) - CARD_GAP;

  readonly #room = (card: PostCard): number => this.#known.get(card.id) ?? this.expectedHeight(card);

  /**
   * Returns a function for the tops of the cards in these columns. It recomputes into the same arrays, and only after a
   * measurement differed: scrolling measures every card, and new arrays each time were half of all garbage.
   */
  topsOf(columns: readonly (readonly PostCard[])[]): () => readonly CardTops[] {
    let computedAt = -1;
    const tops = columns.map((cards) => new Float64Array(cards.length + 1));
    return () => {
      if (computedAt !== this.#changes) {
        computedAt = this.#changes;
        for (const [at, own] of tops.entries()) fillTops(own, columns[at] ?? [], this.#room);
      }
      return tops;
    };
  }
}
