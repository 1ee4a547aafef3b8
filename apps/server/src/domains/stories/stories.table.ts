import type { StoryRunState, StorySource, StoryStatus, StoryVisibility } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface StoryTable {
  id: Generated<number>;
  owner_id: number;
  /** JSON of a `storySheet`, as its author edits it. */
  sheet: string;
  source: Generated<StorySource>;
  /** JSON of a `storyGraph`; an empty one where the source is ink. */
  graph: string;
  /** JSON of `StoredInk`; null where the source is a graph. */
  ink: Generated<string | null>;
  /** What the author requested. */
  visibility: Generated<StoryVisibility>;
  live_visibility: Generated<StoryVisibility>;
  /** The token in its address while it is shared by link; null before it ever was. */
  link: Generated<string | null>;
  /** It was shared by link when links contained its id, and such links still work. */
  open_by_id: Generated<boolean>;
  status: Generated<StoryStatus>;
  /** JSON: the findings of a review, by field. */
  reasons: Generated<string>;
  /** Of the draft. */
  nodes: Generated<number>;
  /** Of the draft; grows with every change. */
  version: Generated<number>;
  /** The published version readers begin with; 0 for none. */
  live_version: Generated<number>;
  /** The version of the draft it was published from. */
  live_draft: Generated<number>;
  /** From the published sheet. */
  tags: Generated<string[]>;
  title_key: Generated<string>;
  search_grams: Generated<string[]>;
  /** The `FOLDING` of the search keys; 0 for an earlier one. */
  search_fold: Generated<number>;
  readers: Generated<number>;
  idem_key: string | null;
  /** Which starter story this is, and its current digest. */
  starter: Generated<string | null>;
  created_at: number;
  updated_at: number;
  /** The first time. */
  published_at: Generated<number | null>;
  removed_at: Generated<number | null>;
}

interface VersionTable {
  story_id: number;
  version: number;
  sheet: string;
  /** JSON of the graph's cast, stored apart for lists. */
  characters: string;
  graph: string;
  /** Compiled. */
  ink: string;
  nodes: number;
  endings: number;
  published_at: number;
}

interface RunTable {
  id: Generated<number>;
  user_id: number;
  story_id: number;
  version: number;
  /** JSON of the choices taken, each by its index among those shown. */
  choices: Generated<string>;
  /** The reader's current node. */
  place: string | null;
  state: StoryRunState["state"];
  /** JSON of nodes, of `{ node, choice }` and of endings, each listed once. */
  visited: Generated<string>;
  taken: Generated<string>;
  endings: Generated<string>;
  steps: Generated<number>;
  endings_found: Generated<number>;
  shares_place: Generated<boolean>;
  started_at: number;
  updated_at: number;
}

interface ChoiceStatTable {
  story_id: number;
  version: number;
  node: string;
  choice: number;
  readers: number;
}

interface PurchaseTable {
  user_id: number;
  story_id: number;
  chapter: string;
  price: number;
  created_at: number;
}

/** A person admitted by the link of a story. */
interface StoryGuestTable {
  person_id: number;
  story_id: number;
  created_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    story: StoryTable;
    story_guest: StoryGuestTable;
    story_version: VersionTable;
    story_run: RunTable;
    story_choice_stat: ChoiceStatTable;
    story_purchase: PurchaseTable;
  }
}

export type StoryRow = Selectable<StoryTable>;
export type VersionRow = Selectable<VersionTable>;
export type RunRow = Selectable<RunTable>;
