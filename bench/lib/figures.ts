import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { machineName } from "../../scripts/lib/machine.ts";
import { root, say } from "../../scripts/lib/shell.mjs";

/** One row of the printed table. */
export interface Figure {
  readonly database: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The goal (`quality §2`, `quality §3`), if there is one. */
  readonly goal?: { readonly atLeast?: number; readonly atMost?: number };
  readonly note?: string;
}

/** Whether the figure reaches its goal; undefined without one. */
export function reached({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return (
    value >= (goal.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (goal.atMost ?? Number.POSITIVE_INFINITY)
  );
}

const shown = (value: number) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString("en-US") : value.toPrecision(3);

function goalOf({ goal, unit }: Figure): string {
  if (goal?.atLeast !== undefined) return `≥ ${shown(goal.atLeast)} ${unit}`;
  return goal?.atMost === undefined ? "" : `≤ ${shown(goal.atMost)} ${unit}`;
}

const verdict = { true: "reached", false: "MISSED", undefined: "" };

/** Prints the figures as a table with the machine's name, and saves them as JSON below `.cache/bench/`. */
export function report(name: string, figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [
    figure.database,
    figure.what,
    `${shown(figure.value)} ${figure.unit}`,
    goalOf(figure),
    verdict[`${reached(figure)}`],
    figure.note ?? "",
  ]);
  const head = ["database", "what", "figure", "goal", "", "note"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  say(`\n${machineName()}`);
  say(line(head));
  say(`|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`);
  for (const row of rows) say(line(row));
  const folder = join(root, ".cache", "bench");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(
    file,
    JSON.stringify({ machine: machineName(), at: new Date().toISOString(), figures }, undefined, 2),
  );
  say(`saved as .cache/bench/${name}.json`);
}
