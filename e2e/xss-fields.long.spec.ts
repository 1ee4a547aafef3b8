import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { guard } from "./fixtures/guard.ts";
import { befriend, register } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";
import { fillWithPayload as poisonWith } from "./fixtures/xss-attacker.ts";
import { payloads } from "./xss-payloads.ts";

const ATTACKERS = 20;

interface Stop {
  path: string;
  query: string;
  shows: string;
}

/**
 * Goes through addresses inside the page, as fast as their screens appear; neighbours have different paths.
 */
async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const { path, query, shows } of all) {
      location.hash = `#${path}${query}`;
      const until = performance.now() + 30_000;
      while (document.querySelector(`[data-page="${path}"]:not([inert]) ${shows}`) === null) {
        if (performance.now() > until) throw new Error(`${path}${query} showed no ${shows}`);
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
    }
  }, stops);
}

test("two hundred hostile texts in names, remarks, labels, announcements and requests stay plain text", async ({
  person,
  server,
}) => {
  test.setTimeout(480_000);
  const jie = await person("阿杰");
  const watch = await guard(jie.page);
  await jie.page.reload();
  const attackers = await Promise.all(
    Array.from({ length: ATTACKERS }, () => register(server.origin, "生人")),
  );
  const groups: number[] = [];
  for (const attacker of attackers) {
    await befriend(attacker, jie);
    groups.push((await attacker.call(api.groups.create, { body: { name: "群", friendIds: [jie.id] } })).id);
  }
  for (let from = 0; from < payloads.length; from += ATTACKERS) {
    const round = payloads.slice(from, from + ATTACKERS);
    await Promise.all(round.map((payload, at) => poison(at, payload)));
    for (const path of ["/pages/friend/friend", "/pages/friend/new-friends", "/pages/group/group", "/"]) {
      await jie.open(path);
      await jie.page.reload();
      await expect(
        jie.page.getByRole("main").filter({ visible: true }).getByRole("button").nth(3),
      ).toBeVisible();
      await watch.clean(`${path} after payload ${from}`);
    }
    await walk(
      jie.page,
      attackers.flatMap(({ id }, at) => [
        { path: "/pages/common/user-info", query: `?id=${id}`, shows: "h1" },
        { path: "/pages/group/group-notice", query: `?id=${groups[at]}`, shows: "article" },
      ]),
    );
    await watch.clean(`people and groups after payload ${from}`);
  }
  function poison(at: number, payload: string): Promise<void> {
    const attacker = attackers[at];
    const groupId = groups[at];
    if (!attacker || !groupId) throw new Error("more payloads than attackers");
    return poisonWith(attacker, jie, groupId, payload);
  }
});

test("two hundred hostile texts typed into the fields stay in them", async ({ friends }) => {
  test.setTimeout(300_000);
  const [mei, jie] = await friends("梅子", "阿杰");
  if (!mei || !jie) throw new Error("two people");
  const { page } = mei;
  const watch = await guard(page);
  await page.reload();
  const { field, text } = screen(page);
  await mei.open("/pages/friend/friend");
  for (const payload of payloads) {
    const words = payload.replaceAll(/[\n\r]/g, "");
    await field("搜索昵称、备注或账号").fill(words);
    // An A under a heap of combining marks is the A of a friend's name, here too.
    await expect(text(/朋友里没有|到所有人里找找/).first()).toBeVisible();
  }
  await watch.clean("the search of contacts");
  await openWith(mei, jie);
  for (const payload of payloads) await chat(page).field.fill(payload);
  await chat(page).send(payloads[20] ?? "");
  await expect(chat(page).line(payloads[20] ?? "")).toBeVisible();
  await chat(page).field.fill(payloads[0] ?? "");
  await mei.open("/");
  await expect(text("[草稿]")).toBeVisible();
  await watch.clean("drafts");
  for (const [path, name] of [
    ["/pages/friend/friend-add", "搜索账号或昵称"],
    ["/pages/chat/search", "搜索聊天、联系人、消息"],
    ["/pages/mine/mine-edit", "昵称"],
    ["/pages/mine/mine-edit", "签名"],
  ] as const) {
    await mei.open(path);
    for (const payload of payloads) await field(name).fill(payload);
    await watch.clean(`${path} ${name}`);
  }
});
