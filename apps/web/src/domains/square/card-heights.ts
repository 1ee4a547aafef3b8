import type { PostCard } from "@4d/contract";
import { type CardTops, fillTops } from "./drawn-cards.ts";
import { CARD_GAP, cardHeight } from "./masonry.ts";

/** How high cards are in a column of one width, px with the gap below: as they turned out, else as is expected. */
export class CardHeights {
  readonly #column: number;
  readonly #known = new Map<number, number>();
  readonly #expected = new WeakMap<PostCard, number>();
  #changes = 0;

  constructor(column: number) {
    this.#column = column;
  }

  /** Notes how high a card turned out. */
  record(id: number, height: number): void {
    if (height <= 0 || this.#known.get(id) === height + CARD_GAP) return;
    this.#known.set(id, height + CARD_GAP);
    this.#changes += 1;
  }

  /** How high a card is expected to be; by this alone its column is chosen, so that it keeps it. */
  readonly expectedHeight = (card: PostCard): number => {
    const guess = this.#expected.get(card) ?? cardHeight(card, this.#column);
    this.#expected.set(card, guess);
    return guess;
  };

  /** How high a card is without the gap below it, px: as it turned out, else as is expected. */
  readonly heightOf = (card: PostCard): number => this.#room(card) - CARD_GAP;

  readonly #room = (card: PostCard): number => this.#known.get(card.id) ?? this.expectedHeight(card);

  /**
   * Tells where the cards of these columns begin, reckoned anew, in the same arrays, only after one turned out
   * otherwise: that is for each card a scroll brings, and new arrays each time were half of what it left to collect.
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
