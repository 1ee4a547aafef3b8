import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { api, InputOf } from "@4d/contract";
import { bytesOf } from "../../platform/bytes-of.ts";
import type { Call } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { WrongOffset } from "../../platform/storage/storage-errors.ts";
import { storageKeyOf, urlOf } from "./file-names.ts";
import { deleteUpload, existingKeys, insertFiles, type UploadRow } from "./files.repository.ts";
import { ownUpload } from "./resumable-upload.ts";
import { fileRow } from "./save-file.ts";
import { type DetectedType, detectType, HEAD_BYTES } from "./sniff.ts";
import { withStorageErrors } from "./with-storage-errors.ts";

type Input = InputOf<typeof api.files.completeUpload>;

/**
 * Turns a complete upload into a file and returns its address; a repeat returns the same one, even after a crash
 * between the two steps.
 * @throws Failure `conflict` with `data.received` when bytes are missing, `invalid` when the checksum differs from the
 *   announced one (the upload is dropped), `notFound`, `unavailable`.
 */
export async function completeUpload({ ctx, input }: Call<Input>): Promise<string> {
  const { db, config } = ctx.services;
  const upload = await ownUpload(ctx, input.id);
  const url = urlOf(config.publicUrl, upload.key);
  if ((await existingKeys(db, [upload.key])).size > 0) return url;
  await recordUpload(ctx.services, upload);
  return url;
}

async function recordUpload(services: Services, upload: UploadRow): Promise<void> {
  const { storage, db, clock } = services;
  const received = await withStorageErrors(storage.staged(upload.id));
  const whole = received === upload.size;
  const isMoved =
    received === undefined && (await storage.stat(storageKeyOf(upload.key)))?.size === upload.size;
  if (!whole && !isMoved)
    fail("conflict", {
      data: { received: received ?? 0 },
      zh: "文件还没有传完",
      en: "The file hasn’t fully arrived yet",
    });
  const { sha256, what } = await examine(
    await withStorageErrors(whole ? storage.openStaged(upload.id) : storage.open(storageKeyOf(upload.key))),
  );
  if (upload.sha256 !== null && upload.sha256 !== sha256) {
    await storage.discard(upload.id);
    await deleteUpload(db, upload.id);
    fail("invalid", {
      field: "sha256",
      zh: "文件校验失败,请重新上传",
      en: "The file was damaged on the way. Please upload it again",
    });
  }
  if (whole)
    await withStorageErrors(storage.finish(upload.id, storageKeyOf(upload.key), { type: what.type })).catch(
      ignoreMoved,
    );
  const { key, owner, name, size } = upload;
  await insertFiles(db, [fileRow({ key, owner, name, size, ...what, permanent: false }, clock.now())]);
}

/** Another request completed it at the same time: the file is there and only has to be recorded. */
function ignoreMoved(error: unknown): void {
  if (!(error instanceof WrongOffset)) throw error;
}

async function examine(stream: Readable | undefined): Promise<{ sha256: string; what: DetectedType }> {
  if (!stream) fail("conflict");
  const hash = createHash("sha256");
  const head: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytesOf(stream)) {
    hash.update(chunk);
    if (length < HEAD_BYTES) head.push(chunk);
    length += chunk.length;
  }
  return { sha256: hash.digest("hex"), what: await detectType(Buffer.concat(head)) };
}
