import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { AI_CHAT_PATH, aiChat } from "./fixtures/ai-chat.ts";
import { publicCharacter } from "./fixtures/characters.ts";
import { chat, openWith } from "./fixtures/chat.ts";
import { film } from "./fixtures/films.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { expectOneMovement, watchMovements } from "./fixtures/movements.ts";
import { clearPicture, inspectPicture, movingPicture, picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const png = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });
const noPictures = [
  png("empty.png", Buffer.alloc(0)),
  { name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("七点，东门") },
  {
    name: "IMG_0001.HEIC",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"),
  },
];

/** Delays the next responses to a sent message, or drops them. */
async function delaySends(page: Page, ms: number, failures = 0): Promise<void> {
  let left = failures;
  await page.route("**/api/message/private/send*", async (route) => {
    left -= 1;
    if (left >= 0) return route.abort();
    const answer = await route.fetch();
    await new Promise((waited) => setTimeout(waited, ms));
    return route.fulfill({ response: answer });
  });
}

/** Waits until the message is shown as sent, and for late effects. */
async function settled(page: Page): Promise<void> {
  await expect(chat(page).log.getByRole("img", { name: "正在发送" })).toHaveCount(0);
  await page.evaluate(async () => {
    for (let at = 0; at < 40; at += 1) await new Promise(requestAnimationFrame);
  });
}

test("a message moves once, when it appears: text, picture, voice, file, sticker, retries", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  const { page } = mei;
  const hers = chat(page);
  const { button } = screen(page);
  await hers.send("先说一句");
  await settled(page);
  await delaySends(page, 600);
  const once = async (send: () => Promise<unknown>, isThere: () => Promise<unknown>) => {
    await watchMovements(page);
    await send();
    await isThere();
    await settled(page);
    await expectOneMovement(page);
  };
  await once(
    () => hers.send("只动一次"),
    () => expect(hers.line("只动一次")).toBeVisible(),
  );
  await once(
    async () => hers.attach("相册", png("plum.png", await picture(800, 600))),
    () => expect(hers.log.getByRole("button", { name: "查看图片" })).toBeVisible(),
  );
  await once(
    async () => {
      await hers.attach("文件", { name: "计划.txt", mimeType: "text/plain", buffer: Buffer.from("七点") });
      await hers.sendSheet();
    },
    () => expect(hers.log.getByRole("link", { name: "下载 计划.txt" })).toBeVisible(),
  );
  await once(
    async () => {
      await button("表情").click();
      await page.getByRole("tab", { name: "贴纸" }).click();
      await page.getByRole("button", { name: "表情 你好" }).filter({ visible: true }).first().click();
    },
    () => expect(hers.log.getByRole("img", { name: /^表情/ })).toBeVisible(),
  );
  await page.unroute("**/api/message/private/send*");
  await delaySends(page, 100, 2);
  await once(
    () => hers.send("断了两次"),
    () => expect(hers.line("断了两次")).toBeVisible(),
  );
  await button("语音").click();
  await once(
    async () => {
      const hold = await button("按住说话").boundingBox();
      await page.mouse.move((hold?.x ?? 0) + 60, (hold?.y ?? 0) + 15);
      await page.mouse.down();
      await expect(page.getByRole("timer")).toHaveText("0:02");
      await page.mouse.up();
    },
    () => expect(hers.log.getByRole("button", { name: /^播放语音/ })).toBeVisible(),
  );
});

test("a message to a character moves once, and so does its reply", async ({ person, server }) => {
  const { id: characterId, userId } = await publicCharacter(server.origin, "塞娜");
  const mei = await person("梅子");
  await mei.call(api.aiChats.open, { params: { characterId }, body: {} });
  await mei.open(`${AI_CHAT_PATH}?userId=${userId}`);
  const hers = aiChat(mei.page);
  await hers.send("今天有点累");
  await settled(mei.page);
  await delaySends(mei.page, 600);
  await watchMovements(mei.page);
  await hers.send("外面下雨了");
  await settled(mei.page);
  const begun = await mei.page.evaluate(() => window.movements.begun);
  expect(begun).toBe(2);
});

test("a picture that cannot be read says why, and is sent as a file or removed", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const hers = chat(mei.page);
  const { button } = screen(mei.page);
  for (const [at, reason] of [/是空的/, /已损坏，或者不是图片/, /HEIC/].entries()) {
    const file = noPictures[at];
    if (file === undefined) throw new Error("three were requested");
    await hers.attach("相册", file);
    const note = hers.log.getByRole("group", { name: "没有发出" });
    await expect(note.getByText(reason)).toBeVisible();
    await expect(note.getByRole("button")).toHaveText(["按文件发送", "重试", "移除"]);
    await note.getByRole("button", { name: "重试" }).click();
    await expect(note.getByText(reason)).toBeVisible();
    await note.getByRole("button", { name: "按文件发送" }).click();
    await expect(chat(jie.page).log.getByRole("link", { name: `下载 ${file.name}` })).toBeVisible();
    await expect(note).toHaveCount(0);
  }
  await hers.attach("相册", png("again.png", Buffer.from("no")));
  await hers.log.getByRole("button", { name: "移除" }).click();
  await expect(hers.log.getByRole("group", { name: "没有发出" })).toHaveCount(0);
  await expect(button("更多")).toBeVisible();
});

test("an animated picture stays animated, and its transparent parts stay transparent", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const his = chat(jie.page);
  const fetched = async (address: string | null) =>
    (await jie.page.request.get(new URL(address ?? "", jie.page.url()).href)).body();
  const moves = { name: "moves.webp", mimeType: "image/webp", buffer: await movingPicture(300, 5) };
  await chat(mei.page).attach("相册", moves);
  const shown = his.log.getByRole("button", { name: "查看图片" });
  await expect(shown).toHaveCount(1);
  // In the chat as well: over the thumbnail, which is still, and which is hidden then.
  const drawn = shown.locator("img");
  const seen = (at: number) => drawn.nth(at).evaluate((image) => getComputedStyle(image).opacity);
  await expect.poll(() => seen(-1)).toBe("1");
  await expect.poll(() => seen(-2)).toBe("0");
  expect(await inspectPicture(await fetched(await drawn.last().getAttribute("src")))).toMatchObject({
    frames: 5,
    corner: 0,
  });
  await chat(mei.page).attach("相册", png("clear.png", await clearPicture(1_200)));
  await expect(shown).toHaveCount(2);
  await shown.last().click();
  const whole = jie.page.getByRole("dialog").locator("img").filter({ visible: true }).first();
  await expect.poll(() => whole.getAttribute("src")).toContain("/files/");
  const { corner, middle } = await inspectPicture(await fetched(await whole.getAttribute("src")));
  expect(corner).toBeLessThan(8);
  expect(middle).toBeGreaterThan(247);
});

test("a file chosen under 文件 is sent as a file, whatever it is", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const hers = chat(mei.page);
  for (const file of [...noPictures, png("whole.png", await picture(300, 200))]) {
    await hers.attach("文件", file);
    await hers.sendSheet();
    await expect(chat(jie.page).log.getByRole("link", { name: `下载 ${file.name}` })).toBeVisible();
  }
  await expect(chat(jie.page).log.getByRole("button", { name: "查看图片" })).toHaveCount(0);
});

test("the cover of a video that begins in black is its first picture (MSG-12)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const buffer = await film("#000", "#e08a2c", "#e08a2c");
  await chat(mei.page).attach("视频", { name: "爬山.webm", mimeType: "video/webm", buffer });
  const cover = chat(jie.page)
    .log.getByRole("button", { name: /^播放视频/ })
    .locator("img");
  const address = new URL((await cover.getAttribute("src")) ?? "", jie.page.url()).href;
  const [red] = (await sharp(await (await jie.page.request.get(address)).body()).stats()).channels;
  expect(red?.mean).toBeGreaterThan(150);
});

test("a video whose codec this device lacks is offered as a download", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const film = {
    name: "爬山.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0isomhvc1"),
  };
  await chat(mei.page).attach("视频", film);
  const his = chat(jie.page);
  await his.log.getByRole("button", { name: /^播放视频/ }).click();
  await expect(his.log.getByText(/这台设备放不了这个视频/)).toBeVisible();
  const link = his.log.getByRole("link", { name: "下载视频" });
  const address = (await link.getAttribute("href")) ?? "";
  const got = await jie.page.request.get(new URL(address, jie.page.url()).href);
  expect(await got.body()).toEqual(film.buffer);
});

/**
 * Pastes or drops into the field what an office program puts into the clipboard: words, and a picture of
 * them.
 */
const carry = (page: Page, how: "paste" | "drop", text: string, bytes: Buffer) =>
  chat(page).field.evaluate(
    (field, { how: kind, text: words, base64 }) => {
      const data = new DataTransfer();
      if (words !== "") data.setData("text/plain", words);
      const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([file], "image.png", { type: "image/png" }));
      const made = { bubbles: true, cancelable: true };
      const event =
        kind === "paste"
          ? new ClipboardEvent("paste", { ...made, clipboardData: data })
          : new DragEvent("drop", { ...made, dataTransfer: data });
      // The browser inserts the words only for a real paste; this tests that it may.
      if (field.dispatchEvent(event) && kind === "paste") document.execCommand("insertText", false, words);
    },
    { how, text, base64: bytes.toString("base64") },
  );

for (const how of ["paste", "drop"] as const)
  test(`words with a picture of them (${how}) are inserted as words, and the picture is offered`, async ({
    friends,
  }) => {
    const [mei, jie] = await twoFriends(friends);
    await openWith(mei, jie);
    const hers = chat(mei.page);
    const { button, dialog } = screen(mei.page);
    await hers.field.focus();
    await carry(mei.page, how, "第一行\n第二行", await picture(300, 200));
    await expect(hers.field).toHaveValue("第一行\n第二行");
    await expect(dialog).toHaveCount(0);
    await button("发图片").click();
    await hers.sendSheet();
    await expect(hers.log.getByRole("button", { name: "查看图片" })).toBeVisible();
    await expect(hers.field).toHaveValue("第一行\n第二行");
    await carry(mei.page, how, "", await picture(300, 200));
    await expect(dialog).toBeVisible();
  });
