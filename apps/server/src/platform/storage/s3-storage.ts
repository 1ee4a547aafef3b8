import type { S3Config } from "../../config.ts";
import { asStream, limitStream } from "./byte-stream.ts";
import { createS3Client } from "./s3-client.ts";
import { head, read, upload } from "./s3-files.ts";
import { createS3Staging } from "./s3-staging.ts";
import type { FileStore, Storage } from "./storage.ts";
import { checkedKey } from "./storage-key.ts";

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
