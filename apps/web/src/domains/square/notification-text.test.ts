import type { Notification } from "@4d/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { push } from "../../platform/navigation.ts";
import { openNotification } from "./notification-text.ts";

vi.mock("../../platform/navigation.ts", () => ({ push: vi.fn<() => void>() }));

const POST = { id: 7, title: "海边", thumbUrl: "" };

function pressed(kind: Notification["kind"], notification: Partial<Notification> = {}) {
  const blank = { id: 1, actors: [], people: 0, post: null, commentId: null, subject: "", text: "" };
  openNotification({ ...blank, amount: 0, unread: false, time: 0, kind, ...notification });
  return vi.mocked(push).mock.lastCall;
}

beforeEach(() => {
  vi.mocked(push).mockClear();
});

test("a decision about something that is no post leads to its reasons (ADMIN-3)", () => {
  for (const kind of ["approved", "rejected", "hidden", "warned", "kept", "restored"] as const)
    expect(pressed(kind, { subject: "character" }), kind).toEqual(["/pages/mine/decisions"]);
});

test("a post let through opens, a post hidden leads to why", () => {
  expect(pressed("approved", { post: POST })).toEqual(["/pages/square/post", { id: 7 }]);
  expect(pressed("hidden", { post: POST })).toEqual(["/pages/mine/decisions"]);
});

test("a like opens the post, a follow the person", () => {
  const actors = [{ id: 3, nickName: "梅子", headImageThumb: "" }];
  expect(pressed("like", { post: POST, actors })).toEqual(["/pages/square/post", { id: 7 }]);
  expect(pressed("follow", { actors })).toEqual(["/pages/square/creator", { id: 3 }]);
});
