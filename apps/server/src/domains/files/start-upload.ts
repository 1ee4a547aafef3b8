import { randomBytes } from "node:crypto";
import {
  type api,
  cleanFileName,
  fileExtension,
  type InputOf,
  type OutputOf,
  UPLOAD_CHUNK,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { admitUpload } from "./admit-upload.ts";
import { newKey } from "./file-names.ts";
import { mayBegin } from "./files.policy.ts";
import { deleteUpload, insertUpload } from "./files.repository.ts";
import { tooLarge, uploadMost } from "./upload-limit.ts";
import { withStorageErrors } from "./with-storage-errors.ts";

type StartEndpoint = typeof api.files.startUpload;

/**
 * Begins a resumable upload (`MSG-12`, `protocol §19.1.6`). What arrives outlives a cut and a restart; it is
 * forgotten a day after the last piece.
 * @throws Failure `tooMany` above 20 at a time, `tooLarge` above the setting or beyond the person's share, `unavailable`.
 */
export async function startUpload({
  ctx,
  input,
}: Call<InputOf<StartEndpoint>>): Promise<OutputOf<StartEndpoint>> {
  const { db, storage, clock } = ctx.services;
  const most = await uploadMost(ctx.services);
  if (input.size > most) tooLarge(most);
  const usage = await admitUpload(ctx, input.size);
  ensure(mayBegin(usage), "tooMany", {
    zh: "同时上传的文件太多",
    en: "Too many uploads are under way",
    data: { retryAfter: 60 },
  });
  const id = randomBytes(24).toString("base64url");
  const name = cleanFileName(input.name);
  await insertUpload(db, {
    id,
    owner: ctx.actor.id,
    key: newKey(fileExtension(name)),
    name,
    size: input.size,
    sha256: input.sha256 ?? null,
    touched_at: clock.now(),
  });
  try {
    await withStorageErrors(storage.stage(id));
  } catch (error) {
    await deleteUpload(db, id);
    throw error;
  }
  return { id, chunkSize: UPLOAD_CHUNK };
}
