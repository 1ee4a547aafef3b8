import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "@4d/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { type App, createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../platform/log.ts";
import { codeOf } from "./people-steps.ts";
import { befriend, httpClient, type Person, person } from "./person.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";
import { openTestDatabase } from "./test-database.ts";
import { openRawSocket } from "./test-socket.ts";

const SAID = [
  "plum-private",
  "plum-group",
  "plum-edit",
  "plum-draft",
  "plum-sought",
  "plum-request",
  "plum-notice",
];

interface Watched {
  address: string;
  app: App;
  sink: SmtpSink;
  lines: string[];
  close(): Promise<void>;
}

/** The whole server with every line of its log, the chattiest level included. */
async function startWatched(): Promise<Watched> {
  const folder = await mkdtemp(join(tmpdir(), "watched-"));
  const sink = await startSmtpSink();
  const lines: string[] = [];
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: folder,
    HOST: "127.0.0.1",
    PORT: "0",
    RATE_LIMIT_SCALE: "1000",
    ADMIN_PASSWORD: "admin-secret",
    SMTP_URL: sink.url,
  });
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  const app = await createApp(config, { database: await openTestDatabase(), log });
  const port = await app.listen();
  return {
    address: `http://127.0.0.1:${port}`,
    app,
    sink,
    lines,
    async close() {
      await app.close();
      sink.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function chat(mei: Person, otto: Person): Promise<void> {
  const { id } = await mei.call(api.privateMessages.send, {
    body: { recvId: otto.id, content: "plum-private", type: 0 },
  });
  await mei.call(api.privateMessages.edit, { params: { id }, body: { content: "plum-edit" } });
  const group = await mei.call(api.groups.create, {
    body: { name: "Tea", notice: "plum-notice", friendIds: [otto.id] },
  });
  await mei.call(api.groupMessages.send, { body: { groupId: group.id, content: "plum-group", type: 0 } });
  await mei.call(api.chats.setDrafts, { body: { [`p:${otto.id}`]: { text: "plum-draft", updatedAt: 1 } } });
  await mei.call(api.chats.search, { query: { keyword: "plum-sought" } });
}

/** Everything that fails while secrets are involved: wrong logins, broken bodies, a broken and a lost database. */
async function goWrong({ address, app }: Watched, mei: Person, otto: Person): Promise<void> {
  const anyone = httpClient(address);
  await codeOf(anyone(api.auth.login, { body: { userName: "mei", password: "wrong-secret", terminal: 0 } }));
  await codeOf(anyone(api.auth.refresh, { headers: { refreshtoken: `${mei.tokens.refreshToken}x` } }));
  await fetch(`${address}/api/message/private/send?accessToken=${mei.tokens.accessToken}`, {
    method: "POST",
    headers: { "content-type": "application/json", accessToken: mei.tokens.accessToken },
    body: '{"content":"plum-private',
  });
  const socket = await openRawSocket(address);
  socket.send({ cmd: 0, data: { accessToken: mei.tokens.refreshToken } });
  await socket.closed;
  const say = () =>
    codeOf(
      mei.call(api.privateMessages.send, { body: { recvId: otto.id, content: "plum-private", type: 0 } }),
    );
  await sql`alter table private_message rename to put_aside`.execute(app.runtime.services.db);
  expect(await say()).toBe(500);
  await sql`alter table put_aside rename to private_message`.execute(app.runtime.services.db);
  await app.runtime.database.close();
  expect(await say()).toBeGreaterThanOrEqual(500);
}

it("no password, token, code or word of anybody is in the log, at its chattiest and when all goes wrong (W9)", async () => {
  const watched = await startWatched();
  const { address, sink, lines } = watched;
  const mei = await person(address, "mei");
  const otto = await person(address, "otto");
  const ida = await person(address, "ida");
  await befriend(mei, otto);
  await ida.call(api.friends.add, { query: { friendId: mei.id }, body: { message: "plum-request" } });
  const socket = await mei.connect();
  await chat(mei, otto);
  await httpClient(address)(api.auth.sendCode, { body: { email: "mei@example.org", purpose: "bind" } });
  await expect.poll(() => sink.mails.length).toBe(1);
  const code = /\b\d{6}\b/.exec(
    Buffer.from(sink.mails[0]?.split("\r\n\r\n").at(-1) ?? "", "base64").toString(),
  )?.[0];
  await goWrong(watched, mei, otto);
  await socket.close();
  await watched.close().catch(() => undefined);

  const log = lines.join("");
  expect(log).toContain("operation failed");
  const passwords = ["Plum-77x", "wrong-secret", "admin-secret"];
  const tokens = [mei, otto, ida].flatMap(({ tokens: { accessToken, refreshToken } }) => [
    accessToken,
    refreshToken,
  ]);
  const secrets = [...SAID, ...passwords, ...tokens, ...tokens.map((token) => token.split(".")[2] ?? token)];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(code).toMatch(/^\d{6}$/);
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
});
