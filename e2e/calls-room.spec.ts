import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { expectInCall, groupCallPath, press, sees, tile } from "./fixtures/calls.ts";
import { pageFaults } from "./fixtures/faults.ts";
import { guard } from "./fixtures/guard.ts";
import { befriend, register } from "./fixtures/people.ts";
import { test } from "./fixtures/test.ts";

const ROOM = "wss://room.example";
test.use({
  settings: {
    LIVEKIT_URL: ROOM,
    LIVEKIT_API_KEY: "key",
    LIVEKIT_API_SECRET: "a-secret-of-thirty-two-characters",
  },
});
test.setTimeout(120_000);

/** A participant without a screen, online as long as the socket is. */
async function voice(origin: string, nickName: string) {
  const account = await register(origin, nickName);
  const socket = new WebSocket(`${origin.replace("http", "ws")}/im`);
  await new Promise((opened) => socket.addEventListener("open", opened));
  const welcomed = new Promise((heard) => socket.addEventListener("message", heard, { once: true }));
  socket.send(JSON.stringify({ cmd: 0, data: { accessToken: account.accessToken } }));
  await welcomed;
  return { ...account, socket };
}

/** A room whose server rejects everybody; records the requests it got. */
async function closedRoom(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.routeWebSocket(`${ROOM}/**`, (socket) => {
    asked.push(new URL(socket.url()));
    void socket.close({ code: 1011 });
  });
  await page.route(`${ROOM.replace("wss", "https")}/**`, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ status: 503, headers: { "access-control-allow-origin": "*" } });
  });
  return asked;
}

test("a call of five asks for its room, and uses direct connections when the room rejects it (CALL-5)", async ({
  person,
  server,
}) => {
  const mei = await person("梅子");
  const others = [];
  for (const name of ["阿杰", "小兰", "小凯", "米娅"]) others.push(await voice(server.origin, name));
  for (const one of others) await befriend(mei, one);
  const friendIds = others.map(({ id }) => id);
  const { id: groupId } = await mei.call(api.groups.create, {
    body: { name: "周末爬山", notice: "", friendIds },
  });
  const { page } = mei;
  const watch = await guard(page);
  const asked = await closedRoom(page);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.reload();
  await mei.open(groupCallPath(groupId));
  for (const { nickName } of others) await page.getByText(nickName).filter({ visible: true }).click();
  await press(mei, "语音通话");
  await expectInCall(mei);
  const [last, ...first] = others.toReversed();
  for (const one of first) await one.call(api.groupCalls.accept, { query: { groupId } });
  await expect(tile(mei, "小凯")).toContainText("正在连接");
  expect(asked).toEqual([]);
  expect(scripts.filter((url) => url.includes("live-kit"))).toEqual([]);
  await last?.call(api.groupCalls.accept, { query: { groupId } });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const token = asked[0]?.searchParams.get("access_token") ?? "";
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as object;
  expect(claims).toMatchObject({ sub: String(mei.id), video: { roomJoin: true } });
  await sees(mei, "周末爬山");
  await expectInCall(mei);
  for (const { nickName } of others) await expect(tile(mei, nickName)).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await watch.clean("the call");
  await press(mei, "离开");
  for (const { socket } of others) socket.close();
});
