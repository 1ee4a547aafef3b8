/** A call is in the state all nodes share, its record in the stream; only what was thought of it has a table. */
interface CallRatingTable {
  user_id: number;
  call_id: string;
  /** 1 … 5. */
  stars: number;
  created_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    call_rating: CallRatingTable;
  }
}

export type NewCallRating = CallRatingTable;
