import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";

declare module "../../platform/services.ts" {
  interface Ports {
    /** The current size limit of one file, in bytes. */
    uploadMost(services: Services): Promise<number>;
  }
}

/** The current size limit of one file, in bytes. */
export const uploadMost = (services: Services): Promise<number> => services.ports.uploadMost(services);

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
