import { api } from "@4d/contract";
import { button, field, tab, text } from "./driver/query.ts";
import { line, say } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/journey.ts";

test("a group is created, and its members write to each other", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await mei.phone.open("/pages/group/group-create");
  await mei.phone.fill(field("群名称"), "周末爬山");
  await mei.phone.tap(text("阿杰"));
  await mei.phone.tap(button("发起 2 人群聊"));
  await say(mei.phone, "周六早上七点");
  await jie.phone.tap(tab(/消息/));
  await jie.phone.tap(button(/周末爬山/));
  await jie.phone.sees(line("周六早上七点"));
  await say(jie.phone, "我带水");
  await mei.phone.sees(line("我带水"));
  const [group] = await mei.call(api.groups.list);
  expect(group).toMatchObject({ name: "周末爬山", role: "owner", memberCount: 2 });
});
