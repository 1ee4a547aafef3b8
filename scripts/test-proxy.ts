// `npm run test:proxy [-- nginx caddy]`: the files of deploy/proxy in Debian's nginx and Caddy, with TLS on
// port 9443 and a certificate of our own, in front of two nodes of one PostgreSQL and one Redis. Takes about
// three minutes.
import { closingLine } from "./lib/counts.ts";
import { startRedis } from "./lib/helpers.ts";
import { startCluster } from "./lib/postgres.ts";
import { makeCertificate, type RunningProxy, startCaddy, startNginx } from "./lib/proxies.ts";
import { checkProxy } from "./lib/proxy-checks.ts";
import { type RunningServer, startServer } from "./lib/server.ts";
import { say } from "./lib/shell.mjs";

const starts = { nginx: startNginx, caddy: startCaddy };
const wanted = process.argv.slice(2);

let passed = 0;
let failed = 0;
const judge = (proxy: string) => (what: string, holds: boolean) => {
  if (holds) passed += 1;
  else failed += 1;
  say(`${holds ? "ok  " : "FAIL"} ${proxy}: ${what}`);
};

const cluster = await startCluster({ durable: false });
const redis = await startRedis();
const nodes: RunningServer[] = [];
const proxies: RunningProxy[] = [];
try {
  const settings = {
    ...redis.env,
    DATABASE_URL: cluster.url,
    SETTINGS_KEY: "one key for both nodes",
    TRUST_PROXY: "1",
    STARTER_CONTENT: "off",
    LOG_LEVEL: "info",
  };
  while (nodes.length < 2) nodes.push(await startServer({ env: settings }));
  const certificate = await makeCertificate();
  const upstreams = nodes.map(({ origin }) => new URL(origin).host);
  const check = async (name: string, start: typeof startNginx) => {
    try {
      const proxy = await start(certificate, upstreams);
      proxies.push(proxy);
      await checkProxy({ proxy, certificate, nodes }, judge(name));
    } catch (error) {
      judge(name)(`ran to its end: ${error instanceof Error ? error.message : String(error)}`, false);
    }
  };
  const chosen = Object.entries(starts).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  // At the same time, because most of it is waiting.
  await Promise.all(chosen.map(([name, start]) => check(name, start)));
} finally {
  for (const proxy of proxies) proxy.stop();
  for (const node of nodes) await node.remove();
  redis.stop();
  await cluster.remove();
}
say("");
say(closingLine({ passed, failed }));
process.exit(failed === 0 && passed > 0 ? 0 : 1);
