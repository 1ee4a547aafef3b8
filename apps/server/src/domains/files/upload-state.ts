import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { existingKeys } from "./files.repository.ts";
import { ownUpload } from "./own-upload.ts";
import { withStorageErrors } from "./with-storage-errors.ts";

type StateEndpoint = typeof api.files.uploadState;

/** How much of an upload has arrived; all of it once it is complete. @throws Failure `notFound`. */
export async function uploadState({
  ctx,
  input,
}: Call<InputOf<StateEndpoint>>): Promise<OutputOf<StateEndpoint>> {
  const { db, storage } = ctx.services;
  const upload = await ownUpload(ctx, input.id);
  if ((await existingKeys(db, [upload.key])).size > 0) return { received: upload.size };
  return { received: (await withStorageErrors(storage.staged(upload.id))) ?? 0 };
}
