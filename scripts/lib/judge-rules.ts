import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMetrics, type Metrics } from "../../apps/server/src/platform/metrics.ts";
import { type AlertCase, alertCases } from "../outside/alert-cases.ts";
import type { Counts } from "./counts.ts";
import { ensureProgram } from "./machine.ts";
import { seriesOf } from "./page-series.ts";
import { root, run, say } from "./shell.mjs";

const MONITORING = join(root, "deploy/monitoring");
const RULES = join(MONITORING, "alerts.yml");

/** The expressions of the rules by the names of their alerts. */
export function rulesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)];
  return new Map(found.map(([, alert = "", expr = ""]) => [alert, expr]));
}

/** Minutes. */
const OFTEN_ENOUGH = 4;
/** promtool fails on a query of more than 10,000 samples, so a few operations stand for all. */
const OPERATIONS = /operation="(?!GET \/user\/)/;

const namesIn = (expr: string): Set<string> => new Set(expr.match(/\bfd_\w+/g) ?? []);

/** What Prometheus would have scraped from a server in this case. */
async function scraped({ until, every = 1, minute }: AlertCase, wanted: Set<string>) {
  const metrics: Metrics = createMetrics();
  const pages = [await metrics.page()];
  for (let now = every; now <= until; now += every) {
    minute?.(metrics, now);
    pages.push(await metrics.page());
  }
  return seriesOf(pages, (name) => wanted.has(name));
}

async function testOf(one: AlertCase, expr: string) {
  const { alert, what, fires, until, every = 1, series = {} } = one;
  const input = new Map(Object.entries(series));
  // Prometheus drops a series after five minutes without a sample, so distant pages are scraped several
  // times.
  const interval = Math.min(every, OFTEN_ENOUGH);
  for (const [name, values] of await scraped(one, namesIn(expr)))
    if (!input.has(name))
      input.set(name, values.flatMap((value) => Array<string>(every / interval).fill(value)).join(" "));
  return {
    name: `${alert}: ${what}`,
    interval: `${interval}m`,
    input_series: [...input].map(([name, values]) => ({ series: name, values })),
    // Labels and texts are checked elsewhere; here only whether it fires at all.
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0 or vector(0)`,
        eval_time: `${until}m`,
        exp_samples: [{ labels: "{}", value: fires ? 1 : 0 }],
      },
    ],
  };
}

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

/** Every query of the dashboard has a result on a server that has just started, and none is "no data". */
async function panelTest(panels: readonly Panel[]) {
  const metrics = createMetrics();
  metrics.registerJob("reconcile");
  metrics.setSystemState({ ledgerUnbroken: true, backupAt: null, unmatchedEvents: 0 });
  metrics.setJobStates({ reconcile: { succeededAt: null, failing: false, dueAt: 1e12 } });
  const page = await metrics.page();
  const series = seriesOf(
    Array.from({ length: 11 }, () => page),
    () => true,
  );
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  return {
    name: "the dashboard of a server that has just started",
    interval: "1m",
    input_series: [...series]
      .filter(([name]) => !OPERATIONS.test(name))
      .map(([name, values]) => ({ series: name, values: values.join(" ") })),
    promql_expr_test: asked.map((expr) => ({
      // NaN is shown as no data.
      expr: `count((${expr.replaceAll("$instance", ".*").replaceAll("$__rate_interval", "5m")}) > -1) > bool 0`,
      eval_time: "10m",
      exp_samples: [{ labels: "{}", value: 1 }],
    })),
  };
}

/** Runs promtool on one test. @returns the faults it found; empty for none */
async function judged(promtool: string, folder: string, test: { name: string }): Promise<string> {
  const path = join(folder, "test.json");
  const { name: _, ...reported } = test;
  writeFileSync(path, JSON.stringify({ rule_files: [RULES], evaluation_interval: "1m", tests: [reported] }));
  const { code, output } = await run(promtool, ["test", "rules", path], { timeoutMs: 120_000 });
  return code === 0 ? "" : output.trim();
}

/**
 * Checks `deploy/monitoring` with Debian's promtool: the rules, each alert where it must and must not fire,
 * every panel.
 */
export async function judgeRules(): Promise<Counts[]> {
  const promtool = await ensureProgram("promtool", "prometheus");
  const folder = mkdtempSync(join(tmpdir(), "fd-rules-"));
  const rules = rulesOf(readFileSync(RULES, "utf8"));
  const { panels } = JSON.parse(readFileSync(join(MONITORING, "dashboard.json"), "utf8")) as {
    panels: Panel[];
  };
  const failures: string[] = [];
  let passed = 0;
  const note = (name: string, wrong: string) => {
    if (wrong === "") passed += 1;
    else {
      failures.push(name);
      say(`${name}\n${wrong.split("\n").slice(0, 12).join("\n")}`);
    }
  };
  try {
    const checked = await run(promtool, ["check", "rules", RULES]);
    note("promtool reads the rules", checked.code === 0 ? "" : checked.output);
    for (const one of alertCases)
      note(
        `${one.alert} ${one.fires ? "fires" : "is silent"}: ${one.what}`,
        await judged(promtool, folder, await testOf(one, rules.get(one.alert) ?? "")),
      );
    note(
      "every panel shows something from the start",
      await judged(promtool, folder, await panelTest(panels)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(`── rules: ${passed} of ${passed + failures.length}`);
  return [{ passed, failed: failures.length, failures }];
}
