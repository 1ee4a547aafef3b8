import { account } from "./account.ts";
import { adminAudit } from "./admin/audit.ts";
import { adminCases, decisions } from "./admin/cases.ts";
import { adminGroups } from "./admin/groups.ts";
import { adminHealth } from "./admin/health.ts";
import { adminPeople } from "./admin/people.ts";
import { adminModels, adminSettings } from "./admin/settings.ts";
import { adminStats } from "./admin/stats.ts";
import { auth } from "./auth.ts";
import { browserErrors } from "./browser-errors.ts";
import { groupCalls } from "./calls/group-calls.ts";
import { privateCalls } from "./calls/private-calls.ts";
import { capsules } from "./capsules/account.ts";
import { ads } from "./capsules/ads.ts";
import { gifts } from "./capsules/gifts.ts";
import { orderAdmin } from "./capsules/order-admin.ts";
import { orders } from "./capsules/orders.ts";
import { capsuleAdmin } from "./capsules/reconciliation.ts";
import { aiChats } from "./characters/ai-chats.ts";
import { books } from "./characters/books.ts";
import { characterMaking } from "./characters/character-making.ts";
import { characters } from "./characters/characters.ts";
import { craft } from "./craft/craft.ts";
import { craftRaces } from "./craft/races.ts";
import { feed } from "./discover/feed.ts";
import type { Endpoint } from "./endpoint.ts";
import { files } from "./files.ts";
import { friends } from "./friends.ts";
import { groupJoining } from "./groups/group-joining.ts";
import { groups } from "./groups/groups.ts";
import { images } from "./images/images.ts";
import { chats } from "./messages/chats.ts";
import { disappearing } from "./messages/disappearing.ts";
import { groupMessages } from "./messages/group-messages.ts";
import { polls } from "./messages/polls.ts";
import { privateMessages } from "./messages/private-messages.ts";
import { scheduledMessages } from "./messages/scheduled-messages.ts";
import { push } from "./push.ts";
import { secondFactor } from "./second-factor.ts";
import { settings } from "./settings.ts";
import { collections } from "./square/collections.ts";
import { comments } from "./square/comments.ts";
import { creators } from "./square/creators.ts";
import { notifications } from "./square/notifications.ts";
import { posts } from "./square/posts.ts";
import { square } from "./square/square.ts";
import { storyReading } from "./stories/story-reading.ts";
import { stories } from "./stories/story-writing.ts";
import { users } from "./users.ts";

/** Every operation of the HTTP contract, by domain. Routes, client, OpenAPI and test matrices are built from it. */
export const api = {
  auth,
  secondFactor,
  account,
  users,
  friends,
  files,
  settings,
  groups: { ...groups, ...groupJoining },
  privateMessages,
  groupMessages,
  polls,
  chats,
  disappearing,
  scheduledMessages,
  push,
  browserErrors,
  privateCalls,
  groupCalls,
  capsules,
  ads,
  capsuleAdmin,
  gifts,
  orders,
  orderAdmin,
  characters,
  characterMaking,
  books,
  aiChats,
  images,
  stories,
  storyReading,
  craft,
  craftRaces,
  adminPeople,
  adminCases,
  adminGroups,
  decisions,
  adminSettings,
  adminModels,
  adminStats,
  adminHealth,
  adminAudit,
  posts,
  comments,
  collections,
  creators,
  square,
  notifications,
  feed,
};

/** Every operation with its name `domain.operation`. */
export function operations(): { name: string; endpoint: Endpoint }[] {
  return Object.entries(api).flatMap(([domain, table]) =>
    Object.entries<Endpoint>(table).map(([operation, endpoint]) => ({
      name: `${domain}.${operation}`,
      endpoint,
    })),
  );
}
