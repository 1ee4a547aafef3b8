import { z } from "zod";

/** Memory of a process in bytes, after a garbage collection. */
export interface Memory {
  /** Resident memory, all threads. */
  readonly rss: number;
  /** Live objects of the main thread. */
  readonly heap: number;
  /** Buffers outside the heap, of the main thread. */
  readonly buffers: number;
}

/** A place in the code, and how much of what it allocated since sampling began is still alive, bytes. */
export interface RetainedSite {
  /** The allocating function and its nearest caller of ours, with their files and lines. */
  readonly where: string;
  readonly bytes: number;
}

/** The inspector of a process that was started with `--inspect`. */
export interface Inspector {
  readonly memory: () => Promise<Memory>;
  /** From now on samples where objects are allocated: one per this many bytes. */
  readonly sampleRetained: (everyBytes: number) => Promise<void>;
  /** What of the samples is alive after a garbage collection; the most first. */
  readonly retained: () => Promise<readonly RetainedSite[]>;
  readonly close: () => void;
}

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const evaluated = z.object({
  result: z.object({ value: z.object({ rss: z.number(), heapUsed: z.number(), arrayBuffers: z.number() }) }),
});
const callFrame = z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() });
const site = z.object({
  callFrame,
  selfSize: z.number(),
  get children() {
    return z.array(site);
  },
});
type Site = z.infer<typeof site>;
const sampled = z.object({ profile: z.object({ head: site }) });
const reply = z.object({ id: z.number().optional(), result: z.unknown() });

const OURS = /\/((?:apps|packages)\/(?!.*node_modules).*)$/;

function named({ functionName, url, lineNumber }: Site["callFrame"]): string {
  const file = OURS.exec(url)?.[1] ?? url.replace(/^.*node_modules\//, "");
  // The engine's own functions have no file.
  return (functionName || "(anonymous)") + (file === "" ? "" : ` ${file}:${lineNumber + 1}`);
}

/** The sites merged by allocating place, the most first. Pure. */
export function retainedBySite(head: Site): readonly RetainedSite[] {
  const bytes = new Map<string, number>();
  const visit = ({ callFrame: frame, selfSize, children }: Site, caller: string) => {
    const isOurs = OURS.test(frame.url);
    if (selfSize > 0) {
      const where = isOurs || caller === "" ? named(frame) : `${named(frame)} < ${caller}`;
      bytes.set(where, (bytes.get(where) ?? 0) + selfSize);
    }
    for (const child of children) visit(child, isOurs ? named(frame) : caller);
  };
  visit(head, "");
  return [...bytes].map(([where, size]) => ({ where, bytes: size })).sort((a, b) => b.bytes - a.bytes);
}

/** @throws Error when no inspector listens on that port */
export async function inspect(port: number): Promise<Inspector> {
  const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let pending = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id = 0, result } = reply.parse(JSON.parse(String(data)));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const send = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      pending += 1;
      waiting.set(pending, resolve);
      socket.send(JSON.stringify({ id: pending, method, params }));
    });
  await send("HeapProfiler.enable");
  return {
    async memory() {
      await send("HeapProfiler.collectGarbage");
      const params = { expression: "process.memoryUsage()", returnByValue: true };
      const { rss, heapUsed, arrayBuffers } = evaluated.parse(await send("Runtime.evaluate", params)).result
        .value;
      return { rss, heap: heapUsed, buffers: arrayBuffers };
    },
    async sampleRetained(everyBytes) {
      await send("HeapProfiler.startSampling", { samplingInterval: everyBytes });
    },
    async retained() {
      await send("HeapProfiler.collectGarbage");
      return retainedBySite(sampled.parse(await send("HeapProfiler.getSamplingProfile")).profile.head);
    },
    close: () => socket.close(),
  };
}
