import { api } from "@4d/contract";
import { type Browser, expect } from "@playwright/test";
import {
  expectInCall,
  expectMedia,
  groupCallPath,
  measureSilence,
  press,
  recordConnections,
  sees,
  startCall,
  tile,
} from "./fixtures/calls.ts";
import { type LoadBalancer, openLoadBalancer } from "./fixtures/load-balancer.ts";
import { befriend, openOnPhone, type Person, register } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test as base } from "./fixtures/test.ts";

// When a server dies during a call, nobody may miss anything for longer than this (`calls §5.2`).
const MEND_MS = 10_000;
/** A load balancer that checks its servers every few seconds sends people to the dead one meanwhile. */
const BLIND_MS = 3_000;

interface Town {
  /**
   * Connects a person to the server that will die, or to the one that will live; they become a friend of all
   * before them.
   */
  readonly comes: (to: "dying" | "living", nickName: string) => Promise<Person>;
  /** SIGKILL. @returns a function that gives the milliseconds since */
  readonly dies: () => Promise<() => number>;
}

async function enter(browser: Browser, { origin }: LoadBalancer, nickName: string): Promise<Person> {
  return openOnPhone({ browser, origin }, await register(origin, nickName));
}

const test = base.extend<{ town: Town }>({
  town: async ({ browser, nodes }, lend) => {
    const [dying, living] = nodes;
    if (!dying || !living) throw new Error("two servers are required");
    const doors = {
      dying: await openLoadBalancer([dying, living], BLIND_MS),
      living: await openLoadBalancer([living]),
    };
    const people: Person[] = [];
    await lend({
      comes: async (to, nickName) => {
        const newcomer = await enter(browser, doors[to], nickName);
        for (const known of people) await befriend(newcomer, known);
        people.push(newcomer);
        await recordConnections(newcomer);
        return newcomer;
      },
      dies: async () => {
        await dying.kill();
        const began = performance.now();
        return () => Math.round(performance.now() - began);
      },
    });
    for (const { context } of people) await context.close();
    for (const door of Object.values(doors)) await door.close();
    await dying.start();
  },
});
test.setTimeout(150_000);

const note = (what: string, took: number): void =>
  void test.info().annotations.push({ type: what, description: `${took} ms` });

/** Waits for something and records how long after the server's death it happened. */
async function within(since: () => number, what: string, happens: Promise<unknown>): Promise<void> {
  await happens;
  const took = since();
  note(what, took);
  expect(took, what).toBeLessThan(MEND_MS);
}

// Only with two servers: `npm run test:calls -- --nodes`.
if (Number(process.env.JOURNEY_NODES ?? 1) > 1) {
  test("a server dies in a call between two: sound continues, both learn of each other within 10 s (CALL-4)", async ({
    town,
  }) => {
    const mei = await town.comes("dying", "梅子");
    const jie = await town.comes("living", "阿杰");
    await startCall(mei, jie, "语音通话");
    await press(jie, "接听");
    await Promise.all([mei, jie].map((one) => expectMedia(one, { from: 1, seen: 0 })));
    const silences = await Promise.all([mei, jie].map(measureSilence));
    const since = await town.dies();
    await press(jie, "静音");
    await press(mei, "静音");
    await Promise.all([
      within(since, "she sees that he is mute", sees(mei, "阿杰 已静音")),
      within(since, "he sees that she is mute", sees(jie, "梅子 已静音")),
    ]);
    // One button is in the bar, one in the warning that nobody hears the speaker.
    await screen(mei.page).button("解除静音").first().click();
    await expect(screen(jie.page).text("梅子 已静音")).toHaveCount(0);
    for (const longest of silences) expect(await longest()).toBeLessThan(MEND_MS);
    await press(jie, "挂断");
    await sees(mei, /通话时长/);
  });

  test("a person who hangs up while their server dies has left for the peer within 10 s (CALL-4)", async ({
    town,
  }) => {
    const mei = await town.comes("dying", "梅子");
    const jie = await town.comes("living", "阿杰");
    await startCall(mei, jie, "语音通话");
    await press(jie, "接听");
    await Promise.all([mei, jie].map((one) => expectMedia(one, { from: 1, seen: 0 })));
    const since = await town.dies();
    await press(mei, "挂断");
    await within(since, "the end is seen", sees(jie, /通话时长/));
  });

  test("a server dies while a call rings: the call is answered meanwhile and has sound within 10 s (CALL-3)", async ({
    town,
  }) => {
    const mei = await town.comes("living", "梅子");
    const jie = await town.comes("dying", "阿杰");
    await startCall(mei, jie, "语音通话");
    await expect(screen(jie.page).button("接听")).toBeVisible();
    const since = await town.dies();
    await press(jie, "接听");
    await within(
      since,
      "both talk",
      Promise.all([mei, jie].map((one) => expectMedia(one, { from: 1, seen: 0 }))),
    );
    await press(mei, "挂断");
    await sees(jie, /通话时长/);
  });

  test("a server dies while the caller waits: the answer arrives within 10 s (CALL-3)", async ({ town }) => {
    const mei = await town.comes("dying", "梅子");
    const jie = await town.comes("living", "阿杰");
    await startCall(mei, jie, "语音通话");
    await expect(screen(jie.page).button("接听")).toBeVisible();
    const since = await town.dies();
    await press(jie, "接听");
    await within(
      since,
      "both talk",
      Promise.all([mei, jie].map((one) => expectMedia(one, { from: 1, seen: 0 }))),
    );
    await press(jie, "挂断");
    await sees(mei, /通话时长/);
  });

  test("a server dies while a ring is cancelled: it stops at the peer within 10 s (CALL-3)", async ({
    town,
  }) => {
    const mei = await town.comes("dying", "梅子");
    const jie = await town.comes("living", "阿杰");
    await startCall(mei, jie, "语音通话");
    await expect(screen(jie.page).button("接听")).toBeVisible();
    const since = await town.dies();
    await press(mei, "取消");
    await within(since, "it rings no more", sees(jie, "对方已取消"));
  });

  test("a server dies in a group call: nobody is removed, and all learn of each other within 10 s (CALL-2)", async ({
    town,
  }) => {
    const mei = await town.comes("dying", "梅子");
    const jie = await town.comes("living", "阿杰");
    const lan = await town.comes("dying", "小兰");
    const everybody = [mei, jie, lan];
    const body = { name: "周末爬山", notice: "", friendIds: [jie.id, lan.id] };
    const { id } = await mei.call(api.groups.create, { body });
    await mei.open(groupCallPath(id));
    for (const name of ["阿杰", "小兰"]) await screen(mei.page).text(name).click();
    await press(mei, "语音通话");
    await sees(jie, "梅子 邀请你加入群通话");
    await press(jie, "接听");
    await Promise.all([mei, jie].map((one) => expectMedia(one, { from: 1, seen: 0 })));
    // The phone still rings when the server dies.
    await sees(lan, "梅子 邀请你加入群通话");
    const silences = await Promise.all([mei, jie].map(measureSilence));
    const since = await town.dies();
    await press(jie, "静音");
    await press(mei, "静音");
    await press(lan, "接听");
    note("pressed", since());
    await Promise.all([
      within(
        since,
        "she sees that he is mute",
        expect(tile(mei, "阿杰").getByLabel("阿杰 已静音")).toBeVisible(),
      ),
      within(
        since,
        "he sees that she is mute",
        expect(tile(jie, "梅子").getByLabel("梅子 已静音")).toBeVisible(),
      ),
      within(since, "who was rung hears both", expectMedia(lan, { from: 2, seen: 0 })),
    ]);
    for (const longest of silences) expect(await longest()).toBeLessThan(MEND_MS);
    for (const one of everybody) {
      await expectInCall(one);
      for (const other of everybody)
        await expect(tile(one, other.nickName)).toHaveCount(one === other ? 0 : 1);
    }
    await press(lan, "离开");
    for (const one of [mei, jie]) await expect(tile(one, "小兰")).toHaveCount(0);
  });
}
