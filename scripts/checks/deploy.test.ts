import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createMetrics } from "../../apps/server/src/platform/metrics.ts";
import { rulesOf } from "../lib/judge-rules.ts";
import { root } from "../lib/shell.mjs";
import { alertCases } from "../outside/alert-cases.ts";

const text = (...path: string[]): string => readFileSync(join(root, ...path), "utf8");
const deploy = (...path: string[]): string => text("deploy", ...path);
const all = (where: string, pattern: RegExp): string[] => [
  ...new Set([...where.matchAll(pattern)].map((match) => match[1] ?? "")),
];

/** The suffixes Prometheus adds to the name of a histogram. */
const SUFFIX = /_(bucket|count|sum)$/;

it("the dashboard and the alerts use metrics that the server has, and show all of the server's own", async () => {
  const known = all(await createMetrics().page(), /^# TYPE (fd_\w+)/gm);
  const asked = all(
    deploy("monitoring", "dashboard.json") + deploy("monitoring", "alerts.yml"),
    /\b(fd_\w+)\b/g,
  );
  const named = asked.map((name) => (known.includes(name) ? name : name.replace(SUFFIX, "")));
  expect(known).toEqual(expect.arrayContaining(named));
  const own = known.filter((name) => !/^fd_(process|nodejs)_/.test(name));
  expect(named).toEqual(expect.arrayContaining(own));
});

it("every alert is tested where it must fire and where it must not", () => {
  const tried = (fires: boolean) =>
    [...new Set(alertCases.filter((one) => one.fires === fires).map(({ alert }) => alert))].sort();
  const alerts = [...rulesOf(deploy("monitoring", "alerts.yml")).keys()].sort();
  expect(alerts).toHaveLength(deploy("monitoring", "alerts.yml").split("- alert:").length - 1);
  expect(tried(true)).toEqual(alerts);
  expect(tried(false)).toEqual(alerts);
});

it("deployments set only variables that the server reads", () => {
  const read = ["config", "ai-config", "payment-config", "vapid-config", "tracing-config"]
    .flatMap((name) => all(text("apps/server/src", `${name}.ts`), /^ {2,4}([A-Z][A-Z0-9_]+):/gm))
    .concat("NODE_COMPILE_CACHE");
  const server = /^x-server:[\s\S]*?^services:/m.exec(deploy("compose.yaml"))?.[0] ?? "";
  const set = [
    ...all(server, /^ {4}([A-Z][A-Z0-9_]+):/gm),
    ...all(deploy("systemd", "example.env"), /^#?([A-Z][A-Z0-9_]+)=/gm),
    ...all(deploy("systemd", "fourth-dimension.service"), /\b([A-Z][A-Z0-9_]+)=\S/g),
    ...all(/^ENV (.*)$/m.exec(deploy("Containerfile"))?.[1] ?? "", /\b([A-Z][A-Z0-9_]+)=/g),
  ];
  expect(set.length).toBeGreaterThan(20);
  for (const name of set) expect(read).toContain(name);
});

it("every variable of the compose file is in its example, and the reverse", () => {
  const asked = all(deploy("compose.yaml"), /\$\{([A-Z][A-Z0-9_]*)/g).sort();
  expect(all(deploy("example.env"), /^([A-Z][A-Z0-9_]*)=/gm).sort()).toEqual(asked);
});

it("files that the compose file mounts into a service exist", () => {
  const mounted = all(deploy("compose.yaml"), /(?:"|- )\.\/([\w./-]+):\//g);
  const there = readdirSync(join(root, "deploy"), { recursive: true, encoding: "utf8" });
  expect(mounted.length).toBeGreaterThan(5);
  for (const path of mounted) expect(there).toContain(path);
});

it("the hosted checks run every part of the tests", () => {
  const parts = all(text("scripts", "test.ts"), /^ {2}(\w+): async/gm);
  const run = /part: \[(.*)\]/.exec(text(".github", "workflows", "ci.yml"))?.[1] ?? "";
  expect(run.split(/[\s,]+/).toSorted()).toEqual(parts.toSorted());
});
