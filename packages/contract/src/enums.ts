/** Message types of both streams (`rules §3.2`; 60–65 are ours, `protocol §19.1.3`; 80–92 of the legacy protocol). */
export const MessageType = {
  TEXT: 0,
  IMAGE: 1,
  FILE: 2,
  AUDIO: 3,
  VIDEO: 4,
  AI_INTRODUCTION: 5,
  AI_PROLOGUE: 6,
  TEXT_WITH_AUDIO: 7,
  RECALL: 10,
  READED: 11,
  RECEIPT: 12,
  TIP_TIME: 20,
  TIP_TEXT: 21,
  LOADING: 30,
  ACT_RT_VOICE: 40,
  ACT_RT_VIDEO: 41,
  USER_BANNED: 50,
  EDIT: 60,
  REACTION: 61,
  PIN: 62,
  DELIVERED: 63,
  REMOVED: 64,
  CHAT_STATE: 65,
  FRIEND_NEW: 80,
  FRIEND_DEL: 81,
  FRIEND_DND: 82,
  GROUP_NEW: 90,
  GROUP_DEL: 91,
  GROUP_DND: 92,
  RTC_CALL_VOICE: 100,
  RTC_CALL_VIDEO: 101,
  RTC_ACCEPT: 102,
  RTC_REJECT: 103,
  RTC_CANCEL: 104,
  RTC_FAILED: 105,
  RTC_HANDUP: 106,
  RTC_CANDIDATE: 107,
  RTC_GROUP_SETUP: 200,
  RTC_GROUP_ACCEPT: 201,
  RTC_GROUP_REJECT: 202,
  RTC_GROUP_FAILED: 203,
  RTC_GROUP_CANCEL: 204,
  RTC_GROUP_QUIT: 205,
  RTC_GROUP_INVITE: 206,
  RTC_GROUP_JOIN: 207,
  RTC_GROUP_OFFER: 208,
  RTC_GROUP_ANSWER: 209,
  RTC_GROUP_CANDIDATE: 210,
  RTC_GROUP_DEVICE: 211,
} as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

/** `type` of a user record: a person, or an AI character (`characters §1.1`). */
export const UserType = { PERSON: 1, CHARACTER: 3 } as const;

/** Message status (`rules §3.3`). SENDED = confirmed on a terminal of the receiver. */
export const MessageStatus = { UNSEND: 0, SENDED: 1, RECALL: 2, READED: 3 } as const;
export type MessageStatus = (typeof MessageStatus)[keyof typeof MessageStatus];

/** Terminal types (`rules §3.3`); PC is accepted from legacy clients (`protocol §2.3`). */
export const Terminal = { WEB: 0, APP: 1, PC: 2 } as const;
export type Terminal = (typeof Terminal)[keyof typeof Terminal];

/** Socket commands (`rules §4.2`). */
export const Command = { LOGIN: 0, HEARTBEAT: 1, FORCE_LOGOUT: 2, PRIVATE: 3, GROUP: 4, SYSTEM: 5 } as const;
export type Command = (typeof Command)[keyof typeof Command];

/** Close codes. The server never uses 3000 or 3099, which mean "do not come back" (`protocol §13.1`). */
export const CloseCode = {
  EXIT: 3099,
  GOING_AWAY: 1001,
  REFUSED: 4001,
  REPLACED: 4002,
  REVOKED: 4003,
  SLOW: 4008,
} as const;

/** Value in `atUserIds` that mentions everyone (`rules §3.3`). */
export const AT_EVERYONE = -1;

/** Group roles (`GROUP-2`). */
export const GroupRole = { MEMBER: "member", ADMIN: "admin", OWNER: "owner" } as const;
export type GroupRole = (typeof GroupRole)[keyof typeof GroupRole];

const between = (low: number, high: number) => (type: number) => type >= low && type <= high;
/** Type ranges of `rules §3.2`. */
export const isNormal = between(0, 9);
export const isTip = between(20, 29);
export const isAction = between(40, 49);
export const isStreamChange = between(60, 69);

/** Whether a record of this type is drawn in a chat (`protocol §2.1`). */
export const isDrawn = (type: number): boolean => isNormal(type) || isTip(type) || isAction(type);
