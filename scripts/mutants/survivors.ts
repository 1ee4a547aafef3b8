/** A planted fault that no test detected, as the document names it. */
export interface Survivor {
  readonly file: string;
  /** The code before and after, on one line each. */
  readonly before: string;
  readonly after: string;
}

/**
 * What the document has for one area: its line of the table, and survivors by the reason why they are
 * acceptable.
 */
export interface Chapter {
  readonly figure: Figure;
  readonly reasons: readonly { readonly reason: string; readonly survivors: readonly Survivor[] }[];
}

/** The outcome of the planted faults of an area. */
export interface Figure {
  readonly killed: number;
  /** Detected because a test no longer ended. */
  readonly timedOut: number;
  readonly survived: number;
  /** In code that no test of the area runs. */
  readonly notCovered: number;
}

/** The placeholder where somebody still has to write a reason. */
export const NO_REASON = "No reason yet.";

const LONGEST = 110;

/** Code on one line, shortened in the middle when it is long. */
export function onOneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, " ").trim();
  if (line.length <= LONGEST) return line;
  return `${line.slice(0, LONGEST / 2)} … ${line.slice(-LONGEST / 2)}`;
}

/** Percent of the planted faults that were detected; 100 where none was planted. */
export function scoreOf({ killed, timedOut, survived, notCovered }: Figure): number {
  const planted = killed + timedOut + survived + notCovered;
  return planted === 0 ? 100 : ((killed + timedOut) / planted) * 100;
}

export const sumOf = (figures: readonly Figure[]): Figure =>
  figures.reduce(
    (sum, one) => ({
      killed: sum.killed + one.killed,
      timedOut: sum.timedOut + one.timedOut,
      survived: sum.survived + one.survived,
      notCovered: sum.notCovered + one.notCovered,
    }),
    { killed: 0, timedOut: 0, survived: 0, notCovered: 0 },
  );

const nameOf = ({ file, before, after }: Survivor): string => `${file}\n${before}\n${after}`;

/** The items of `all` that are not in `others`; one that is there twice must be in `others` twice. */
export function without(all: readonly Survivor[], others: readonly Survivor[]): Survivor[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(nameOf(one), (left.get(nameOf(one)) ?? 0) + 1);
  return all.filter((one) => {
    const count = left.get(nameOf(one)) ?? 0;
    left.set(nameOf(one), count - 1);
    return count <= 0;
  });
}

/** The survivors of a chapter that have a reason. */
export const explained = ({ reasons }: Chapter): Survivor[] =>
  reasons.filter(({ reason }) => reason !== NO_REASON).flatMap(({ survivors }) => survivors);

/** A chapter after a run: survivors keep their reason, the others go, new ones have none yet. */
export function renewed(chapter: Chapter | undefined, figure: Figure, alive: readonly Survivor[]): Chapter {
  let rest = alive;
  const reasons = (chapter?.reasons ?? []).flatMap(({ reason, survivors }) => {
    if (reason === NO_REASON) return [];
    const dead = without(survivors, rest);
    const still = without(survivors, dead);
    rest = without(rest, still);
    return still.length === 0 ? [] : [{ reason, survivors: still }];
  });
  return {
    figure,
    reasons: rest.length === 0 ? reasons : [...reasons, { reason: NO_REASON, survivors: rest }],
  };
}

// As biome formats it: a double code fence holds code that has single backticks in it.
/** Code between more backticks than it contains in a row. */
function quoted(code: string): string {
  const runs = new Set((code.match(/`+/g) ?? []).map(({ length }) => length));
  if (runs.size === 0) return `\`${code}\``;
  const marks = [1, 2, 3].find((count) => !runs.has(count)) ?? 4;
  return `${"`".repeat(marks)} ${code} ${"`".repeat(marks)}`;
}
const LINE = /^- (`+) ?(.*?) ?\1 → (`+) ?(.*?) ?\3$/;
const ROW = /^\| ([\w-]+) +\| +(\d+) +\| +(\d+) +\| +(\d+) +\| +(\d+) +\|/;
const FILE = /^\*\*(\S+)\*\*$/;

/** Reads the chapters from the document. @throws Error that names a line it cannot read. */
export function readChapters(text: string): Map<string, Chapter> {
  const figures = new Map<string, Figure>();
  const chapters = new Map<string, { reason: string; survivors: Survivor[] }[]>();
  let reasons: { reason: string; survivors: Survivor[] }[] | undefined;
  let file = "";
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const [, name, ...counts] = ROW.exec(line) ?? [];
    const [killed = 0, timedOut = 0, survived = 0, notCovered = 0] = counts.map(Number);
    if (name !== undefined) figures.set(name, { killed, timedOut, survived, notCovered });
    if (line.startsWith("## ")) {
      reasons = [];
      chapters.set(line.slice(3).trim(), reasons);
    } else if (reasons !== undefined) {
      const [, , before, , after] = LINE.exec(line) ?? [];
      const named = FILE.exec(line)?.[1];
      if (named !== undefined) file = named;
      else if (before !== undefined && after !== undefined)
        reasons.at(-1)?.survivors.push({ file, before, after });
      else if (line.startsWith("- ")) throw new Error(`This line names no survivor: ${line}`);
      else reasons.push({ reason: line.trim(), survivors: [] });
    }
  }
  return new Map(
    [...figures].map(([name, figure]) => [name, { figure, reasons: chapters.get(name) ?? [] }] as const),
  );
}

function cellsOf(name: string, figure: Figure): string[] {
  const { killed, timedOut, survived, notCovered } = figure;
  return [name, ...[killed, timedOut, survived, notCovered].map(String), `${scoreOf(figure).toFixed(1)} %`];
}

/** A table with aligned columns, as biome formats it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

function chapterText([name, { reasons }]: readonly [string, Chapter]): string {
  const parts = reasons.map(({ reason, survivors }) => {
    const files = [...new Set(survivors.map(({ file }) => file))];
    const lists = files.map((file) => {
      const own = survivors.filter((one) => one.file === file);
      const lines = own.map(({ before, after }) => `- ${quoted(before)} → ${quoted(after)}`);
      return `**${file}**\n\n${lines.join("\n")}`;
    });
    return `${reason}\n\n${lists.join("\n\n")}`;
  });
  return `## ${name}\n\n${parts.join("\n\n")}`;
}

/** The table of figures, and a chapter for each area in which something survived. */
export function writeChapters(chapters: ReadonlyMap<string, Chapter>): string {
  const rows = [...chapters].map(([name, { figure }]) => cellsOf(name, figure));
  const all = cellsOf("in all", sumOf([...chapters.values()].map(({ figure }) => figure)));
  const table = tableOf([
    ["area", "killed", "timed out", "survived", "not covered", "noticed"],
    ...rows,
    all,
  ]);
  const texts = [...chapters].filter(([, { reasons }]) => reasons.length > 0).map(chapterText);
  return `${[table, ...texts].join("\n\n")}\n`;
}
