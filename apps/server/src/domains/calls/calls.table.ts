/** Calls are in the state all nodes share, their records in the stream; only ratings have a table. */
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
