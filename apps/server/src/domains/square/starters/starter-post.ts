import type { PaintOptions } from "@4d/painter";

/** A post that comes with the product (`starter-content §5`): our own writing, signed by a starter character. */
export interface StarterPost {
  /** Stays when the text changes: the post is updated, not posted again. */
  key: string;
  title: string;
  text: string;
  /** The topic it is posted under. */
  topic: string;
  /** Painted by our own painter; without one, and without `character`, the post is only text. */
  picture?: Omit<PaintOptions, "negative">;
  /** It shows its author, who can be chatted with right there. */
  character?: true;
}

/** The posts of one character, first ones first. */
export interface StarterAuthor {
  /** The character's key. */
  by: string;
  posts: readonly StarterPost[];
}
