import { api, type StoryGraph } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, type Person, person, Refused } from "../person.ts";
import { LAMP, writeStory } from "../story-steps.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { fileFieldsOfContract } from "./file-fields.ts";
import { BYTES, largePicture, photograph, sendFile } from "./files.ts";

type Kind = "picture" | "film" | "sound" | "any";

interface FileField {
  kind: Kind;
  /** The field the refusal names. */
  field: string;
  send: (url: string) => Promise<unknown>;
}

let app: TestApp;
let mei: Person;
let otto: Person;
let group: number;
/** Mei's own files, of every kind. */
const own: Record<string, string> = {};
let serial = 0;
beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  await befriend(mei, otto);
  group = (await mei.call(api.groups.create, { body: { name: "all", friendIds: [otto.id] } })).id;
  const image = await largePicture(app, mei);
  own.picture = image.originUrl;
  own.thumb = image.thumbUrl;
  own.film = await sendFile(app, mei, BYTES.film, "a.mp4");
  own.sound = await sendFile(app, mei, BYTES.sound, "a.wav");
  own.text = await sendFile(app, mei, BYTES.text, "a.txt");
  own.svg = await sendFile(app, mei, BYTES.svg, "a.png");
  own.photograph = await sendFile(app, mei, await photograph(), "a.jpg");
  // A message retains each of them, whatever else stops showing it.
  for (const url of Object.values(own))
    await senders["privateMessages.send"]?.(2, JSON.stringify({ name: "a", size: 1, url }));
}, 60_000);
afterAll(() => app.close());

const ofUser = (field: "headImage" | "headImageThumb"): FileField => ({
  ...{ kind: "picture", field },
  send: (url) => mei.call(api.users.update, { body: { id: mei.id, nickName: "mei", [field]: url } }),
});
const ofNewGroup = (field: "headImage" | "headImageThumb"): FileField => ({
  ...{ kind: "picture", field },
  send(url) {
    serial += 1;
    return mei.call(api.groups.create, { body: { name: `g${serial}`, [field]: url } });
  },
});
const ofGroup = (field: "headImage" | "headImageThumb"): FileField => ({
  ...{ kind: "picture", field },
  send: (url) => mei.call(api.groups.modify, { body: { id: group, [field]: url } }),
});
type SheetPicture = "avatar" | "background" | "emotions";
const withEmotion = (picture: string) => [{ name: "happy", picture }];
const itself = (url: string): unknown => url;
const ofNewCharacter = (field: SheetPicture, held = itself): FileField => ({
  ...{ kind: "picture", field },
  send: (url) => mei.call(api.characters.create, { body: { sheet: { [field]: held(url) } } }),
});
const ofCharacter = (field: SheetPicture, held = itself): FileField => ({
  ...{ kind: "picture", field },
  async send(url) {
    const { id, version } = await mei.call(api.characters.create, { body: {} });
    const headers = { "if-match": version };
    return mei.call(api.characters.update, {
      params: { id },
      headers,
      body: { sheet: { [field]: held(url) } },
    });
  },
});

const withFace = (avatar: string): StoryGraph => ({
  ...LAMP,
  cast: [{ key: "keeper", name: "Keeper", avatar, characterId: 0 }],
});
const withBackground = (background: string): StoryGraph => ({
  ...LAMP,
  nodes: LAMP.nodes.map((node, at) => (at === 0 ? { ...node, background } : node)),
});
const ofNewStory = (field: string, made: (url: string) => Parameters<typeof writeStory>[1]): FileField => ({
  ...{ kind: "picture", field },
  send: (url) => writeStory(mei, made(url)),
});
const ofGraph = (field: string, graph: (url: string) => StoryGraph): FileField => ({
  ...{ kind: "picture", field },
  async send(url) {
    const { id, version } = await writeStory(mei);
    const headers = { "if-match": version };
    return mei.call(api.stories.saveGraph, { params: { id }, headers, body: { graph: graph(url) } });
  },
});
const ofPost = (kind: Kind, media: (url: string) => object): FileField => ({
  ...{ kind, field: "media" },
  send: (url) => mei.call(api.posts.create, { body: { text: "雾", media: [media(url)] as never } }),
});

/** A message's content with the address in one of its fields. */
const contents: Readonly<Record<string, { kind: Kind; content: (url: string) => object }>> = {
  "1 originUrl": { kind: "picture", content: (originUrl) => ({ originUrl, thumbUrl: own.thumb }) },
  "1 thumbUrl": { kind: "picture", content: (thumbUrl) => ({ originUrl: own.picture, thumbUrl }) },
  "2 url": { kind: "any", content: (url) => ({ name: "a", size: 1, url }) },
  "3 url": { kind: "sound", content: (url) => ({ duration: 1, url }) },
  "4 url": { kind: "film", content: (url) => ({ url, coverUrl: own.thumb, duration: 1 }) },
  "4 coverUrl": { kind: "picture", content: (coverUrl) => ({ url: own.film, coverUrl, duration: 1 }) },
  "7 url": { kind: "sound", content: (url) => ({ text: "hi", url, duration: 1 }) },
};
const senders: Readonly<Record<string, (type: number, content: string) => Promise<unknown>>> = {
  "privateMessages.send": (type, content) =>
    mei.call(api.privateMessages.send, { body: { recvId: otto.id, type, content } }),
  "groupMessages.send": (type, content) =>
    mei.call(api.groupMessages.send, { body: { groupId: group, type, content } }),
  async "scheduledMessages.schedule"(type, content) {
    serial += 1;
    const when = { at: app.clock.now() + 60_000, tmpId: `later-${serial}`, atUserIds: [] };
    const body = { chatId: `p:${otto.id}`, type, content, ...when };
    const { id } = await mei.call(api.scheduledMessages.schedule, { body });
    await mei.call(api.scheduledMessages.cancel, { params: { id } });
  },
};
const inMessages = Object.fromEntries(
  Object.entries(senders).flatMap(([operation, send]) =>
    Object.entries(contents).map(([name, { kind, content }]): [string, FileField] => [
      `${operation} content ${name}`,
      { kind, field: "content", send: (url) => send(Number(name[0]), JSON.stringify(content(url))) },
    ]),
  ),
);

/** Every file field of the contract, and a request with an address in it. */
const fileFields: Readonly<Record<string, FileField>> = {
  "users.update headImage": ofUser("headImage"),
  "users.update headImageThumb": ofUser("headImageThumb"),
  "groups.create headImage": ofNewGroup("headImage"),
  "groups.create headImageThumb": ofNewGroup("headImageThumb"),
  "groups.modify headImage": ofGroup("headImage"),
  "groups.modify headImageThumb": ofGroup("headImageThumb"),
  "characters.create sheet.avatar": ofNewCharacter("avatar"),
  "characters.create sheet.background": ofNewCharacter("background"),
  "characters.create sheet.emotions[].picture": ofNewCharacter("emotions", withEmotion),
  "characters.update sheet.emotions[].picture": ofCharacter("emotions", withEmotion),
  "characters.update sheet.avatar": ofCharacter("avatar"),
  "characters.update sheet.background": ofCharacter("background"),
  "stories.create sheet.cover": ofNewStory("cover", (cover) => ({ sheet: { cover } })),
  "stories.create graph.cast[].avatar": ofNewStory("cast", (url) => ({ graph: withFace(url) })),
  "stories.create graph.nodes[].background": ofNewStory("background", (url) => ({
    graph: withBackground(url),
  })),
  "stories.update sheet.cover": {
    ...{ kind: "picture", field: "cover" },
    async send(cover) {
      const { id, version } = await writeStory(mei);
      const headers = { "if-match": version };
      return mei.call(api.stories.update, { params: { id }, headers, body: { sheet: { cover } } });
    },
  },
  "stories.saveGraph graph.cast[].avatar": ofGraph("cast", withFace),
  "stories.saveGraph graph.nodes[].background": ofGraph("background", withBackground),
  "posts.create media[].url": ofPost("picture", (url) => ({ url })),
  "posts.create media[].thumbUrl": ofPost("picture", (thumbUrl) => ({ url: own.picture, thumbUrl })),
  ...inMessages,
};
/** A film's address stands where a picture's does. */
const film: FileField = ofPost("film", (url) => ({ kind: "video", url, thumbUrl: own.thumb }));
/** Not stored: the answer names no picture, and none is looked up. */
const STORES_NOTHING = [
  "characterMaking.draftFrom sheet.avatar",
  "characterMaking.draftFrom sheet.background",
  "characterMaking.draftFrom sheet.emotions[].picture",
];

const KINDS: Readonly<Record<Kind, readonly string[]>> = {
  picture: ["picture", "thumb"],
  film: ["film"],
  sound: ["sound"],
  any: ["picture", "thumb", "film", "sound", "text", "svg", "photograph"],
};

/** Addresses that are refused everywhere, whatever they should show. */
async function wrongEverywhere(kind: Kind): Promise<Record<string, string>> {
  const right = own[KINDS[kind][0] ?? ""] ?? "";
  const make = (who: Person) =>
    kind === "picture"
      ? who.picture()
      : sendFile(app, who, { film: BYTES.film, sound: BYTES.sound, any: BYTES.text }[kind]);
  const keyOf = (url: string) => url.slice("/files/".length);
  const end = async (url: string, at: number) => {
    const { db } = app.services;
    await db.updateTable("stored_file").set({ expires_at: at }).where("key", "=", keyOf(url)).execute();
    return url;
  };
  return {
    "of another site": `https://evil.example${right}`,
    "of another site without a scheme": `//evil.example${right}`,
    "that nothing was ever stored under": `/files/${"z".repeat(32)}.webp`,
    "of somebody else's unused file": await make(otto),
    "of a file whose time is over": await end(await make(mei), app.clock.now() - 1),
    "of a file that ended": await end(await make(mei), 0),
    "out of the store": "/files/../api/user/self",
    "with a way up": `/files/x/..${right.slice("/files".length)}`,
    "with a way down": `${right}/x`,
    "with a query": `${right}?download`,
    "written in percent": right.replace("/files/", "/files/%2e%2e/files/"),
    "of a script": "javascript:alert(1)",
    "of data": "data:image/svg+xml,<svg/>",
  };
}

function wrongKinds(kind: Kind): Record<string, string> {
  const wrong = Object.entries(own).filter(([name]) => !KINDS[kind].includes(name));
  return Object.fromEntries(wrong.map(([name, url]) => [`of a ${name}`, url]));
}

/** The field a refusal names, with its code; null when there was none. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return { code: error.code, field: (error.data as { field?: string } | null)?.field };
    },
  );

it("knows every place where a client names a file", () => {
  expect([...Object.keys(fileFields), ...STORES_NOTHING].sort()).toEqual(fileFieldsOfContract());
});

describe.each([...Object.entries(fileFields), ["posts.create media[].url of a film", film] as const])(
  "%s",
  (name, { kind, field, send }) => {
    // The contract itself refuses what cannot be an address, and names the field by its own name.
    const fields = [field, name.split(/[ .]/).at(-1)];

    it("takes what is right there", async () => {
      for (const right of KINDS[kind]) await send(own[right] ?? "");
    });

    it("refuses everything else, and names the field", async () => {
      const wrong = { ...(await wrongEverywhere(kind)), ...wrongKinds(kind) };
      for (const [what, url] of Object.entries(wrong)) {
        const refusal = await refusalOf(send(url));
        expect(refusal, what).toMatchObject({ code: 422 });
        expect(name.endsWith("film") ? [...fields, "url"] : fields, what).toContain(refusal?.field);
      }
    });
  },
);
