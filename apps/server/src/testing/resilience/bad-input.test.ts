import { connect } from "node:net";
import { api, SINGLE_UPLOAD_MAX } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, person } from "../person.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
let mei: Person;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
});
afterAll(() => app.close());

/** The code of the envelope; anything but JSON with HTTP status 200 is a failure by itself. */
async function codeOf(path: string, init: RequestInit = {}): Promise<number> {
  const headers = new Headers(init.headers);
  if (!headers.has("accessToken")) headers.set("accessToken", mei.tokens.accessToken);
  const response = await fetch(`${app.address}/api${path}`, { ...init, headers });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/json; charset=utf-8",
  ]);
  const { code, message } = (await response.json()) as { code: number; message: string };
  expect(message).not.toBe("");
  return code;
}

const json = { "content-type": "application/json" };
const post = (body: string, headers: Record<string, string> = json) => ({ method: "POST", body, headers });

describe("malformed requests are answered in the envelope", () => {
  it.each([
    ["cut short", '{"recvId":1,'],
    ["no JSON at all", "hello"],
    ["a list", "[1,2]"],
    ["a word", '"hello"'],
    ["null", "null"],
    ["nothing", ""],
    ["nested beyond reason", "[".repeat(5000)],
  ])("a body that is %s", async (_what, body) => {
    expect(await codeOf("/message/private/send", post(body))).toBe(422);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/xml",
    "nonsense",
    "application/octet-stream",
  ])("a body that says it is %s", async (type) => {
    const body = type.includes("urlencoded") ? "recvId=1&content=x&type=0" : "<xml/>";
    expect(await codeOf("/message/private/send", post(body, { "content-type": type }))).toBe(422);
  });

  it("a body above a megabyte is too large, announced or not", async () => {
    const body = JSON.stringify({ recvId: 1, type: 0, content: "x".repeat(1_200_000) });
    expect(await codeOf("/message/private/send", post(body))).toBe(413);
  });

  it("an upload above 20 MB is too large", async () => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(SINGLE_UPLOAD_MAX + 1)]), "large.bin");
    expect(await codeOf("/file/upload", { method: "POST", body: form })).toBe(413);
  });

  it("an upload in the wrong shape", async () => {
    expect(await codeOf("/file/upload", post("{}"))).toBe(422);
    expect(await codeOf("/file/upload", post("--x", { "content-type": "multipart/form-data" }))).toBe(422);
    const cut = { "content-type": "multipart/form-data; boundary=x" };
    expect(await codeOf("/file/upload", post("--x\r\ncontent-disposition: form-data; name=file", cut))).toBe(
      422,
    );
    const other = new FormData();
    other.set("note", "no file");
    expect(await codeOf("/file/upload", { method: "POST", body: other })).toBe(422);
  });

  it.each([
    ["letters", "mei"],
    ["nothing sensible", "%00"],
    ["zero", "0"],
    ["below zero", "-1"],
    ["a fraction", "1.5"],
    ["beyond all numbers", "1e400"],
    ["beyond exact numbers", "9007199254740993"],
    ["a path upwards", "..%2f..%2fetc%2fpasswd"],
    ["no UTF-8", "%ff%fe"],
    ["half an escape", "%e"],
  ])("an id that is %s", async (_what, id) => {
    expect(await codeOf(`/user/find/${id}`)).toBe(422);
  });

  it("an id of nobody, a path and a method that do not exist, a name without end", async () => {
    expect(await codeOf("/user/find/999999")).toBe(404);
    expect(await codeOf("/no/such/thing")).toBe(404);
    expect(await codeOf("/login", { method: "GET" })).toBe(404);
    expect(await codeOf("/user/self", { method: "DELETE" })).toBe(404);
    expect(await codeOf(`/user/find/${"9".repeat(5000)}`)).toBe(422);
  });
});

describe("what is no HTTP", () => {
  it.each([
    ["garbage", "\x16\x03\x01 hello\r\n\r\n", /^HTTP\/1.1 400 /],
    [
      "a header without end",
      `GET /api/user/self HTTP/1.1\r\nhost: x\r\naccessToken: ${"x".repeat(40_000)}`,
      /^HTTP\/1.1 200 OK[\s\S]*"code":413/,
    ],
    [
      "a body of two lengths",
      "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      /^HTTP\/1.1 200 OK[\s\S]*"code":422/,
    ],
  ])("%s ends that line alone", async (_what, bytes, said) => {
    const line = connect(Number(new URL(app.address).port), "127.0.0.1");
    const answer = new Promise<string>((resolve) => {
      let text = "";
      line.on("data", (chunk) => {
        text += String(chunk);
      });
      line.on("error", () => undefined);
      line.on("close", () => resolve(text));
    });
    line.write(bytes);
    expect(await answer).toMatch(said);
    await expect(mei.call(api.users.self)).resolves.toMatchObject({ id: mei.id });
  });
});
