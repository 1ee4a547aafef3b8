import type { api, Endpoint } from "@4d/contract";
import {
  adminAuditRows,
  adminCasesRows,
  adminGroupsRows,
  adminHealthRows,
  adminModelsRows,
  adminPeopleRows,
  adminSettingsRows,
  adminStatsRows,
  decisionsRows,
} from "./admin.rows.ts";
import { aiChatsRows } from "./ai-chats.rows.ts";
import { authRows, secondFactorRows } from "./auth.rows.ts";
import { booksRows } from "./books.rows.ts";
import { adsRows, capsuleAdminRows, capsulesRows } from "./capsules.rows.ts";
import { characterMakingRows } from "./character-making.rows.ts";
import { charactersRows } from "./characters.rows.ts";
import { chatsRows } from "./chats.rows.ts";
import { craftRacesRows, craftRows } from "./craft.rows.ts";
import { filesRows } from "./files.rows.ts";
import { friendsRows } from "./friends.rows.ts";
import { giftsRows } from "./gifts.rows.ts";
import { groupCallsRows } from "./group-calls.rows.ts";
import { groupMessagesRows } from "./group-messages.rows.ts";
import { groupsRows } from "./groups.rows.ts";
import { imagesRows } from "./images.rows.ts";
import { orderAdminRows, ordersRows } from "./orders.rows.ts";
import { pollsRows } from "./polls.rows.ts";
import { privateCallsRows } from "./private-calls.rows.ts";
import { privateMessagesRows } from "./private-messages.rows.ts";
import { browserErrorRows, pushRows } from "./push.rows.ts";
import type { Case, RowsOf } from "./row.ts";
import { disappearingRows, scheduledRows } from "./scheduled.rows.ts";
import { collectionsRows, commentsRows, postsRows } from "./square.rows.ts";
import { creatorsRows, feedRows, notificationsRows, squareRows } from "./square-people.rows.ts";
import { storiesRows } from "./stories.rows.ts";
import { storyReadingRows } from "./story-reading.rows.ts";
import { accountRows, settingsRows, usersRows } from "./users.rows.ts";

type Matrix = { [D in keyof typeof api]: RowsOf<(typeof api)[D]> };

/** A contract table or an operation without a row does not compile. */
const matrix: Matrix = {
  auth: authRows,
  secondFactor: secondFactorRows,
  account: accountRows,
  users: usersRows,
  friends: friendsRows,
  files: filesRows,
  settings: settingsRows,
  groups: groupsRows,
  privateMessages: privateMessagesRows,
  groupMessages: groupMessagesRows,
  polls: pollsRows,
  chats: chatsRows,
  disappearing: disappearingRows,
  scheduledMessages: scheduledRows,
  push: pushRows,
  browserErrors: browserErrorRows,
  privateCalls: privateCallsRows,
  groupCalls: groupCallsRows,
  capsules: capsulesRows,
  ads: adsRows,
  capsuleAdmin: capsuleAdminRows,
  gifts: giftsRows,
  orders: ordersRows,
  orderAdmin: orderAdminRows,
  characters: charactersRows,
  characterMaking: characterMakingRows,
  books: booksRows,
  aiChats: aiChatsRows,
  images: imagesRows,
  stories: storiesRows,
  storyReading: storyReadingRows,
  craft: craftRows,
  craftRaces: craftRacesRows,
  adminPeople: adminPeopleRows,
  adminSettings: adminSettingsRows,
  adminModels: adminModelsRows,
  adminCases: adminCasesRows,
  adminGroups: adminGroupsRows,
  decisions: decisionsRows,
  adminStats: adminStatsRows,
  adminHealth: adminHealthRows,
  adminAudit: adminAuditRows,
  posts: postsRows,
  comments: commentsRows,
  collections: collectionsRows,
  creators: creatorsRows,
  square: squareRows,
  notifications: notificationsRows,
  feed: feedRows,
};

/** The rows by operation name, for runners, which know no operation's own types. */
export const rows = new Map<string, Record<string, Case<Endpoint>>>(
  Object.entries(matrix).flatMap(([domain, table]) =>
    Object.entries(table).map(([operation, row]) => [
      `${domain}.${operation}`,
      row as Record<string, Case<Endpoint>>,
    ]),
  ),
);
