import type { ImageJob } from "@4d/contract";
import type { Locator, Page } from "@playwright/test";
import type { Scene } from "../scene.ts";

const PATH = "/pages/create/create-image";
const seen = (found: Locator) => found.filter({ visible: true });
const press = (page: Page, name: RegExp) => seen(page.getByRole("button", { name })).first().click();
const toMine = (page: Page) => seen(page.getByText(/^(我的图片|My pictures)/)).click();
const down = (page: Page, pixels: number) =>
  seen(page.getByRole("main"))
    .last()
    .evaluate((main, top) => main.scrollTo(0, top), pixels);

type Listed = { code: number; data: { items: ImageJob[]; nextCursor: string | null } };

/** The list of my jobs, preceded by others. */
async function withJobs(page: Page, changes: readonly Partial<ImageJob>[]): Promise<void> {
  await page.route(/\/api\/image\/jobs(\?.*)?$/, async (route) => {
    const request = route.request();
    const response = (await (
      await page.request.get(request.url(), { headers: request.headers() })
    ).json()) as Listed;
    const [first] = response.data.items;
    const made = changes.map((change, at) => ({ ...first, id: 900_000 - at, pictures: [], ...change }));
    await route.fulfill({
      json: { ...response, data: { ...response.data, items: [...made, ...response.data.items] } },
    });
  });
  await page.reload();
  await toMine(page);
}

/** A model is configured, whose pictures cost something. */
async function withModel(page: Page): Promise<void> {
  const day = { left: 36, most: 40 };
  const data = { by: "model", price: 8, today: { model: day, builtin: day }, atOnce: 3, underWay: 0 };
  await page.route("**/api/image/terms", (route) =>
    route.fulfill({ json: { code: 200, message: "", data } }),
  );
  await page.reload();
}

const scenes: Record<string, Scene["act"]> = {
  "create-image-lower": (page) => down(page, 620),
  "create-image-model": async (page) => {
    await withModel(page);
    await down(page, 900);
  },
  "create-image-mine": toMine,
  "create-image-open": async (page) => {
    await toMine(page);
    await press(page, /^(第 2 张|Picture 2)/);
    await page.waitForTimeout(700);
  },
  "create-image-use": async (page) => {
    await toMine(page);
    await press(page, /^(第 2 张|Picture 2)/);
    await press(page, /^(设为|Set as)$/);
  },
  "create-image-character": async (page) => {
    await down(page, 900);
    await press(page, /^(选一个角色|Choose a character)$/);
    await page.getByRole("dialog").waitFor();
  },
  "create-image-running": (page) =>
    withJobs(page, [
      { status: "running", made: 0 },
      { status: "queued", made: 0, count: 1 },
    ]),
  "create-image-failed": (page) =>
    withJobs(page, [
      { status: "failed", by: "model", trouble: "timeout", made: 0, cost: 0 },
      { status: "blocked", trouble: "words", found: ["炸弹"], prompt: "一颗炸弹", made: 0 },
      { status: "cancelled", by: "model", made: 0, cost: 0 },
    ]),
};

/** Making pictures, in every state. */
export function listImageScenes(): Scene[] {
  return Object.entries(scenes).map(([file, act]): Scene => ({ file, path: PATH, looker: "me", act }));
}
