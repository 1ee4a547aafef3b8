import { z } from "zod";

const answer = z.object({
  id: z.number().nullish(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
});

type Waiting = PromiseWithResolvers<unknown>;

/** A connection that speaks WebDriver BiDi. */
export interface Bidi {
  /** @throws Error with the command and what the browser says about it */
  readonly call: (method: string, params?: object) => Promise<unknown>;
  readonly close: () => void;
}

/** Connects to a browser's WebDriver BiDi socket. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const opened = Promise.withResolvers<void>();
  socket.addEventListener("open", () => opened.resolve());
  socket.addEventListener("error", () => opened.reject(new Error(`no connection to ${url}`)));
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("the browser has closed"));
  });
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = answer.parse(JSON.parse(String(data)));
    const call = waiting.get(id ?? 0);
    if (call === undefined) return;
    waiting.delete(id ?? 0);
    if (error === undefined) call.resolve(result);
    else call.reject(new Error(`${error}: ${message}`));
  });
  await opened.promise;
  return {
    async call(method, params = {}) {
      last += 1;
      const call = Promise.withResolvers<unknown>();
      waiting.set(last, call);
      socket.send(JSON.stringify({ id: last, method, params }));
      return call.promise.catch((cause) => {
        throw new Error(`${method}: ${String(cause)}`, { cause });
      });
    },
    close: () => socket.close(),
  };
}
