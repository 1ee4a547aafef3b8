import { type api, cleanFileName, endingOf, type InputOf, SINGLE_UPLOAD_MAX } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import type { Incoming } from "../../platform/http/routes.ts";
import { admit } from "./admission.ts";
import { urlOf } from "./file-names.ts";
import { keepFile } from "./keep-file.ts";
import { Head, sentAs } from "./sniff.ts";
import { through } from "./storing.ts";
import { tooLarge, uploadMost } from "./upload-limit.ts";

type Input = InputOf<typeof api.files.uploadFile>;

/**
 * Stores a file of any type as it arrives and answers its address (`protocol §10.2`). It lives 180 days,
 * longer when a message refers to it.
 * @throws Failure `tooLarge` above 20 MB or the setting, `tooMany`, `unavailable` when the disk is full.
 */
export async function uploadFile({ ctx, body }: Call<Input> & { body: Incoming }): Promise<string> {
  await admit(ctx, 0);
  const most = Math.min(SINGLE_UPLOAD_MAX, await uploadMost(ctx.services));
  const name = cleanFileName(body.filename);
  const head = through(body.stream, new Head());
  const key = await keepFile(ctx.services, {
    owner: ctx.actor.id,
    name,
    permanent: false,
    extension: endingOf(name),
    body: head,
    most,
    what: async () => {
      if (body.truncated()) tooLarge(most);
      return sentAs(head.bytes());
    },
  });
  return urlOf(ctx.services.config.publicUrl, key);
}
