import type { Belonging, Fate } from "./account.table.ts";

const row = (
  table: string,
  by: string,
  order: string,
  fate: Fate,
  rest: Pick<Belonging, "file" | "hide" | "where"> = {},
): Belonging => ({ table, by, order: order.split(" "), fate, ...rest });

const BOOKS: Fate = { kept: "the books must balance" };
/** A message that disappeared is told nobody, before it is swept as well. */
const THERE = "(gone_at is null or gone_at > extract(epoch from now()) * 1000)";
const SAID: Fate = { kept: "it was said to others, and stands in their chats" };
const COUNTED: Fate = { kept: "it is counted, and names nobody" };
const CASE: Fate = { kept: "what was reported and decided stays provable" };

/**
 * Every table that holds something of a person, in the order rows are erased. `belongings.test.ts` holds it against the
 * database: a table that is neither here nor in `NOBODYS` fails.
 */
export const belongings: readonly Belonging[] = [
  row("app_user", "id", "id", "ended", {
    file: "profile",
    hide: ["password_hash", "minor_pin", "name_key", "nick_key", "email_key", "search_grams"],
  }),
  row("auth_session", "user_id", "terminal", "erased", {
    file: "logins",
    hide: ["id", "key_id", "generation"],
  }),
  row("user_device", "user_id", "device_id", "erased", { file: "devices" }),
  row("auth_second_factor", "user_id", "user_id", "erased"),
  row("push_subscription", "user_id", "endpoint", "erased"),
  row("friendship", "user_id", "friend_id", "erased", { file: "friends" }),
  row("friend_request", "from_id", "id", "erased", { file: "friend-requests-sent" }),
  row("friend_request", "to_id", "id", "erased", { file: "friend-requests-received" }),
  row("user_block", "user_id", "blocked_id", "erased", { file: "blocked" }),
  row("user_block", "blocked_id", "user_id", "erased"),
  row("group_member", "user_id", "group_id", "ended", { file: "groups" }),
  row("app_group", "owner_id", "id", "ended"),
  row("group_join_request", "user_id", "id", "erased", { file: "group-requests" }),
  row("private_message", "send_id", "id", SAID, {
    file: "messages/private-sent",
    hide: ["lo", "hi", "tmp_id"],
    where: THERE,
  }),
  row("private_message", "recv_id", "id", SAID, {
    file: "messages/private-received",
    hide: ["lo", "hi", "tmp_id"],
    where: `(only_for is null or only_for = recv_id) and ${THERE}`,
  }),
  row("private_chat", "lo", "hi", SAID),
  row("private_position", "user_id", "peer_id", "erased"),
  row("private_position", "peer_id", "user_id", "erased"),
  // Its copy goes group by group, as the index does.
  row("group_message", "send_id", "id", SAID),
  row("group_position", "user_id", "group_id", COUNTED),
  row("delivery_cursor", "user_id", "kind", "erased"),
  row("message_reaction", "user_id", "message_id", SAID),
  row("poll_vote", "user_id", "message_id option", COUNTED, { file: "groups/votes" }),
  row("message_removed", "user_id", "kind message_id", "erased"),
  row("chat_state", "user_id", "chat_id", "erased", { file: "chats" }),
  row("scheduled_message", "user_id", "id", "erased", {
    file: "messages/scheduled",
    hide: ["tmp_id", "claimed_until"],
  }),
  row("draft", "user_id", "chat_id", "erased", { file: "drafts" }),
  row("stored_file", "owner", "key", "ended", { file: "files" }),
  row("file_upload", "owner", "id", "erased"),
  row("ai_memory", "user_id", "id", "erased", { file: "characters/memories" }),
  row("ai_talk", "user_id", "character_id", "erased", { file: "characters/talks" }),
  row("ai_turn", "user_id", "id", {
    kept: "variants of answers given in groups; those given alone are erased",
  }),
  row("ai_preview", "user_id", "user_id", "erased"),
  row("ai_character", "owner_id", "id", "ended", { file: "characters/made", hide: ["idem_key"] }),
  row("image", "user_id", "job_id place", "erased", { file: "images/pictures" }),
  row("image_job", "user_id", "id", "erased", { file: "images/jobs", hide: ["lease_until", "tries"] }),
  row("story", "owner_id", "id", "ended", { file: "stories/written", hide: ["idem_key", "search_grams"] }),
  row("story_run", "user_id", "id", "erased", { file: "stories/read" }),
  row("story_purchase", "user_id", "story_id chapter", "erased", { file: "stories/bought" }),
  row("craft_inventory", "user_id", "element_id", "erased", { file: "craft/elements", hide: ["nonce"] }),
  row("craft_riddle", "user_id", "day", "erased"),
  row("craft_recipe", "first_user", "a b", { kept: "the chain of certificates is signed with it" }),
  row("craft_race", "started_by", "id", COUNTED),
  row("craft_racer", "user_id", "race_id", COUNTED),
  row("craft_race_made", "user_id", "race_id", COUNTED),
  row("post", "author_id", "id", "ended", { file: "square/posts", hide: ["idem_key"] }),
  row("post_comment", "author_id", "id", "ended", { file: "square/comments", hide: ["idem_key"] }),
  row("post_reaction", "user_id", "created_at post_id", COUNTED, {
    file: "square/likes-and-saves",
    where: "kind in (1, 2)",
  }),
  row("comment_like", "user_id", "comment_id", COUNTED),
  row("collection", "user_id", "id", "erased", { file: "square/collections", hide: ["idem_key"] }),
  row("follow", "user_id", "followee_id", "ended", { file: "square/following" }),
  row("follow", "followee_id", "user_id", "ended", { file: "square/followers" }),
  row("creator_figure", "user_id", "user_id", "erased"),
  row("creator_board", "user_id", "place", "erased"),
  row("topic_follow", "user_id", "topic_id", "erased", { file: "square/topics" }),
  row("notice", "user_id", "id", "erased", { file: "notices" }),
  row("notice_actor", "actor_id", "notice_id", COUNTED),
  row("notice_seen", "user_id", "user_id", "erased"),
  row("feed_feedback", "user_id", "post_id", "erased"),
  row("feed_hidden_author", "user_id", "author_id", "erased"),
  row("capsule_check_in", "user_id", "day", "erased", { file: "capsules/check-ins" }),
  row("capsule_ad_session", "user_id", "id", "erased"),
  row("ledger_account", "owner_id", "id", BOOKS, { file: "capsules/accounts" }),
  row("ledger_entry", "owner_id", "txn_id account_id", BOOKS, {
    file: "capsules/statement",
    // As its index says it, which the planner needs to hear.
    where: "owner_id > 0 and account in ('paid', 'bonus', 'income')",
  }),
  row("ledger_hold", "owner_id", "id", BOOKS),
  row("ledger_income", "owner_id", "id", BOOKS),
  row("ledger_share", "owner_id", "hold_id", BOOKS),
  row("ledger_share", "spender_id", "hold_id", BOOKS),
  row("ledger_fraction", "owner_id", "cause_type cause_id", BOOKS),
  row("gift", "sender_id", "id", BOOKS),
  row("gift_portion", "taker_id", "gift_id", BOOKS),
  row("pay_order", "user_id", "id", BOOKS, { file: "capsules/orders", hide: ["payer", "provider_ref"] }),
  row("pay_refund", "requested_by", "refund_no", BOOKS),
  row("report", "reporter_id", "id", CASE),
  row("admin_case", "accused_id", "id", CASE),
  row("admin_strike", "user_id", "id", CASE),
  row("admin_line", "actor_id", "id", CASE),
  row("account_export", "user_id", "id", "ended"),
];

/** Tables that hold nothing of anybody, or only through a table above. */
export const NOBODYS: readonly string[] = [
  "admin_hour",
  "admin_outcome",
  "admin_tail",
  "ai_card",
  "ai_group_mode",
  "ai_key",
  "ai_tail",
  "ai_variant",
  "auth_code",
  "auth_key",
  "capsule_reconciliation",
  "craft_chain",
  "craft_element",
  "craft_key",
  "feed_rank",
  "group_chat",
  "job_lease",
  "ledger_key",
  "ledger_seal",
  "ledger_txn",
  "link_preview",
  "pay_attempt",
  "payment_event",
  "poll_state",
  "post_figure",
  "setting",
  "starter_post",
  "story_choice_stat",
  "story_version",
  "stream_head",
  "topic_figure",
];
