import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** A request as it arrived, and whether the caller hung up before the response was complete. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  hungUp: boolean;
}

/** How one request is answered. */
export type ResponseScript = (response: ServerResponse, received: ReceivedRequest) => void | Promise<void>;

/** An OpenAI-compatible endpoint for tests: real HTTP, each response as the script says. */
export interface OpenAiServer {
  /** Up to and including `/v1`. */
  url: string;
  received: ReceivedRequest[];
  /** Sets the scripts of the next requests, one each; after them `always` applies. */
  next(...scripts: ResponseScript[]): void;
  /** Sets the script of every request that has none of its own. */
  always(script: ResponseScript): void;
  close(): void;
}

/** Starts an endpoint; by default it streams "你好，世界". */
export async function startOpenAiServer(): Promise<OpenAiServer> {
  const received: ReceivedRequest[] = [];
  let coming: ResponseScript[] = [];
  let usual: ResponseScript = stream(["你好", "，世界"]);
  const server = createServer((request, response) => {
    void listen(request, response).then((one) => {
      received.push(one);
      const script = coming.shift() ?? usual;
      // Writing fails when the caller has hung up, which some scripts are about.
      Promise.resolve(script(response, one)).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    next: (...scripts) => void coming.push(...scripts),
    always(script) {
      coming = [];
      usual = script;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function listen(request: IncomingMessage, response: ServerResponse): Promise<ReceivedRequest> {
  let text = "";
  for await (const bytes of request) text += String(bytes);
  const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
  const one: ReceivedRequest = { path: request.url ?? "", headers: request.headers, body, hungUp: false };
  response.on("close", () => {
    one.hungUp = !response.writableFinished;
  });
  return one;
}

/** A response with this status, content and headers. */
export function respond(
  status: number,
  content: unknown,
  headers: Record<string, string> = {},
): ResponseScript {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    const ready = typeof content === "string" || content instanceof Uint8Array;
    response.end(ready ? content : JSON.stringify(content));
  };
}

/** An error in OpenAI's shape. */
export const errorResponse = (
  status: number,
  code: string,
  headers?: Record<string, string>,
): ResponseScript =>
  respond(status, { error: { message: `Sorry: ${code} for sk-secret-key`, type: "x", code } }, headers);

/** A whole chat completion; `more` is merged into the message, such as `reasoning_content`. */
export const completion = (content: string | null, more: object = {}): ResponseScript =>
  respond(200, {
    id: "c",
    choices: [{ index: 0, message: { role: "assistant", content, ...more }, finish_reason: "stop" }],
    usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
  });

export const models = (...ids: string[]): ResponseScript =>
  respond(200, { object: "list", data: ids.map((id) => ({ id })) });

interface StreamTiming {
  firstMs?: number;
  everyMs?: number;
  /** How it ends: properly, with a torn connection, silently without an end marker, or never. */
  end?: "well" | "torn" | "quiet" | "never";
  finish?: string;
}

/** A chat completion in pieces; a piece that is not a string is the whole `delta`. */
export function stream(pieces: readonly (string | object)[], timing: StreamTiming = {}): ResponseScript {
  const { firstMs = 0, everyMs = 0, end = "well", finish = "stop" } = timing;
  return async (response) => {
    const send = (choice: object, more: object = {}) =>
      response.write(`data: ${JSON.stringify({ id: "c", choices: [{ index: 0, ...choice }], ...more })}\n\n`);
    if (firstMs > 0) await pause(firstMs);
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.flushHeaders();
    send({ delta: { role: "assistant", content: "" } });
    for (const piece of pieces) {
      if (response.destroyed) return;
      send({ delta: typeof piece === "string" ? { content: piece } : piece });
      if (everyMs > 0) await pause(everyMs);
    }
    if (end === "never") return;
    if (end === "torn") return void response.destroy();
    if (end === "quiet") return void response.end();
    send({ delta: {}, finish_reason: finish });
    response.write(
      `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 5 } })}\n\n`,
    );
    response.end("data: [DONE]\n\n");
  };
}

/** A response whose pieces the test sends one by one, once it was requested. */
export interface ManualStream {
  script: ResponseScript;
  send(text: string): Promise<void>;
  end(): Promise<void>;
}

/** A chat completion sent by hand, to see what is shown between two pieces. */
export function manualStream(): ManualStream {
  const { promise: requested, resolve: onRequest } = Promise.withResolvers<ServerResponse>();
  const write = async (choice: object) => {
    const response = await requested;
    response.write(`data: ${JSON.stringify({ id: "c", choices: [{ index: 0, ...choice }] })}\n\n`);
    return response;
  };
  return {
    script(response) {
      response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
      response.flushHeaders();
      onRequest(response);
    },
    send: async (text) => void (await write({ delta: { content: text } })),
    async end() {
      const response = await write({ delta: {}, finish_reason: "stop" });
      response.end("data: [DONE]\n\n");
    },
  };
}
