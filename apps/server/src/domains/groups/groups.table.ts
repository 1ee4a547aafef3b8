import type { GroupRole } from "@4d/contract";
import type { Generated } from "kysely";

/** A group; `member_count` counts the members who have not quit and changes with their rows. */
export interface GroupTable {
  id: Generated<number>;
  name: string;
  owner_id: number;
  head_image: Generated<string>;
  head_image_thumb: Generated<string>;
  notice: Generated<string>;
  notice_at: number | null;
  dissolved: Generated<boolean>;
  is_banned: Generated<boolean>;
  reason: Generated<string>;
  who_invites: Generated<"all" | "managers">;
  join_approval: Generated<boolean>;
  searchable: Generated<boolean>;
  mute_all: Generated<boolean>;
  member_count: number;
  /** The folded name for searches, set while the group is findable. */
  name_key: Generated<string>;
  search_grams: Generated<string[]>;
  /** The `FOLDING` version of the search columns; 0 for an older one. */
  search_fold: Generated<number>;
  /** Unguessable; null until somebody asks for the invitation. */
  link_token: string | null;
  created_at: number;
}

/**
 * A member, current or former. They see stream rows with `joined_after_id < id`, up to `quit_at_id` once they left, and
 * what they saw in earlier stays. `muted_until` is 0 for not muted, `MUTED_FOR_EVER` for ever.
 */
export interface GroupMemberTable {
  group_id: number;
  user_id: number;
  role: Generated<GroupRole>;
  quit: Generated<boolean>;
  joined_at: number;
  quit_at: number | null;
  joined_after_id: number;
  quit_at_id: number | null;
  is_dnd: Generated<boolean>;
  remark_nick_name: Generated<string>;
  remark_group_name: Generated<string>;
  muted_until: Generated<number>;
  notice_read_at: Generated<number>;
}

/** An earlier, ended stay of a returned member: rows with `from_id < id <= to_id`. */
export interface GroupStayTable {
  group_id: number;
  user_id: number;
  from_id: number;
  to_id: number;
}

/** A join request; at most one waits per person and group. */
export interface GroupJoinRequestTable {
  id: Generated<number>;
  group_id: number;
  user_id: number;
  message: Generated<string>;
  state: Generated<"waiting" | "accepted" | "declined">;
  created_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    app_group: GroupTable;
    group_member: GroupMemberTable;
    group_stay: GroupStayTable;
    group_join_request: GroupJoinRequestTable;
  }
}
