import { PassThrough } from "node:stream";
import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { fail } from "../../platform/failure.ts";
import type { Incoming } from "../../platform/http/routes.ts";
import { WrongOffset } from "../../platform/storage/storage-errors.ts";
import { touchUpload } from "./files.repository.ts";
import { ownUpload } from "./own-upload.ts";
import { pipeThrough, withStorageErrors } from "./with-storage-errors.ts";

type AppendEndpoint = typeof api.files.appendUpload;

/**
 * Adds bytes where the upload stands and answers how many there are now.
 * @throws Failure `conflict` with `data.received` when the offset is another, `tooLarge` beyond the size
 *   announced, `notFound`, `unavailable`.
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
      en: "The upload stands elsewhere",
    });
  } finally {
    bytes.destroy();
  }
}
