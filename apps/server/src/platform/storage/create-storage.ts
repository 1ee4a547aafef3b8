import { resolve } from "node:path";
import type { Config } from "../../config.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

/** S3 when the configuration names it, else `DATA_DIR/files`. */
export function createStorage(config: Pick<Config, "dataDir" | "s3">): Storage {
  return config.s3 ? createS3Storage(config.s3) : createDiskStorage(resolve(config.dataDir, "files"));
}
