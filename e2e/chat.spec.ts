import { expect } from "@playwright/test";
import { bubble, choose, composer, makeGroup, openChatWith, openGroup, says, sees } from "./fixtures/chat.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("two friends talk, and each sees the other has read", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  if (!mei || !jie) throw new Error("nobody came");
  await openChatWith(mei, jie);
  await says(mei, "到了吗?");
  await sees(mei, "到了吗?");
  await openChatWith(jie, mei);
  await sees(jie, "到了吗?");
  await expect(screen(mei.page).text("已读").first()).toBeVisible();
  await says(jie, "刚到,在北门");
  await sees(mei, "刚到,在北门");
});

test("a recalled message is gone on both sides", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  if (!mei || !jie) throw new Error("nobody came");
  await openChatWith(mei, jie);
  await openChatWith(jie, mei);
  await says(mei, "发错了的话");
  await sees(jie, "发错了的话");
  await choose(mei, "发错了的话", "撤回");
  await expect(bubble(jie, "发错了的话")).toBeHidden();
  await expect(bubble(mei, "发错了的话")).toBeHidden();
  await expect(screen(jie.page).text(/撤回/).first()).toBeVisible();
});

test("what is written without a network waits, in order, and goes when it is back", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  if (!mei || !jie) throw new Error("nobody came");
  await openChatWith(mei, jie);
  await openChatWith(jie, mei);
  await says(mei, "路上");
  await sees(jie, "路上");
  await mei.context.setOffline(true);
  for (const text of ["一", "二", "三"]) await says(mei, text);
  await sees(mei, "三");
  await mei.context.setOffline(false);
  await expect(bubble(jie, "三")).toBeVisible({ timeout: 30_000 });
  const shown = await jie.page
    .getByRole("main")
    .getByText(/^[一二三]$/)
    .allTextContents();
  expect(shown).toEqual(["一", "二", "三"]);
});

test("in a group of three one is mentioned, and the sender sees who has read", async ({ friends }) => {
  const people = await friends("梅子", "阿杰", "苏梅");
  const [mei, jie, su] = people;
  if (!mei || !jie || !su) throw new Error("nobody came");
  const groupId = await makeGroup("周末徒步", people);
  await openGroup(mei, groupId);
  await composer(mei).pressSequentially("@");
  await mei.page.getByRole("listbox", { name: "提到谁" }).getByText("阿杰").click();
  await composer(mei).pressSequentially("八点北门");
  await screen(mei.page).button("发送").click();
  await expect(jie.page.getByText("[有人@我]").first()).toBeAttached({ timeout: 15_000 });
  await openGroup(jie, groupId);
  await openGroup(su, groupId);
  await expect(
    screen(su.page)
      .text(/八点北门/)
      .first(),
  ).toBeVisible();
});

test("a picture goes out and can be opened on the other side", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  if (!mei || !jie) throw new Error("nobody came");
  await openChatWith(mei, jie);
  await openChatWith(jie, mei);
  await screen(mei.page).button("更多").last().click();
  const choosing = mei.page.waitForEvent("filechooser");
  await screen(mei.page).button("相册").click();
  await (await choosing).setFiles("apps/web/public/icons/icon-512.png");
  const send = mei.page.getByRole("button", { name: /^发送/ }).filter({ visible: true });
  if (
    await send
      .first()
      .isVisible()
      .catch(() => false)
  )
    await send.first().click();
  const picture = screen(jie.page).button("查看图片");
  await expect(picture.first()).toBeVisible({ timeout: 20_000 });
  await picture.first().click();
  await expect(screen(jie.page).button("关闭")).toBeVisible();
});
