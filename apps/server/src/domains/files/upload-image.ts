import { type api, cleanFileName, type InputOf, SINGLE_UPLOAD_MAX, type UploadedImage } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Incoming } from "../../platform/http/routes.ts";
import { admitUpload } from "./admit-upload.ts";
import { savePicture } from "./save-picture.ts";
import { withSpooledFile } from "./spooled-file.ts";
import { tooLarge, uploadMost } from "./upload-limit.ts";
import { withStorageErrors } from "./with-storage-errors.ts";

type Input = InputOf<typeof api.files.uploadImage>;

/**
 * Stores an uploaded picture, re-encoded, with thumbnail, blur and true size (`protocol §10.1`, `MSG-10`).
 * @throws Failure `invalid` when it is not a usable picture, `tooLarge` above 20 MB or the setting, `tooMany`,
 *   `unavailable`.
 */
export async function uploadImage({
  ctx,
  input,
  body,
}: Call<Input> & { body: Incoming }): Promise<UploadedImage> {
  await admitUpload(ctx, 0);
  const { services, actor } = ctx;
  const most = Math.min(SINGLE_UPLOAD_MAX, await uploadMost(services));
  const owner = { owner: actor.id, name: cleanFileName(body.filename), permanent: input.isPermanent };
  return withStorageErrors(
    withSpooledFile(services.config.dataDir, body.stream, most, (path) => {
      if (body.truncated()) tooLarge(most);
      return savePicture(services, async () => path, owner);
    }),
    most,
  );
}
