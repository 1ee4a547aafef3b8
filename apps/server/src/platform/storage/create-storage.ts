import { resolve } from "node:path";
import type { Config, S3Config } from "../../config.ts";
import { asStream, limitStream } from "./byte-stream.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Client } from "./s3-client.ts";
import { head, read, upload } from "./s3-files.ts";
import { createS3Staging } from "./s3-staging.ts";
import type { FileStore, Storage } from "./storage.ts";
import { checkedKey } from "./storage-key.ts";

/** S3 when the configuration names it, else `DATA_DIR/files`. */
export function createStorage(config: Pick<Config, "dataDir" | "s3">): Storage {
  return config.s3 ? createS3Storage(config.s3) : createDiskStorage(resolve(config.dataDir, "files"));
}

/** Files in an S3 bucket, for several nodes or more files than a disk holds. */
export function createS3Storage(config: S3Config): Storage {
  const client = createS3Client(config);
  const files: FileStore = {
    put: async (key, body, { type, most = Number.POSITIVE_INFINITY }) =>
      upload(client, checkedKey(key), limitStream(asStream(body), most), type),
    stat: async (key) => head(client, checkedKey(key)),
    open: async (key, range) => read(client, checkedKey(key), range),
    async remove(key) {
      await client.ask("DELETE", checkedKey(key));
    },
  };
  return { ...files, ...createS3Staging(client) };
}
