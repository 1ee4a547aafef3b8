import { api } from "@4d/contract";
import { befriend } from "../fixtures/people.ts";
import { button, byRole, having, text } from "./driver/query.ts";
import { CANNOT_CALL, hears, isInCall, otherOf, startCall } from "./fixtures/calls.ts";
import { openWith } from "./fixtures/chat.ts";
import { test } from "./fixtures/journey.ts";

test.setTimeout(180_000);

for (const [mode, seen] of [
  ["语音通话", 0],
  ["视频通话", 1],
] as const)
  test(`a ${seen === 0 ? "voice" : "video"} call to the other engine`, { tag: "@brief" }, async ({
    friends,
    engineName,
  }) => {
    test.skip(engineName === "webkit", CANNOT_CALL);
    const [mei, jie] = await friends("梅子", "阿杰", otherOf(engineName));
    await startCall(mei, jie, mode);
    await jie.phone.tap(button("接听"));
    await Promise.all([mei, jie].map(({ phone }) => hears(phone, { from: 1, seen })));
    await isInCall(mei.phone);
    await mei.phone.tap(button("静音"));
    await jie.phone.sees("梅子 已静音");
    await mei.phone.tap(button("挂断"));
    await jie.phone.sees(/通话时长/);
    await openWith(mei, jie);
    await mei.phone.sees(button(/通话时长/));
  });

test("a group call of three with two engines", { tag: "@brief" }, async ({ friends, person, engineName }) => {
  test.skip(engineName === "webkit", CANNOT_CALL);
  const [mei, jie] = await friends("梅子", "阿杰", otherOf(engineName));
  const lan = await person("小兰", engineName);
  await befriend(lan, mei);
  const body = { name: "周末爬山", notice: "", friendIds: [jie.id, lan.id] };
  const { id } = await mei.call(api.groups.create, { body });
  await mei.phone.open(`/pages/chat/chat-group-video?groupId=${id}&isHost=true&inviterId=0&userInfos=%5B%5D`);
  for (const name of ["阿杰", "小兰"]) await mei.phone.tap(text(name));
  await mei.phone.tap(button("视频通话"));
  for (const { phone } of [jie, lan]) {
    await phone.sees("梅子 邀请你加入群通话");
    await phone.tap(button("接听"));
    await phone.tap(button("开摄像头"));
  }
  await Promise.all([mei, jie, lan].map(({ phone }) => hears(phone, { from: 2, seen: 2 })));
  await jie.phone.tap(button("离开"));
  await mei.phone.misses(having(byRole("listitem"), "阿杰"));
});

test("a browser that cannot call says so at once", { tag: "@brief" }, async ({ friends, engineName }) => {
  test.skip(engineName !== "webkit", "this engine can call");
  const [mei, jie] = await friends("梅子", "阿杰", "chromium");
  await startCall(mei, jie, "语音通话");
  await mei.phone.sees(/浏览器.*通话|通话.*浏览器/, { timeout: 3_000 });
  await jie.phone.misses(button("接听"));
});
