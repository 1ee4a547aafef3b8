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
  /** The post it remixes. */
  remix_of: number | null;
  /** The first post of the tree of remixes; null for a post that is no remix. */
  root_id: number | null;
  /** How many remixes it is away from the root; 0 for a post that is no remix. */
  depth: Generated<number>;
  /** The week whose prompt it answers; 0 for none. */
  prompt_week: number;
  ai_label: AiLabel;
  visibility: PostVisibility;
  status: PostStatus;
  /** Why an administrator rejected or hid it; empty otherwise. */
  reason: Generated<string>;
  /** The request that created it, so that a repeated one creates no second post. */
  idem_key: string | null;
  created_at: number;
  /** When it was created or, if it had to be reviewed first, approved. */
  published_at: number;
  /** For a waiting post: it was published before its text was changed. */
  was_published: Generated<boolean>;
  edited_at: Generated<number | null>;
  removed_at: Generated<number | null>;
  /** Published for everybody and not removed; maintained by the database. */
  open: Generated<boolean>;
}

/** The figures of a post. Apart from `comments` and `remixes`, each counts people, once. */
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

/** What a person did with a post; each kind is stored once per person. */
export const Reaction = { LIKE: 1, SAVE: 2, SHARE: 3, PLAY: 4, READ: 5, COMMENT: 6 } as const;
export type Reaction = (typeof Reaction)[keyof typeof Reaction];

interface PostReactionTable {
  post_id: number;
  kind: Reaction;
  user_id: number;
  created_at: number;
  /** Of a saved post: the collection it is in; null for none. */
  collection_id: number | null;
}

/** A person's named folder of saved posts. */
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
  /** Of the version last written; another digest means that the product brings a newer one. */
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

/** The last row of a page: the value it is sorted by, mostly a time, and its id. */
export interface PageCursor {
  value: number;
  id: number;
}
