import { say } from "../scripts/lib/shell.mjs";
import { fillSquare } from "./lib/crowded-square.ts";
import type { Figure } from "./lib/figures.ts";
import { type KeepAlive, openKeepAlive } from "./lib/keep-alive.ts";
import { percentile } from "./lib/measure.ts";
import { type Account, makeAccounts } from "./lib/people.ts";
import { type DatabaseKind, openRig, type Rig } from "./lib/rig.ts";

/** Pages a second; how long both squares are read before the measuring; how long each is read at a time. */
const PER_SECOND = 200;
const WARM_MS = 5000;
const SLICE_MS = 500;
/** Number of turns of each square that make a thousand pages, and number of such stretches. */
const SLICES = 10;
const COMPARED = 15;
/** Connections for the pages; more than are ever in use at once. */
const WIDTH = 32;
const PEOPLE = 40;

const GOAL_MS = 20;
const WITHIN = 1.15;

/** A person who scrolls: page after page, and from the top again when there is no more. */
interface Reader {
  line: KeepAlive;
  mode: string;
  cursor: string | null;
  pages: number;
}

/** Number of pages a reader scrolls before starting again from the top. */
const DEEP = 10;
const MODES = ["recommended", "recommended", "recommended", "newest", "following", "image"];

async function openReaders(rig: Rig, accounts: readonly Account[]): Promise<Reader[]> {
  const { origin } = rig.server;
  return Promise.all(
    Array.from({ length: WIDTH }, async (_, index) => {
      const token = accounts[index % accounts.length]?.tokens[0] ?? "";
      const line = await openKeepAlive(origin, { accessToken: token });
      return { line, mode: MODES[index % MODES.length] ?? "recommended", cursor: null, pages: 0 };
    }),
  );
}

async function readPage(reader: Reader): Promise<void> {
  const behind = reader.cursor === null ? "" : `&cursor=${reader.cursor}`;
  const body = await reader.line.request("GET", `/api/feed?mode=${reader.mode}&limit=20${behind}`);
  const { code, data } = JSON.parse(body) as {
    code: number;
    data: { items: unknown[]; nextCursor: string | null };
  };
  if (code !== 200 || data.items.length === 0)
    throw new Error(`unexpected response for a page: ${body.slice(0, 200)}`);
  reader.pages = (reader.pages + 1) % DEEP;
  reader.cursor = reader.pages === 0 ? null : data.nextCursor;
}

/** The server ranks posts when it starts; waits for that. */
async function untilRanked({ origin }: Rig["server"], [reader]: readonly Account[]): Promise<void> {
  const line = await openKeepAlive(origin, { accessToken: reader?.tokens[0] ?? "" });
  for (let tries = 0; ; tries += 1) {
    const body = await line.request("GET", "/api/feed?limit=1");
    if ((JSON.parse(body) as { data: { items: unknown[] } }).data.items.length > 0) break;
    if (tries > 300) throw new Error("nothing was ranked");
    await new Promise((go) => setTimeout(go, 200));
  }
  line.close();
}

/** The time from when a page was due to its response, ms. */
interface Took {
  mode: string;
  ms: number;
}

/** Requests pages at a steady rate, however long the responses take. */
async function paced(readers: readonly Reader[], ms: number): Promise<Took[]> {
  const idle = [...readers];
  const took: Took[] = [];
  const requests: Promise<void>[] = [];
  const start = performance.now();
  for (let n = 0; n < (ms / 1000) * PER_SECOND; n += 1) {
    const due = start + (n * 1000) / PER_SECOND;
    while (performance.now() < due || idle.length === 0) await new Promise((go) => setTimeout(go, 1));
    const reader = idle.shift();
    if (!reader) continue;
    const page = readPage(reader).then(() => {
      took.push({ mode: reader.mode, ms: performance.now() - due });
      idle.push(reader);
    });
    requests.push(page);
  }
  await Promise.all(requests);
  return took;
}

/** Prints one line per list, to show which one is slow. */
function reportByMode(took: readonly Took[]): void {
  for (const [mode, some] of Map.groupBy(took, (one) => one.mode)) {
    const [half, p95] = [0.5, 0.95].map((share) =>
      percentile(
        some.map(({ ms }) => ms),
        share,
      ).toFixed(1),
    );
    say(`  ${mode}: p50 ${half}, p95 ${p95} ms`);
  }
}

/**
 * A square with that many posts of ten likes each, its readers, and the durations of its pages in each
 * stretch.
 */
interface Square {
  rig: Rig;
  accounts: readonly Account[];
  stretches: Took[][];
}

async function openSquare(rig: Rig, posts: number): Promise<Square> {
  const accounts = await makeAccounts(rig.server.origin, PEOPLE);
  await fillSquare(rig, { posts, likes: posts * 10, readers: accounts });
  return { rig, accounts, stretches: [] };
}

/** Restarts both servers: if they had started minutes apart, one would be read during its start-up work. */
async function restartReaders(squares: readonly Square[]): Promise<void> {
  await Promise.all(squares.map(({ rig }) => rig.server.stop()));
  for (const { rig, accounts } of squares) {
    await rig.server.start();
    await untilRanked(rig.server, accounts);
    await rig.pin();
  }
}

/**
 * Reads both squares in short turns, on connections that stay open: the machine's speed changes by the
 * second, and so it affects both alike.
 */
async function readAlternating(squares: readonly Square[]): Promise<void> {
  const readings = await Promise.all(
    squares.map(async (square) => ({ square, readers: await openReaders(square.rig, square.accounts) })),
  );
  const runSlices = async (count: number) => {
    const took = readings.map((): Took[] => []);
    for (let slice = 0; slice < count; slice += 1)
      for (const [at, { readers }] of readings.entries()) took[at]?.push(...(await paced(readers, SLICE_MS)));
    return took;
  };
  await runSlices(WARM_MS / SLICE_MS);
  for (let stretch = 0; stretch < COMPARED; stretch += 1) {
    const took = await runSlices(SLICES);
    for (const [at, { square }] of readings.entries()) square.stretches.push(took[at] ?? []);
  }
  for (const { readers } of readings) for (const { line } of readers) line.close();
}

const msOf = (took: readonly Took[]) => took.map(({ ms }) => ms);

/** How much longer the larger square's pages take than the smaller one's: the median over the stretches. */
function ratioOf(few: Square, many: Square): { ratio: number; all: string } {
  const [smaller, larger] = [few, many].map(({ stretches }) =>
    stretches.map((took) => percentile(msOf(took), 0.95)),
  );
  const ratios = (smaller ?? []).map((tail, at) => (larger?.[at] ?? Number.NaN) / tail);
  const [low, high] = [0.25, 0.75].map((share) => percentile(ratios, share).toFixed(2));
  return { ratio: percentile(ratios, 0.5), all: `the middle half ${low} to ${high}` };
}

/**
 * Discover at 200 pages a second among `posts` posts with ten likes each, and, on a server and a database of its own,
 * among ten times as many: recommended, newest, following and pictures, each reader ten pages deep.
 */
export async function feedPages(rig: Rig, posts = 100_000): Promise<Figure[]> {
  const { database } = rig;
  const larger = await openRig(database);
  try {
    const squares = [await openSquare(rig, posts), await openSquare(larger, posts * 10)] as const;
    await restartReaders(squares);
    await readAlternating(squares);
    for (const { stretches } of squares) reportByMode(stretches.flat());
    return figures(database, posts, ...squares);
  } finally {
    await larger.remove();
  }
}

function figures(database: DatabaseKind, posts: number, few: Square, many: Square): Figure[] {
  const [fewMs, manyMs] = [msOf(few.stretches.flat()), msOf(many.stretches.flat())];
  const { ratio, all } = ratioOf(few, many);
  const beside = (count: number) => `${count} posts, ${count * 10} likes, ${PER_SECOND}/s`;
  return [
    { database, what: "a page of discover, p50", value: percentile(fewMs, 0.5), unit: "ms" },
    {
      database,
      what: "a page of discover, p95",
      value: percentile(fewMs, 0.95),
      unit: "ms",
      goal: { atMost: GOAL_MS },
      note: beside(posts),
    },
    { database, what: "the same, ten times the posts, p50", value: percentile(manyMs, 0.5), unit: "ms" },
    {
      database,
      what: "the same, ten times the posts, p95",
      value: percentile(manyMs, 0.95),
      unit: "ms",
      goal: { atMost: GOAL_MS },
      note: beside(posts * 10),
    },
    {
      database,
      what: "ten times over once, p95, median of stretches",
      value: ratio,
      unit: "×",
      goal: { atMost: WITHIN },
      note: `of ${COMPARED}: ${all}`,
    },
  ];
}
