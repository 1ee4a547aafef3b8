import type { Message } from "@4d/sync";
import { expect, it } from "vitest";
import { savableOf } from "./savable.ts";

const words = { picture: "图片", voice: "语音", video: "视频" };
const KEY = "/files/abcdefghijklmnopqrstuvwxyz012345";
const sent = new Date(2026, 2, 9, 8, 5, 7).getTime();
const saved = (type: number, content: unknown, more: Partial<Message> = {}) =>
  savableOf(
    {
      chatId: "p:2",
      id: 5,
      tmpId: null,
      sendId: 2,
      type,
      content: typeof content === "string" ? content : JSON.stringify(content),
      status: 1,
      sendTime: sent,
      ...more,
    },
    words,
  );

it("names a film, a voice and a picture by what they are and when they came", () => {
  expect(saved(4, { url: `${KEY}.mp4` })).toEqual({
    kind: "video",
    url: `${KEY}.mp4`,
    name: "视频 2026-03-09 08.05.07.mp4",
  });
  expect(saved(3, { url: `${KEY}.mp3`, duration: 3 })?.name).toBe("语音 2026-03-09 08.05.07.mp3");
  expect(saved(1, { originUrl: `${KEY}.webp`, thumbUrl: `${KEY}.webp` })?.name).toBe(
    "图片 2026-03-09 08.05.07.webp",
  );
  expect(saved(7, { text: "雾来了", url: `${KEY}.wav`, duration: 2 })?.kind).toBe("voice");
});

it("leaves a file the name it was sent with", () => {
  expect(saved(2, { name: "北线 路线图.pdf", size: 9, url: `${KEY}.pdf` })?.name).toBe("北线 路线图.pdf");
});

it("saves neither words, stickers, what only the device can say, nor what was recalled", () => {
  expect(saved(0, "hello")).toBeNull();
  expect(
    saved(1, { originUrl: "/h5/stickers/a.svg", thumbUrl: "/h5/stickers/a.svg", sticker: "a" }),
  ).toBeNull();
  expect(saved(7, { text: "雾来了", url: "", duration: 2 })).toBeNull();
  expect(saved(4, { url: `${KEY}.mp4` }, { status: 2 })).toBeNull();
  expect(saved(4, { url: "https://elsewhere.example/x.mp4" })).toBeNull();
});
