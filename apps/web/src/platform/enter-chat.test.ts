import { beforeEach, expect, it, vi } from "vitest";
import { memoryStorage, tokenFor } from "./testing/fake-api.ts";

memoryStorage();
const { enterChat, forgetChat, openedChats } = await import("./enter-chat.ts");
const { setNavigator } = await import("./navigation.ts");
const { signIn, signOut } = await import("./session.ts");

const went: string[] = [];
const navigate = (to: string) => void went.push(to);
setNavigator({
  push: navigate,
  replace: navigate,
  switchTab: navigate,
  relaunch: navigate,
  back: () => undefined,
});
const login = (uid: number) => signIn({ accessToken: tokenFor(uid), refreshToken: "r" });
const chats = () => [...openedChats.get().keys()];

beforeEach(() => {
  memoryStorage();
  went.length = 0;
  login(1);
});

it("opens a chat, and remembers the last ones opened, each once (rules §4.5)", () => {
  const now = vi.spyOn(Date, "now");
  for (let at = 1; at <= 60; at += 1) {
    now.mockReturnValue(at);
    enterChat(`p:${at}`);
  }
  now.mockReturnValue(99);
  enterChat("p:30", { messageId: 7 });
  expect(went.at(-1)).toBe("/pages/chat/chat-box?chatId=p%3A30&messageId=7");
  expect([chats().length, chats()[0], openedChats.get().get("p:30")]).toEqual([50, "p:30", 99]);
  expect(chats()).not.toContain("p:10");
});

it("remembers them after a restart, for this account only, until they are removed or it logs out", () => {
  enterChat("g:7");
  enterChat("p:2");
  login(2);
  expect(chats()).toEqual([]);
  login(1);
  expect(new Set(chats())).toEqual(new Set(["g:7", "p:2"]));
  forgetChat("g:7");
  login(1);
  expect(chats()).toEqual(["p:2"]);
  signOut();
  expect(chats()).toEqual([]);
});
