import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findUpload, type UploadRow } from "./files.repository.ts";

/** The caller's upload. @throws Failure `notFound` when there is none by this id, or it is another's. */
export async function ownUpload(ctx: Context, id: string): Promise<UploadRow> {
  const upload = /^[\w-]{20,64}$/.test(id) ? await findUpload(ctx.services.db, id, ctx.actor.id) : undefined;
  ensure(upload, "notFound", {
    zh: "上传已失效,请重新上传",
    en: "This upload has lapsed, please start again",
  });
  return upload;
}
