import { writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { JobResult, PictureJob, PictureJobKind } from "./picture-jobs.ts";
import { GREW, GROWTH_MAX } from "./picture-limits.ts";
import { UnusablePicture } from "./unusable-picture.ts";

// A separate process, started and ended by `picture-child.ts`: decoding cannot be stopped from inside.
const WATCH_MS = 10;
/** A third of the processor when the server needs it too: messages do not wait for pictures. */
const LOW = 5;

/** Ends this process at once: `process.exit` would wait for the decoding thread. */
const end = () => process.kill(process.pid, "SIGKILL");

// The parent process has ended, or wants this one to end.
process.on("disconnect", end);
// A terminal's interrupt reaches the whole group; the server decides when to end.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
try {
  setPriority(LOW);
  writeFileSync("/proc/self/oom_score_adj", "900");
} catch {
  // Not permitted: it runs with the same priority as everything else.
}

/** Loads the decoders and measures memory at rest; a job may arrive before they are ready. */
const prepared = import("./do-job.ts").then(({ doJob }) => {
  // Written now, because this process is killed: the next loads its code without stripping types again.
  flushCompileCache();
  return { doJob, begun: process.memoryUsage.rss() };
});

/** Kills the process when the current job makes it grow beyond its limit. */
function watch(folder: string, begun: number): NodeJS.Timeout {
  return setInterval(() => {
    if (process.memoryUsage.rss() - begun < GROWTH_MAX) return;
    try {
      writeFileSync(join(folder, GREW), "");
    } finally {
      end();
    }
  }, WATCH_MS);
}

const isOurs = (error: Error): boolean => /no space left|quota exceeded|ENOSPC|EDQUOT/i.test(error.message);

type Prepared = Awaited<typeof prepared>;

async function runPictureJob<K extends PictureJobKind>(
  job: PictureJob<K>,
  { doJob, begun }: Prepared,
): Promise<JobResult<K>> {
  // Garbage of the previous job must not count for this one.
  globalThis.gc?.();
  const watching = watch(job.folder, begun);
  try {
    return { done: await doJob[job.kind](job) };
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.reason, why: error.message };
    if (error instanceof Error) return { unusable: isOurs(error) ? "trouble" : "broken", why: error.message };
    throw error;
  } finally {
    clearInterval(watching);
  }
}

process.on("message", (job: PictureJob) => {
  void prepared.then(async (ready) => {
    const result = await runPictureJob(job, ready);
    globalThis.gc?.();
    process.send?.({ ...result, residue: process.memoryUsage.rss() - ready.begun });
  });
});
