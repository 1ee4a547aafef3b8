import { picture } from "../fixtures/pictures.ts";
import { button, heading, log, tab, within } from "./driver/query.ts";
import { chatField, chooseFromMenu, line, openWith, pressInDialog, say } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/journey.ts";

test("two people talk, and each sees how far a message got", { tag: "@brief" }, async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await openWith(mei, jie);
  await say(mei.phone, "明天爬山吗?");
  await mei.phone.sees(line("送达"));
  await jie.phone.tap(tab(/消息/));
  await jie.phone.tap(button(/梅子.*明天爬山吗/));
  await jie.phone.sees(line("明天爬山吗?"));
  await mei.phone.sees(line("已读"));
  await say(jie.phone, "爬，七点东门见");
  await mei.phone.sees(line("爬，七点东门见"));
  await jie.phone.sees(line("已读"));
});

test("a message is recalled on both sides, and written again", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await openWith(mei, jie);
  await openWith(jie, mei);
  await say(mei.phone, "八点见");
  await jie.phone.sees(line("八点见"));
  await chooseFromMenu(mei.phone, "八点见", "撤回");
  await pressInDialog(mei.phone, "撤回");
  await mei.phone.sees(line(/你撤回了一条消息/));
  await jie.phone.sees(line("梅子 撤回了一条消息"));
  await jie.phone.misses(line("八点见"));
  await mei.phone.tap(within(log, button("重新编辑")));
  expect(await mei.phone.value(chatField)).toBe("八点见");
});

test("a picture arrives and is opened", { tag: "@brief" }, async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await openWith(mei, jie);
  await openWith(jie, mei);
  await mei.phone.tap(button("更多"));
  await mei.phone.choose(button("相册"), { name: "plum.png", buffer: await picture(1600, 900) });
  const shown = within(log, button("查看图片"));
  await jie.phone.sees(shown);
  const width = () =>
    jie.phone.evaluate(
      (query) => hands.find(query)[0]?.querySelector("img")?.naturalWidth || undefined,
      shown,
    );
  await jie.phone.until("the picture is not drawn", width);
  await jie.phone.tap(shown);
  await jie.phone.sees(button("保存图片"));
  await jie.phone.tap(button("关闭"));
  await jie.phone.misses(button("保存图片"));
  await jie.phone.sees(heading("梅子"));
});
