import { expect } from "@playwright/test";
import { chat } from "./fixtures/chat.ts";
import { threeFriends } from "./fixtures/friends.ts";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** Goes to a person's page and from there into the chat with them. */
async function chatWith({ page, open }: Person, other: Person): Promise<void> {
  await open(`/pages/common/user-info?id=${other.id}`);
  await screen(page).button("发消息").click();
  await expect(chat(page).field).toBeVisible();
}

test("a chat entered from a person's page is at the top, and is created where there was none (MSG-2)", async ({
  friends,
}) => {
  const [mei, jie, lan] = await threeFriends(friends);
  const { button, pressInDialog, seen } = screen(mei.page);
  const rows = seen(mei.page.getByRole("main").getByRole("button", { name: /阿杰|小兰/ }));
  // The person met later is above.
  await expect(rows.first()).toContainText("小兰");
  await chatWith(mei, jie);
  await mei.open("/");
  await expect(rows.first()).toContainText("阿杰");
  await mei.page.reload();
  await expect(rows.first()).toContainText("阿杰");

  await button(/小兰/).click({ button: "right" });
  await pressInDialog("删除");
  await pressInDialog("删除");
  await expect(button(/小兰/)).toHaveCount(0);
  await chatWith(mei, lan);
  await mei.open("/");
  await expect(rows.first()).toContainText("小兰");
  await button(/小兰/).click({ button: "right" });
  await pressInDialog("删除");
  await pressInDialog("删除");
  await expect(button(/小兰/)).toHaveCount(0);
  await mei.page.reload();
  await expect(button(/阿杰/)).toBeVisible();
  await expect(button(/小兰/)).toHaveCount(0);
});
