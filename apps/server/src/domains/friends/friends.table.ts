import type { Generated } from "kysely";

/** One side of a friendship; both sides are written together. */
export interface FriendshipTable {
  user_id: number;
  friend_id: number;
  remark: Generated<string>;
  labels: Generated<string[]>;
  is_dnd: Generated<boolean>;
  deleted: Generated<boolean>;
  created_at: number;
}

/** A friend request; at most one waits per pair and direction. */
export interface FriendRequestTable {
  id: Generated<number>;
  from_id: number;
  to_id: number;
  message: Generated<string>;
  state: Generated<"waiting" | "accepted" | "declined" | "expired">;
  created_at: number;
}

/** `user_id` blocks `blocked_id`. */
export interface UserBlockTable {
  user_id: number;
  blocked_id: number;
  created_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    friendship: FriendshipTable;
    friend_request: FriendRequestTable;
    user_block: UserBlockTable;
  }
}
