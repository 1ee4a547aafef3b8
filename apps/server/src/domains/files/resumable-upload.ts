import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import {
  type api,
  cleanFileName,
  fileExtension,
  type InputOf,
  type OutputOf,
  UPLOAD_CHUNK,
} from "@4d/contract";

import type { Call, Context } from "../../platform/context.ts";
import { ensure, fail } from "../../platform/failure.ts";
import type { Incoming } from "../../platform/http/routes.ts";
import { WrongOffset } from "../../platform/storage/storage-errors.ts";
import { admitUpload } from "./admit-upload.ts";
import { newKey } from "./file-names.ts";
import { mayBegin } from "./files.policy.ts";
import {
  deleteUpload,
  existingKeys,
  findUpload,
  insertUpload,
  touchUpload,
  type UploadRow,
} from "./files.repository.ts";
import { tooLarge, uploadMost } from "./upload-limit.ts";
import { pipeThrough, withStorageErrors } from "./with-storage-errors.ts";

type StartEndpoint = typeof api.files.startUpload;

/**
 * Begins a resumable upload (`MSG-12`, `protocol §19.1.6`). Received bytes survive a lost connection and a restart;
 * they are deleted a day after the last piece.
 * @throws Failure `tooMany` above 20 at a time, `tooLarge` above the setting or the person's quota, `unavailable`.
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
    en: "Too many uploads at once",
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

type AppendEndpoint = typeof api.files.appendUpload;

/**
 * Appends bytes at the current offset and returns the new one.
 * @throws Failure `conflict` with `data.received` when the offset differs, `tooLarge` beyond the size announced,
 *   `notFound`, `unavailable`.
 */
export async function appendUpload({
  ctx,
  input,
  body,
}: Call<InputOf<AppendEndpoint>> & { body: Incoming }): Promise<OutputOf<AppendEndpoint>> {
  const { db, storage, clock } = ctx.services;
  const upload = await ownUpload(ctx, input.id);
  const bytes = pipeThrough(body.stream, new PassThrough());
  try {
    const received = await withStorageErrors(
      storage.appendAt(upload.id, input.offset, bytes, upload.size),
      upload.size,
    );
    await touchUpload(db, upload.id, clock.now());
    return { received };
  } catch (error) {
    if (!(error instanceof WrongOffset)) throw error;
    fail("conflict", {
      data: { received: error.received ?? upload.size },
      zh: "上传位置不一致",
      en: "The upload is at another position",
    });
  } finally {
    bytes.destroy();
  }
}

type StateEndpoint = typeof api.files.uploadState;

/** How many bytes of an upload have arrived; all of them once it is complete. @throws Failure `notFound`. */
export async function uploadState({
  ctx,
  input,
}: Call<InputOf<StateEndpoint>>): Promise<OutputOf<StateEndpoint>> {
  const { db, storage } = ctx.services;
  const upload = await ownUpload(ctx, input.id);
  if ((await existingKeys(db, [upload.key])).size > 0) return { received: upload.size };
  return { received: (await withStorageErrors(storage.staged(upload.id))) ?? 0 };
}

/** The caller's upload. @throws Failure `notFound` when the id is unknown or another person's. */
export async function ownUpload(ctx: Context, id: string): Promise<UploadRow> {
  const upload = /^[\w-]{20,64}$/.test(id) ? await findUpload(ctx.services.db, id, ctx.actor.id) : undefined;
  ensure(upload, "notFound", {
    zh: "上传已失效,请重新上传",
    en: "This upload has expired. Please start again",
  });
  return upload;
}
