import type { StoryGraph, StorySheet } from "@4d/contract";
import { type Lookup, lookup } from "@4d/story";
import type { Kysely, Transaction } from "kysely";
import { BoundedMap } from "../../platform/bounded-map.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { readGraph, readSheet } from "./stored-json.ts";
import { findVersion } from "./versions.repository.ts";

/** A published version, ready to play; it never changes, so it is read once. */
export interface Script {
  storyId: number;
  version: number;
  sheet: StorySheet;
  graph: StoryGraph;
  /** Empty when the source is ink: then only ink can follow a path. */
  of: Lookup;
  ink: string;
  endings: number;
}

const CACHE_MAX = 40;
const scriptsOf = perServices(() => new BoundedMap<string, Script>(CACHE_MAX));

type Db = Kysely<Tables> | Transaction<Tables>;

/** Loads a version that somebody reads; inside a transaction, through it. @throws Error when it does not exist. */
export async function loadScript(
  services: Services,
  { storyId, version }: { storyId: number; version: number },
  db: Db = services.db,
): Promise<Script> {
  const name = `${storyId}.${version}`;
  const known = scriptsOf(services).get(name);
  if (known) return known;
  const row = await findVersion(db, storyId, version);
  if (!row) throw new Error(`story ${storyId} has no version ${version}`);
  const graph = readGraph(row.graph);
  const script = {
    storyId,
    version,
    sheet: readSheet(row.sheet),
    graph,
    of: lookup(graph),
    ink: row.ink,
    endings: row.endings,
  };
  scriptsOf(services).set(name, script);
  return script;
}

/** Whether a story was written here: only then can the server follow a reader's path itself. */
export const isWrittenHere = ({ graph }: Pick<Script, "graph">): boolean => graph.nodes.length > 0;
