import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { id, nothing } from "../scalars.ts";
import { postCard } from "../square/post.ts";

/** The feeds of discover. `following` and `newest` are strictly chronological, the others ranked. */
export const feedMode = z.enum([
  "recommended",
  "following",
  "newest",
  "character",
  "story",
  "image",
  "craft",
]);
export type FeedMode = z.infer<typeof feedMode>;

export const feed = {
  page: endpoint({
    method: "GET",
    path: "/feed",
    access: "user",
    summary: "A page of discover; without a cursor, the ranking as it is now",
    query: { mode: z._default(feedMode, "recommended"), ...pageQuery },
    out: pageOf(postCard),
    errors: ["invalid"],
    note: "A ranking that is read page by page stays the same for an hour; then the present one continues. A page may be shorter than requested: only nextCursor null is the end.",
  }),
  feedback: endpoint({
    method: "POST",
    path: "/feed/feedback",
    access: "user",
    summary: "Show me less like this, or nothing of this author; undo takes it back",
    body: z.object({ postId: id, what: z.enum(["less", "hideAuthor", "undo"]) }),
    out: nothing,
    errors: ["notFound", "tooMany"],
  }),
  hidden: endpoint({
    method: "GET",
    path: "/feed/hidden",
    access: "user",
    summary: "Authors I do not see in discover",
    out: z.array(z.object({ id, nickName: z.string(), headImageThumb: z.string() })),
    errors: [],
  }),
  unhide: endpoint({
    method: "DELETE",
    path: "/feed/hidden/{id}",
    access: "user",
    summary: "See an author in discover again",
    params: { id },
    out: nothing,
    errors: [],
  }),
};
