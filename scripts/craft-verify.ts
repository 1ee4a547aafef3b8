// `npm run craft:verify -- [server's address | file] [--save file]`: verifies every certificate of the
// crafting game. A file is one that --save wrote: {"key": …, "certificates": […]}. Nothing in it is trusted:
// every signature and every link is checked here, with the public key alone (docs/decisions/craft.md).
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { api } from "@4d/contract";
import { type Certificate, FIRST_PREV, verifyChain } from "@4d/craft";
import * as z from "zod";
import { clientOf } from "./lib/api-client.ts";
import { say } from "./lib/shell.mjs";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { save: { type: "string" } } });
const from = positionals[0] ?? "http://localhost:8080";

const chainFile = z.object({
  key: z.string(),
  certificates: z.array(
    z.object({
      a: z.number(),
      b: z.number(),
      result: z.number(),
      user: z.number(),
      time: z.number(),
      prev: z.string(),
      signature: z.string(),
    }),
  ),
});
interface Chain {
  key: string;
  certificates: Certificate[];
  /** The end of the chain according to the server. */
  head?: string;
}

/** All certificates of a server, page by page, up to the end it names. */
async function download(origin: string): Promise<Chain> {
  const call = clientOf(origin.replace(/\/+$/, ""));
  const { key, count, head } = await call(api.craft.publicKey);
  const certificates: Certificate[] = [];
  while (certificates.length < count) {
    const { items } = await call(api.craft.chain, { query: { after: certificates.length } });
    if (items.length === 0) break;
    certificates.push(...items.slice(0, count - certificates.length).map(({ number: _, ...one }) => one));
  }
  if (certificates.length < count)
    throw new Error(`the server counts ${count} certificates and returns ${certificates.length}`);
  return { key, certificates, head };
}

const isAddress = /^https?:\/\//.test(from);
const chain: Chain = isAddress
  ? await download(from)
  : chainFile.parse(JSON.parse(readFileSync(from, "utf8")));
const { key, certificates, head } = chain;
if (values.save !== undefined)
  writeFileSync(values.save, `${JSON.stringify({ key, certificates }, null, 1)}\n`);
say(`public key   ${key}`);
const verdict = await verifyChain(certificates, key);
if (!verdict.valid) {
  say(`certificate ${verdict.at + 1} is invalid: ${verdict.why}`);
  process.exit(1);
}
if (head !== undefined && verdict.head !== head) {
  say("the chain does not end where the server says");
  process.exit(1);
}
say(`certificates ${verdict.count}, all signed with it, each naming the one before`);
say(`head         ${verdict.count === 0 ? FIRST_PREV : verdict.head}`);
