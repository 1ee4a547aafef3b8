import { expect, type Page } from "@playwright/test";
import { pageFaults } from "./fixtures/faults.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const LOGIN = "/h5/#/pages/login/login";

/** The plain page says this in Chinese and in English, and the endless picture is gone. */
async function expectPlainPage(page: Page, zh: string, en: string): Promise<void> {
  const said = page.getByRole("alert");
  await expect(said).toContainText(zh, { timeout: 6000 });
  await expect(said).toContainText(en);
  await expect(page.locator(".boot-mark")).toHaveCount(0);
}

test("a browser whose promises are broken gets a plain page (APP-14)", async ({ page, server }) => {
  await page.addInitScript(() => {
    class Broken {
      constructor() {
        throw new TypeError("promises are broken");
      }
    }
    Reflect.set(globalThis, "Promise", Broken);
  });
  await page.goto(server.origin + LOGIN);
  await expectPlainPage(page, "没能启动", "The app could not start");
  await expect(page.getByRole("alert")).toContainText("promises are broken");
  await expect(page.getByRole("button", { name: /清除程序文件/ })).toBeVisible();
});

test("a browser without promises gets a plain page (APP-14)", async ({ page, server }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, "Promise", undefined);
  });
  await page.goto(server.origin + LOGIN);
  await expectPlainPage(page, "没能启动", "The app could not start");
});

test("a browser below the oldest supported ones reads which ones are (APP-14)", async ({ page, server }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "findLast");
  });
  await page.route(/assets\/index-.*\.js$/, (route) =>
    route.fulfill({ body: "let a = ;", contentType: "text/javascript" }),
  );
  await page.goto(server.origin + LOGIN);
  await expectPlainPage(page, "这个浏览器太旧了", "This browser is too old");
  await expect(page.getByRole("alert")).toContainText("iOS 16.4 · Chrome 109");
});

test("files that do not arrive are named, and loading again helps (APP-14)", async ({ page, server }) => {
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(server.origin + LOGIN);
  await expectPlainPage(page, "没能下载完整", "The app did not load completely");
  expect(await pageFaults(page)).toEqual([]);
  await page.unroute(/assets\/.*\.js$/);
  await page.getByRole("button", { name: "重新加载 · Load again" }).click();
  await expect(screen(page).button("登录")).toBeVisible();
});

test("the program files are cleared by a press, and the app starts (APP-14)", async ({ page, server }) => {
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(server.origin + LOGIN);
  await page.unroute(/assets\/.*\.js$/);
  await page.getByRole("button", { name: /清除程序文件并重试/ }).click();
  await expect(screen(page).button("登录")).toBeVisible();
});

test("a slow network is named after five seconds, and the app starts all the same (APP-14)", async ({
  page,
  server,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.origin + LOGIN, { waitUntil: "commit" });
  await expect(page.getByRole("alert")).toContainText("The network is slow", { timeout: 8000 });
  await expect(page.locator(".boot-mark")).toBeVisible();
  release();
  await expect(screen(page).button("登录")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the app says that it needs JavaScript (APP-14)", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.origin + LOGIN);
  const note = page.locator("noscript p");
  await expect(note).toBeVisible();
  await expect(note).toContainText("Fourth Dimension needs JavaScript");
  await context.close();
});
