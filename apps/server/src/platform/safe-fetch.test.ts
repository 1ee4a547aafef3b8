import { createServer, type RequestListener, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";
import { createSafeFetch, safeFetch, Unsafe } from "./safe-fetch.ts";

const PUBLIC = "127.0.0.2"; // plays a public host: the guard of these tests lets exactly this one through
const servers: Server[] = [];

async function serve(address: string, listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, address, done));
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : 0;
}

const guarded = (
  port: number,
  resolve: (host: string) => Promise<string[]> = async () => [PUBLIC],
  more = {},
) =>
  createSafeFetch({ resolve, isAllowed: (address) => address === PUBLIC, ports: new Set([port]), ...more });

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe("which addresses are public", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "198.18.0.1",
    "192.0.2.7",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "fe80::1",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "localhost",
    "",
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2400:3200::1"])("%s is", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe("the real guard", () => {
  test.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0177.0.0.1/",
    "http://0x7f.1/",
    "http://127.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://169.254.169.254/latest/meta-data",
    "http://localhost/",
    "http://8.8.8.8:22/",
    "http://8.8.8.8:8080/",
    "ftp://8.8.8.8/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://me:secret@8.8.8.8/", // secretlint-disable-line -- nobody's: it is to be refused
    "nonsense",
    "http://①②⑦.0.0.1/",
  ])("refuses %s", async (url) => {
    await expect(safeFetch(url)).rejects.toBeInstanceOf(Unsafe);
  });
});

test("reads a page of an allowed host, compressed or not, without cookies", async () => {
  let seen: Record<string, unknown> = {};
  const port = await serve(PUBLIC, (request, response) => {
    seen = request.headers;
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip", "set-cookie": "a=b" });
    response.end(gzipSync("<title>Tea</title>"));
  });
  const page = await guarded(port)(`http://tea.example:${port}/`);
  expect(page).toMatchObject({ status: 200, type: "text/html", truncated: false });
  expect(page.body.toString()).toBe("<title>Tea</title>");
  expect(seen.cookie).toBeUndefined();
  expect(seen.host).toBe(`tea.example:${port}`);
});

test("a name that changes its answer after the check gains nothing", async () => {
  let inner = 0;
  const port = await serve(PUBLIC, (_, response) => response.end("outer"));
  const innerServer = createServer((_, response) => {
    inner += 1;
    response.end("inner");
  });
  servers.push(innerServer);
  await new Promise<void>((done) => innerServer.listen(port, "127.0.0.1", done));
  const answers = [[PUBLIC], ["127.0.0.1"]];
  let asked = 0;
  const fetchIt = guarded(port, async () => answers[asked++] ?? ["127.0.0.1"]);
  expect((await fetchIt(`http://rebind.example:${port}/`)).body.toString()).toBe("outer");
  await expect(fetchIt(`http://rebind.example:${port}/`)).rejects.toBeInstanceOf(Unsafe);
  expect([asked, inner]).toEqual([2, 0]);
});

test("a host with one inner address among public ones is refused", async () => {
  const port = await serve(PUBLIC, (_, response) => response.end("x"));
  const fetchIt = guarded(port, async () => [PUBLIC, "10.0.0.1"]);
  await expect(fetchIt(`http://mixed.example:${port}/`)).rejects.toBeInstanceOf(Unsafe);
});

test("redirects are checked again, three at most", async () => {
  const port = await serve(PUBLIC, (request, response) => {
    const left = Number(request.url?.slice(1));
    if (request.url === "/inner")
      return response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
    if (request.url === "/file") return response.writeHead(302, { location: "file:///etc/passwd" }).end();
    if (left > 0) return response.writeHead(301, { location: `/${left - 1}` }).end();
    response.end("arrived");
  });
  const fetchIt = guarded(port);
  expect((await fetchIt(`http://tea.example:${port}/3`)).url).toBe(`http://tea.example:${port}/0`);
  for (const path of ["4", "inner", "file"]) {
    await expect(fetchIt(`http://tea.example:${port}/${path}`)).rejects.toBeInstanceOf(Unsafe);
  }
});

test("size is cut, also of what unpacks to more than it weighs, and slowness ends", async () => {
  const bomb = gzipSync(Buffer.alloc(5_000_000));
  const port = await serve(PUBLIC, (request, response) => {
    if (request.url === "/bomb") return response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    response.writeHead(200);
    response.write("drip");
  });
  const page = await guarded(port)(`http://tea.example:${port}/bomb`);
  expect([page.truncated, page.body.length]).toEqual([true, 1024 * 1024]);
  await expect(
    guarded(port, undefined, { timeoutMs: 150 })(`http://tea.example:${port}/slow`),
  ).rejects.toThrow();
  const never = guarded(port, () => new Promise(() => undefined), { timeoutMs: 150 });
  await expect(never(`http://tea.example:${port}/`)).rejects.toThrow();
});
