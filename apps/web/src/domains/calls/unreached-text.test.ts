import { beforeAll, expect, it } from "vitest";
import { showLanguage, withLate } from "../../platform/i18n/i18n.ts";
import { readFailure } from "./read-signal.ts";
import { unreachedText } from "./unreached-text.ts";

beforeAll(() => withLate(() => Promise.resolve()));

const received = (reason: string, ...names: string[]) => {
  const people = names.map((nickName, at) => ({ id: at + 1, nickName }));
  const failure = readFailure(JSON.stringify({ userIds: people.map(({ id }) => id), reason }));
  return failure === null ? null : unreachedText({ ...failure, people }, 7);
};

it("says in the reader's language who of a group was not reached, and why", async () => {
  await showLanguage("en");
  expect(received("对方不在线", "Otto")).toBe("Offline: Otto");
  expect(received("对方正在通话中", "Otto", "Mei")).toBe("In another call: Otto and Mei");
  expect(received("无人接听", "A", "B", "C", "D", "E")).toBe("No answer: A, B, C, and 2 others");
  await showLanguage("zh");
  expect(received("对方不在线", "阿杰")).toBe("阿杰不在线");
  expect(received("无人接听", "阿杰", "苏梅")).toBe("阿杰和苏梅没有接听");
});

it("passes on what the other terminal says itself, and names nobody whom it does not know", async () => {
  await showLanguage("en");
  expect(received("no microphone", "Otto")).toBe("Otto: no microphone");
  expect(received("对方不在线", "")).toBe("Offline: a member");
});
