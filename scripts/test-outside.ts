// `npm run test:outside [-- s3 smtp]`: what speaks to servers of others, tested against such: storage and uploads with
// OpenStack Swift, mail with aiosmtpd, both of Debian. Others still by TEST_S3: {"endpoint": …, "accessKey": …,
// "secretKey": …, "region": …}; the tests make buckets of their own.
import { startMailServer } from "./lib/aiosmtpd.ts";
import { add, closingLine, none } from "./lib/counts.ts";
import type { Helper } from "./lib/helpers.ts";
import { runPart, vitestPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";
import { startSwift } from "./lib/swift.ts";

interface Outside {
  readonly variable: string;
  readonly start: () => Promise<Helper>;
  readonly tests: string[];
}

const outsides: Record<string, Outside> = {
  s3: {
    variable: "TEST_S3",
    start: startSwift,
    tests: ["apps/server/src/platform/storage", "apps/server/src/domains/files/resumable-upload.test.ts"],
  },
  smtp: {
    variable: "TEST_SMTP",
    start: startMailServer,
    tests: ["apps/server/src/platform/mailer.test.ts"],
  },
};

const wanted = process.argv.slice(2);
let total = none;
for (const [name, { variable, start, tests }] of Object.entries(outsides)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const server = process.env[variable] ? undefined : await start();
  try {
    total = add(total, await runPart(vitestPart(name, tests, server?.env ?? {})));
  } finally {
    server?.stop();
  }
}
say("");
say(closingLine(total));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
