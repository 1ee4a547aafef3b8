import { describe, expect, it } from "vitest";
import { notificationOf, pathOf } from "./push-notification.ts";

describe("a push", () => {
  it("shows a general sentence in the terminal's language, once per chat", () => {
    expect(notificationOf('{"chatId":"p:7","kind":"message","lang":"en"}')).toEqual({
      title: "Fourth Dimension",
      body: "You have a new message",
      tag: "p:7",
      chatId: "p:7",
      rings: false,
    });
    expect(notificationOf('{"chatId":"g:3","kind":"call","lang":"zh"}')).toMatchObject({
      body: "来电，点此接听",
      rings: true,
    });
  });

  it("is shown for every payload, and only leads into the app", () => {
    for (const odd of ["", "no json", "null", "[]", '{"chatId":"javascript:1"}', '{"kind":7}'])
      expect(notificationOf(odd)).toMatchObject({ body: "有新消息", chatId: null, tag: "app" });
    expect(pathOf("p:7")).toBe("/pages/chat/chat-box?chatId=p%3A7");
    expect(pathOf(null)).toBe("/");
  });
});
