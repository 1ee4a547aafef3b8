import type { CraftRace, DownFrame } from "@4d/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { onTipFrame, loadRaceEnd, raceEndsStore } = await import("./race-ends.store.ts");

const running: CraftRace = {
  ...{ id: 5, groupId: 2, groupName: "徒步", startedBy: 1, startedAt: 0, endsAt: 600_000 },
  target: { name: "牛", nameEn: "Ox", emoji: "🐂" },
  ...{ endedAt: null, winnerId: null, mine: [], canEnd: false },
  standing: [{ userId: 9, left: 3, made: 2, nickName: "阿杰", headImageThumb: "" }],
};
let race: CraftRace;
let online: boolean;
let server: Awaited<ReturnType<typeof fakeApi>>;

const endOf = () => raceEndsStore.getState()[race.id];
const tip = (key: string, args: Record<string, string>): DownFrame => ({
  cmd: 4,
  data: {
    ...{ id: 1, sendId: 9, type: 21, content: "", status: 0, sendTime: 1, groupId: 2 },
    extra: { tip: { key, args: { raceId: "5", ...args } } },
  },
});

beforeEach(async () => {
  race = running;
  online = true;
  server = await fakeApi(() => (online ? { code: 200, data: race } : "cut"));
  signIn({ accessToken: tokenFor(7), refreshToken: "r" });
});
afterEach(async () => {
  signOut();
  await server.close();
});

test("a card requests once while the race runs, and once more when its time is up", async () => {
  await loadRaceEnd(5, false);
  await loadRaceEnd(5, false);
  expect(endOf()).toBeUndefined();
  race = { ...running, endedAt: 600_000 };
  await loadRaceEnd(5, true);
  await loadRaceEnd(5, true);
  expect(endOf()).toEqual({ winner: null, early: false });
  expect(server.seen).toHaveLength(2);
});

test("a race that was won before its time does not count as ended early", async () => {
  race = { ...running, endedAt: 1000, winnerId: 9 };
  await loadRaceEnd(5, false);
  expect(endOf()).toEqual({ winner: "阿杰", early: false });
});

test("a tip in the group's chat reports the end to people who do not take part", async () => {
  await loadRaceEnd(5, false);
  onTipFrame(tip("race.won", { winner: "阿杰" }));
  expect(endOf()).toEqual({ winner: "阿杰", early: false });
  expect(server.seen).toHaveLength(1);
});

test("a tip reports the end if the device's clock passed the end time before the race ended", async () => {
  await loadRaceEnd(5, true);
  race = { ...running, endedAt: 1000 };
  onTipFrame(tip("race.over", {}));
  await vi.waitFor(() => expect(endOf()).toEqual({ winner: null, early: true }));
});

test("after a network failure the next card requests again", async () => {
  online = false;
  await loadRaceEnd(5, false);
  online = true;
  race = { ...running, endedAt: 1000, winnerId: 9 };
  await loadRaceEnd(5, false);
  expect(endOf()).toEqual({ winner: "阿杰", early: false });
});
