import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { type Helper, launch } from "./helpers.ts";
import { ensureProgram } from "./machine.ts";
import { freePort } from "./postgres.ts";
import { run } from "./shell.mjs";

const KEY = { account: "house", user: "tester", secret: "plum-secret" };
const STORES = ["account", "container", "object"] as const;

/**
 * Starts OpenStack Swift with its S3 interface on loopback, with one copy of everything in a temporary
 * folder: a third-party S3 server from Debian. `TEST_S3` says how to reach it.
 * @throws Error when it is neither here nor installable, or does not listen
 */
export async function startSwift(): Promise<Helper> {
  const folder = mkdtempSync(join(tmpdir(), "swift-"));
  mkdirSync(join(folder, "devices", "d1"), { recursive: true });
  const programs = {
    memcached: await ensureProgram("memcached", "memcached"),
    ring: await ensureProgram("swift-ring-builder", "swift"),
    proxy: await ensureProgram("swift-proxy-server", "swift-proxy"),
  };
  write(folder, "swift.conf", swiftConf);
  const helpers: Pick<Helper, "stop">[] = [];
  const up = async (program: string, args: string[], port: number) =>
    void helpers.push(await launch(program, args, port, folder));
  const cache = await freePort();
  await up(programs.memcached, ["-l", "127.0.0.1", "-p", String(cache), "-u", userInfo().username], cache);
  for (const store of STORES) {
    const port = await freePort();
    await makeRing(programs.ring, folder, store, port);
    const program = await ensureProgram(`swift-${store}-server`, `swift-${store}`);
    await up(program, [write(folder, `${store}-server.conf`, storeConf(folder, store, port))], port);
  }
  const port = await freePort();
  await up(programs.proxy, [write(folder, "proxy-server.conf", proxyConf(folder, port, cache))], port);
  const where = {
    endpoint: `http://127.0.0.1:${port}`,
    accessKey: `${KEY.account}:${KEY.user}`,
    secretKey: KEY.secret,
    region: "us-east-1",
  };
  const stop = () => {
    for (const helper of helpers) helper.stop();
  };
  return { env: { TEST_S3: JSON.stringify(where) }, stop };
}

function write(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Says where a store's objects are: all on the one device. */
async function makeRing(builder: string, folder: string, store: string, port: number): Promise<void> {
  const file = `${store}.builder`;
  for (const args of [["create", "4", "1", "0"], ["add", `r1z1-127.0.0.1:${port}/d1`, "1"], ["rebalance"]]) {
    const { code, output } = await run(builder, [file, ...args], { cwd: folder });
    if (code !== 0) throw new Error(`swift-ring-builder failed:\n${output}`);
  }
}

const swiftConf = `[swift-hash]
swift_hash_path_prefix = tea
swift_hash_path_suffix = plum
[storage-policy:0]
name = one
default = yes
`;

const commonConf = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
log_level = WARNING
`;

const storeConf = (folder: string, store: string, port: number) => `${commonConf(folder, port)}
devices = ${join(folder, "devices")}
mount_check = false
[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${store}
`;

const proxyConf = (folder: string, port: number, cache: number) => `${commonConf(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth copy dlo slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.account}_${KEY.user} = ${KEY.secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:dlo]
use = egg:swift#dlo
[filter:slo]
use = egg:swift#slo
`;
