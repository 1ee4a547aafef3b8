import type { PaintOptions } from "@4d/painter";

/** A post the product brings along (`starter-content §5`): own writing, signed by a starter character. */
export interface StarterPost {
  /** Stays when the words change: the post is renewed, not posted again. */
  key: string;
  title: string;
  text: string;
  /** Of one of the rooms. */
  topic: string;
  /** Painted by our own painter; without one, and without `character`, words alone. */
  picture?: Omit<PaintOptions, "negative">;
  /** It shows its author, who can be talked with there and then. */
  character?: true;
}

/** What one character posts, the first ones first. */
export interface StarterAuthor {
  /** The character's key. */
  by: string;
  posts: readonly StarterPost[];
}
