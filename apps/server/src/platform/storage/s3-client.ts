import { AwsClient } from "aws4fetch";
import type { S3Config } from "../../config.ts";
import { StorageUnavailable } from "./storage-errors.ts";

type Query = Record<string, string>;
type Body = Uint8Array<ArrayBuffer> | string;

/** The few S3 operations this server needs, path style, so that any S3-compatible server works. */
export interface S3Client {
  /** @throws StorageUnavailable for any status except success and 404. */
  ask(
    method: string,
    key: string,
    options?: { query?: Query; body?: Body; headers?: Query },
  ): Promise<Response>;
}

export function createS3Client({ endpoint, bucket, accessKey, secretKey, region }: S3Config): S3Client {
  const aws = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    region,
    retries: 3,
  });
  return {
    async ask(method, key, { query = {}, body, headers = {} } = {}) {
      const url = new URL(`${endpoint}/${bucket}/${key}`);
      url.search = new URLSearchParams(query).toString();
      const response = await aws
        .fetch(url.href, { method, body, headers, redirect: "error" })
        .catch((error: unknown) => {
          throw new StorageUnavailable("S3 does not answer", { cause: error });
        });
      if (response.ok || response.status === 404) return response;
      throw new StorageUnavailable(`S3 answered ${response.status}`, { cause: await refusalOf(response) });
    },
  };
}

/** S3's own error code, such as "SignatureDoesNotMatch"; the rest of the message quotes keys and addresses. */
async function refusalOf(response: Response): Promise<Error> {
  const xml = await response.text().catch(() => "");
  return new Error(textsOf(xml, "Code")[0]?.slice(0, 100) || "without a reason");
}

/** The texts of every `<name>` in an XML response. S3's have no attributes, and no name nests in itself. */
export function textsOf(xml: string, name: string): string[] {
  const matches = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"));
  return [...matches].map((match) =>
    (match[1] ?? "")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  );
}
