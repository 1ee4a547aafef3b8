import { expect, type Page } from "@playwright/test";
import { chat } from "./fixtures/chat.ts";
import { pageFaults } from "./fixtures/faults.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { openOnPhone, register } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const calm = { reducedMotion: "reduce" } as const;
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15";

/** Makes the offer that Chromium makes to people, and records whether the app accepted it. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => {
      document.body.dataset.prompted = "yes";
      return { outcome: "accepted" };
    };
    dispatchEvent(Object.assign(offer, { prompt }));
  });

const agents = [
  ["Safari", `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, "安装到桌面", /添加到主屏幕/],
  ["Chrome on an iPhone", `${IPHONE} CriOS/138.0 Mobile/15E148 Safari/604.1`, "安装到桌面", /地址栏旁边/],
  ["WeChat", `${IPHONE} Mobile/15E148 MicroMessenger/8.0.61`, "在浏览器里打开", /在浏览器打开/],
  [
    "Firefox",
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    "安装到桌面",
    /Firefox 的/,
  ],
] as const;

for (const [name, userAgent, title, step] of agents)
  test(`${name}: the settings say how to install the app (APP-7)`, async ({ browser, server }) => {
    const account = await register(server.origin, "梅子");
    const mei = await openOnPhone({ browser, origin: server.origin }, account, { ...calm, userAgent });
    await mei.open("/pages/mine/settings");
    const { button, dialog } = screen(mei.page);
    await button(new RegExp(`^${title}`)).click();
    await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
    await expect(dialog.getByText(step)).toBeVisible();
    expect(await pageFaults(mei.page)).toEqual([]);
    await mei.page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await mei.context.close();
  });

test("an iPhone's tab says that notifications need the installed app, and leads to the steps (MSG-16)", async ({
  browser,
  server,
}) => {
  const account = await register(server.origin, "梅子");
  const userAgent = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
  const mei = await openOnPhone({ browser, origin: server.origin }, account, { ...calm, userAgent });
  await mei.page.addInitScript(() => Reflect.deleteProperty(globalThis, "PushManager"));
  await mei.page.goto("about:blank");
  await mei.open("/pages/mine/settings");
  const { button, dialog } = screen(mei.page);
  await button(/^系统通知/).click();
  await expect(dialog.getByText(/添加到主屏幕/)).toBeVisible();
  await mei.context.close();
});

test("the browser's offer waits in the settings, and is gone once the app is installed (APP-7)", async ({
  person,
}) => {
  const { page, open } = await person("梅子");
  await open("/pages/mine/settings");
  const { button, text } = screen(page);
  await expect(button(/^存储/)).toBeVisible();
  await offerInstall(page);
  await button(/^安装到桌面/).click();
  await expect(page.locator("body")).toHaveAttribute("data-prompted", "yes");
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(text("已安装")).toBeVisible();
  await expect(button(/^安装到桌面/)).toHaveCount(0);
});

test("after a message in the second visit the chat list offers to install, until it is closed (APP-7)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { page, open } = mei;
  const { button, tab } = screen(page);
  const card = page.getByRole("region", { name: "安装到桌面" });
  const speak = async (words: string) => {
    await offerInstall(page);
    await open(`/pages/chat/chat-box?chatId=p:${jie.id}`);
    await chat(page).send(words);
    await expect(chat(page).line(words)).toBeVisible();
    await page.goBack();
    await expect(tab("消息")).toBeVisible();
  };
  await speak("第一次");
  await expect(card).toHaveCount(0);
  await page.reload();
  await speak("第二次");
  await expect(card).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  await button("不再提示").click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await speak("第三次");
  await expect(card).toHaveCount(0);
});

test("storage: what the browser keeps, and what would be lost (APP-7)", async ({ person }) => {
  const { page, open } = await person("梅子");
  await open("/pages/mine/settings");
  const { button, heading, text } = screen(page);
  await button(/^存储/).click();
  await expect(heading("存储")).toBeVisible();
  await expect(text("浏览器会保留")).toBeVisible();
  await expect(text(/聊天记录在服务器上/)).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
});

test("a browser that deleted the stored chats: the app says so once, and the messages return (APP-7)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { page, open } = mei;
  await open(`/pages/chat/chat-box?chatId=p:${jie.id}`);
  await chat(page).send("还在吗");
  await expect(chat(page).line("还在吗")).toBeVisible();
  const isStored = () => page.evaluate(() => localStorage.getItem("chats_of") !== null);
  await expect.poll(isStored).toBe(true);
  await page.goto(new URL("/h5/icons/icon-192.png", page.url()).href);
  await page.evaluate(async () => {
    for (const { name = "" } of await indexedDB.databases())
      await new Promise((deleted) => {
        indexedDB.deleteDatabase(name).onsuccess = deleted;
      });
  });
  await page.goto(new URL(`/h5/#/pages/chat/chat-box?chatId=p:${jie.id}`, page.url()).href);
  const notice = page.getByRole("dialog");
  await expect(notice.getByText("浏览器清除了这台设备上的聊天记录")).toBeVisible();
  await notice.getByRole("button", { name: "知道了" }).click();
  await expect(chat(page).line("还在吗")).toBeVisible();
  await page.reload();
  await expect(chat(page).line("还在吗")).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("the system's bars have the colour of the page in both themes (APP-6)", async ({ person }) => {
  const { page, open } = await person("梅子");
  await open("/pages/mine/settings");
  const bar = page.locator('meta[name="theme-color"]');
  const { text } = screen(page);
  await text("浅色").click();
  await expect(bar).toHaveAttribute("content", "#f6f7f8");
  await page.reload();
  await expect(bar).toHaveAttribute("content", "#f6f7f8");
  await text("深色").click();
  await expect(bar).toHaveAttribute("content", "#0f1114");
});

test("the manifest and what it names are served, and the launch images too (APP-7)", async ({
  request,
  server,
}) => {
  const html = await (await request.get(`${server.origin}/h5/`)).text();
  const images = [...html.matchAll(/apple-touch-startup-image"[^>]*href="([^"]+)"/g)].map(
    ([, href = ""]) => href,
  );
  expect(images.length).toBeGreaterThan(30);
  const manifest = await (await request.get(`${server.origin}/h5/manifest.webmanifest`)).text();
  const named = [...manifest.matchAll(/"src":"([^"]+)"/g)].map(([, src = ""]) => `/h5/${src}`);
  expect(named.length).toBeGreaterThan(7);
  for (const path of [...images, ...named, "/h5/icons/apple-180.png"]) {
    const answer = await request.get(`${server.origin}${path}`);
    expect(answer.headers()["content-type"], path).toMatch(/^image\/(png|webp)/);
  }
});
