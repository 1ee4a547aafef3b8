import type { ImageJobStatus, ImageRatio, ImageStyle, ImageTrouble, Provenance } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface ImageJobTable {
  id: Generated<number>;
  user_id: number;
  prompt: string;
  negative: string;
  style: ImageStyle | null;
  ratio: ImageRatio;
  /** One per picture. */
  seeds: number[];
  /** JSON of an `ImageLikeness`. */
  likeness: string | null;
  provenance: Provenance;
  status: ImageJobStatus;
  trouble: Generated<ImageTrouble | null>;
  /** The forbidden words found. */
  found: Generated<string[]>;
  /** The capsule hold while it is under way. */
  hold_id: Generated<number | null>;
  /** The reserved price, and in the end the price spent. */
  cost: Generated<number>;
  made: Generated<number>;
  /** Its owner stopped it. */
  stopped: Generated<boolean>;
  tries: Generated<number>;
  /** Until then the node that claimed it works on it. */
  lease_until: Generated<number>;
  /** Counted from 1970-01-01, in the zone the settings name. */
  day: number;
  created_at: number;
  forgotten_at: Generated<number | null>;
}

interface ImageTable {
  id: Generated<number>;
  job_id: number;
  place: number;
  user_id: number;
  seed: number;
  url: string;
  thumb_url: string;
  width: number;
  height: number;
  blur: string | null;
  provenance: Provenance;
  created_at: number;
  removed_at: Generated<number | null>;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    image_job: ImageJobTable;
    image: ImageTable;
  }
}

export type JobRow = Selectable<ImageJobTable>;
export type ImageRow = Selectable<ImageTable>;
