import type { AiLabel, PostKind, PostStatus, PostVisibility } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

export interface PostTable {
  id: Generated<number>;
  author_id: number;
  kind: PostKind;
  title: string;
  text: string;
  /** JSON: `PostMedia[]`. */
  media: string;
  media_count: number;
  /** JSON of the `PostMedia` a card shows. */
  cover: string | null;
  /** JSON of a `PostCreation`. */
  creation: string | null;
  /** JSON: `ClipLine[]`. */
  clip: string | null;
  topic_id: number | null;
  remix_of: number | null;
  /** The first post of the tree of remixes; null for a post that is no remix. */
  root_id: number | null;
  depth: Generated<number>;
  prompt_week: number;
  ai_label: AiLabel;
  visibility: PostVisibility;
  status: PostStatus;
  reason: Generated<string>;
  idem_key: string | null;
  created_at: number;
  published_at: number;
  /** For a waiting post: it was published before its text was changed. */
  was_published: Generated<boolean>;
  edited_at: Generated<number | null>;
  removed_at: Generated<number | null>;
  /** Published for everybody and not removed; maintained by the database. */
  open: Generated<boolean>;
}

interface PostFigureTable {
  post_id: number;
  likes: Generated<number>;
  saves: Generated<number>;
  shares: Generated<number>;
  plays: Generated<number>;
  readers: Generated<number>;
  comments: Generated<number>;
  commenters: Generated<number>;
  remixes: Generated<number>;
}

/** What a person did with a post, once each. */
export const Reaction = { LIKE: 1, SAVE: 2, SHARE: 3, PLAY: 4, READ: 5, COMMENT: 6 } as const;
export type Reaction = (typeof Reaction)[keyof typeof Reaction];

interface PostReactionTable {
  post_id: number;
  kind: Reaction;
  user_id: number;
  created_at: number;
  collection_id: number | null;
}

interface CollectionTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  idem_key: string | null;
  created_at: number;
}

/** A post that comes with the product. */
interface StarterPostTable {
  key: string;
  post_id: number;
  digest: string;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    post: PostTable;
    post_figure: PostFigureTable;
    post_reaction: PostReactionTable;
    collection: CollectionTable;
    starter_post: StarterPostTable;
  }
}

export type PostRow = Selectable<PostTable>;
export type CollectionRow = Selectable<CollectionTable>;

/** Where a page ends: a time, or another sort value, and the id. */
export interface PageCursor {
  value: number;
  id: number;
}
