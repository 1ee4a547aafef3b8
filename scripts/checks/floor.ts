// Every browser of the floor (`browserslist` in apps/web) has what the app uses, or the list of optional features says
// how the app does without it. Reads the sources with their types, and the built app, which contains the packages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundleUses } from "../lib/floor/bundle-features.ts";
import { compatAt, type Use } from "../lib/floor/features.ts";
import { compatData, lacking, readFloor } from "../lib/floor/lacking.ts";
import { optionalFeatures } from "../lib/floor/optional-features.ts";
import { scriptUses } from "../lib/floor/script-features.ts";
import { styleUses } from "../lib/floor/style-features.ts";
import { buildWeb } from "../lib/prepare.mjs";
import { root, say } from "../lib/shell.mjs";

await buildWeb();
const floor = readFloor();
const data = compatData();
const dist = join(root, "apps/web/dist");
const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(join(dist, file), "utf8");

const uses: Use[] = [
  ...["tsconfig.json", "tsconfig.sw.json"].flatMap((file) => scriptUses(join(root, "apps/web", file))),
  ...files.filter((file) => file.endsWith(".js")).flatMap((file) => bundleUses(file, read(file), data)),
  ...files.filter((file) => file.endsWith(".css")).flatMap((file) => styleUses(read(file), data)),
];

const beyond = new Map<string, { browsers: string[]; places: Set<string> }>();
for (const { paths, place } of uses) {
  const known = paths.filter((path) => compatAt(data, path) !== undefined);
  const path = known[0];
  // A name that several built-ins have may be that of one that every browser has.
  const missing =
    known.map((one) => lackingAt(one)).find((browsers) => browsers.length === 0) ?? lackingAt(path);
  if (path === undefined || missing.length === 0) continue;
  const entry = beyond.get(path) ?? { browsers: missing, places: new Set() };
  beyond.set(path, { ...entry, places: entry.places.add(place) });
}

function lackingAt(path: string | undefined): string[] {
  const statement = path === undefined ? undefined : compatAt(data, path);
  return statement === undefined ? [] : lacking(statement, floor);
}

const faults = [...beyond]
  .filter(([path]) => !(path in optionalFeatures))
  .map(
    ([path, { browsers, places }]) =>
      `${path} is missing in ${browsers.join(", ")}: ${[...places].slice(0, 3).join("; ")}`,
  );
const idle = Object.keys(optionalFeatures)
  .filter((path) => !beyond.has(path))
  .map((path) => `${path} is listed as optional, but nothing beyond the floor uses it`);
for (const fault of [...faults, ...idle].sort()) say(fault);
process.exit(faults.length + idle.length === 0 ? 0 : 1);
