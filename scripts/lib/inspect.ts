import { z } from "zod";

/** Memory of a process in bytes, its rubbish collected first. */
export interface Memory {
  /** Resident, all threads. */
  readonly rss: number;
  /** Live objects of the main thread. */
  readonly heap: number;
  /** Buffers outside the heap, of the main thread. */
  readonly buffers: number;
}

/** A process that was started with `--inspect`, asked through its inspector. */
export interface Inspector {
  readonly memory: () => Promise<Memory>;
  readonly close: () => void;
}

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const evaluated = z.object({
  result: z.object({ value: z.object({ rss: z.number(), heapUsed: z.number(), arrayBuffers: z.number() }) }),
});
const reply = z.object({ id: z.number().optional(), result: z.unknown() });

/** @throws Error when nobody inspects at that port */
export async function inspect(port: number): Promise<Inspector> {
  const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let asked = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id = 0, result } = reply.parse(JSON.parse(String(data)));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const ask = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  await ask("HeapProfiler.enable");
  return {
    async memory() {
      await ask("HeapProfiler.collectGarbage");
      const params = { expression: "process.memoryUsage()", returnByValue: true };
      const { rss, heapUsed, arrayBuffers } = evaluated.parse(await ask("Runtime.evaluate", params)).result
        .value;
      return { rss, heap: heapUsed, buffers: arrayBuffers };
    },
    close: () => socket.close(),
  };
}
