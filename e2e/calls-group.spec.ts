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
import { threeFriends, twoFriends } from "./fixtures/friends.ts";
import { befriend, openOnPhone } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

// Four browsers that draw and decode nine videos, on two cores.
test.setTimeout(180_000);

test("a group call: each hears all the others, one joins later, one leaves (CALL-2)", async ({
  friends,
  person,
}) => {
  const [mei, jie, lan] = await threeFriends(friends);
  const kai = await person("小凯");
  await befriend(mei, kai);
  const body = { name: "周末爬山", notice: "", friendIds: [jie.id, lan.id, kai.id] };
  const { id } = await mei.call(api.groups.create, { body });
  for (const one of [mei, jie, lan, kai]) await recordConnections(one);
  await kai.open(`/pages/chat/chat-box?chatId=g:${id}`);

  await mei.open(groupCallPath(id));
  for (const name of ["阿杰", "小兰"]) await screen(mei.page).text(name).click();
  await press(mei, "视频通话");
  for (const one of [jie, lan]) {
    await sees(one, "梅子 邀请你加入群通话");
    await press(one, "接听");
  }
  for (const one of [jie, lan]) await press(one, "开摄像头");
  await Promise.all([mei, jie, lan].map((one) => expectMedia(one, { from: 2 })));

  await sees(kai, "3 人正在通话");
  await press(kai, /^3 人正在通话/);
  await press(kai, "语音加入");
  await Promise.all([mei, jie, lan].map((one) => expectMedia(one, { from: 3, seen: 2 })));
  await expectMedia(kai, { from: 3, seen: 3 });

  await press(jie, "静音");
  for (const one of [mei, lan, kai]) await expect(tile(one, "阿杰").getByLabel("阿杰 已静音")).toBeVisible();
  await press(jie, "离开");
  for (const one of [mei, lan, kai]) await expect(tile(one, "阿杰")).toHaveCount(0);

  await expectInCall(mei);
  await press(mei, "更多");
  await screen(mei.page).pressInDialog("结束所有人的通话");
  await screen(mei.page).pressInDialog("挂断");
  await sees(lan, /通话时长/);
  await mei.open(`/pages/chat/chat-box?chatId=g:${id}`);
  await sees(mei, "通话已结束");
});

test("a group call rings a person who opens the app while it rings (CALL-2)", async ({
  friends,
  browser,
  server,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { id } = await mei.call(api.groups.create, {
    body: { name: "周末爬山", notice: "", friendIds: [jie.id] },
  });
  await mei.open(groupCallPath(id));
  await screen(mei.page).text("阿杰").click();
  await press(mei, "语音通话");
  await expect(screen(jie.page).button("接听")).toBeVisible();
  const tablet = await openOnPhone({ browser, origin: server.origin }, jie, { terminal: 1 });
  await sees(tablet, "梅子 邀请你加入群通话");
  await press(tablet, "接听");
  await expectInCall(tablet);
  await expect(screen(jie.page).button("接听")).toBeHidden();
  await press(tablet, "离开");
  await tablet.context.close();
});
