import { type ChildProcess, fork } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { getCompileCacheDir } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { JobResult, PictureJob, PictureJobKind } from "./picture-jobs.ts";
import { GREW, JOB_S, PAINTER_MAX, RESIDUE_MAX } from "./picture-limits.ts";

/** Crashes of a decoder, caused by the picture. */
const CRASHES = new Set(["SIGSEGV", "SIGBUS", "SIGABRT", "SIGILL", "SIGFPE", "SIGTRAP"]);

/** A compile cache shared by all later processes, like the server's own if it has one. */
const compiled = (): string => {
  const own = getCompileCacheDir();
  return own === undefined ? join(tmpdir(), "node-compile-cache") : dirname(own);
};

/** No secrets for a hijacked decoder; settings that keep it small; a folder for large temporary files. */
const environment = (folder: string) => ({
  NODE_COMPILE_CACHE: compiled(),
  UV_THREADPOOL_SIZE: "1",
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  VIPS_DISC_THRESHOLD: "8m",
  TMPDIR: folder,
});

/** A process that decodes pictures one at a time, and can be killed meanwhile. */
export interface PictureChild {
  /** Runs a job. If it takes too long or too much memory, the process is killed. */
  ask<K extends PictureJobKind>(job: PictureJob<K>): Promise<JobResult<K>>;
  /** Whether it is alive and has memory left for a job of this kind. */
  isFit(kind: PictureJobKind): boolean;
  /** Keeps it alive without blocking the server's exit. */
  rest(): void;
  kill(): void;
}

type ChildMessage = JobResult & { residue: number };

const isChildMessage = (message: unknown): message is ChildMessage =>
  typeof message === "object" && message !== null && "residue" in message;

function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  if (isHeld) child.channel?.ref();
  else child.channel?.unref();
}

/** The result for a process that ended during a job. */
function endedBy(signal: string | null, { folder }: PictureJob, isLate: boolean): JobResult {
  if (isLate) return { unusable: "slow", why: `not done within ${JOB_S} s` };
  if (existsSync(join(folder, GREW))) return { unusable: "large", why: "it took too much memory" };
  if (signal !== null && CRASHES.has(signal))
    return { unusable: "broken", why: `its decoder ended by ${signal}` };
  return { unusable: "trouble", why: `the process ended by ${signal ?? "itself"}` };
}

/** Starts a process with its own temporary folder; `ended` is called once when it has ended, for whatever reason. */
export function beginPictureChild(folder: string, ended: () => void): PictureChild {
  mkdirSync(folder, { recursive: true });
  const child = fork(new URL("./picture.process.ts", import.meta.url), [], {
    execArgv: ["--expose-gc", "--max-semi-space-size=1", "--max-old-space-size=128"],
    env: environment(folder),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let isAlive = true;
  let residue = 0;
  const onExit = () => {
    isAlive = false;
    rmSync(folder, { recursive: true, force: true });
    ended();
  };
  child.once("exit", onExit).once("error", onExit);
  const kill = () => {
    isAlive = false;
    child.kill("SIGKILL");
  };

  function ask<K extends PictureJobKind>(job: PictureJob<K>): Promise<JobResult<K>> {
    const { promise, resolve } = Promise.withResolvers<JobResult>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      kill();
    }, JOB_S * 1000);
    const onMessage = (message: unknown) => {
      if (!isChildMessage(message)) return;
      residue = message.residue;
      resolve(message);
    };
    const exited = (_code: number | null, signal: string | null) => resolve(endedBy(signal, job, isLate));
    const failed = (error: Error) => {
      kill();
      resolve({ unusable: "trouble", why: error.message });
    };
    child.on("message", onMessage).once("exit", exited).once("error", failed);
    hold(child, true);
    child.send(job, (error) => error && failed(error));
    return promise.finally(() => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", exited).off("error", failed);
    });
  }
  const isFit = (kind: PictureJobKind) =>
    isAlive && residue <= (kind === "paint" || kind === "draw" ? PAINTER_MAX : RESIDUE_MAX);
  return { ask, isFit, rest: () => hold(child, false), kill };
}
