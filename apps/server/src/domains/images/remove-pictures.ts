import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { releaseFiles } from "../files/index.ts";
import { findUser } from "../users/index.ts";
import { removePictures as markRemoved } from "./pictures.repository.ts";

/** Deletes pictures of a person and their files; one that is his face, or that was sent or set, stays where it is. */
export async function removePictures(
  { clock, config }: Services,
  trx: Transaction<Tables>,
  { ids, userId }: { ids: readonly number[]; userId: number },
): Promise<void> {
  const now = clock.now();
  const removed = await markRemoved(trx, { ids, userId, now });
  const self = await findUser(trx, userId);
  const faces = new Set([self?.head_image, self?.head_image_thumb]);
  const urls = removed.flatMap(({ url, thumb_url: thumb }) => (faces.has(url) ? [] : [url, thumb]));
  await releaseFiles(trx, urls, { publicUrl: config.publicUrl, owner: userId, now });
}
