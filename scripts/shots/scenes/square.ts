import type { Locator, Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

const seen = (found: Locator) => found.filter({ visible: true });
const press = (page: Page, name: RegExp) => seen(page.getByRole("button", { name })).first().click();
const DISCOVER = "/pages/discover/discover";

/** Goes back a week. Nobody can answer a week that is over, so the week before is mocked from this one. */
async function weekBefore(page: Page): Promise<void> {
  await page.route(/square\/prompt/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { prompt: { week: number; endsAt: number } } };
    const isPast = route.request().url().includes("week=");
    const { prompt } = body.data;
    const weeks = isPast
      ? { earlier: prompt.week - 1, later: prompt.week + 1 }
      : { earlier: prompt.week - 1, later: null };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...weeks } } });
  });
  await page.reload();
  await press(page, /^(更早的话题|Earlier)$/);
  await seen(page.getByText(/^(往期话题|An earlier prompt)$/))
    .first()
    .waitFor();
}

/** Discover and the square, with what opens over them. */
export function listSquareScenes({ square: { post, mine } }: Company): Scene[] {
  const scenes: [file: string, path: string, act: Scene["act"]][] = [
    ["discover-newest", DISCOVER, (page) => press(page, /^(最新|Newest)$/)],
    ["discover-people", DISCOVER, (page) => press(page, /^(人和群|People and groups)$/)],
    [
      "group-found",
      DISCOVER,
      async (page) => {
        await press(page, /^(人和群|People and groups)$/);
        await press(page, /流星雨观测站/);
      },
    ],
    [
      "discover-options",
      DISCOVER,
      async (page) => {
        await press(page, /^(最新|Newest)$/);
        await press(page, /(的更多操作$|^More about)/);
      },
    ],
    [
      "discover-taste",
      DISCOVER,
      async (page) => {
        await press(page, /^(角色|Characters)$/);
        await press(page, /^(试玩|Try)/);
      },
    ],
    [
      "discover-taste-story",
      DISCOVER,
      async (page) => {
        // The ranking does not include a post this new.
        await press(page, /^(最新|Newest)$/);
        await press(page, /^(试玩|Try)/);
        await page.waitForTimeout(1000);
      },
    ],
    ["prompt-past", "/pages/square/prompt", weekBefore],
    ["edit-topic", `/pages/square/edit?id=${mine}`, (page) => press(page, /^(话题|Topic)/)],
    ["post-answer", `/pages/square/post?id=${post}`, (page) => press(page, /^(回复|Reply)$/)],
    [
      "compose-words",
      "/pages/square/compose",
      (page) => seen(page.getByRole("textbox")).last().fill("海边的一天,从退潮开始。"),
    ],
  ];
  return scenes.map(([file, path, act]): Scene => ({ file, path, looker: "me", act }));
}
