import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, CompatStatement, SimpleSupportStatement } from "@mdn/browser-compat-data";
import browserslist from "browserslist";
import { root } from "../shell.mjs";

/** The names of browsers in a browserslist query, and in MDN's data. A phone's Chrome and Firefox share the version. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  chrome: ["chrome", "chrome_android"],
  edge: ["edge"],
  firefox: ["firefox", "firefox_android"],
  safari: ["safari"],
  ios_saf: ["safari_ios"],
  samsung: ["samsunginternet_android"],
};

/** The oldest supported version of each browser, by MDN's name for it. */
export type Floor = ReadonlyMap<string, string>;

/** The floor that the `browserslist` of the web app states. @throws Error when it names an unknown browser */
export function readFloor(): Floor {
  const entries = browserslist(undefined, { path: `${root}/apps/web` }).flatMap((entry) => {
    const [name = "", version = ""] = entry.split(" ");
    const names = NAMES[name];
    if (names === undefined) throw new Error(`The browserslist names ${name}, which MDN's data does not.`);
    // A range such as 16.4-16.5 begins with its oldest version.
    return names.map((one): [string, string] => [one, version.split("-")[0] ?? ""]);
  });
  return new Map(entries);
}

/** MDN's compatibility data. */
export function compatData(): CompatData {
  const path = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
  return JSON.parse(readFileSync(path, "utf8")) as CompatData;
}

/** The browsers of the floor that lack a feature, or have it only with a prefix or behind a setting. */
export function lacking({ support }: CompatStatement, floor: Floor): string[] {
  return [...floor]
    .filter(([browser, version]) => {
      const stated = Object.entries(support).find(([name]) => name === browser)?.[1];
      if (stated === undefined) return false;
      const statements = Array.isArray(stated) ? stated : [stated];
      return !statements.some((statement) => supports(statement, version));
    })
    .map(([browser]) => browser);
}

function supports(statement: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (flags !== undefined || prefix !== undefined || other !== undefined) return false;
  if (typeof added !== "string" || added === "preview" || isNewer(added, version)) return false;
  return typeof removed !== "string" || isNewer(removed, version);
}

/** True when a version such as `≤18.3` is above another one. */
function isNewer(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((text) => text.replace("≤", "").split(".").map(Number));
  const at = [0, 1, 2].find((part) => (ones?.[part] ?? 0) !== (others?.[part] ?? 0));
  return at !== undefined && (ones?.[at] ?? 0) > (others?.[at] ?? 0);
}
