import { RESUMABLE_UPLOAD_MAX } from "@4d/contract";
import type { Ports } from "../platform/services.ts";

const nothing = async () => undefined;
const none = async () => [];

/** Ports of a server in parts: usual settings, nobody is anybody's friend, and nobody hears of anything. */
export const unconnectedPorts = (): Ports => ({
  aiSettings: async () => ({}),
  rateLimitScales: async () => ({}),
  registrationMode: async () => "open",
  isFactorRequired: async () => false,
  friendRequestsPerDay: async () => 20,
  uploadMost: async () => RESUMABLE_UPLOAD_MAX,
  relationsOf: async (_db, pairs) => pairs.map(() => ({ friends: false, blocked: false })),
  acquaintance: [],
  profileChanged: nothing,
  friendRequested: nothing,
  evidence: {
    ...{ message: nothing, group: nothing, character: nothing, story: nothing },
    ...{ element: nothing, post: nothing, comment: nothing },
  },
  moderationTargets: () => ({
    ...{ message: {}, group: {}, character: {}, story: {}, element: {}, post: {}, comment: {} },
  }),
  caseDecided: async () => nothing,
  characterRemoved: nothing,
  creations: { craft: nothing, image: nothing, character: nothing, story: nothing },
  creationLinks: { character: none, story: none },
  storyOrigins: none,
  workOrigins: none,
  ledgerChecks: {
    giftsAddUp: async () => 0,
    ordersCreditedOnce: async () => 0,
    refundsWithinPaid: async () => 0,
  },
  incomeReleased: async () => nothing,
  browserErrorReported: () => undefined,
});
