import type { CardKind } from "@4d/contract";
import { type Message, previewOf, previewOfCard } from "@4d/sync";
import { describe, expect, it } from "vitest";
import { canEdit, canForward, canPin, canRecall, canReport, isActionable, textOf } from "./message-rules.ts";

const MINUTE = 60_000;
const message = (more: Partial<Message> = {}): Message => ({
  chatId: "g:7",
  id: 5,
  tmpId: null,
  sendId: 1,
  type: 0,
  content: "hello",
  status: 0,
  sendTime: 0,
  ...more,
});
const member = { me: 1, now: MINUTE, role: "member" } as const;

describe("what may be done to a message", () => {
  it("is recalled by its sender within five minutes, by managers at any time", () => {
    expect(canRecall(message(), member)).toBe(true);
    expect(canRecall(message(), { ...member, now: 6 * MINUTE })).toBe(false);
    expect(canRecall(message({ sendId: 2 }), member)).toBe(false);
    expect(canRecall(message({ sendId: 2 }), { me: 1, now: 1e9, role: "admin" })).toBe(true);
    expect(canRecall(message({ status: 2 }), { me: 1, now: 1e9, role: "owner" })).toBe(false);
  });

  it("is edited while it is my own text of the last fifteen minutes", () => {
    expect(canEdit(message(), { ...member, now: 14 * MINUTE })).toBe(true);
    expect(canEdit(message(), { ...member, now: 15 * MINUTE })).toBe(false);
    expect(canEdit(message({ type: 1 }), member)).toBe(false);
  });

  it("is pinned by managers in a group and by both in a private chat", () => {
    expect(canPin(message(), member)).toBe(false);
    expect(canPin(message(), { ...member, role: null })).toBe(true);
  });

  it("is neither recalled nor pinned when it is the record of a call, which the server refuses", () => {
    for (const type of [40, 41]) {
      const record = message({ type, sendTime: 0 });
      expect([canRecall(record, member), canPin(record, { ...member, role: null })]).toEqual([false, false]);
      expect(canRecall(record, { ...member, role: "owner" })).toBe(false);
      expect(canPin(record, { ...member, role: "owner" })).toBe(false);
    }
  });

  it("is not answered once recalled, nor when it is a tip or unsent", () => {
    expect([{}, { status: 2 }, { type: 21 }, { id: 0 }].map((more) => isActionable(message(more)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("is neither changed, recalled, copied nor passed on when capsules lie in it (CAPSULE-4)", () => {
    const gift = message({ extra: { gift: { id: 1, mode: "equal", total: 5, portions: 1, message: "" } } });
    expect([canEdit(gift, member), canForward(gift), textOf(gift)]).toEqual([false, false, null]);
    expect(canRecall(gift, { ...member, role: "owner" })).toBe(false);
    expect([isActionable(gift), canForward(message())]).toEqual([true, true]);
  });

  it("is reported when another wrote it and it is still there (FEED-3)", () => {
    const theirs = message({ sendId: 2 });
    expect([canReport(message(), member), canReport(theirs, member)]).toEqual([false, true]);
    expect(canReport(message({ sendId: 2, status: 2, content: "" }), member)).toBe(false);
    expect(canReport(message({ sendId: 2, type: 40 }), member)).toBe(false);
  });

  it("is not changed where it stands for a card, and a poll stays in its group", () => {
    const card = {
      question: "where?",
      options: ["a", "b"],
      multiple: false,
      anonymous: false,
      closesAt: null,
    };
    const poll = message({ content: "[投票] where?", extra: { poll: card } });
    expect([canEdit(poll, member), canForward(poll), canRecall(poll, member)]).toEqual([false, false, true]);
    expect([textOf(poll), previewOf(poll)]).toEqual([
      "where?",
      { kind: "label", key: "messages.preview.poll", text: "where?" },
    ]);
    const contact = message({ content: "[名片] 小兰", extra: { contact: { userId: 3 } } });
    expect([canEdit(contact, member), canForward(contact)]).toEqual([false, true]);
    expect(previewOf(contact)).toMatchObject({ key: "messages.preview.contact", text: "小兰" });
    expect(textOf(contact)).toBe(null);
  });

  it("is told of by the label of its card, whatever stands before its words", () => {
    const received = (kind: CardKind, content: string) => previewOfCard(kind, content);
    expect(received("contact", "[名片] 小兰")).toMatchObject({
      key: "messages.preview.contact",
      text: "小兰",
    });
    expect(received("race", "[合成赛] 谁先做出 🔥 火")).toMatchObject({ text: "🔥 火" });
    expect(received("poll", "[投票] where?\n1. a\n2. b")).toMatchObject({ text: "where?" });
    expect(received("poll", "where?")).toMatchObject({ text: "where?" });
    expect(received("merged", "Otto\nOtto: hi")).toMatchObject({
      key: "messages.preview.merged",
      text: "Otto",
    });
  });

  it("has a text to copy when it is text, a character's opening or speech with text", () => {
    expect([0, 5, 6].map((type) => textOf(message({ type })))).toEqual(["hello", "hello", "hello"]);
    expect(textOf(message({ type: 7, content: '{"text":"tea","url":"","duration":1}' }))).toBe("tea");
    expect(textOf(message({ type: 1, content: "{}" }))).toBe(null);
  });
});
