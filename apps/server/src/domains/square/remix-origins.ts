import { UserType } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { findUsers } from "../users/index.ts";
import { findPost, findRemixesOf } from "./posts.repository.ts";
import type { PostRow } from "./posts.table.ts";
import { parseCreation } from "./square.presenter.ts";

/** How far up the line creators are paid; a fifth of a fifth soon rounds to nothing. */
const LINE_MOST = 6;

/** A creation its author earns with. */
interface Creation {
  kind: "story" | "character";
  id: number;
  ownerId: number;
}

/** The first post that shows it as a remix. */
async function firstRemix({ db }: Services, { kind, id, ownerId }: Creation): Promise<PostRow | undefined> {
  const remixes = await findRemixesOf(db, ownerId, kind);
  return remixes.find((row) => parseCreation(row)?.id === id);
}

/**
 * The authors of the posts a work was made from, nearest first: only posts that everybody can still see, by people
 * (`feed §4.2`).
 */
export async function findRemixOrigins(services: Services, creation: Creation): Promise<number[]> {
  const line: number[] = [];
  let above = (await firstRemix(services, creation))?.remix_of ?? null;
  while (above !== null && line.length < LINE_MOST) {
    const post = await findPost(services.db, above);
    if (!post?.open) break;
    line.push(post.author_id);
    above = post.remix_of;
  }
  const authors = await findUsers(services.db, [...new Set(line)]);
  return line.filter((id) => authors.get(id)?.type === UserType.PERSON);
}
