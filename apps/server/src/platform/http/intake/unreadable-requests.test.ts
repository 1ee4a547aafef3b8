import { errors } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type IntakeServer, startIntakeServer } from "../../../testing/intake-server.ts";
import { textLike } from "../../../testing/like.ts";
import { askRaw, openRaw } from "../../../testing/raw-http.ts";

let server: IntakeServer;
beforeAll(async () => {
  server = await startIntakeServer({ headMs: 300, sweepMs: 50 });
});
afterAll(() => server.close());

const long = "x".repeat(17_000);
const { tooLarge, invalid } = errors;

// [what, how the request begins, code under /api, status elsewhere]
const unreadable: [string, (path: string) => string | Buffer, number, number][] = [
  ["a path of 17 KB", (path) => `GET ${path}/${long} HTTP/1.1\r\nHost: x\r\n\r\n`, tooLarge.code, 431],
  ["a query of 17 KB", (path) => `GET ${path}?q=${long} HTTP/1.1\r\nHost: x\r\n\r\n`, tooLarge.code, 431],
  [
    "a header of 17 KB",
    (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\na: ${long}\r\n\r\n`,
    tooLarge.code,
    431,
  ],
  [
    "more headers than anybody sends",
    (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n${"a: b\r\n".repeat(200)}\r\n`,
    tooLarge.code,
    431,
  ],
  [
    "two thousand headers",
    (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n${"ab: cdef\r\n".repeat(2000)}\r\n`,
    tooLarge.code,
    431,
  ],
  ["a path that is no UTF-8", (path) => `GET ${path}/%ff HTTP/1.1\r\nHost: x\r\n\r\n`, invalid.code, 400],
  ["half a percent sign", (path) => `GET ${path}/%e HTTP/1.1\r\nHost: x\r\n\r\n`, invalid.code, 400],
  [
    "a header with a control character",
    (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\na: \u0001\r\n\r\n`,
    invalid.code,
    400,
  ],
  ["a header without a name", (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n: a\r\n\r\n`, invalid.code, 400],
  [
    "a header with a space before its colon",
    (path) => `GET ${path} HTTP/1.1\r\nHost : x\r\n\r\n`,
    invalid.code,
    400,
  ],
  ["a method that there is none of", (path) => `BREW ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, invalid.code, 400],
  ["a version that there is none of", (path) => `GET ${path} HTTP/9.9\r\nHost: x\r\n\r\n`, invalid.code, 400],
  [
    "two lengths",
    (path) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc`,
    invalid.code,
    400,
  ],
  [
    "a length and pieces",
    (path) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    invalid.code,
    400,
  ],
  [
    "a length that is none",
    (path) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: -3\r\n\r\n`,
    invalid.code,
    400,
  ],
  [
    "pieces of an unknown kind",
    (path) => `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n`,
    invalid.code,
    400,
  ],
  ["no host", (path) => `GET ${path} HTTP/1.1\r\n\r\n`, invalid.code, 400],
  ["a head that never ends", (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\na: b`, invalid.code, 408],
];

describe("what no route can read", () => {
  it.each(unreadable)(
    "%s is answered in the envelope under /api, and the connection ends",
    async (_what, say, code) => {
      const answer = await askRaw(server.address, say("/api/echo"));
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatch(/content-type: application\/json; charset=utf-8/i);
      expect(answer.headers).toMatch(/connection: close/i);
      expect(JSON.parse(answer.body)).toEqual({
        code,
        message: textLike(/\p{Script=Han}/u),
        data: null,
      });
    },
  );

  it.each(unreadable)("%s is answered so when it comes in crumbs too", async (_what, say, code) => {
    const { socket, answer } = await openRaw(server.address);
    const words = Buffer.from(say("/api/echo"));
    for (const [from, to] of [
      [0, 6],
      [6, 40],
      [40, 9000],
      [9000, words.length],
    ]) {
      socket.write(words.subarray(from, to));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(JSON.parse((await answer()).body)).toMatchObject({ code });
    socket.destroy();
  });

  it.each(unreadable)("%s is answered by a status elsewhere", async (_what, say, _code, status) => {
    const answer = await askRaw(server.address, say("/h5/echo"));
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatch(/content-type: text\/plain/i);
    expect(answer.headers).toMatch(/connection: close/i);
    expect(answer.body).not.toMatch(/[{<]/);
  });
});
