import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { endpoint } from "../endpoint.ts";
import { COLLECTION_NAME_MAX } from "../limits.ts";
import { nameText } from "../name-scalars.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { id, nothing } from "../scalars.ts";
import { postCard } from "./post.ts";

export const collection = z.object({
  id,
  name: z.string(),
  posts: z.number(),
  /** Thumbnails of the latest items, at most three. */
  covers: z.array(z.string()),
});
export type Collection = z.infer<typeof collection>;

/** My collections. They are private. */
export const collections = {
  list: endpoint({
    method: "GET",
    path: "/collection",
    access: "user",
    summary: "My collections, the newest first; at most 50",
    out: z.array(collection),
    errors: [],
  }),
  create: endpoint({
    method: "POST",
    path: "/collection",
    access: "user",
    summary: "Create a collection; the same key creates one",
    headers: idempotencyKey,
    body: z.object({ name: nameText(1, COLLECTION_NAME_MAX) }),
    out: collection,
    errors: ["invalid", "tooMany"],
  }),
  rename: endpoint({
    method: "PUT",
    path: "/collection/{id}",
    access: "user",
    summary: "Rename a collection",
    params: { id },
    body: z.object({ name: nameText(1, COLLECTION_NAME_MAX) }),
    out: nothing,
    errors: ["invalid", "notFound"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/collection/{id}",
    access: "user",
    summary: "Delete a collection; its posts stay saved",
    params: { id },
    out: nothing,
    errors: ["notFound"],
  }),
  saved: endpoint({
    method: "GET",
    path: "/post/saved",
    access: "user",
    summary: "Posts I saved, of one collection or all, the latest saved first",
    query: { collectionId: z.optional(id), ...pageQuery },
    out: pageOf(postCard),
    errors: ["invalid", "notFound"],
  }),
};
