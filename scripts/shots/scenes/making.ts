import type { CharacterDraft } from "@4d/contract";
import type { Locator, Page } from "@playwright/test";
import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

const seen = (found: Locator) => found.filter({ visible: true });
const press = (name: RegExp) => (page: Page) => seen(page.getByRole("button", { name })).last().click();
const toStep = (name: RegExp) => async (page: Page) => {
  await seen(page.getByRole("navigation").getByRole("button", { name })).click();
};
const down = (page: Page, pixels: number) =>
  seen(page.getByRole("main"))
    .last()
    .evaluate((main, top) => main.scrollTo(0, top), pixels);

type Answer = { data: CharacterDraft };

/** Another person wrote in the same field a moment ago. */
const clash = async (page: Page) => {
  await page.route(/\/api\/character\/\d+$/, async (route) => {
    const request = route.request();
    if (request.method() !== "PUT") return route.fallback();
    const address = `${request.url()}/draft`;
    const { data } = (await (
      await page.request.get(address, { headers: request.headers() })
    ).json()) as Answer;
    const sheet = { ...data.sheet, tagline: "替迷路的船守着光的人" };
    const draft = { ...data, sheet, version: data.version + 1 };
    await route.fulfill({ json: { code: 409, message: "", data: { draft } } });
  });
  await toStep(/^(身份|Identity)/)(page);
  await seen(page.getByLabel(/^(一句话介绍|In one line)$/)).fill("住在灯塔里的人");
  await page.getByRole("dialog").waitFor();
};

const steps: Record<string, Scene["act"]> = {
  "create-ai-identity": toStep(/^(身份|Identity)/),
  "create-ai-soul": toStep(/^(灵魂|Soul)/),
  "create-ai-examples": async (page) => {
    await toStep(/^(灵魂|Soul)/)(page);
    await down(page, 1050);
  },
  "create-ai-opening": toStep(/^(开场|Opening)/),
  "create-ai-style": toStep(/^(风格|Style)/),
  "create-ai-voice": toStep(/^(声音|Voice)/),
  "create-ai-lore": async (page) => {
    await toStep(/^(设定集|Lore)/)(page);
    await press(/灯塔/)(page);
  },
  "create-ai-sharing": toStep(/^(可见范围|Visibility)/),
  "create-ai-strength": press(/^(鲜活度|Alive)/),
  "create-ai-delete": async (page) => {
    await press(/^(更多|More)$/)(page);
    await page.getByRole("menuitem", { name: /^(删除草稿|Delete draft)$/ }).click();
  },
};

/** An entry with all that can decide about it. */
const openConditions = async (page: Page) => {
  await press(/灯塔、海雾/)(page);
  await seen(page.getByText(/^(更多条件|More conditions)$/)).click();
  await down(page, 700);
};

/** The pages for making a character, with what happens on them. */
export function listMakingScenes({ making: { draft, published, rejected, book } }: Company): Scene[] {
  const scene = (file: string, path: string, act: Scene["act"]): Scene => ({ file, path, looker: "me", act });
  const preview = "/pages/create/preview-ai";
  return [
    scene("create-idea", "/pages/create/create", press(/^(灵感捏人|Dream one up)$/)),
    ...Object.entries(steps).map(([file, act]) => scene(file, `/pages/create/create-ai?id=${draft}`, act)),
    scene("dialog-style-wry", `/pages/create/dialog-style?id=${draft}`, press(/^(俏皮|Wry)/)),
    scene("dialog-style-more", `/pages/create/dialog-style?id=${draft}`, (page) => down(page, 900)),
    scene("voice-select-device", `/pages/create/voice-select?id=${draft}`, (page) =>
      seen(page.getByText(/^(本机|Device)$/)).click(),
    ),
    scene("preview-ai-more", `${preview}?id=${draft}`, (page) => down(page, 700)),
    scene("preview-ai-talk", `${preview}?id=${draft}&tab=talk`, async (page) => {
      await seen(page.getByRole("textbox")).last().fill("今天有点累,想听你说说话。");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(1500);
    }),
    scene("preview-ai-publish", `${preview}?id=${draft}`, press(/^(发布|Publish)$/)),
    scene("preview-ai-published", `${preview}?id=${published}`, async () => undefined),
    scene("preview-ai-rejected", `${preview}?id=${rejected}`, async () => undefined),
    scene("create-ai-emotions", `/pages/create/create-ai?id=${draft}&step=look`, (page) => down(page, 2000)),
    scene("lorebooks", "/pages/create/lorebooks", async () => undefined),
    scene("lorebook", `/pages/create/lorebook?id=${book}`, async () => undefined),
    scene("lorebook-entry", `/pages/create/lorebook?id=${book}`, press(/灯塔、海雾/)),
    scene("lorebook-more", `/pages/create/lorebook?id=${book}`, openConditions),
    scene("lorebook-more-down", `/pages/create/lorebook?id=${book}`, async (page) => {
      await openConditions(page);
      await down(page, 1700);
    }),
    scene("lorebook-end", `/pages/create/lorebook?id=${book}`, (page) => down(page, 2000)),
    scene("create-ai-lorebooks", `/pages/create/create-ai?id=${draft}&step=lore`, async (page) => {
      await down(page, 700);
      await press(/^(添加世界书|Add a lorebook)$/)(page);
      await page.getByRole("dialog").waitFor();
    }),
    scene("create-ai-lore-end", `/pages/create/create-ai?id=${draft}&step=lore`, (page) => down(page, 900)),
    // What it leaves behind is stored on the device, so it comes last.
    scene("create-ai-merge", `/pages/create/create-ai?id=${draft}`, clash),
  ];
}
