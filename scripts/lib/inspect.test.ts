import { expect, it } from "vitest";
import { retainedBySite } from "./inspect.ts";

const at = (functionName: string, url: string, selfSize: number, children: Site[] = []): Site => ({
  callFrame: { functionName, url, lineNumber: 9 },
  selfSize,
  children,
});
type Site = Parameters<typeof retainedBySite>[0];

it("names what allocated the live memory, and which of our own functions called it", () => {
  const send = at("send", "file:///srv/apps/server/src/send.ts", 100, [
    at("set", "node:internal/map", 300),
    at("parse", "file:///srv/node_modules/pg/parse.js", 50, [at("", "node:buffer", 20)]),
  ]);
  const head = at("(root)", "", 0, [send, at("set", "", 7), send]);
  expect(retainedBySite(head)).toEqual([
    { where: "set node:internal/map:10 < send apps/server/src/send.ts:10", bytes: 600 },
    { where: "send apps/server/src/send.ts:10", bytes: 200 },
    { where: "parse pg/parse.js:10 < send apps/server/src/send.ts:10", bytes: 100 },
    { where: "(anonymous) node:buffer:10 < send apps/server/src/send.ts:10", bytes: 40 },
    { where: "set", bytes: 7 },
  ]);
});
