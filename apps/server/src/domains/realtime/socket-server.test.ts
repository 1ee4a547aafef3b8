import { api, CloseCode, Command } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { openRaw } from "../../testing/raw-http.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { openRawSocket } from "../../testing/test-socket.ts";

const HANDSHAKE =
  "GET /im HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

let app: TestApp;
let mei: Person;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
});
afterAll(() => app.close());

describe("opening a socket (W24)", () => {
  it("acknowledges a login, then answers heartbeats", async () => {
    const socket = await mei.connect();
    expect(socket.frames[0]).toEqual({ cmd: Command.LOGIN, data: null });
    socket.send({ cmd: 1, data: {} });
    expect(await socket.until((frame) => frame.cmd === 1)).toEqual({ cmd: 1, data: null });
    await socket.close();
  });

  it("says after a heartbeat which row it gave last, once for each change", async () => {
    const lan = await person(app.address, "lan");
    await befriend(mei, lan);
    const socket = await mei.connect();
    const sent = await lan.call(api.privateMessages.send, {
      body: { recvId: mei.id, content: "hello", type: 0, tmpId: "given-1" },
    });
    await socket.until((frame) => frame.cmd === 3 && "id" in frame.data && frame.data.id === sent.id);
    for (let beat = 1; beat <= 2; beat += 1) {
      socket.send({ cmd: 1, data: {} });
      await socket.until(() => socket.frames.filter(({ cmd }) => cmd === 1).length === beat);
    }
    socket.send({ cmd: 1, data: {} });
    await socket.until(() => socket.frames.filter(({ cmd }) => cmd === 1).length === 3);
    expect(socket.frames.filter((frame) => frame.cmd === 5 && frame.data.type === "stream.given")).toEqual([
      { cmd: 5, data: { type: "stream.given", private: sent.id, group: 0 } },
    ]);
    await socket.close();
  });

  it.each([
    ["a heartbeat before login", { cmd: 1, data: {} }],
    ["a token that is none", { cmd: 0, data: { accessToken: "a.b.c" } }],
    ["an unknown command", { cmd: 3, data: {} }],
    ["no JSON", "hello"],
    ["a login without token", { cmd: 0, data: {} }],
  ])("refuses %s with a code clients come back from", async (_what, frame) => {
    const socket = await openRawSocket(app.address);
    socket.send(frame);
    expect(await socket.closed).toBe(CloseCode.REFUSED);
  });

  it("refuses a refresh token", async () => {
    const socket = await openRawSocket(app.address);
    socket.send({ cmd: 0, data: { accessToken: mei.tokens.refreshToken } });
    expect(await socket.closed).toBe(CloseCode.REFUSED);
  });

  it("refuses a second login on the same socket", async () => {
    const socket = await mei.connect();
    socket.send({ cmd: 0, data: { accessToken: mei.tokens.accessToken } });
    expect(await socket.closed).toBe(CloseCode.REFUSED);
  });

  it("closes a socket that does not log in within five seconds", async () => {
    const start = Date.now();
    const socket = await openRawSocket(app.address);
    expect(await socket.closed).toBe(CloseCode.REFUSED);
    expect(Date.now() - start).toBeLessThan(6500);
  }, 8000);

  it("refuses who beats without a pause (W24)", async () => {
    const socket = await mei.connect();
    for (let beat = 0; beat < 60; beat += 1) socket.send({ cmd: 1, data: {} });
    expect(await socket.closed).toBe(CloseCode.REFUSED);
  });

  it("refuses who pings without a pause, and answers who does not (W24)", async () => {
    const socket = await mei.connect();
    await socket.ping();
    for (let count = 0; count < 60; count += 1) void socket.ping();
    expect(await socket.closed).toBe(CloseCode.REFUSED);
  });

  it("closes on a frame in crumbs, as fragments and as bytes", async () => {
    for (const crumbs of [
      [
        Buffer.from([0x01, 0x80, 0, 0, 0, 0]),
        ...Array.from({ length: 200 }, () => Buffer.from([0x00, 0x80, 0, 0, 0, 0])),
      ],
      [
        Buffer.from([0x81, 0xfe, 0x20, 0x00, 0, 0, 0, 0]),
        ...Array.from({ length: 400 }, () => Buffer.from("x")),
      ],
    ]) {
      const { socket, ended } = await openRaw(app.address, HANDSHAKE);
      for (const crumb of crumbs) {
        socket.write(crumb);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const began = Date.now();
      await ended;
      expect(Date.now() - began).toBeLessThan(4000);
    }
  });

  it("ends a refused handshake whether or not the other side does", async () => {
    const { socket, ended, text } = await openRaw(
      app.address,
      HANDSHAKE.replace("\r\n\r\n", "\r\nOrigin: https://evil.example\r\n\r\n"),
    );
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await ended;
    expect(text()).toContain("403");
    await closed;
  });

  it("keeps eight sockets of a session, the newest ones", async () => {
    const sockets = [];
    for (let count = 0; count < 9; count += 1) sockets.push(await mei.connect());
    expect(await sockets[0]?.closed).toBe(CloseCode.GOING_AWAY);
    for (const socket of sockets.slice(1)) await socket.close();
  });

  it("closes on a frame beyond the limit", async () => {
    const socket = await mei.connect();
    socket.send("x".repeat(70_000));
    expect(await socket.closed).toBe(1009);
  });

  it("refuses pages of other origins and other paths", async () => {
    await expect(openRawSocket(app.address, { origin: "https://evil.example" })).rejects.toThrow(/403/);
    const own = await openRawSocket(app.address, { origin: app.address });
    await own.close();
  });
});

describe("sessions and sockets", () => {
  it("forces the older session of the same terminal out, telling it why (AUTH-4, W17)", async () => {
    const older = await person(app.address, "twice");
    const socket = await older.connect();
    const newer = await logIn(app.address, "twice");
    expect((await socket.until((frame) => frame.cmd === 2)).data).toBeTruthy();
    expect(await socket.closed).toBe(CloseCode.REPLACED);
    await expect(older.call(api.users.self)).rejects.toMatchObject({ code: 401 });
    expect((await newer.call(api.users.self)).userName).toBe("twice");
  });

  it("lets WEB and APP stay side by side, each getting what the other sends", async () => {
    const web = await person(app.address, "both");
    const phone = await logIn(app.address, "both", 1);
    await befriend(web, mei);
    const sockets = [await web.connect(), await phone.connect()];
    const sent = await web.call(api.privateMessages.send, {
      body: { recvId: mei.id, content: "from the web", type: 0 },
    });
    const frame = await sockets[1]?.until(
      (one) => one.cmd === 3 && "id" in one.data && one.data.id === sent.id,
    );
    expect(frame).toBeDefined();
    expect(
      sockets[0]?.frames.some((one) => one.cmd === 3 && "id" in one.data && one.data.id === sent.id),
    ).toBe(false);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  it("closes a revoked session's socket within a second, and its next call fails (AUTH-6, W6)", async () => {
    const web = await person(app.address, "revoked");
    const phone = await logIn(app.address, "revoked", 1);
    const socket = await phone.connect();
    const session = (await web.call(api.auth.sessions)).find((one) => !one.current);
    const start = Date.now();
    await web.call(api.auth.revokeSession, { params: { id: session?.id ?? "" } });
    expect(await socket.closed).toBe(CloseCode.REVOKED);
    expect(Date.now() - start).toBeLessThan(1000);
    await expect(phone.call(api.users.self)).rejects.toMatchObject({ code: 401 });
  });

  it("ends other sessions when the password changes (AUTH-5, W6)", async () => {
    const web = await person(app.address, "changer");
    const phone = await logIn(app.address, "changer", 1);
    const socket = await phone.connect();
    await web.call(api.auth.modifyPassword, { body: { oldPassword: "Plum-77x", newPassword: "Quince-12" } });
    expect(await socket.closed).toBe(CloseCode.REVOKED);
    expect((await web.call(api.users.self)).id).toBe(web.id);
  });
});

describe("presence", () => {
  it("stays while a session has another socket: the new one came before the old was known to be gone", async () => {
    const nia = await person(app.address, "nia");
    const sockets = [await nia.connect(), await nia.connect()];
    const online = async () => (await app.services.presence.terminalsOf([nia.id])).get(nia.id) ?? [];
    await sockets[0]?.close();
    // A later socket's heartbeat is answered after the earlier socket's end was seen.
    sockets[1]?.send({ cmd: 1, data: {} });
    await sockets[1]?.until((frame) => frame.cmd === 1);
    expect(await online()).toEqual([0]);
    await sockets[1]?.close();
    await expect.poll(online).toEqual([]);
  });
});

describe("stopping", () => {
  it("closes sockets with 1001 and leaves nothing acknowledged unstored", async () => {
    const other = await startTestApp();
    const ann = await person(other.address, "ann");
    const socket = await ann.connect();
    await other.close();
    expect(await socket.closed).toBe(CloseCode.GOING_AWAY);
  });
});
