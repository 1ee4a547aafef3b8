import { api, MessageType, parseContent } from "@4d/contract";
import sharp from "sharp";
import { button, log, within } from "./driver/query.ts";
import { openWith, pressInDialog } from "./fixtures/chat.ts";
import { recordFilm } from "./fixtures/film.ts";
import { expect, test } from "./fixtures/journey.ts";

test("a film is sent with a cover that shows its picture, and is played", { tag: "@brief" }, async ({
  friends,
  stranger,
  server,
}) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await openWith(mei, jie);
  await openWith(jie, mei);
  // WebKitGTK records a canvas as an empty file.
  const film = await recordFilm(mei.phone.engine === "webkit" ? await stranger("chromium") : mei.phone);
  await mei.phone.tap(button("更多"));
  await mei.phone.choose(button("视频"), film);
  if ((await mei.phone.count(button(/^发送 \d+ 个文件/))) > 0)
    await pressInDialog(mei.phone, /^发送 \d+ 个文件/);
  const play = within(log, button(/^播放视频/));
  await jie.phone.sees(play);
  const [row] = await jie.call(api.privateMessages.history, {
    query: { friendId: mei.id, page: 1, size: 1 },
  });
  const content = row?.type === MessageType.VIDEO ? parseContent(MessageType.VIDEO, row.content) : undefined;
  expect(content?.coverUrl).toMatch(/^\/files\//);
  const cover = await fetch(`${server.origin}${content?.coverUrl}`);
  const { channels } = await sharp(await cover.arrayBuffer()).stats();
  expect(channels[0]?.mean).toBeGreaterThan(60);
  await jie.phone.tap(play);
  const plays = () =>
    jie.phone.evaluate(
      () => [...document.querySelectorAll("video")].some((one) => one.currentTime > 0.2) || undefined,
    );
  await jie.phone.until("the film does not play", plays);
});
