// `npm run test:outside [-- s3 smtp rules api]`: tests with third-party programs. Storage and uploads with
// OpenStack Swift, mail with aiosmtpd, both from Debian; the API with Redocly's linter and with Schemathesis,
// without an account and with an ordinary one; the alerts and the dashboard with promtool of Debian's
// Prometheus. TEST_S3 selects another storage: {"endpoint": …, "accessKey": …, "secretKey": …, "region": …};
// the tests create buckets of their own.
import { startMailServer } from "./lib/aiosmtpd.ts";
import { judgeApi } from "./lib/api-judges.ts";
import { add, type Counts, closingLine, none } from "./lib/counts.ts";
import type { Helper } from "./lib/helpers.ts";
import { judgeRules } from "./lib/judge-rules.ts";
import { runPart, vitestPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";
import { startSwift } from "./lib/swift.ts";

interface Beside {
  readonly variable: string;
  readonly start: () => Promise<Helper>;
  readonly tests: string[];
}

/** Our own tests with a third-party program running beside them. */
const testsBeside =
  (name: string, { variable, start, tests }: Beside) =>
  async (): Promise<Counts[]> => {
    const server = process.env[variable] ? undefined : await start();
    try {
      return [await runPart(vitestPart(name, tests, server?.env ?? {}))];
    } finally {
      server?.stop();
    }
  };

const outsides: Record<string, () => Promise<Counts[]>> = {
  s3: testsBeside("s3", {
    variable: "TEST_S3",
    start: startSwift,
    tests: ["apps/server/src/platform/storage", "apps/server/src/domains/files/resumable-upload.test.ts"],
  }),
  smtp: testsBeside("smtp", {
    variable: "TEST_SMTP",
    start: startMailServer,
    tests: ["apps/server/src/platform/mailer.test.ts"],
  }),
  rules: () => judgeRules(),
  api: () => judgeApi(),
};

const wanted = process.argv.slice(2);
let total = none;
for (const [name, test] of Object.entries(outsides)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    for (const counts of await test()) total = add(total, counts);
  } catch (error) {
    say(`── ${name}: ${error instanceof Error ? error.message : String(error)}`);
    total = add(total, { passed: 0, failed: 1, failures: [`${name}: did not run`] });
  }
}
say("");
say(closingLine(total));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
