import type { PostCard } from "@4d/contract";
import { CARD_GAP, cardHeight, topsOf } from "./masonry.ts";

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
  note(id: number, height: number): void {
    if (height <= 0 || this.#known.get(id) === height + CARD_GAP) return;
    this.#known.set(id, height + CARD_GAP);
    this.#changes += 1;
  }

  /** How high a card is expected to be; by this alone its column is chosen, so that it keeps it. */
  readonly expected = (card: PostCard): number => {
    const guess = this.#expected.get(card) ?? cardHeight(card, this.#column);
    this.#expected.set(card, guess);
    return guess;
  };

  /** Tells where the cards of these columns begin, reckoned anew only after one turned out otherwise. */
  topsOf(columns: readonly (readonly PostCard[])[]): () => readonly (readonly number[])[] {
    let reckoned = -1;
    let tops: readonly (readonly number[])[] = [];
    return () => {
      if (reckoned !== this.#changes) {
        reckoned = this.#changes;
        const of = (card: PostCard) => this.#known.get(card.id) ?? this.expected(card);
        tops = columns.map((cards) => topsOf(cards.map(of)));
      }
      return tops;
    };
  }
}
