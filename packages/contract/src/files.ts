import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { RESUMABLE_UPLOAD_MAX } from "./limits.ts";
import { fileName } from "./name-scalars.ts";
import { bool, int, raw } from "./scalars.ts";

/** A stored picture (`protocol §10.1`); `blur` is a tiny data URL to draw before it loads. */
export const uploadedImage = z.object({
  originUrl: z.string(),
  thumbUrl: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.optional(z.string()),
  /** It is animated, and its thumbnail is not. */
  moving: z.optional(z.boolean()),
});
export type UploadedImage = z.infer<typeof uploadedImage>;

const offset = z.pipe(int, z.int().check(z.nonnegative()));
const uploadId = { id: raw(64) };
const received = z.object({ received: z.number() });

export const files = {
  uploadImage: endpoint({
    method: "POST",
    path: "/image/upload",
    access: "user",
    summary: "Store a picture, re-encoded and stripped, with a thumbnail; at most 20 MB",
    query: { isPermanent: z._default(bool, true) },
    bodyKind: "multipart",
    out: uploadedImage,
    errors: ["invalid", "tooLarge", "tooMany", "unavailable"],
  }),
  uploadFile: endpoint({
    method: "POST",
    path: "/file/upload",
    access: "user",
    summary: "Store a file of any type; returns its address; at most 20 MB",
    bodyKind: "multipart",
    out: z.string(),
    errors: ["invalid", "tooLarge", "tooMany", "unavailable"],
  }),
  startUpload: endpoint({
    method: "POST",
    path: "/file/upload/init",
    access: "user",
    summary: "Begin a resumable upload of up to 100 MB",
    body: z.object({
      name: fileName,
      size: z.pipe(int, z.int().check(z.positive(), z.maximum(RESUMABLE_UPLOAD_MAX))),
      type: z._default(raw(120), ""),
      sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    }),
    out: z.object({ id: z.string(), chunkSize: z.number() }),
    errors: ["invalid", "tooLarge", "tooMany", "unavailable"],
  }),
  appendUpload: endpoint({
    method: "PUT",
    path: "/file/upload/{id}",
    access: "user",
    summary: "Append raw bytes at an offset; conflict when the offset is not the number of bytes received",
    params: uploadId,
    query: { offset },
    bodyKind: "bytes",
    out: received,
    errors: ["invalid", "notFound", "conflict", "tooLarge", "unavailable"],
  }),
  uploadState: endpoint({
    method: "GET",
    path: "/file/upload/{id}",
    access: "user",
    summary: "How much of a resumable upload has arrived",
    params: uploadId,
    out: received,
    errors: ["notFound", "unavailable"],
  }),
  completeUpload: endpoint({
    method: "POST",
    path: "/file/upload/{id}/complete",
    access: "user",
    summary: "Finish a resumable upload; returns its address, the same one when repeated",
    params: uploadId,
    out: z.string(),
    errors: ["invalid", "notFound", "conflict", "unavailable"],
  }),
};
