import { afterEach, expect, test } from "vitest";
import { showLanguage } from "../../../platform/i18n/i18n.ts";
import { me } from "../../../platform/session.ts";
import { tipText } from "./tip-text.ts";

const args = { taker: "阿杰", giver: "梅子", takerId: "2", giverId: "1" };
const sentence = "阿杰 领取了 梅子 的红包";
const received = (uid: number, more: Record<string, string> = args) => {
  me.set({ uid, roles: [], permissions: [], exp: 0, terminal: 0, session: "s" });
  return tipText("gift.taken", more, sentence);
};
afterEach(() => me.set(null));

test("a gift that was taken is told to each of the two in words of one's own (CAPSULE-4)", () => {
  expect(received(2)).toBe("你领取了 梅子 的红包");
  expect(received(1)).toBe("阿杰 领取了你的红包");
  expect(received(1, { ...args, takerId: "1" })).toBe("你领取了自己的红包");
});

test("the end of a group's call says how long it was, where the server told it (CALL-3)", async () => {
  expect(tipText("call.ended", { name: "梅子", time: "02:07" }, "")).toBe("群通话已结束,时长 02:07");
  await showLanguage("en");
  expect(tipText("call.ended", { name: "梅子", time: "02:07" }, "群通话已结束,时长 02:07")).toBe(
    "The group call ended after 02:07",
  );
  expect(tipText("call.ended", { name: "梅子" }, "群通话已结束")).toBe("The group call ended");
  await showLanguage("zh");
});

test("a ban of the group is told with its reason, in the reader's language (protocol §14.4)", async () => {
  const banned = "群聊已被封禁,原因:spam";
  expect(tipText("group.bannedFor", { reason: "spam" }, banned)).toBe(banned);
  await showLanguage("en");
  expect(tipText("group.bannedFor", { reason: "spam" }, banned)).toBe("The group was banned. Reason: spam");
  expect(tipText("group.unbanned", {}, "群聊已解除封禁")).toBe("The group is open again");
  await showLanguage("zh");
});

test("a tip that names nobody by number keeps the server's sentence", () => {
  expect(received(1, { taker: "阿杰", giver: "梅子" })).toBe(sentence);
});
