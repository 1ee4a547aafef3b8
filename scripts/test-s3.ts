// `npm run test:s3`: the storage's and the uploads' tests against an S3 server made by others: OpenStack Swift, or the
// one that TEST_S3 names: {"endpoint": …, "accessKey": …, "secretKey": …, "region": …}. They make buckets of their own.
import { closingLine, none } from "./lib/counts.ts";
import { runPart, vitestPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";
import { startSwift } from "./lib/swift.ts";

const TESTS = ["apps/server/src/platform/storage", "apps/server/src/domains/files/resumable-upload.test.ts"];
const swift = process.env.TEST_S3 ? undefined : await startSwift();
let counts = none;
try {
  counts = await runPart(vitestPart("s3", TESTS, swift?.env ?? {}));
} finally {
  swift?.stop();
}
say("");
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
