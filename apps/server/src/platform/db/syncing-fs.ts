import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The one part of Emscripten's runtime that this file uses. */
interface NodeFileOps {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/** Start parameters that go with `SyncingFs`: fsync on, by the one method that reaches it. */
export const syncingParameters = (defaults: string[]): string[] => [
  ...defaults.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
];

/** The file operations of a running engine. @throws when a new version of PGlite has moved them. */
export function fileOpsOf(module: PGlite["Module"] | object): NodeFileOps["NODEFS"] {
  const has = (candidate: object): candidate is NodeFileOps => "NODEFS" in candidate;
  if (!has(module)) throw new Error("PGlite's file layer has changed: fsync cannot be attached");
  return module.NODEFS;
}

/**
 * A data folder on disk whose commits survive a power cut. By default PGlite starts with fsync off and its file layer
 * ignores every fsync; here fsync reaches the disk, directories included.
 */
export class SyncingFs extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(engine, options);
    const attach = (module: object) => {
      fileOpsOf(module).stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), attach] } };
  }
}
