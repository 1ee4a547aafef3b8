import { button, dialog, tab, within } from "./driver/query.ts";
import { line, openWith, pressInDialog, say } from "./fixtures/chat.ts";
import { test } from "./fixtures/journey.ts";

test("two tabs: what one sends the other shows, and logging out in one ends both", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await openWith(mei, jie);
  const second = await mei.phone.sibling();
  await second.open(`/pages/chat/chat-box?chatId=p:${jie.id}`);
  await say(second, "从第二页说");
  await mei.phone.activate();
  await mei.phone.sees(line("从第二页说"));
  await say(mei.phone, "从第一页说");
  await second.activate();
  await second.sees(line("从第一页说"));
  await second.open("/");
  await second.tap(tab("我的"));
  await second.tap(button("退出登录"));
  await pressInDialog(second, "退出登录");
  await second.sees(button("登录"));
  await mei.phone.activate();
  // Whether the tab hears it from the server first, and says so, is chance.
  await mei.phone.until("the first tab is not logged out", async () => {
    const note = within(dialog, button("好"));
    if ((await mei.phone.count(note)) > 0) await mei.phone.tap(note);
    return (await mei.phone.count(button("登录"))) > 0 || undefined;
  });
  await second.close();
});
