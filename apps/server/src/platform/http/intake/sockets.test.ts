import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openRaw, type RawConnection } from "../../../testing/raw-http.ts";
import { Intake } from "./intake.ts";
import type { IntakeLimits } from "./intake-limits.ts";

const HELLO = "GET /im HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

let server: Server;
let intake: Intake;
/** The server's side of each connection, in order of arrival. */
let upgraded: Socket[];
let refused: string[];
let open: RawConnection[];

async function start(limits: Partial<IntakeLimits>): Promise<void> {
  [upgraded, refused, open] = [[], [], []];
  server = createServer();
  intake = new Intake({
    limits: { sweepMs: 20, ...limits },
    isProxied: false,
    refused: (why) => refused.push(why),
    refusalResponse: () => "nobody is told",
  });
  intake.watch(server);
  server.on("upgrade", (_request, wire: Socket) => {
    wire.on("error", () => undefined).resume();
    if (intake.upgraded(wire, "")) upgraded.push(wire);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}
afterEach(() => {
  for (const { socket } of open) socket.destroy();
  server.closeAllConnections();
  server.close();
});
/** Becomes a socket, and sends this many bytes without logging in. */
async function socketOf(bytes: number): Promise<RawConnection> {
  const { port } = server.address() as AddressInfo;
  const before = upgraded.length;
  const connection = await openRaw(`http://127.0.0.1:${port}`, HELLO);
  open.push(connection);
  await expect.poll(() => upgraded.length).toBe(before + 1);
  connection.socket.write("x".repeat(bytes));
  return connection;
}

it("counts what a socket says before it logs in, and ends those that have waited the longest", async () => {
  await start({ held: { address: 90_000, account: 1, all: 1_000_000 } });
  const sockets = [await socketOf(40_000), await socketOf(40_000), await socketOf(40_000)];
  await sockets[0]?.ended;
  // It speaks another protocol now, so an HTTP response would mean nothing to it.
  expect(sockets[0]?.text()).toBe("");
  expect(refused).toEqual(["crowded"]);
  expect(sockets.map(({ socket }) => socket.destroyed || socket.readableEnded)).toEqual([true, false, false]);
});

it("counts sockets without a login like other connections", async () => {
  await start({ connections: { address: 2, account: 1, all: 100 } });
  const sockets = [await socketOf(0), await socketOf(0)];
  const third = socketOf(0);
  await sockets[0]?.ended;
  expect(refused).toEqual(["crowded"]);
  await third;
});

it("counts nothing of a socket any more once it has logged in", async () => {
  await start({
    held: { address: 90_000, account: 1, all: 1_000_000 },
    connections: { address: 3, account: 1, all: 3 },
  });
  for (let count = 0; count < 6; count += 1) {
    await socketOf(40_000);
    intake.release(upgraded.at(-1) ?? expect.fail("none came"));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(refused).toEqual([]);
  expect(upgraded.every((wire) => !wire.destroyed)).toBe(true);
});
