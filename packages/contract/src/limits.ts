/** Constants of `rules §9` and `protocol` shared by both sides. Times in milliseconds, sizes in bytes. */
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
/** A text area without a length of its own, and what people write in one to others. */
export const TEXTAREA_MAX = 140;
/** Accounts (`rules §5.4`), profiles and friends; lengths in UTF-16 units. */
export const USER_NAME_MAX = 20;
/** A person's or a group's name, and what somebody calls them. */
export const SHOWN_NAME_MAX = 20;
export const PASSWORD_MAX = 20;
/** A password that is checked: the administrator's first one is longer than others may be. */
export const CHECKED_PASSWORD_MAX = 128;
/** What is typed as the account at login. */
export const LOGIN_NAME_MAX = 64;
export const EMAIL_MAX = 120;
/** A code of the second factor or a recovery code. */
export const FACTOR_CODE_MAX = 40;
export const SIGNATURE_MAX = 128;
export const REGION_MAX = 40;
/** People whose presence is asked for at once. */
export const ONLINE_MAX = 1000;
export const FRIEND_LABELS_MAX = 5;
export const FRIEND_LABEL_MAX = 12;
/** Words that people, groups, characters and stories are looked for by. */
export const KEYWORD_MAX = 20;
export const UPLOAD_MAX_COUNT = 52;
export const FIRST_CHATS_SHOWN = 15;
export const CONTENT_MAX = 1024;
export const AT_MAX = 20;
export const PAGE_MAX = 50;
export const PULL_PAGE_MAX = 1000;
/** Most rows in one load: legacy clients since August 2025 take them as one array. */
export const LOAD_MAX = 1000;
export const PULL_ALL_MAX = 10_000;
/** Most bytes in one load; a socket that is further behind is closed. */
export const PULL_ALL_BYTES = 6_000_000;
export const GROUP_MEMBERS_MAX = 500;
export const GROUP_ANNOUNCEMENT_MAX = 1024;
export const INVITE_MAX = 50;
export const TMP_ID_MAX = 32;
/** Messages forwarded or removed at once, and the chats that they go to. */
export const SELECTED_MAX = 100;
export const TARGETS_MAX = 9;
/** The title of a card of merged messages. */
export const MERGED_TITLE_MAX = 60;
/** What a quote repeats of its message. */
export const QUOTE_MAX = 120;
/** Longest draft of a chat: several messages. */
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
/** A client sends only login and heartbeat frames; no token is longer than the header that carries it elsewhere. */
export const FRAME_UP_MAX = 16 * 1024;
/**
 * How long a socket stays open after the frame that says why it closes. A client that saw it close at once would
 * reconnect instead of showing the reason. A ban still closes within a second (`abuse §3`).
 */
export const CLOSE_DELAY_MS = { replaced: 1500, banned: 500 } as const;
/**
 * `SMALL_BODY` is read before the sender is authenticated; no JSON body is longer than `BODY_MAX`, except a character's
 * sheet, which may bring a whole lorebook.
 */
export const SMALL_BODY = 8 * 1024;
export const BODY_MAX = 1024 * 1024;
export const SHEET_BODY_MAX = 12 * 1024 * 1024;
/** Calls (`CALL-3`, `calls §2.2`): the server's ring timer, a participant's heartbeat, and when they count as gone. */
export const CALL_RING_MS = 60_000;
export const CALL_HEARTBEAT_MS = 15_000;
export const CALL_LEASE_MS = 45_000;
/** Delay before an incoming call is passed to the page, and when that page is already open (`rules §4.12`). */
export const CALL_FORWARD_MS = 500;
export const CALL_FORWARD_OPEN_MS = 100;
/** With more participants, a full mesh is too much for a phone (`calls §3.3`). */
export const CALL_MESH_MAX = 4;
/** Only answered calls longer than this can be rated. */
export const CALL_RATEABLE_MS = 10_000;
/** Upper bound of `webrtc.maxChannel`. */
export const CALL_PEOPLE_MAX = 16;
export const SDP_MAX = 48 * 1024;
/** ICE candidates in one signal. */
export const CALL_CANDIDATES_MAX = 50;
/** Capsule gifts (`CAPSULE-4`): portions of one gift, its text, and when it expires. */
export const GIFT_PORTIONS_MAX = 100;
export const GIFT_MESSAGE_MAX = 30;
export const GIFT_MS = 24 * 3_600_000;
/** How long an order can be paid (`money §4.1`). */
export const ORDER_MS = 30 * 60_000;
/** A character in the making (`characters §2`, `characters §4`), and what it remembers; lengths in UTF-16 units. */
export const CHARACTER_SEED_MAX = 140;
export const PREVIEW_TEXT_MAX = 500;
export const AUDITION_MAX = 140;
export const MEMORY_MAX = 200;
/** Lorebooks of a person's own (`characters §5.7`): lengths in UTF-16 units, and how many of one person and character. */
export const BOOK_NAME_MAX = 40;
export const BOOK_DESCRIPTION_MAX = 500;
export const BOOKS_MAX = 100;
export const CHARACTER_BOOKS_MAX = 5;
/** The id of a voice; longer ones of devices are cut. */
export const VOICE_ID_MAX = 80;
/** Pitch and rate of a voice, per cent. */
export const VOICE_MIN = 50;
export const VOICE_MAX = 200;
/** Pictures (`images §1.1`); lengths in UTF-16 units. Seeds are those the slider offers. */
export const IMAGE_PROMPT_MAX = 500;
export const IMAGE_NEGATIVE_MAX = 200;
export const IMAGE_COUNT_MAX = 4;
export const IMAGE_SEED_MAX = 9999;
/** A story (`stories §1.2`); lengths in UTF-16 units. */
export const STORY_NODES_MAX = 500;
export const STORY_CHOICES_MAX = 6;
/** Names of nodes, endings, chapters, variables and speakers. */
export const STORY_TITLE_MAX = 20;
export const STORY_CAST_MAX = 20;
export const STORY_VARIABLES_MAX = 50;
export const STORY_CONDITIONS_MAX = 4;
export const STORY_EFFECTS_MAX = 8;
export const STORY_TEXT_MAX = 2000;
export const STORY_CHOICE_MAX = 40;
export const STORY_VALUE_MAX = 40;
export const STORY_NUMBER_MAX = 1_000_000;
/** A story's sheet and chapters, and the bytes of one imported file. */
export const STORY_NAME_MAX = 40;
export const STORY_TAGLINE_MAX = 60;
export const STORY_INTRO_MAX = 500;
export const STORY_TAGS_MAX = 8;
export const STORY_TAG_MAX = 10;
export const STORY_CHAPTERS_MAX = 20;
/** What a chapter may cost, capsules, until the settings say otherwise (`stories §7.1`). */
export const CHAPTER_PRICE = { least: 10, most: 100 } as const;
export const STORY_HINT_MAX = 60;
export const STORY_UPLOAD_MAX = 2 * 1024 * 1024;
/** Most choices in one run, and most in one call. */
export const STORY_PATH_MAX = 1000;
export const STORY_STEPS_MAX = 100;
/** The crafting game (`craft §6`): a name in characters, a batch of offline steps, pages. */
export const CRAFT_NAME_MAX = 24;
export const CRAFT_SETTLE_MAX = 50;
export const CRAFT_PAGE_MAX = 200;
export const CRAFT_CHAIN_PAGE = 500;
/** Posts of the square (`feed §1.1`); lengths in UTF-16 units. */
export const POST_TITLE_MAX = 30;
export const POST_TEXT_MAX = 1000;
export const POST_MEDIA_MAX = 9;
export const POST_CLIP_MAX = 30;
/** Characters of text on a card. */
export const POST_EXCERPT = 80;
export const COLLECTION_NAME_MAX = 20;
/** Web push (`MSG-16`): length of an address in UTF-16 units, and subscribed terminals per person. */
export const PUSH_ADDRESS_MAX = 1024;
export const PUSH_TERMINALS_MAX = 10;
/** Scheduled messages per person, and how far ahead (`MSG-17`). */
export const SCHEDULED_MAX = 100;
export const SCHEDULE_MAX_MS = 365 * 24 * 3_600_000;
/** The admin console: reasons and notes in UTF-16 units, capsules given or taken at once. */
export const APPEAL_MAX = 500;
export const ADMIN_NOTE_MAX = 300;
export const ADMIN_REASON_MAX = 80;
export const ADJUSTMENT_MAX = 1_000_000;
/** System settings. */
export const ANNOUNCEMENT_MAX = 1000;
export const TIME_ZONE_MAX = 64;
export const ADS_MAX = 50;
export const AD_LINES_MAX = 6;
export const AD_ADDRESS_MAX = 500;
export const PACKAGES_MAX = 12;
