import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { openOnPhone, type Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** Both terminals of a person agree about a chat within this, ms. */
const AGREE_MS = 2000;

const rowOf = ({ page }: Person) => screen(page).button(/阿杰/);

/**
 * Waits until both terminals show the chat with 阿杰 alike and as `so` says, at most as long as is promised.
 */
const agree = (terminals: readonly Person[], so: RegExp) =>
  expect
    .poll(
      async () => {
        const received = await Promise.all(terminals.map((one) => rowOf(one).ariaSnapshot()));
        return { told: received, alike: received.every((text) => text === received[0]) };
      },
      { timeout: AGREE_MS, intervals: [50] },
    )
    .toEqual({ told: terminals.map(() => expect.stringMatching(so)), alike: true });

/**
 * Gives a terminal its network back. Nothing is promised within the seconds between two dials (`rules §9.1`),
 * so this waits until the connection is open.
 */
async function comeBack({ page, context }: Person): Promise<void> {
  const dialled = page.waitForEvent("websocket", { timeout: 30_000 });
  await context.setOffline(false);
  const line = await dialled;
  await line.waitForEvent("framereceived", ({ payload }) => String(payload).includes('"cmd":0'));
}

async function choose(one: Person, action: string): Promise<void> {
  await rowOf(one).click({ button: "right" });
  await screen(one.page).pressInDialog(action);
}

async function read(one: Person, jie: Person): Promise<void> {
  await openWith(one, jie);
  // Leaving at first sight does not read anything: the newest message of 阿杰 must be confirmed as read.
  const unread = async () => {
    const query = { friendId: one.id };
    const lines = await jie.call(api.privateMessages.history, { query: { ...query, page: 1, size: 20 } });
    const newest = Math.max(...lines.filter(({ sendId }) => sendId === jie.id).map(({ id }) => id));
    return newest - (await jie.call(api.privateMessages.maxReadedId, { query }));
  };
  await expect.poll(unread, { intervals: [50] }).toBeLessThanOrEqual(0);
  await one.page.goBack();
}

/** What is done on one terminal, starting from an unread message, and how both show the chat afterwards. */
const acts: readonly { does: (one: Person, jie: Person) => Promise<void>; so: RegExp }[] = [
  { does: read, so: /(看海去|在吗)(?! 1)/ },
  { does: (one) => choose(one, "标为未读"), so: /未读/ },
  { does: read, so: /^(?!.*未读)/s },
  { does: (one) => choose(one, "免打扰"), so: /已开免打扰/ },
  { does: (one) => choose(one, "取消免打扰"), so: /^(?!.*已开免打扰)/s },
  {
    async does(one, jie) {
      await openWith(one, jie);
      await chat(one.page).send("说错了");
      await expect(
        chat(one.page)
          .deliveryState(/^(送达|已读)$/)
          .last(),
      ).toBeVisible();
      await chat(one.page).chooseFromMenu("说错了", "撤回");
      await screen(one.page).pressInDialog("撤回");
      await one.page.goBack();
    },
    so: /你撤回了一条消息/,
  },
  {
    async does({ id }, jie) {
      const body = { recvId: id, content: "在吗", type: 0, tmpId: `${Date.now()}` };
      await jie.call(api.privateMessages.send, { body });
    },
    so: /在吗 1/,
  },
];

for (const away of [false, true])
  test(`two terminals agree within 2 s: read, muted, recalled, written to${away ? ", one of them offline meanwhile" : ""} (MSG-3)`, async ({
    browser,
    friends,
    server,
  }) => {
    test.setTimeout(240_000);
    const [mei, jie] = await twoFriends(friends);
    const tablet = await openOnPhone({ browser, origin: server.origin }, mei, { terminal: 1 });
    await openWith(jie, mei);
    await chat(jie.page).send("看海去");
    const terminals = [mei, tablet];
    await agree(terminals, /看海去 1/);
    const [there, back] = [
      { one: mei, other: tablet },
      { one: tablet, other: mei },
    ];
    // Ten seconds may pass between two dials: with one terminal offline, each act is done on one terminal
    // only, in turn.
    const steps = away
      ? acts.map((act, index) => ({ act, ...(index % 2 === 0 ? there : back) }))
      : [there, back].flatMap((pair) => acts.map((act) => ({ act, ...pair })));
    for (const { act, one, other } of steps) {
      if (away) await other.context.setOffline(true);
      await act.does(one, jie);
      if (away) await comeBack(other);
      await agree(terminals, act.so);
    }
  });
