/** Constants of `rules §9` and `protocol` that both sides obey. Times in milliseconds, sizes in bytes. */
export const HEARTBEAT_MS = 10_000;
export const RECONNECT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 60_000;
export const ONLINE_REFRESH_MS = 30_000;
export const USER_RETRY_MS = 5_000;
export const TIME_TIP_MS = 10 * 60_000;
export const RECALL_MS = 5 * 60_000;
export const EDIT_MS = 15 * 60_000;
export const REFRESH_GRACE_MS = 30_000;
export const FRIEND_REQUEST_MS = 7 * 24 * 3_600_000;
export const CODE_COUNTDOWN_S = 60;
export const CODE_LENGTH = 6;
export const TEXTAREA_MAX = 140;
export const UPLOAD_MAX_COUNT = 52;
export const FIRST_CHATS_SHOWN = 15;
export const CONTENT_MAX = 1024;
export const AT_MAX = 20;
export const PAGE_MAX = 50;
export const PULL_PAGE_MAX = 1000;
/** Rows a load answers with: clients of the family since August 2025 take them as one array. */
export const LOAD_MAX = 1000;
export const PULL_ALL_MAX = 10_000;
/** … and so many bytes of them: a socket that is further behind is cut. */
export const PULL_ALL_BYTES = 6_000_000;
export const GROUP_MEMBERS_MAX = 500;
export const INVITE_MAX = 50;
export const TMP_ID_MAX = 32;
/** What is written and not sent in a chat: several messages long. */
export const DRAFT_MAX = 5000;
export const WRITING_ID_MAX = 32;
export const SINGLE_UPLOAD_MAX = 20 * 1024 * 1024;
export const RESUMABLE_UPLOAD_MAX = 100 * 1024 * 1024;
/** A character card with its files (`characters §5.2`). */
export const CARD_UPLOAD_MAX = 50 * 1024 * 1024;
export const UPLOAD_CHUNK = 1024 * 1024;
export const VOICE_MAX_S = 60;
/** Polls in groups (`MSG-17`); lengths in UTF-16 units. */
export const POLL_QUESTION_MAX = 200;
export const POLL_OPTION_MAX = 80;
export const POLL_OPTIONS_MIN = 2;
export const POLL_OPTIONS_MAX = 10;
/** A socket frame going up is a login or a heartbeat; no token is longer than the header that brings it elsewhere. */
export const FRAME_UP_MAX = 16 * 1024;
/**
 * How long a socket stays open after the frame that says why it ends: a client that saw it close at once would come
 * back instead of showing the reason. A ban still closes within a second (`abuse §3`).
 */
export const CLOSE_DELAY_MS = { replaced: 1500, banned: 500 } as const;
/** A body this small is read before it is known who sends it; no body of JSON is longer than the other. */
export const SMALL_BODY = 8 * 1024;
export const BODY_MAX = 1024 * 1024;
/** Calls (`CALL-3`, `calls §2.2`): the server's ring timer, the beat of who takes part, and when he counts as gone. */
export const CALL_RING_MS = 60_000;
export const CALL_HEARTBEAT_MS = 15_000;
export const CALL_LEASE_MS = 45_000;
/** How long an incoming call waits before the page is given it, and when that page is open (`rules §4.12`). */
export const CALL_FORWARD_MS = 500;
export const CALL_FORWARD_OPEN_MS = 100;
/** With more people inside, everybody to everybody asks too much of a phone (`calls §3.3`). */
export const CALL_MESH_MAX = 4;
/** Only a call that both talked in for longer than this is rated. */
export const CALL_RATEABLE_MS = 10_000;
/** The most `webrtc.maxChannel` can be. */
export const CALL_PEOPLE_MAX = 16;
export const SDP_MAX = 48 * 1024;
/** Gifts of capsules (`CAPSULE-4`): portions of one gift, its words, and how long it can be taken. */
export const GIFT_PORTIONS_MAX = 100;
export const GIFT_MESSAGE_MAX = 30;
export const GIFT_MS = 24 * 3_600_000;
/** How long an order can be paid (`money §4.1`). */
export const ORDER_MS = 30 * 60_000;
/** Pictures (`images §1.1`); lengths in UTF-16 units. Seeds are those a slider offers. */
export const IMAGE_PROMPT_MAX = 500;
export const IMAGE_NEGATIVE_MAX = 200;
export const IMAGE_COUNT_MAX = 4;
export const IMAGE_SEED_MAX = 9999;
/** A story (`stories §1.2`); lengths in UTF-16 units. */
export const STORY_NODES_MAX = 500;
export const STORY_CHOICES_MAX = 6;
export const STORY_TITLE_MAX = 20;
export const STORY_TEXT_MAX = 2000;
export const STORY_CHOICE_MAX = 40;
export const STORY_VALUE_MAX = 40;
export const STORY_NUMBER_MAX = 1_000_000;
/** Its sheet, its chapters, and what one person may bring or keep. */
export const STORY_NAME_MAX = 40;
export const STORY_TAGLINE_MAX = 60;
export const STORY_INTRO_MAX = 500;
export const STORY_TAGS_MAX = 8;
export const STORY_CHAPTERS_MAX = 20;
export const STORY_HINT_MAX = 60;
export const STORY_UPLOAD_MAX = 2 * 1024 * 1024;
/** Choices a reader takes in a row, and how many of them one call brings. */
export const STORY_PATH_MAX = 1000;
export const STORY_STEPS_MAX = 100;
/** The crafting game (`craft §6`): a name in characters, a batch played without a network, pages. */
export const CRAFT_NAME_MAX = 24;
export const CRAFT_SETTLE_MAX = 50;
export const CRAFT_PAGE_MAX = 200;
export const CRAFT_CHAIN_PAGE = 500;
/** Posts of the square (`feed §1.1`); lengths in UTF-16 units. */
export const POST_TITLE_MAX = 30;
export const POST_TEXT_MAX = 1000;
export const POST_MEDIA_MAX = 9;
export const POST_CLIP_MAX = 30;
/** How much of a text a card carries. */
export const POST_EXCERPT = 80;
export const COLLECTION_NAME_MAX = 20;
/** Web push (`MSG-16`): an address in UTF-16 units, and terminals of one person that are told. */
export const PUSH_ADDRESS_MAX = 1024;
export const PUSH_TERMINALS_MAX = 10;
/** Messages of one person that wait for their time, and how far ahead (`MSG-17`). */
export const SCHEDULED_MAX = 100;
export const SCHEDULE_MAX_MS = 365 * 24 * 3_600_000;
