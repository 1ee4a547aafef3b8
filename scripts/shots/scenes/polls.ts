import type { Company } from "../company.ts";
import type { Scene } from "../scene.ts";

/** Cards in the chat, and the page for a new poll with something written. */
export function listPollScenes({ othersGroupId, groupId, polls, friend }: Company): Scene[] {
  const acts: readonly (readonly [file: string, path: string, act: Scene["act"]])[] = [
    [
      "poll-cards",
      `/pages/chat/chat-box?chatId=g:${othersGroupId}&messageId=${polls.open}`,
      async () => undefined,
    ],
    [
      "poll-start-filled",
      `/pages/poll/poll-start?groupId=${groupId}`,
      async (page) => {
        await page.getByLabel(/^(问题|Question)$/).fill("周末爬哪座山?");
        await page.getByLabel(/^(选项|Option) 1$/).fill("天目山");
        await page.getByLabel(/^(选项|Option) 2$/).fill("天目山");
      },
    ],
    [
      "plus-panel-group",
      `/pages/chat/chat-box?chatId=g:${groupId}`,
      (page) =>
        page
          .getByRole("button", { name: /^(更多|More)$/ })
          .last()
          .click(),
    ],
    [
      "plus-panel",
      `/pages/chat/chat-box?chatId=p:${friend.id}`,
      (page) =>
        page
          .getByRole("button", { name: /^(更多|More)$/ })
          .last()
          .click(),
    ],
  ];
  return acts.map(([file, path, act]): Scene => ({ file, path, looker: "me", act }));
}
