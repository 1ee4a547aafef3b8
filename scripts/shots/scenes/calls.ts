import { CALL_RATEABLE_MS } from "@4d/contract";
import type { Browser, Locator, Page } from "@playwright/test";
import { type CallBehaviour, Caller } from "../callers.ts";
import type { Company } from "../company.ts";
import { openPeerConnections } from "../peer-connections.ts";
import type { Scene } from "../scene.ts";

/** Those who call and are called; they stay online until the end. */
export interface Crew {
  readonly friend: Caller;
  readonly lengthy: Caller;
  /** Members of the group, the friend first. */
  readonly members: readonly Caller[];
  readonly endAll: () => Promise<void>;
  /** Nothing arrives from any of them any more. */
  readonly cut: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Brings the company's callers online. */
export async function gatherCrew(browser: Browser, { me, groupId, members }: Company): Promise<Crew> {
  const page = await browser.newPage();
  await openPeerConnections(page);
  const callers = members.map((one) => new Caller(one, page));
  const [friend, , , lengthy] = callers;
  if (!friend || !lengthy) throw new Error("nobody to call");
  return {
    friend,
    lengthy,
    members: callers,
    endAll: async () => {
      for (const caller of callers) await caller.endAll(me.id, groupId);
    },
    cut: async () => {
      for (const caller of callers) caller.behave({ does: "wait" });
      await page.evaluate(() => window.stage.cut());
    },
    leave: async () => {
      for (const caller of callers) caller.leave();
      await page.close();
    },
  };
}

const seen = (found: Locator) => found.filter({ visible: true });
const press = (page: Page, name: RegExp) => seen(page.getByRole("button", { name })).last().click();
const timer = (page: Page) => seen(page.getByRole("timer")).first().waitFor();
const ACCEPT = /^(接听|Accept)$/;
const MORE = /^(更多|More)$/;
const VOICE = /^(语音通话|Voice call)$/;
const VIDEO = /^(视频通话|Video call)$/;
const SHRINK = /^(缩小|Minimise)$/;
const HANG_UP = /^(挂断|Hang up)$/;
/** The text for one connection, and for all of a group's. */
const BROKEN = /正在重新连接|is unstable/;
const ALL_BROKEN = /正在恢复|lost its connection/;
const ANYWAY = /^(仍要拨打|Call anyway)$/;
const CHECK = /^(检查麦克风和摄像头|Check microphone and camera)$/;
/** How long a call goes on before its picture, ms: by then the faces have come and are sharp. */
const CALL_MS = 1500;

/** Within this time a call reports that its connections broke, ms. */
const LOST_MS = 20_000;

type Acts = Record<string, Scene["act"]>;

/** From an open chat, with the other person behaving like this. */
const called =
  (other: Caller, manner: Partial<CallBehaviour>, how: RegExp, then?: Scene["act"]): Scene["act"] =>
  async (page) => {
    other.behave(manner);
    await press(page, MORE);
    await press(page, how);
    if (manner.does === "answer") {
      await timer(page);
      await page.waitForTimeout(CALL_MS);
    }
    await then?.(page);
  };

const rung =
  (other: Caller, me: number, mode: "voice" | "video"): Scene["act"] =>
  async (page) => {
    await other.ring(me, mode);
    await seen(page.getByRole("button", { name: ACCEPT })).waitFor();
    await page.waitForTimeout(700);
  };

/** Makes the browser refuse every device. */
const refuse = (page: Page) =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });

function privateActs(crew: Crew, me: number): Acts {
  const { friend } = crew;
  return {
    "call-out": called(friend, { does: "wait" }, VOICE, (page) => page.waitForTimeout(700)),
    "call-out-check": called(friend, { does: "wait" }, VIDEO, async (page) => {
      await press(page, CHECK);
      await page.waitForTimeout(CALL_MS);
    }),
    "call-rate": called(friend, { does: "answer" }, VOICE, async (page) => {
      await page.waitForTimeout(CALL_RATEABLE_MS);
      await press(page, HANG_UP);
      await page.waitForTimeout(700);
    }),
    "call-in-voice": rung(friend, me, "voice"),
    "call-in-video": rung(friend, me, "video"),
    "call-voice": called(friend, { does: "answer", isSpeaking: true }, VOICE),
    "call-voice-float": called(friend, { does: "answer" }, VOICE, (page) => press(page, SHRINK)),
    "call-video": called(friend, { does: "answer", hue: 24 }, VIDEO),
    "call-video-float": called(friend, { does: "answer", hue: 24 }, VIDEO, (page) => press(page, SHRINK)),
    "call-mending": called(friend, { does: "answer", hue: 24 }, VIDEO, (page) => lost(crew, page, BROKEN)),
    "call-more": called(friend, { does: "answer", hue: 24 }, VIDEO, (page) => press(page, MORE)),
    "call-declined": called(friend, { does: "reject" }, VIDEO, (page) => page.waitForTimeout(700)),
    "call-refused": async (page) => {
      await refuse(page);
      friend.behave({ does: "answer" });
      await press(page, MORE);
      await press(page, VIDEO);
      await press(page, ANYWAY);
      await timer(page);
      await page.waitForTimeout(CALL_MS);
    },
  };
}

const lengthyActs = ({ lengthy }: Crew): Acts => ({
  "call-muted-long": called(lengthy, { does: "answer", isMuted: true }, VOICE, async (page) => {
    await press(page, /^(静音|Mute)$/);
    await page.waitForTimeout(2500);
  }),
  "call-video-long": called(lengthy, { does: "answer", hue: 300, isMuted: true }, VIDEO),
});

/** With more people than this, cameras stay off. */
const SEEN_MOST = 6;
const hues = [24, 330, null, 200, 150, 265, null, 90];

/**
 * A call of mine with that many of the members; the last ones do not answer when some are to be waited for.
 */
const inGroup =
  ({ members }: Crew, names: readonly string[], others: number, waiting = 0): Scene["act"] =>
  async (page) => {
    for (const [at, caller] of members.entries()) {
      const does = at < others - waiting ? "answer" : "wait";
      const hue = others < SEEN_MOST ? (hues[at] ?? null) : null;
      caller.behave({ does, hue, isSpeaking: at === 0, isMuted: at === 2 });
    }
    for (const name of names.slice(0, others)) await seen(page.getByText(name)).first().click();
    await press(page, VIDEO);
    await timer(page);
    await page.waitForTimeout(CALL_MS + others * 500);
  };

function groupActs(crew: Crew, { groupId, me, members }: Company): Acts {
  const names = members.map(({ nickName }) => nickName);
  const counts = [1, 2, 3, 4, 5, 6, 7, 8];
  return {
    "group-call-pick": (page) =>
      seen(page.getByText(names[1] ?? ""))
        .first()
        .click(),
    "group-call-check": async (page) => {
      await press(page, CHECK);
      await page.waitForTimeout(CALL_MS);
    },
    "group-call-ring": async (page) => {
      const others = members.slice(1, 5).map(({ id }) => id);
      await crew.friend.ringGroup(groupId, [me.id, ...others]);
      await seen(page.getByRole("button", { name: ACCEPT })).waitFor();
      await page.waitForTimeout(700);
    },
    "group-call-join": (page) => others(crew, groupId, page),
    "group-call-waiting": inGroup(crew, names, 3, 2),
    "group-call-mending": async (page) => {
      await inGroup(crew, names, 3)(page);
      await lost(crew, page);
    },
    "group-call-mending-float": async (page) => {
      await inGroup(crew, names, 3)(page);
      await lost(crew, page);
      await press(page, SHRINK);
    },
    "group-call-invite": async (page) => {
      await inGroup(crew, names, 2)(page);
      await press(page, /^(邀请|Invite)$/);
    },
    ...Object.fromEntries(counts.map((count) => [`group-call-${count + 1}`, inGroup(crew, names, count)])),
  };
}

/** All connections break, and the call says so. */
async function lost({ cut }: Crew, page: Page, said = ALL_BROKEN): Promise<void> {
  await cut();
  await seen(page.getByText(said)).first().waitFor({ timeout: LOST_MS });
}

/** The others are in a call without me. */
async function others({ friend, members }: Crew, groupId: number, page: Page): Promise<void> {
  const [, second, third] = members;
  for (const one of [second, third]) one?.behave({ does: "answer" });
  await friend.ringGroup(
    groupId,
    [second, third].flatMap((one) => (one ? [one.id] : [])),
  );
  await seen(page.getByText(/^3 (人正在通话|people are in a call)$/)).waitFor();
}

const SIDEWAYS = { width: 844, height: 390 };
/** Scenes that are also taken in landscape. */
const TURNED = [
  "call-in-video",
  "call-voice",
  "call-video",
  "group-call-pick",
  "group-call-check",
  "group-call-ring",
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((count) => `group-call-${count}`),
];

/** The same scenes in landscape; not on a computer. */
function turned({ file, act, after, ...scene }: Scene): Scene[] {
  if (!TURNED.includes(file)) return [];
  let back: () => Promise<void> = async () => undefined;
  return [
    {
      ...scene,
      file: `${file}-turned`,
      act: async (page) => {
        const upright = page.viewportSize();
        if (upright !== null && upright.width < SIDEWAYS.width) {
          back = () => page.setViewportSize(upright);
          await page.setViewportSize(SIDEWAYS);
        }
        await act(page);
      },
      after: async () => {
        await back();
        await after?.();
      },
    },
  ];
}

/** Every state of a call, between two and in a group. */
export function listCallScenes(company: Company, crew: Crew): Scene[] {
  const { friend, lengthy, groupId, me } = company;
  const scenes = (path: string, acts: Acts): Scene[] =>
    Object.entries(acts).map(([file, act]) => ({ file, path, looker: "me", act, after: crew.endAll }));
  const chat = (id: number | string) => `/pages/chat/chat-box?chatId=${id}`;
  const begin = `/pages/chat/chat-group-video?groupId=${groupId}&isHost=true&inviterId=0&userInfos=%5B%5D`;
  const all = [
    ...scenes(chat(`p:${friend.id}`), privateActs(crew, me.id)),
    ...scenes(chat(`p:${lengthy.id}`), lengthyActs(crew)),
    ...scenes(begin, groupActs(crew, company)),
    ...scenes(chat(`g:${groupId}`), { "group-call-banner": (page) => others(crew, groupId, page) }),
  ];
  return [...all, ...all.flatMap(turned)];
}
