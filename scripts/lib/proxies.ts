import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "./helpers.ts";
import { ensureProgram } from "./machine.ts";
import { freePort } from "./postgres.ts";
import { root, run } from "./shell.mjs";

/** The host name and the port of our proxies; the port is not the one of https. */
export const SITE = { host: "chat.example.org", port: 9443 } as const;

/** A proxy of `deploy/proxy` in front of some nodes, at `SITE`'s port of an address of its own. */
export interface RunningProxy {
  readonly name: string;
  readonly address: string;
  readonly stop: () => void;
}

export interface Certificate {
  readonly file: string;
  readonly key: string;
}

type Edit = readonly [was: string | RegExp, is: string];

/** Makes a certificate for the site, signed by nobody else. @throws Error with the output of openssl */
export async function makeCertificate(): Promise<Certificate> {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const made = { file: join(folder, "certificate.pem"), key: join(folder, "key.pem") };
  const openssl = await ensureProgram("openssl", "openssl");
  const { code, output } = await run(openssl, [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${SITE.host}`],
    ...["-addext", `subjectAltName=DNS:${SITE.host}`, "-out", made.file, "-keyout", made.key],
  ]);
  if (code !== 0) throw new Error(`openssl made no certificate:\n${output}`);
  return made;
}

/**
 * A file of `deploy/proxy` with the changes this machine needs. @throws Error when a replaced text is missing
 */
function edited(name: string, edits: readonly Edit[]): string {
  let text = readFileSync(join(root, "deploy", "proxy", name), "utf8");
  for (const [was, is] of edits) {
    const after = text.replace(was, () => is);
    if (after === text) throw new Error(`deploy/proxy/${name} has no ${String(was)} any more`);
    text = after;
  }
  return text;
}

const ANY_IPV6 = /^ *listen \[::\]:.*\n/gm;

/**
 * Starts nginx with the shipped file: other ports, our certificate, two servers, and HTTP/2 in the syntax of
 * older versions.
 */
export async function startNginx(
  { file, key }: Certificate,
  upstreams: readonly string[],
): Promise<RunningProxy> {
  const program = await ensureProgram("nginx", "nginx-light");
  const [address, plain] = ["127.0.0.2", await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [first = "", second = ""] = upstreams;
  const text = edited("nginx.conf", [
    [ANY_IPV6, ""],
    ["listen 80;", `listen ${plain};`],
    ["listen 443 ssl;", `listen ${address}:${SITE.port} ssl http2;`],
    ["http2 on;", ""],
    ["/etc/letsencrypt/live/chat.example.org/fullchain.pem", file],
    ["/etc/letsencrypt/live/chat.example.org/privkey.pem", key],
    ["server 127.0.0.1:8080 ", `server ${first} `],
    ["# server 127.0.0.1:8081 ", `server ${second} `],
    ["http {", `http {\n  access_log off;`],
  ]);
  writeFileSync(join(folder, "nginx.conf"), text);
  // A single process, so that none outlives the run.
  const alone = `daemon off; master_process off; pid ${join(folder, "pid")}; error_log stderr warn;`;
  const args = ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", alone];
  const { stop } = await launch(program, args, plain, folder);
  return { name: "nginx", address, stop };
}

/** Starts Caddy with the shipped file, and our certificate instead of one that it fetches. */
export async function startCaddy(
  { file, key }: Certificate,
  upstreams: readonly string[],
): Promise<RunningProxy> {
  const program = await ensureProgram("caddy", "caddy");
  const [address, plain] = ["127.0.0.3", await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const text = edited("Caddyfile", [
    ["{\n\tservers {", "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {"],
    ["{$DOMAIN} {", `{$DOMAIN} {\n\tbind ${address}\n\ttls ${file} ${key}`],
  ]);
  writeFileSync(join(folder, "Caddyfile"), text);
  const variables = [
    `DOMAIN=${SITE.host}:${SITE.port}`,
    `UPSTREAMS=${upstreams.join(" ")}`,
    `LIVEKIT_DOMAIN=http://livekit.example.org:${plain}`,
    "LIVEKIT_UPSTREAM=127.0.0.1:7880",
    `HOME=${folder}`,
  ];
  const args = [
    ...variables,
    program,
    "run",
    "--adapter",
    "caddyfile",
    "--config",
    join(folder, "Caddyfile"),
  ];
  const { stop } = await launch("env", args, plain, folder);
  return { name: "Caddy", address, stop };
}
