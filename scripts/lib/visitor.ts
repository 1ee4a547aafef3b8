import { readFileSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:https";
import type { LookupFunction } from "node:net";
import { type Call, createClient } from "@4d/contract";
import { WebSocket } from "ws";
import { ApiError, readEnvelope } from "./api-client.ts";
import { type Certificate, type RunningProxy, SITE } from "./proxies.ts";

/** The origin of the site's pages. */
export const ORIGIN = `https://${SITE.host}:${SITE.port}`;

interface VisitorRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

interface VisitorResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** A visitor with an address of their own, who reaches the site through a proxy. */
export interface Visitor {
  readonly from: string;
  /** @throws Error when no response comes */
  readonly send: (path: string, options?: VisitorRequest) => Promise<VisitorResponse>;
  /** The typed client; `token` logs it in, `headers` are sent with every request. */
  readonly client: (token?: string, headers?: Record<string, string>) => Call;
  /** Opens a socket as a page of `origin` does. @throws Error when it is refused */
  readonly dial: (origin: string, headers?: Record<string, string>) => Promise<WebSocket>;
  readonly leave: () => void;
}

/** A visitor from `from`, a loopback address, to the site behind `proxy`. */
export function openVisitor(proxy: RunningProxy, { file }: Certificate, from: string): Visitor {
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address: proxy.address, family: 4 }]) : done(null, proxy.address, 4);
  const connection = { ca: readFileSync(file), localAddress: from, lookup, servername: SITE.host };
  const agent = new Agent({ ...connection, keepAlive: true });
  const send = (path: string, { method = "GET", headers = {}, body }: VisitorRequest = {}) =>
    sendRequest(`${ORIGIN}${path}`, { ...connection, agent, method, headers }, body);
  return {
    from,
    send,
    client: (token, more = {}) =>
      createClient(async ({ endpoint, url, headers, body }) => {
        const response = await send(`/api${url}`, {
          method: endpoint.method,
          headers: {
            ...headers,
            ...more,
            ...(token === undefined ? {} : { accessToken: token }),
            ...(body === undefined ? {} : { "content-type": "application/json" }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const { code, message, data } = readEnvelope(JSON.parse(response.body.toString()));
        if (code !== 200) throw new ApiError(code, message);
        return data;
      }),
    dial: (origin, headers = {}) => opened(new WebSocket(`${ORIGIN}/im`, { ...connection, origin, headers })),
    leave: () => agent.destroy(),
  };
}

const sendRequest = (
  url: string,
  options: RequestOptions,
  body?: string | Buffer,
): Promise<VisitorResponse> =>
  new Promise((resolve, reject) => {
    const asking = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asking.on("error", reject);
    asking.end(body);
  });

const opened = (socket: WebSocket): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });
