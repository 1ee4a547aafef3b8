import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as it was sent. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code?: number };
  attributes: Record<string, unknown>;
}

/** A collector of traces: takes OTLP over HTTP as JSON, and remembers it. */
export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Everything received, as text. */
  texts: string[];
  /** Waits, five seconds at most, until a span fits. */
  until(fits: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan>;
  close(): void;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

type SentSpan = Omit<ReceivedSpan, "attributes"> & { attributes: Attribute[] };

interface Payload {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const PATIENCE_MS = 5000;

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function spansOf(text: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(text) as Payload;
  const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  return sent.map((span) => ({ ...span, attributes: valuesOf(span.attributes) }));
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      texts.push(text);
      spans.push(...spansOf(text));
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    async until(fits) {
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        const known = spans.find(fits);
        if (known) return known;
        if (performance.now() > deadline)
          throw new Error(`no such span of ${spans.map(({ name }) => name).join()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
