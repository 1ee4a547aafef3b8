import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
/** An envelope, "cut" to break the connection, or any other text as the body. */
type FakeResponse = { code: number; message?: string; data?: unknown } | string;

/**
 * Starts a real HTTP server that answers as a test says, and points a browser's relative fetch at it: what the
 * client does with an answer is tested over the wire, not against a mock of fetch.
 */
export async function fakeApi(respond: (seen: SeenRequest) => FakeResponse | Promise<FakeResponse>) {
  const seen: SeenRequest[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
    const call = {
      method: request.method ?? "",
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    seen.push(call);
    const body = await respond(call);
    if (body === "cut") {
      request.socket.destroy();
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(typeof body === "string" ? body : JSON.stringify({ message: "", data: null, ...body }));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    real(new URL(input instanceof Request ? input.url : input, origin), init);
  return {
    seen,
    close: async () => {
      globalThis.fetch = real;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Local storage for Node, with the parts of the browser's behaviour that tests need. */
export function memoryStorage(): void {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
}

/** An access token in the server's format, unsigned; `exp` in seconds from now. */
export function tokenFor(
  uid: number,
  extra: { roles?: string[]; permissions?: string[]; exp?: number } = {},
): string {
  const { roles = [], permissions = [], exp = 1800 } = extra;
  const payload = {
    uid,
    roles,
    permissions,
    exp: Math.floor(Date.now() / 1000) + exp,
    terminal: 0,
    session: "s",
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(payload)}.${Math.random().toString(36).slice(2)}`;
}
