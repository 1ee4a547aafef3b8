import { randomUUID } from "node:crypto";
import type { S3Config } from "../config.ts";
import { createS3Client } from "../platform/storage/s3-client.ts";

/** Whether a real S3 server is there to test against (`npm run test:outside`). */
export const hasRealS3 = process.env.TEST_S3 !== undefined;

/** A new bucket on it. @throws StorageUnavailable when it cannot be made */
export async function makeBucket(): Promise<S3Config> {
  const where = JSON.parse(process.env.TEST_S3 ?? "{}") as Omit<S3Config, "bucket">;
  const config = { ...where, bucket: `plum-${randomUUID()}` };
  await createS3Client(config).ask("PUT", "");
  return config;
}

/** The variables by which a server of ours finds it. */
export const s3Environment = ({ endpoint, bucket, accessKey, secretKey, region }: S3Config) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_REGION: region,
});
