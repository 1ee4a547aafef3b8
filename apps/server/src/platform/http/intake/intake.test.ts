import { errors } from "@4d/contract";
import { afterEach, describe, expect, it } from "vitest";
import { BIG, type IntakeServer, startIntakeServer } from "../../../testing/intake-server.ts";
import { askRaw, openRaw, type RawConnection } from "../../../testing/raw-http.ts";
import type { IntakeLimits } from "./intake-limits.ts";

let server: IntakeServer;
const open: RawConnection[] = [];
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await server.close();
  if (server.complaints.length > 0) throw new Error(`the log complains: ${server.complaints.join("\n")}`);
});

const start = async (limits: Partial<IntakeLimits> = {}, environment: Record<string, string> = {}) => {
  server = await startIntakeServer({ sweepMs: 20, ...limits }, environment);
};
const connect = async (words: string) => {
  const connection = await openRaw(server.address, words);
  open.push(connection);
  return connection;
};
const head = (path: string, headers: Record<string, string | number> = {}) =>
  `POST /api${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
const mine = { accessToken: 7 };
const codeOf = async ({ answer }: RawConnection): Promise<number> =>
  (JSON.parse((await answer()).body) as { code: number }).code;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const { tooLarge, tooMany, noToken, badToken, invalid } = errors;

describe("a body nobody asked for", () => {
  it.each([
    [
      "of nobody, longer than the operation takes",
      head("/knock", { "Content-Length": 980_000 }),
      tooLarge.code,
    ],
    [
      "of nobody, in pieces",
      `${head("/knock", { "Transfer-Encoding": "chunked" })}4000\r\n${"x".repeat(0x4000)}\r\n`,
      tooLarge.code,
    ],
    ["without a token", head("/write", { "Content-Length": 150_000 }), noToken.code],
    ["with a wrong token", head("/write", { "Content-Length": 150_000, accessToken: "x" }), badToken.code],
    [
      "with a token, longer than its schema can need",
      head("/write", { "Content-Length": BIG * 8, ...mine }),
      tooLarge.code,
    ],
    ["for no operation", head("/nothing", { "Content-Length": 980_000 }), tooLarge.code],
    ["a file without a token", head("/upload", { "Content-Length": 5_000_000 }), noToken.code],
  ])("is refused before it comes: %s", async (_what, words, code) => {
    await start();
    const connection = await connect(words);
    expect(await codeOf(connection)).toBe(code);
    expect((await connection.answer()).headers).toMatch(/connection: close/i);
    await connection.ended;
    expect(server.reached()).toBe(0);
  });

  it("is dropped up to an amount, so that its sender hears why", async () => {
    await start();
    const connection = await connect("");
    // A client that reads nothing until it has sent everything.
    connection.socket.pause();
    connection.socket.write(head("/knock", { "Content-Length": 980_000 }) + "x".repeat(980_000));
    await expect.poll(() => connection.socket.writableLength).toBe(0);
    connection.socket.resume();
    expect(await codeOf(connection)).toBe(tooLarge.code);
  });

  it("costs its address a try as soon as it is announced, which comes back when it never arrives", async () => {
    await start();
    const knock = head("/knock", { "Content-Length": 50 });
    const waiting = [];
    for (let count = 0; count < 40; count += 1) waiting.push(await connect(knock));
    expect(await codeOf(await connect(knock))).toBe(tooMany.code);
    waiting[0]?.socket.destroy();
    await expect
      .poll(async () => {
        const again = await connect(`${head("/knock", { "Content-Length": 13 })}{"text":"hi"}`);
        return codeOf(again);
      })
      .toBe(200);
  });
});

describe("a body that does not come", () => {
  it("is waited for so long in all, whether it stands still or crawls", async () => {
    await start({ bodyMs: 300 });
    const still = await connect(`${head("/write", { "Content-Length": 40, ...mine })}{`);
    const crawling = await connect(`${head("/write", { "Transfer-Encoding": "chunked", ...mine })}`);
    const crawl = setInterval(() => crawling.socket.write("1\r\n \r\n"), 30);
    for (const connection of [still, crawling]) {
      expect(JSON.parse((await connection.answer()).body)).toEqual({
        code: invalid.code,
        message: "请求没有及时送达",
        data: null,
      });
      await connection.ended;
    }
    clearInterval(crawl);
    expect(server.refused.get("slow body")).toBe(2);
    expect(server.reached()).toBe(0);
  });

  it("may take its time as an upload, while bytes come", async () => {
    await start({ bodyMs: 200, windowMs: 300, windowBytes: 1000 });
    const type = "Content-Type: application/octet-stream\r\n";
    const upload = (length: number) =>
      head("/upload", { "Content-Length": length, ...mine }).replace(/Content-Type.*\r\n/, type);
    const steady = await connect(upload(20_000));
    const still = await connect(upload(20_000));
    for (let piece = 0; piece < 20; piece += 1) {
      steady.socket.write("x".repeat(1000));
      await pause(60);
    }
    expect(await codeOf(steady)).toBe(200);
    expect(await codeOf(still)).toBe(invalid.code);
    expect(server.refused.get("slow upload")).toBe(1);
  });

  it("is read in crumbs too", async () => {
    await start();
    const crumbs = (text: string) => text.replaceAll(/./gs, (letter) => `1\r\n${letter}\r\n`);
    const whole = `{"text":"${"x".repeat(900)}"}`;
    const said = await connect(
      `${head("/write", { "Transfer-Encoding": "chunked", ...mine })}${crumbs(whole)}0\r\n\r\n`,
    );
    expect(await codeOf(said)).toBe(200);
  });

  it("is not read to its end in crumbs without one", async () => {
    await start();
    const crumbs = await connect(
      `${head("/write", { "Transfer-Encoding": "chunked", ...mine })}${"1\r\n \r\n".repeat(20_000)}`,
    );
    expect(await codeOf(crumbs)).toBe(invalid.code);
    await crumbs.ended;
    expect(server.refused).toEqual(new Map([["crumbs", 1]]));
  });

  it("gives way to those that are quick, where too many wait", async () => {
    await start({ connections: { address: 5, account: 5, all: 100 } });
    const waiting = [];
    for (let count = 0; count < 5; count += 1)
      waiting.push(await connect(head("/knock", { "Content-Length": 50 })));
    const quick = await askRaw(server.address, `${head("/knock", { "Content-Length": 13 })}{"text":"hi"}`);
    expect(JSON.parse(quick.body)).toMatchObject({ code: 200 });
    const [first] = waiting;
    if (first) expect(await codeOf(first)).toBe(tooMany.code);
    expect(server.refused.get("crowded")).toBe(1);
  });

  it("gives way where too many wait in all: one of those whose address has the most", async () => {
    await start({ connections: { address: 100, account: 100, all: 4 } }, { TRUST_PROXY: "on" });
    const from = (address: string) =>
      connect(head("/knock", { "Content-Length": 50, "X-Forwarded-For": address }));
    const waiting = [];
    for (const last of [1, 2, 2, 3]) waiting.push(await from(`192.0.2.${last}`));
    await pause(50);
    const newest = await from("192.0.2.4");
    const refused = [...waiting, newest].map(async (one, place) => [place, await codeOf(one)]);
    expect(await Promise.race(refused)).toEqual([1, tooMany.code]);
  });

  it("is an upload of an account that has too many under way, and of no other", async () => {
    await start({ uploads: 2 });
    const upload = (accessToken: number) =>
      connect(head("/upload", { "Content-Length": 9000, accessToken }).replace("json", "octet-stream"));
    const under = [await upload(1), await upload(1)];
    await pause(50);
    expect(await codeOf(await upload(1))).toBe(tooMany.code);
    under.push(await upload(2));
    await pause(50);
    expect(under.map((one) => one.text())).toEqual(["", "", ""]);
    for (const { socket } of under) socket.write("x".repeat(9000));
    expect(await Promise.all(under.map(codeOf))).toEqual([200, 200, 200]);
  });

  it("is looked at before the time for it, when very many come at once", async () => {
    await start({ sweepMs: 60_000, held: { address: 90_000, account: 1, all: 1_000_000 } });
    const begun = `GET /api/echo HTTP/1.1\r\nHost: x\r\na: ${"x".repeat(10_000)}`;
    const headers = [await connect(begun), await connect(begun), await connect(begun)];
    await pause(100);
    expect(server.refused.size).toBe(0);
    await Promise.all(Array.from({ length: 256 }, () => connect("")));
    expect(await Promise.race(headers.map(codeOf))).toBe(tooMany.code);
  });

  it("holds no more than so many bytes, of one account and in all", async () => {
    await start({ held: { address: 60_000, account: 60_000, all: 90_000 } });
    const half = (id: number) =>
      `${head("/write", { "Content-Length": 100_000, accessToken: id })}{"text":"${"x".repeat(40_000)}`;
    const mine = [await connect(half(1)), await connect(half(1))];
    expect(await Promise.race(mine.map(codeOf))).toBe(tooMany.code);
    const other = await connect(half(2));
    const third = await connect(half(3));
    expect(await Promise.race([codeOf(other), codeOf(third), ...mine.slice(1).map(codeOf)])).toBe(
      tooMany.code,
    );
    expect(server.refused.get("crowded")).toBe(2);
  });

  it("is counted by the address a proxy names", async () => {
    await start({ connections: { address: 2, account: 5, all: 100 } }, { TRUST_PROXY: "on" });
    const from = (address: string) =>
      connect(head("/knock", { "Content-Length": 50, "X-Forwarded-For": address }));
    const one = [await from("192.0.2.1"), await from("192.0.2.1")];
    const others = [
      await from("192.0.2.2"),
      await from("192.0.2.3"),
      await from("2001:db8::1"),
      await from("2001:db8::2"),
    ];
    const same = await from("2001:db8::ffff");
    expect(
      await Promise.race(
        [...one, ...others, same].map(async (connection, index) => [index, await codeOf(connection)]),
      ),
    ).toEqual([4, tooMany.code]);
  });
});

describe("a sender who was refused, and does not stop", () => {
  /** Is refused for a body that is too long, and goes on sending a piece every few milliseconds. */
  async function stubborn(piece: number) {
    const words = head("/knock", { "Content-Length": 900_000_000 });
    const connection = await openRaw(server.address, words, { staysOpen: true });
    open.push(connection);
    const { socket } = connection;
    const sending = setInterval(() => socket.write("x".repeat(piece)), 5);
    const began = performance.now();
    const cutOff = new Promise<number>((resolve) =>
      socket.once("close", () => {
        clearInterval(sending);
        resolve(performance.now() - began);
      }),
    );
    expect(await codeOf(connection)).toBe(tooLarge.code);
    return { socket, cutOff };
  }

  it("is cut off after a while", async () => {
    await start({ leaveMs: 300 });
    const { cutOff } = await stubborn(1);
    expect(await cutOff).toBeGreaterThan(250);
  });

  it("is cut off after so many bytes", async () => {
    await start({ leaveMs: 60_000, leaveBytes: 100_000 });
    const { socket, cutOff } = await stubborn(1000);
    await cutOff;
    expect(socket.bytesWritten).toBeGreaterThan(100_000);
  });

  it("is cut off at once when so many others are heard out", async () => {
    await start({ leaveMs: 60_000, leaving: 1 });
    const first = await stubborn(1);
    const second = await stubborn(1);
    expect(await second.cutOff).toBeLessThan(2000);
    expect(first.socket.destroyed).toBe(false);
  });
});

describe("many heads", () => {
  it("in a row without waiting for the answers end the connection", async () => {
    await start();
    const { ended } = await connect("GET /api/echo HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000));
    await ended;
    expect(server.refused.get("pipelined")).toBe(1);
    expect(server.reached()).toBeLessThan(20);
    // The rest of the packet was not even read.
    expect(server.requestHeaders()).toBeLessThan(20);
    expect((await askRaw(server.address, "GET /api/echo HTTP/1.1\r\nHost: x\r\n\r\n")).status).toBe(200);
  });

  it("that do not end weigh what they cost", async () => {
    await start({ held: { address: 90_000, account: 1, all: 1_000_000 } });
    const begun = `GET /api/echo HTTP/1.1\r\nHost: x\r\na: ${"x".repeat(10_000)}`;
    const headers = [await connect(begun), await connect(begun), await connect(begun)];
    expect(await Promise.race(headers.map(codeOf))).toBe(tooMany.code);
  });
});

describe("an answer", () => {
  it("that nobody takes is not held for ever", async () => {
    await start({ windowMs: 300 });
    const { socket, ended } = await connect("GET /big HTTP/1.1\r\nHost: x\r\n\r\n");
    socket.pause();
    await pause(1000);
    socket.resume();
    await ended;
    expect(socket.bytesRead).toBeLessThan(8 * 1024 * 1024);
  });

  it("that nobody takes gives way when there are too many of them", async () => {
    await start({ unread: { address: 12 * 1024 * 1024, account: 1, all: 100 * 1024 * 1024 } });
    for (let count = 0; count < 2; count += 1)
      (await connect("GET /big HTTP/1.1\r\nHost: x\r\n\r\n")).socket.pause();
    await expect.poll(() => server.refused.get("slow reader")).toBe(1);
  });
});

describe("Expect: 100-continue", () => {
  it("is told to go on only when the body is wanted", async () => {
    await start();
    const refused = await connect(head("/write", { "Content-Length": 20, Expect: "100-continue" }));
    expect(await codeOf(refused)).toBe(noToken.code);
    await refused.ended;
    expect(refused.text()).not.toContain("100 Continue");
    const wanted = await connect(head("/write", { "Content-Length": 13, Expect: "100-continue", ...mine }));
    await expect.poll(wanted.text).toContain("HTTP/1.1 100 Continue");
    wanted.socket.write('{"text":"hi"}');
    expect(await codeOf(wanted)).toBe(200);
  });

  it("of anything else is answered as if nothing were expected", async () => {
    await start();
    expect(
      await codeOf(
        await connect(
          `${head("/write", { "Content-Length": 13, Expect: "a-miracle", ...mine })}{"text":"hi"}`,
        ),
      ),
    ).toBe(200);
  });
});

it.each([
  ["a broken JSON", `${head("/write", { "Content-Length": 5, ...mine })}{"a":`],
  ["a body that breaks off", `${head("/write", { "Content-Length": 500, ...mine })}{"a":`],
  ["a broken piece", `${head("/write", { "Transfer-Encoding": "chunked", ...mine })}zz\r\n`],
  [
    "an upload that breaks off",
    `POST /api/upload HTTP/1.1\r\nHost: x\r\naccessToken: 7\r\nContent-Type: application/octet-stream\r\nContent-Length: 90000\r\n\r\nabc`,
  ],
  [
    "a form without a boundary",
    `POST /api/form HTTP/1.1\r\nHost: x\r\naccessToken: 7\r\nContent-Type: multipart/form-data\r\nContent-Length: 3\r\n\r\nabc`,
  ],
  [
    "a form that breaks off in its file",
    `POST /api/form HTTP/1.1\r\nHost: x\r\naccessToken: 7\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc`,
  ],
  [
    "a form with a field of a megabyte",
    `POST /api/form HTTP/1.1\r\nHost: x\r\naccessToken: 7\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000100\r\n\r\n--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${"x".repeat(1_000_000)}`,
  ],
  [
    "a body of an unknown type",
    `POST /api/write HTTP/1.1\r\nHost: x\r\naccessToken: 7\r\nContent-Type: ;;;\r\nContent-Length: 3\r\n\r\nabc`,
  ],
  [
    "a wish for another protocol",
    "GET /api/echo HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: \r\n\r\n",
  ],
  ["a tunnel", "CONNECT example.com:80 HTTP/1.1\r\nHost: example.com\r\n\r\n"],
  ["the greeting of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["the greeting of TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000"],
  ["nothing", ""],
])("%s is no error of ours, and the server lives", async (_what, words) => {
  await start({ headMs: 200, bodyMs: 200, windowMs: 200 });
  const gone = await connect(words);
  const reset = await connect(words);
  await pause(60);
  gone.socket.destroy();
  reset.socket.resetAndDestroy();
  const third = await connect(words);
  await Promise.race([third.ended, third.answer().catch(() => undefined)]);
  expect((await askRaw(server.address, "GET /api/echo HTTP/1.1\r\nHost: x\r\n\r\n")).status).toBe(200);
});
