import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import {
  expectInCall,
  expectMedia,
  groupCallPath,
  press,
  recordConnections,
  sees,
  tile,
} from "./fixtures/calls.ts";
import { threeFriends } from "./fixtures/friends.ts";
import { befriend } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

// Five browsers that draw and decode need two cores to themselves, so only `npm run test:calls` runs this.
test.setTimeout(240_000);

test("a group call of four: each hears three, a fifth joins later, one leaves (CALL-2)", async ({
  friends,
  person,
}) => {
  const [mei, jie, lan] = await threeFriends(friends);
  const kai = await person("小凯");
  const mia = await person("米娅");
  for (const one of [kai, mia]) await befriend(mei, one);
  const friendIds = [jie.id, lan.id, kai.id, mia.id];
  const { id } = await mei.call(api.groups.create, { body: { name: "周末爬山", notice: "", friendIds } });
  for (const one of [mei, jie, lan, kai, mia]) await recordConnections(one);
  await mia.open(`/pages/chat/chat-box?chatId=g:${id}`);

  await mei.open(groupCallPath(id));
  for (const name of ["阿杰", "小兰", "小凯"]) await screen(mei.page).text(name).click();
  await press(mei, "视频通话");
  for (const one of [jie, lan, kai]) {
    await sees(one, "梅子 邀请你加入群通话");
    await press(one, "接听");
  }
  await press(jie, "开摄像头");
  await Promise.all([
    ...[mei, jie].map((one) => expectMedia(one, { from: 3, seen: 1 })),
    ...[lan, kai].map((one) => expectMedia(one, { from: 3, seen: 2 })),
  ]);

  await sees(mia, "4 人正在通话");
  await press(mia, /^4 人正在通话/);
  await press(mia, "语音加入");
  for (const one of [mei, jie, mia]) await sees(one, "人数较多,摄像头已关闭,只保留声音");
  await Promise.all([mei, jie, lan, kai, mia].map((one) => expectMedia(one, { from: 4, seen: 0 })));

  await press(jie, "静音");
  for (const one of [mei, lan, kai, mia])
    await expect(tile(one, "阿杰").getByLabel("阿杰 已静音")).toBeVisible();
  await press(jie, "离开");
  for (const one of [mei, lan, kai, mia]) await expect(tile(one, "阿杰")).toHaveCount(0);

  await expectInCall(mei);
  await press(mei, "更多");
  await screen(mei.page).pressInDialog("结束所有人的通话");
  await screen(mei.page).pressInDialog("挂断");
  await sees(lan, /通话时长/);
  await mei.open(`/pages/chat/chat-box?chatId=g:${id}`);
  await sees(mei, "通话已结束");
});
