import { api } from "@4d/contract";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Company } from "../company.ts";
import { landscape } from "../media.ts";
import type { Scene } from "../scene.ts";

const seen = (found: Locator) => found.filter({ visible: true });
const button = (page: Page, name: RegExp) => seen(page.getByRole("button", { name })).last();
const press = (name: RegExp) => (page: Page) => button(page, name).click();
const line = (page: Page, text: string) => seen(page.getByRole("log")).getByText(text).last();
const field = (page: Page) => seen(page.getByRole("textbox")).last();

async function menuOf(page: Page, text: string): Promise<void> {
  await line(page, text).click({ button: "right" });
  await page.getByRole("menu").waitFor();
}
async function choose(page: Page, text: string, item: RegExp): Promise<void> {
  await menuOf(page, text);
  await page.getByRole("menuitem", { name: item }).click();
}

/** The sheet of files that were just chosen, one with a long name and one a picture. */
async function chooseFiles(page: Page): Promise<void> {
  await press(/^(更多|More)$/)(page);
  const choosing = page.waitForEvent("filechooser");
  await press(/^(文件|File)$/)(page);
  const buffer = Buffer.from(landscape(600, 400, "#f2a65a", "#5b2a86"));
  await (await choosing).setFiles([
    {
      name: "北线徒步路线与沿途的茶亭和泉水,二〇二六年十一月第三版.pdf",
      mimeType: "application/pdf",
      buffer,
    },
    { name: "sky.png", mimeType: "image/png", buffer: await sharp(buffer).png().toBuffer() },
  ]);
  await page.getByRole("dialog").waitFor();
}

/** What comes and goes in an open chat. */
function liveScenes(friend: Company["friend"], me: Company["me"]): Record<string, Scene["act"]> {
  return {
    "chat-typing": async (page) => {
      await friend.call(api.privateMessages.typing, { query: { friendId: me.id } });
      await page
        .getByText(/正在输入|typing/i)
        .first()
        .waitFor();
    },
    "chat-picture": (page) => button(page, /^(查看图片|View picture|Open picture)/).click(),
    "chat-failed": async (page) => {
      const failure = { code: 403, message: "你们还不是好友", data: null };
      await page.route("**/api/message/private/send", (route) => route.fulfill({ json: failure }), {
        times: 1,
      });
      await field(page).fill("这句话没有信号");
      await field(page).press("Enter");
      await page.waitForTimeout(1500);
    },
  };
}

/** Panels, menus and states of an open chat. */
function chatScenes({ friend, groupId, me }: Company): Scene[] {
  const path = `/pages/chat/chat-box?chatId=p:${friend.id}`;
  const group = `/pages/chat/chat-box?chatId=g:${groupId}`;
  const own = "好,我来改。";
  const scenes: Record<string, Scene["act"]> = {
    "chat-menu-own": (page) => menuOf(page, own),
    "chat-menu-other": (page) => menuOf(page, "对了,Otto"),
    "chat-plus": press(/^(更多|More)$/),
    "chat-emoji": press(/^(表情|Emoji)$/),
    "chat-stickers": async (page) => {
      await press(/^(表情|Emoji)$/)(page);
      await seen(page.getByRole("tab", { name: /贴纸|Stickers/ }))
        .or(button(page, /^(贴纸|Stickers)$/))
        .first()
        .click();
    },
    "chat-voice": press(/^(语音|Voice)$/),
    "chat-quoting": (page) => choose(page, "路线在这里", /^(引用|Quote|Reply)$/),
    "chat-editing": (page) => choose(page, own, /^(编辑|Edit)$/),
    "chat-selecting": async (page) => {
      await choose(page, own, /^(多选|Select)$/);
      await page.getByRole("checkbox").last().press("Space");
    },
    "chat-react": async (page) => {
      await menuOf(page, own);
      await seen(page.getByRole("menuitem", { name: /更多表情|More/ })).click();
    },
    "chat-later": async (page) => {
      await field(page).fill("早点睡");
      await press(/^(定时发送|Send later)$/)(page);
    },
    "chat-files": chooseFiles,
    "chat-recall": (page) => choose(page, own, /^(撤回|Recall|Unsend)$/),
    "chat-long-draft": (page) =>
      field(page).fill(`${"山路很长,一句一句地走。\n".repeat(9)}Does the summit train still run on Sundays?`),
  };
  const inGroup: Record<string, Scene["act"]> = {
    "group-chat-readers": (page) => seen(page.getByText(/^\d+ (人已读|read)$/)).click(),
    "group-chat-mention": async (page) => {
      await field(page).pressSequentially("@");
      await page.getByRole("listbox").waitFor();
    },
  };
  return [
    ...Object.entries({ ...scenes, ...liveScenes(friend, me) }).map(
      ([file, act]): Scene => ({ file, path, looker: "me", act }),
    ),
    ...Object.entries(inGroup).map(([file, act]): Scene => ({ file, path: group, looker: "me", act })),
  ];
}

const HOME = "/pages/chat/chat-homepage";
const toMessages = (page: Page) => page.getByRole("navigation").getByRole("button").nth(3).click();

type Step = readonly [file: string, path: string, act: Scene["act"]];

/** An ordinary chat with a character, and what can be done with a video. */
const boxScenes = ({ character, lengthy }: Company): readonly Step[] => [
  ["chat-plus-character", `/pages/chat/chat-box?chatId=p:${character.userId}`, press(/^(更多|More)$/)],
  [
    "chat-ideas",
    `/pages/chat/chat-box?chatId=p:${character.userId}`,
    async (page) => {
      await press(/^(更多|More)$/)(page);
      await press(/^(回复灵感|Ideas)$/)(page);
      await page.getByRole("list", { name: /^(可以这样说|You could say)$/ }).waitFor();
    },
  ],
  [
    "chat-menu-film",
    `/pages/chat/chat-box?chatId=p:${lengthy.id}`,
    async (page) => {
      await button(page, /^(播放视频|Play video)/).click({ button: "right" });
      await page.getByRole("menuitem", { name: /^(保存|Save)$/ }).waitFor();
    },
  ],
];

/** Chatting with a character. */
const aiChatScenes = ({ character, nightGroupId }: Company): readonly Step[] => [
  [
    "group-character-mode",
    `/pages/group/group-info?id=${nightGroupId}`,
    async (page) => {
      await seen(
        page.getByRole("button", { name: new RegExp(`${character.name}.*(回答|mentioned)`) }),
      ).click();
      await seen(page.getByText(/^(自然加入聊天|Joins in naturally)$/))
        .last()
        .click();
    },
  ],
  [
    "chat-clip",
    `/pages/chat/chat-box?chatId=g:${nightGroupId}`,
    async (page) => {
      await seen(page.getByRole("log"))
        .locator("[data-index]")
        .last()
        .locator("p")
        .first()
        .click({ button: "right" });
      await page.getByRole("menuitem", { name: /^(分享片段|Share clip)$/ }).click();
    },
  ],
  ["home-inspire", `${HOME}?userId=${character.userId}`, press(/^(灵感|Suggest something)/)],
  ["home-again", `${HOME}?userId=${character.userId}`, press(/^(重新回答|Regenerate)$/)],
  ["home-menu", `${HOME}?userId=${character.userId}`, press(/^(更多|More)$/)],
  [
    "memory-postcard",
    `/pages/chat/memories?id=${character.userId}`,
    async (page) => {
      await press(/^(记忆明信片|Memory postcard)$/)(page);
      await seen(page.getByRole("dialog")).getByRole("img").waitFor();
    },
  ],
];

const login: Scene["act"] = async (page) => {
  await seen(page.getByRole("textbox")).first().fill("person_1");
  await seen(page.locator("input[type=password]")).first().fill("wrong-one");
  await seen(page.getByRole("checkbox")).first().press("Space");
  await press(/^(登录|Log in)$/)(page);
};

/** What a person sees who is not logged in. */
const strangerScenes: readonly Scene[] = [
  { file: "login-refused", path: "/pages/login/login", looker: "nobody", act: login },
  {
    file: "register-empty",
    path: "/pages/register/register",
    looker: "nobody",
    act: press(/^(注册|Sign up|Create account|Register)$/),
  },
];

/** Menus, sheets and questions of the other screens. */
export function listMenuScenes(company: Company): Scene[] {
  const { friend, groupId } = company;
  const scenes: readonly Step[] = [
    [
      "messages-menu",
      "/",
      async (page) => {
        await toMessages(page);
        await press(/^(更多|More)$/)(page);
      },
    ],
    [
      "row-menu",
      "/",
      async (page) => {
        await toMessages(page);
        await seen(page.getByText("Nadia")).first().click({ button: "right" });
      },
    ],
    ["friend-menu", `/pages/common/user-info?id=${friend.id}`, press(/^(更多|More)$/)],
    ...boxScenes(company),
    ...aiChatScenes(company),
    ["log-out", "/pages/mine/mine", press(/^(退出登录|Log out)$/)],
    ["group-name-prompt", `/pages/group/group-info?id=${groupId}`, press(/我在本群的昵称|My name|nickname/i)],
    [
      "member-sheet",
      `/pages/group/group-member?id=${groupId}`,
      (page) => seen(page.getByText("苏梅")).first().click(),
    ],
    ["notice-edit", `/pages/group/group-notice?id=${groupId}`, press(/修改公告|Edit|Change/)],
    ["report-refused", "/pages/common/report?kind=user&id=2&name=Otto", press(/提交举报|Submit|Send/)],
    ["friends-found", "/pages/friend/friend", (page) => seen(page.getByRole("searchbox")).first().fill("zz")],
  ];
  return [
    ...strangerScenes,
    ...chatScenes(company),
    ...scenes.map(([file, path, act]): Scene => ({ file, path, looker: "me", act })),
  ];
}
