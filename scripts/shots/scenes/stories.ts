import type { Locator, Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

const seen = (found: Locator) => found.filter({ visible: true });
const press = (name: RegExp) => async (page: Page) => seen(page.getByRole("button", { name })).last().click();
const tab = (name: RegExp) => async (page: Page) => seen(page.getByText(name)).first().click();
const choose = (page: Page) => seen(page.getByRole("listitem").getByRole("button")).first().click();

const editor: Record<string, Scene["act"]> = {
  "story-structure": async (page) => seen(page.getByRole("application")).waitFor(),
  "story-list": press(/^(看列表|As a list)$/),
  "story-node": async (page) => seen(page.getByRole("application").getByRole("button")).first().click(),
  "story-write": tab(/^(写作|Write)$/),
  "story-rules": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(第 1 个选项的条件和变化|Conditions and effects of choice 1)/)(page);
  },
  "story-variables": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(变量|Variables)/)(page);
  },
  "story-cast": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(角色表|Cast)/)(page);
  },
  "story-paint": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(换一张|Another one|用几个词画背景|Paint the background from words)$/)(page);
    await page.waitForTimeout(1500);
  },
  "story-suggest": async (page) => {
    await tab(/^(写作|Write)$/)(page);
    await press(/^(接下来可以怎么写|Suggest what happens next)$/)(page);
    await seen(page.getByRole("button", { name: /^(收下|Use it)$/ })).scrollIntoViewIfNeeded();
  },
  "story-play": tab(/^(试玩|Play)$/),
  "story-trial": async (page) => {
    await tab(/^(试玩|Play)$/)(page);
    await press(/^(开始试玩|Play)$/)(page);
    await seen(page.getByRole("button", { name: /^(结束试玩|Stop playing)$/ })).waitFor();
  },
  "story-random": async (page) => {
    await tab(/^(试玩|Play)$/)(page);
    await press(/^(随机玩 500 次|Play 500 times)$/)(page);
    await seen(page.getByText(/^(玩了 500 次|Played 500 times)/)).scrollIntoViewIfNeeded();
  },
  "story-publish": tab(/^(发布|Publish)$/),
};

/** I have almost no capsules left. */
async function poor(page: Page): Promise<void> {
  await page.route("**/api/capsule/account*", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: object };
    const data = { ...json.data, balance: 12, paid: 0, bonus: 12, income: 0 };
    await route.fulfill({ json: { ...json, data } });
  });
  await page.reload();
  const door = seen(page.getByRole("region", { name: /^(付费章节|A paid chapter)$/ }));
  const choice = seen(page.getByRole("listitem").getByRole("button")).first();
  // After an earlier picture the reader is at the locked chapter already.
  await door.or(choice).waitFor();
  if ((await door.count()) === 0) await choice.click();
  await door.waitFor();
  await page.waitForTimeout(600);
  await page.unroute("**/api/capsule/account*");
}

/** Writing and reading stories, with what happens on the screens. */
export function listStoryScenes({ stories: { draft, published, reading, paid, long } }: Company): Scene[] {
  const scene = (file: string, path: string, act: Scene["act"]): Scene => ({ file, path, looker: "me", act });
  const still = async () => undefined;
  const front = (id: number) => `/pages/story/story?id=${id}`;
  const read = (id: number) => `/pages/story/story-read?id=${id}`;
  return [
    ...Object.entries(editor).map(([file, act]) =>
      scene(file, `/pages/create/interactive-fiction?id=${draft}`, act),
    ),
    scene(
      "story-publish-sound",
      `/pages/create/interactive-fiction?id=${published}`,
      tab(/^(发布|Publish)$/),
    ),
    scene("story-versions", `/pages/create/interactive-fiction?id=${published}`, async (page) => {
      await tab(/^(发布|Publish)$/)(page);
      await press(/^(发布过的版本|Published versions)$/)(page);
    }),
    scene("story-mine", front(published), still),
    scene("story-paid", front(paid), still),
    scene("story-long", front(long), still),
    scene("story-read-map", read(reading), press(/^(故事地图|Story map)$/)),
    scene("story-read-history", read(reading), async (page) => {
      await press(/^(更多|More)$/)(page);
      await page.getByRole("menuitem", { name: /^(读过的|What I read)$/ }).click();
    }),
    scene("story-read-settings", read(reading), async (page) => {
      await press(/^(更多|More)$/)(page);
      await page.getByRole("menuitem", { name: /^(阅读设置|Reading)$/ }).click();
    }),
    scene("story-read-locked", read(paid), choose),
    scene("story-read-poor", read(paid), poor),
    scene("story-read-ending", read(published), async (page) => {
      for (let step = 0; step < 20; step += 1) {
        if ((await seen(page.getByRole("region", { name: /^(结局|Ending)$/ })).count()) > 0) return;
        await choose(page);
        await page.waitForTimeout(200);
      }
    }),
  ];
}
