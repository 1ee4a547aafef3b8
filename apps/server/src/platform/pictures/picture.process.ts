import { writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { JobResult, PictureJob, PictureJobKind } from "./picture-jobs.ts";
import { GREW, GROWTH_MAX } from "./picture-limits.ts";
import { UnusablePicture } from "./unusable-picture.ts";

// A process of its own, begun and ended by `picture-child.ts`: what unpacks pictures cannot be stopped from inside.
const WATCH_MS = 10;
/** A third of the processor where the server wants it too: messages do not wait for pictures. */
const LOW = 5;

/** Ends this process at once: `process.exit` would wait for the thread that unpacks. */
const end = () => process.kill(process.pid, "SIGKILL");

// Whoever began this process is gone, or wants it gone.
process.on("disconnect", end);
// A terminal's interrupt reaches the whole group; the server says when it is over.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
try {
  setPriority(LOW);
  writeFileSync("/proc/self/oom_score_adj", "900");
} catch {
  // Then it is as important to the system as anything else.
}

/** The decoders, and what the process holds with them at rest; an order may come before they are there. */
const prepared = import("./do-job.ts").then(({ doJob }) => {
  // Written now, since this process is ended from outside: the next loads its code without what strips its types.
  flushCompileCache();
  return { doJob, begun: process.memoryUsage.rss() };
});

/** Ends the process when the job at hand makes it grow beyond its bound. */
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
  // What the job before left behind is not this one's.
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
