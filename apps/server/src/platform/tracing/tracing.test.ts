import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenAiServer, startOpenAiServer, stream } from "../../../../../scripts/lib/openai-server.ts";
import { publishCharacter } from "../../testing/character-steps.ts";
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from "../../testing/otlp-receiver.ts";
import { addablePeople } from "../../testing/people-steps.ts";
import { befriend, type Person } from "../../testing/person.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { createLog } from "../log.ts";
import { openTracing } from "./open-tracing.ts";

const SOON = { OTEL_BSP_SCHEDULE_DELAY: "50" };
const SECRET = "plum blossoms at midnight";
const ANSWER = "the lamp is lit";

let receiver: OtlpReceiver;
let endpoint: OpenAiServer;
let app: TestApp;
let mei: Person;
let ann: Person;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  endpoint = await startOpenAiServer();
  endpoint.always(stream([ANSWER, "."]));
  app = await startTestApp({
    ...SOON,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_SERVICE_NAME: "chat-of-a-test",
    AI_BASE_URL: endpoint.url,
    AI_API_KEY: "sk-x",
    AI_MODEL: "chat",
  });
  [mei, ann] = await addablePeople(app, "meimei", "annabel");
  await befriend(mei, ann);
});
afterAll(async () => {
  await app.close();
  endpoint.close();
  receiver.close();
});

const send = (from: Person, to: number) =>
  from.call(api.privateMessages.send, { body: { recvId: to, content: SECRET, type: 0 } });
const childOf = (parent: ReceivedSpan, name: string) =>
  receiver.until((span) => span.parentSpanId === parent.spanId && span.name === name);

describe("tracing that is on", () => {
  it("follows a message from the request to the sockets", async () => {
    const socket = await ann.connect();
    const { id } = await send(mei, ann.id);
    await socket.until((frame) => frame.cmd === 3 && "id" in frame.data && frame.data.id === id);
    const deliver = await receiver.until(
      ({ name, attributes }) => name === "stream.deliver" && Number(attributes["fd.id"]) === id,
    );
    expect(deliver.attributes).toEqual({ "fd.stream": "private", "fd.id": id, "fd.sockets": 1 });
    const commit = await receiver.until(({ spanId }) => spanId === deliver.parentSpanId);
    expect(commit).toMatchObject({ name: "stream.commit", attributes: { "fd.intents": 1, "fd.rows": 1 } });
    const submit = await receiver.until(({ spanId }) => spanId === commit.parentSpanId);
    expect(submit).toMatchObject({ name: "stream.submit", attributes: { "fd.stream": "private" } });
    const request = await receiver.until(({ spanId }) => spanId === submit.parentSpanId);
    expect(request).toMatchObject({
      name: "POST /api/message/private/send",
      kind: 2,
      traceId: deliver.traceId,
      attributes: { "http.route": "/api/message/private/send", "fd.code": 200 },
    });
    expect(request.parentSpanId ?? "").toBe("");
    await socket.close();
  });

  it("follows a message to a group, and says to how many sockets it went", async () => {
    const body = { name: "plum garden", friendIds: [ann.id] };
    const { id: groupId } = await mei.call(api.groups.create, { body });
    const socket = await ann.connect();
    const { id } = await mei.call(api.groupMessages.send, { body: { groupId, content: SECRET, type: 0 } });
    const deliver = await receiver.until(
      ({ name, attributes }) =>
        name === "stream.deliver" &&
        attributes["fd.stream"] === "group" &&
        Number(attributes["fd.id"]) === id,
    );
    expect(deliver.attributes["fd.sockets"]).toBe(1);
    const request = await receiver.until(
      ({ name, traceId }) => name === "POST /api/message/group/send" && traceId === deliver.traceId,
    );
    expect(request.attributes["fd.code"]).toBe(200);
    await socket.close();
  });

  it("follows a reply from its claim to the stored message", async () => {
    const character = await publishCharacter(mei, { name: "Yao", description: "keeps a lighthouse" });
    await send(ann, character.userId);
    await app.app.replyWorker.settled();
    const reply = await receiver.until(({ name }) => name === "ai_reply");
    expect(reply.attributes).toMatchObject({ "fd.tries": 1, "fd.in_group": false });
    expect((await childOf(reply, "ai_reply.model")).attributes).toEqual({ "fd.outcome": "done" });
    expect((await childOf(reply, "ai_reply.stream")).attributes).toMatchObject({ "fd.end": "well" });
    await childOf(await childOf(reply, "ai_reply.store"), "stream.submit");
  });

  it("ignores a traceparent from outside", async () => {
    const trace = "0af7651916cd43dd8448eb211c80319c";
    await fetch(`${app.address}/api/system/config`, {
      headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
    });
    await receiver.until(({ name }) => name === "GET /api/system/config");
    expect(receiver.spans.some(({ traceId }) => traceId === trace)).toBe(false);
  });

  it("says a failed request by its code, and nothing of its query", async () => {
    const { length } = receiver.spans;
    await fetch(`${app.address}/api/user/findByName?name=${SECRET}`);
    await receiver.until(
      (span) => receiver.spans.indexOf(span) >= length && span.attributes["fd.code"] !== 200,
    );
  });

  it("names the server, and sends no words, names, tokens or addresses of people", async () => {
    const all = receiver.texts.join("\n");
    expect(all).toContain("chat-of-a-test");
    for (const secret of [
      SECRET,
      "plum",
      ANSWER,
      "meimei",
      "annabel",
      "Yao",
      "lighthouse",
      "sk-x",
      mei.tokens.accessToken,
    ])
      expect(all).not.toContain(secret);
    expect(all).not.toContain("127.0.0.1");
  });
});

describe("the sampler", () => {
  it("records nothing when it says so", async () => {
    const { length } = receiver.texts;
    const config = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER: "always_off", ...SOON };
    const quiet = await startTestApp(config);
    await fetch(`${quiet.address}/api/system/config`);
    await quiet.close();
    const added = receiver.texts.slice(length).join("");
    expect(added).not.toContain("/api/system/config");
  });
});

describe("a collector that does not answer", () => {
  /** Takes connections and says nothing. */
  async function silentServer() {
    const server = createServer(() => undefined);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    return { server, port: typeof address === "object" ? address?.port : 0 };
  }

  it("keeps no request waiting, and holds up the end of the server for a second at most", async () => {
    const { server, port } = await silentServer();
    const down = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, ...SOON });
    const answer = await fetch(`${down.address}/api/system/config`);
    expect(answer.status).toBe(200);
    const began = performance.now();
    await down.close();
    expect(performance.now() - began).toBeLessThan(3000);
    server.close();
  });

  it("is logged once", async () => {
    const { server } = await silentServer();
    server.close();
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    const tracing = await openTracing(
      {
        // The port of "discard": nobody listens.
        url: "http://127.0.0.1:9/v1/traces",
        serviceName: undefined,
        sampler: { root: "always_on", ratio: 1, isParentBased: true },
        scheduledDelayMillis: 1,
        maxQueueSize: 512,
        timeoutMillis: 50,
      },
      log,
    );
    for (let round = 0; round < 5; round += 1) {
      tracing.start("work").end();
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("traces cannot be sent");
    await tracing.close().catch(() => undefined);
  });
});

describe("tracing that is off", () => {
  it("loads nothing of the SDK with the server, and starts no span", async () => {
    const script = `
      const { registerHooks } = require("node:module");
      const seen = [];
      registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) });
      import(${JSON.stringify(new URL("../../app.ts", import.meta.url).href)})
        .then(() => import(${JSON.stringify(new URL("./open-tracing.ts", import.meta.url).href)}))
        .then(({ openTracing }) => openTracing(undefined))
        .then(({ isOn }) => {
          const sdk = seen.filter((url) => /opentelemetry\\/(?!api\\/)|otel-tracing/.test(url));
          console.log(JSON.stringify({ isOn, modules: seen.length, sdk }));
          process.exit(0);
        });
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ["-e", script]);
    const { isOn, modules, sdk } = JSON.parse(stdout) as { isOn: boolean; modules: number; sdk: string[] };
    expect(modules).toBeGreaterThan(100);
    expect({ isOn, sdk }).toEqual({ isOn: false, sdk: [] });
  }, 60_000);
});
