import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The one part of Emscripten's runtime this file reaches into. */
interface NodeFileOps {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

const hasFileOps = (module: object): module is NodeFileOps => "NODEFS" in module;

/**
 * A data folder on disk whose commits survive a power cut. Out of the box PGlite starts with fsync off and
 * its file layer answers every fsync with nothing done; here fsync reaches the disk, directories included.
 * Wants `-F` left out of the start parameters and `wal_sync_method=fsync` (its fdatasync does nothing).
 */
export class SyncingFs extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(engine, options);
    const attach = (module: object) => {
      if (!hasFileOps(module)) throw new Error("PGlite's file layer has changed: fsync cannot be attached");
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), attach] } };
  }
}
