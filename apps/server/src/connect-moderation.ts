import { provideThing, type Thing, TOLD } from "./domains/admin/index.ts";
import {
  approveCharacter,
  banCharacter,
  characterEvidence,
  charactersInReview,
  rejectCharacter,
  unbanCharacter,
} from "./domains/characters/index.ts";
import { elementEvidence, hideElement, showElementAgain } from "./domains/craft/index.ts";
import { banGroup, groupEvidence, unbanGroup } from "./domains/groups/index.ts";
import { hideMessage, messageEvidence } from "./domains/messages/index.ts";
import type { Waiting } from "./domains/moderation/index.ts";
import {
  commentEvidence,
  commentsAwaiting,
  decideComment,
  decidePost,
  postEvidence,
  postsAwaiting,
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
import { provideEvidence } from "./domains/users/index.ts";
import { Failure } from "./platform/failure.ts";
import type { Services } from "./platform/services.ts";

/** Whoever takes back what is his is out of reach of any decision, and told of it elsewhere. */
async function unlessGone(work: Promise<unknown>): Promise<typeof TOLD | undefined> {
  try {
    await work;
    return TOLD;
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
    /** The version that was judged. */
    seen?: number | undefined;
  },
) => Promise<unknown>;

/** Posts and comments: whatever is decided is a state of theirs. */
const posted = (services: Services, decide: Decide): Omit<Thing, "waiting"> => {
  const come = (input: Parameters<Decide>[1]) => unlessGone(decide(services, input));
  return {
    hide: ({ subjectId: id }, reason) => come({ id, verdict: "hidden", reason }),
    restore: ({ subjectId: id }) => come({ id, verdict: "published", reason: "" }),
    approve: ({ subjectId: id }, seen) => come({ id, verdict: "published", reason: "", seen }),
    reject: ({ subjectId: id }, reason, seen) => come({ id, verdict: "rejected", reason, seen }),
  };
};

const waiting = (row: { id: number; author_id: number }, version: number): Waiting => ({
  subjectId: row.id,
  authorId: row.author_id,
  version,
  evidence: row,
});

function connectSquare(services: Services): void {
  const { db } = services;
  provideEvidence(services, "post", postEvidence);
  provideThing(services, "post", {
    ...posted(services, decidePost),
    waiting: async (limit, id) =>
      (await postsAwaiting(db, { after: undefined, limit, id })).map((row) =>
        waiting(row, postVersionOf(row)),
      ),
  });
  provideEvidence(services, "comment", commentEvidence);
  provideThing(services, "comment", {
    ...posted(services, decideComment),
    // A comment is never changed.
    waiting: async (limit, id) =>
      (await commentsAwaiting(db, { after: undefined, limit, id })).map((row) => waiting(row, 0)),
  });
}

/** What can be reported, and what administrators can do to it (`ADMIN-3`). */
export function connectModeration(services: Services): void {
  provideEvidence(services, "message", messageEvidence);
  provideThing(services, "message", { hide: (subject) => hideMessage(services, subject) });
  provideEvidence(services, "group", groupEvidence);
  provideThing(services, "group", {
    hide: ({ subjectId }, note) => banGroup(services, subjectId, note),
    restore: ({ subjectId }) => unbanGroup(services, subjectId),
  });
  provideEvidence(services, "character", characterEvidence);
  provideThing(services, "character", {
    hide: ({ subjectId }) => banCharacter(services, subjectId),
    restore: ({ subjectId }) => unbanCharacter(services, subjectId),
    waiting: (limit, id) => charactersInReview(services, limit, id),
    approve: ({ subjectId }, seen) => approveCharacter(services, subjectId, seen),
    reject: ({ subjectId }, note, seen) => rejectCharacter(services, subjectId, note, seen),
  });
  provideEvidence(services, "story", storyEvidence);
  provideThing(services, "story", {
    hide: ({ subjectId }) => banStory(services, subjectId),
    restore: ({ subjectId }) => unbanStory(services, subjectId),
    waiting: (limit, id) => storiesInReview(services, limit, id),
    approve: ({ subjectId }, seen) => approveStory(services, subjectId, seen),
    reject: ({ subjectId }, note, seen) => rejectStory(services, subjectId, note, seen),
  });
  provideEvidence(services, "element", elementEvidence);
  provideThing(services, "element", {
    hide: ({ subjectId }) => hideElement(services, subjectId),
    restore: ({ subjectId }) => showElementAgain(services, subjectId),
  });
  connectSquare(services);
}
