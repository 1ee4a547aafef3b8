import { AUTHOR_NOTIFIED, type ModerationTarget } from "./domains/admin/index.ts";
import {
  approveCharacter,
  banCharacter,
  characterEvidence,
  charactersInReview,
  rejectCharacter,
  unbanCharacter,
} from "./domains/characters/index.ts";
import { elementEvidence, hideElement, unhideElement } from "./domains/craft/index.ts";
import { banGroup, groupEvidence, unbanGroup } from "./domains/groups/index.ts";
import { hideMessage, messageEvidence } from "./domains/messages/index.ts";
import type { ReviewItem } from "./domains/moderation/index.ts";
import {
  commentEvidence,
  decideComment,
  decidePost,
  findCommentsInReview,
  findPostsInReview,
  postEvidence,
  postVersionOf,
} from "./domains/square/index.ts";
import {
  approveStory,
  banStory,
  rejectStory,
  storiesInReview,
  storyEvidence,
  unbanStory,
} from "./domains/stories/index.ts";
import { Failure } from "./platform/failure.ts";
import type { Ports, Services } from "./platform/services.ts";

/** The author deleted the target themselves: no decision applies to it, and they are notified elsewhere. */
async function ignoreNotFound(work: Promise<unknown>): Promise<typeof AUTHOR_NOTIFIED | undefined> {
  try {
    await work;
    return AUTHOR_NOTIFIED;
  } catch (error) {
    if (error instanceof Failure && error.kind === "notFound") return undefined;
    throw error;
  }
}

type Decide = (
  services: Services,
  input: {
    id: number;
    verdict: "published" | "rejected" | "hidden";
    reason: string;
    /** The version that was reviewed. */
    seen?: number | undefined;
  },
) => Promise<unknown>;

/** Posts and comments: every decision becomes their state. */
const squareTarget = (services: Services, decide: Decide): Omit<ModerationTarget, "waiting"> => {
  const apply = (input: Parameters<Decide>[1]) => ignoreNotFound(decide(services, input));
  return {
    hide: ({ subjectId: id }, reason) => apply({ id, verdict: "hidden", reason }),
    restore: ({ subjectId: id }) => apply({ id, verdict: "published", reason: "" }),
    approve: ({ subjectId: id }, seen) => apply({ id, verdict: "published", reason: "", seen }),
    reject: ({ subjectId: id }, reason, seen) => apply({ id, verdict: "rejected", reason, seen }),
  };
};

const toReviewItem = (row: { id: number; author_id: number }, version: number): ReviewItem => ({
  subjectId: row.id,
  authorId: row.author_id,
  version,
  evidence: row,
});

/** The server's copy of each kind of thing that can be reported (`ADMIN-3`). */
export const evidenceSources: Ports["evidence"] = {
  message: messageEvidence,
  group: groupEvidence,
  character: characterEvidence,
  story: storyEvidence,
  element: elementEvidence,
  post: postEvidence,
  comment: commentEvidence,
};

/** What administrators can do to each kind of thing that can be reported (`ADMIN-3`). */
export const moderationTargets: Ports["moderationTargets"] = (services) => ({
  message: { hide: (subject) => hideMessage(services, subject) },
  group: {
    hide: ({ subjectId }, note) => banGroup(services, subjectId, note),
    restore: ({ subjectId }) => unbanGroup(services, subjectId),
  },
  character: {
    hide: ({ subjectId }) => banCharacter(services, subjectId),
    restore: ({ subjectId }) => unbanCharacter(services, subjectId),
    waiting: (limit, id) => charactersInReview(services, limit, id),
    approve: ({ subjectId }, seen) => approveCharacter(services, subjectId, seen),
    reject: ({ subjectId }, note, seen) => rejectCharacter(services, subjectId, note, seen),
  },
  story: {
    hide: ({ subjectId }) => banStory(services, subjectId),
    restore: ({ subjectId }) => unbanStory(services, subjectId),
    waiting: (limit, id) => storiesInReview(services, limit, id),
    approve: ({ subjectId }, seen) => approveStory(services, subjectId, seen),
    reject: ({ subjectId }, note, seen) => rejectStory(services, subjectId, note, seen),
  },
  element: {
    hide: ({ subjectId }) => hideElement(services, subjectId),
    restore: ({ subjectId }) => unhideElement(services, subjectId),
  },
  post: {
    ...squareTarget(services, decidePost),
    waiting: async (limit, id) =>
      (await findPostsInReview(services.db, { after: undefined, limit, id })).map((row) =>
        toReviewItem(row, postVersionOf(row)),
      ),
  },
  comment: {
    ...squareTarget(services, decideComment),
    // Comments cannot be edited.
    waiting: async (limit, id) =>
      (await findCommentsInReview(services.db, { after: undefined, limit, id })).map((row) =>
        toReviewItem(row, 0),
      ),
  },
});
