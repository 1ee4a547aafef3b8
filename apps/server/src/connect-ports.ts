import { evidenceSources, moderationTargets } from "./connect-moderation.ts";
import { forgetCharacterMemories } from "./domains/ai-chats/index.ts";
import { characterPreview, findByUser, findCharacterLinks } from "./domains/characters/index.ts";
import { discoveryPreview } from "./domains/craft/index.ts";
import { friendsOf, relationsOf, wereFriends } from "./domains/friends/index.ts";
import { countInconsistentGifts } from "./domains/gifts/index.ts";
import { shareGroup } from "./domains/groups/index.ts";
import { picturePreview } from "./domains/images/index.ts";
import { hasPrivateChat } from "./domains/messages/index.ts";
import { countOverRefunded, countUncredited } from "./domains/payments/index.ts";
import { aiModels, readSettings } from "./domains/settings/index.ts";
import {
  findRemixOrigins,
  notifyDecision,
  notifyEarnings,
  notifyFriendRequest,
} from "./domains/square/index.ts";
import { findStoryLinks, storyPreview } from "./domains/stories/index.ts";
import { publishEvent } from "./platform/bus.ts";
import type { Metrics } from "./platform/metrics.ts";
import type { Ports, Services } from "./platform/services.ts";

/** The creators of the works a character was made from. */
async function findCharacterOrigins(
  services: Services,
  work: { id: string; ownerId: number },
): Promise<number[]> {
  const character = await findByUser(services.db, Number(work.id));
  return character
    ? findRemixOrigins(services, { kind: "character", id: character.id, ownerId: work.ownerId })
    : [];
}

/** Connects what an earlier domain asks of or reports to a later one (`docs/directory-structure.md`). */
export const connectPorts = ({ browserError }: Pick<Metrics, "browserError">): Ports => ({
  aiSettings: aiModels,
  rateLimitScales: async (services) => (await readSettings(services)).limits.paces,
  registrationMode: async (services) => (await readSettings(services)).registration,
  isFactorRequired: async (services) => (await readSettings(services)).security.adminSecondFactor,
  friendRequestsPerDay: async (services) => (await readSettings(services)).limits.friendRequestsPerDay,
  uploadMost: async (services) => (await readSettings(services)).limits.uploadBytes,
  relationsOf,
  acquaintance: [wereFriends, shareGroup, hasPrivateChat],
  async profileChanged({ bus, db }, userId) {
    publishEvent(bus, await friendsOf(db, userId), { type: "profile", userId });
  },
  friendRequested: notifyFriendRequest,
  evidence: evidenceSources,
  moderationTargets,
  caseDecided: notifyDecision,
  characterRemoved: forgetCharacterMemories,
  creations: {
    craft: discoveryPreview,
    image: picturePreview,
    character: ({ services, actor }, id) => characterPreview(services, id, actor.id),
    story: ({ services, actor }, id) => storyPreview(services, id, actor.id),
  },
  creationLinks: { character: findCharacterLinks, story: findStoryLinks },
  storyOrigins: (services, { id, ownerId }) => findRemixOrigins(services, { kind: "story", id, ownerId }),
  workOrigins: findCharacterOrigins,
  ledgerChecks: {
    giftsAddUp: countInconsistentGifts,
    ordersCreditedOnce: countUncredited,
    refundsWithinPaid: countOverRefunded,
  },
  incomeReleased: notifyEarnings,
  browserErrorReported: browserError,
});
