import { RESUMABLE_UPLOAD_MAX } from "@4d/contract";
import { fail } from "../../platform/failure.ts";
import { lateProvider } from "../../platform/late-provider.ts";

const { provide, get: ask } = lateProvider(RESUMABLE_UPLOAD_MAX);

/** Lets `app.ts` connect the setting `limits.uploadBytes`. */
export const provideUploadLimit = provide;

/** The current size limit of one file, in bytes. */
export const uploadMost = ask;

const MEGABYTE = 1024 ** 2;

/** @throws Failure tooLarge with the size limit. */
export function tooLarge(most: number): never {
  const size = most >= MEGABYTE ? `${Math.floor(most / MEGABYTE)} MB` : `${Math.ceil(most / 1024)} KB`;
  fail("tooLarge", {
    data: { limit: "uploadBytes", most },
    zh: `上传的文件太大,最多 ${size}`,
    en: `This file is too large. ${size} at most`,
  });
}
