import { readFile } from "node:fs/promises";
import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { twoFriends } from "./fixtures/friends.ts";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** Saves the QR code that is open as a picture. */
async function savedCode({ page }: Person): Promise<Buffer> {
  const saving = page.waitForEvent("download");
  await screen(page).button("保存图片").click();
  return readFile(await (await saving).path());
}

/** Scans a code from a picture, as a person does who was sent one. */
async function scan({ page, open }: Person, buffer: Buffer): Promise<void> {
  await open("/pages/friend/scan");
  const chooser = page.waitForEvent("filechooser");
  await screen(page).button("从图片识别").click();
  await (await chooser).setFiles({ name: "code.png", mimeType: "image/png", buffer });
}

test("my card, saved as a picture, leads a stranger to me (FRIEND-2)", async ({ person }) => {
  const [mei, jie] = [await person("梅子"), await person("阿杰")];
  await mei.open("/pages/create/create");
  await screen(mei.page).button("我的名片").click();
  await scan(jie, await savedCode(mei));
  const { at, heading } = screen(jie.page);
  await at(`/pages/common/user-info\\?id=${mei.id}`);
  await expect(heading("梅子")).toBeVisible();
});

test("a group's code, saved as a picture, leads into the group until it is renewed (GROUP-2)", async ({
  person,
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { id } = await mei.call(api.groups.create, { body: { name: "周末徒步", friendIds: [jie.id] } });
  const xu = await person("许愿");
  const { button, pressInDialog, expectToast } = screen(mei.page);
  await mei.open(`/pages/group/group-info?id=${id}`);
  await button("群二维码").click();
  const code = await savedCode(mei);
  await scan(xu, code);
  const there = screen(xu.page);
  await there.at("/pages/group/group-info");
  await expect(there.text("周末徒步")).toBeVisible();
  await there.button("加入群聊").click();
  await expect.poll(async () => (await xu.call(api.groups.list)).length).toBe(1);

  await button("重置邀请").click();
  await pressInDialog("重置");
  await expectToast("已重置,旧的邀请不再有效");
  const ling = await person("小灵");
  await scan(ling, code);
  await expect(screen(ling.page).text(/失效|过期|不存在/)).toBeVisible();
});
