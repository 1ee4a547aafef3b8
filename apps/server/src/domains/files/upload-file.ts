import { type api, cleanFileName, fileExtension, type InputOf, SINGLE_UPLOAD_MAX } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Incoming } from "../../platform/http/routes.ts";
import { admitUpload } from "./admit-upload.ts";
import { urlOf } from "./file-names.ts";
import { saveFile } from "./save-file.ts";
import { detectType, Head } from "./sniff.ts";
import { tooLarge, uploadMost } from "./upload-limit.ts";
import { pipeThrough } from "./with-storage-errors.ts";

type Input = InputOf<typeof api.files.uploadFile>;

/**
 * Stores an uploaded file of any type and returns its address (`protocol §10.2`). It is deleted after 180
 * days unless a message refers to it.
 * @throws Failure `tooLarge` above 20 MB or the setting, `tooMany`, `unavailable` when the disk is full.
 */
export async function uploadFile({ ctx, body }: Call<Input> & { body: Incoming }): Promise<string> {
  // Its size is unknown before it has arrived; `most` ends it.
  await admitUpload(ctx, 0);
  const most = Math.min(SINGLE_UPLOAD_MAX, await uploadMost(ctx.services));
  const name = cleanFileName(body.filename);
  const head = pipeThrough(body.stream, new Head());
  const key = await saveFile(ctx.services, {
    owner: ctx.actor.id,
    name,
    permanent: false,
    extension: fileExtension(name),
    body: head,
    most,
    what: async () => {
      if (body.truncated()) tooLarge(most);
      return detectType(head.bytes());
    },
  });
  return urlOf(ctx.services.config.publicUrl, key);
}
