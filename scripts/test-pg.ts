// `npm run test:pg [path…]`: the server's tests on a real PostgreSQL, a temporary one unless an address is
// given.
import { closingLine, none } from "./lib/counts.ts";
import { runPart, vitestPart } from "./lib/parts.ts";
import { startCluster } from "./lib/postgres.ts";
import { say } from "./lib/shell.mjs";

const given = process.env.TEST_DATABASE_URL;
const paths = process.argv.slice(2);

const cluster = given ? undefined : await startCluster({ durable: false });
const url = given ?? cluster?.url ?? "";
say(cluster ? `A temporary PostgreSQL is up at ${url}` : "Using the PostgreSQL of the given address");
let counts = none;
try {
  counts = await runPart(
    vitestPart("server-pg", paths.length > 0 ? paths : ["apps/server"], { TEST_DATABASE_URL: url }),
  );
} finally {
  await cluster?.remove();
}
say("");
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
