import { api, MessageType, type UploadedImage } from "@4d/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "../../domains/account/delete-account.ts";
import { banCharacter, unbanCharacter } from "../../domains/characters/index.ts";
import { sweepFiles } from "../../domains/files/index.ts";
import { hideMessage, sweepExpired } from "../../domains/messages/index.ts";
import { decidePost } from "../../domains/square/index.ts";
import { banStory, unbanStory } from "../../domains/stories/index.ts";
import { publishCharacter } from "../character-steps.ts";
import { befriend, logIn, type Person, person } from "../person.ts";
import { posted } from "../square-steps.ts";
import { LAMP, publishDraft, publishStory, saveGraph, startRun, writeStory } from "../story-steps.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { columnsThatName, UNWATCHED, WATCHED } from "./columns.ts";
import { BYTES, largePicture, sendFile, statusOf } from "./files.ts";

const HOUR = 3_600_000;
let app: TestApp;
let mei: Person;
let otto: Person;
let kim: Person;
let group: number;
beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  kim = await person(app.address, "kim");
  await befriend(mei, otto);
  await befriend(mei, kim);
  await befriend(otto, kim);
  group = (await otto.call(api.groups.create, { body: { name: "all", friendIds: [mei.id, kim.id] } })).id;
});
// Tokens live half an hour, and the clock advances here.
beforeEach(async () => {
  [mei, otto, kim] = [
    await logIn(app.address, "mei"),
    await logIn(app.address, "otto"),
    await logIn(app.address, "kim"),
  ];
});
afterAll(() => app.close());

const both = ({ originUrl, thumbUrl }: UploadedImage) => [originUrl, thumbUrl];
const picture = (who = mei) => largePicture(app, who);
const statuses = (urls: readonly string[]) => Promise.all(urls.map((url) => statusOf(app, url)));
const say = (type: number, content: unknown, from = mei, to = otto) =>
  from.call(api.privateMessages.send, { body: { recvId: to.id, type, content: JSON.stringify(content) } });
const sayInGroup = (content: unknown, from = mei) =>
  from.call(api.groupMessages.send, {
    body: { groupId: group, type: MessageType.IMAGE, content: JSON.stringify(content) },
  });
const recall = (id: number) => mei.call(api.privateMessages.recall, { params: { id } });
const recallInGroup = (id: number, who = mei) => who.call(api.groupMessages.recall, { params: { id } });

interface Shown {
  urls: string[];
  end: () => Promise<unknown>;
  /** Shows the same files again, as it was before. */
  back?: () => Promise<unknown>;
}

async function sentPicture(end: (id: number) => Promise<unknown>): Promise<Shown> {
  const image = await picture();
  const { id } = await say(MessageType.IMAGE, image);
  return { urls: both(image), end: () => end(id) };
}

const removeFor = (who: Person) => (id: number) =>
  who.call(api.privateMessages.remove, { body: { ids: [id] } });

const withBackground = (background: string) => ({
  ...LAMP,
  nodes: LAMP.nodes.map((node, at) => (at === 0 ? { ...node, background } : node)),
});

/** Everything that shows a file, and how it ends; afterwards the file answers 404 at once. */
const ends: Readonly<Record<string, () => Promise<Shown>>> = {
  "a picture recalled": () => sentPicture(recall),
  "a picture administrators took away": () =>
    sentPicture((id) =>
      hideMessage(app.services, { subjectId: id, chatId: `p:${otto.id}`, accusedId: mei.id }),
    ),
  "a picture both removed for themselves": () =>
    sentPicture(async (id) => {
      await removeFor(mei)(id);
      await removeFor(otto)(id);
    }),
  "a picture one removed and the other cleared away": () =>
    sentPicture(async (id) => {
      await removeFor(mei)(id);
      await otto.call(api.chats.setState, { body: { chatId: `p:${mei.id}`, clearedUpTo: id } });
    }),
  "a film recalled, with its cover": async () => {
    const url = await sendFile(app, mei, BYTES.film, "a.mp4");
    const cover = (await picture()).thumbUrl;
    const { id } = await say(MessageType.VIDEO, { url, coverUrl: cover, duration: 1 });
    return { urls: [url, cover], end: () => recall(id) };
  },
  "a voice recalled": async () => {
    const url = await sendFile(app, mei, BYTES.sound, "a.wav");
    const { id } = await say(MessageType.AUDIO, { duration: 1, url });
    return { urls: [url], end: () => recall(id) };
  },
  "a file recalled": async () => {
    const url = await sendFile(app, mei, BYTES.text, "a.txt");
    const { id } = await say(MessageType.FILE, { name: "a.txt", size: 10, url });
    return { urls: [url], end: () => recall(id) };
  },
  "a file recalled that was quoted": async () => {
    const url = await sendFile(app, mei, BYTES.text, "a.txt");
    const { id } = await say(MessageType.FILE, { name: "a.txt", size: 10, url });
    await otto.call(api.privateMessages.send, {
      body: { recvId: mei.id, content: "?", quoteId: id, type: 0 },
    });
    return { urls: [url], end: () => recall(id) };
  },
  "a picture of a group recalled by its author": async () => {
    const image = await picture();
    const { id } = await sayInGroup(image);
    return { urls: both(image), end: () => recallInGroup(id) };
  },
  "a picture of a group taken away by its owner": async () => {
    const image = await picture();
    const { id } = await sayInGroup(image);
    return { urls: both(image), end: () => recallInGroup(id, otto) };
  },
  "a card recalled with its messages": async () => {
    const image = await picture();
    const { id } = await say(MessageType.IMAGE, image);
    const how = { from: `p:${otto.id}`, ids: [id], to: [`p:${kim.id}`], merged: true, title: "both" };
    const [card] = await mei.call(api.chats.forward, { body: { ...how, tmpId: `card-${id}` } });
    return {
      urls: both(image),
      async end() {
        await recall(id);
        expect(await statuses(both(image))).toEqual([200, 200]);
        await recall(card?.privateMessage?.id ?? 0);
      },
    };
  },
  "a message that disappears, to the millisecond": async () => {
    const lived = { chatId: `p:${kim.id}`, seconds: 86_400 as const };
    await mei.call(api.disappearing.set, { body: lived });
    const image = await picture();
    await say(MessageType.IMAGE, image, mei, kim);
    await mei.call(api.disappearing.set, { body: { ...lived, seconds: 0 } });
    return { urls: both(image), end: async () => app.clock.advance(24 * HOUR + 1) };
  },
  "a message that waited, taken back": async () => {
    const image = await picture();
    const { id } = await mei.call(api.scheduledMessages.schedule, {
      body: {
        ...{ chatId: `p:${otto.id}`, type: MessageType.IMAGE, content: JSON.stringify(image) },
        ...{ at: app.clock.now() + HOUR, tmpId: `wait-${app.clock.now()}`, atUserIds: [] },
      },
    });
    return { urls: both(image), end: () => mei.call(api.scheduledMessages.cancel, { params: { id } }) };
  },
  "a post removed": async () => {
    const image = await picture();
    const { id } = await posted(mei, { media: [{ url: image.originUrl, thumbUrl: image.thumbUrl }] });
    return { urls: both(image), end: () => mei.call(api.posts.remove, { params: { id } }) };
  },
  "a post with a film removed": async () => {
    const url = await sendFile(app, mei, BYTES.film, "a.mp4");
    const { thumbUrl } = await picture();
    const { id } = await posted(mei, { media: [{ kind: "video", url, thumbUrl }] });
    return { urls: [url, thumbUrl], end: () => mei.call(api.posts.remove, { params: { id } }) };
  },
  "a post hidden by an administrator": async () => {
    const image = await picture();
    const { id } = await posted(mei, { media: [{ url: image.originUrl, thumbUrl: image.thumbUrl }] });
    const decide = (verdict: "hidden" | "published") =>
      decidePost(app.services, { id, verdict, reason: "no" });
    return { urls: both(image), end: () => decide("hidden"), back: () => decide("published") };
  },
  "a character's background, the character deleted": async () => {
    const { originUrl } = await picture();
    const { id } = await publishCharacter(mei, { background: originUrl });
    return { urls: [originUrl], end: () => mei.call(api.characters.remove, { params: { id } }) };
  },
  "a banned character": async () => {
    const [face, back] = [(await picture()).originUrl, (await picture()).originUrl];
    const { id } = await publishCharacter(mei, { avatar: face, background: back });
    return {
      urls: [face, back],
      end: () => banCharacter(app.services, id),
      back: () => unbanCharacter(app.services, id),
    };
  },
  "a character's face, another published": async () => {
    const [old, fresh] = [(await picture()).originUrl, (await picture()).originUrl];
    const { id, version } = await publishCharacter(mei, { avatar: old });
    return {
      urls: [old],
      async end() {
        const body = { sheet: { avatar: fresh } };
        const params = { id };
        await mei.call(api.characters.update, { params, headers: { "if-match": version }, body });
        expect(await statuses([old])).toEqual([200]);
        await mei.call(api.characters.submit, { params, headers: { "if-match": version + 1 } });
        expect(await statuses([fresh])).toEqual([200]);
      },
    };
  },
  "a story deleted that nobody reads": async () => {
    const [cover, back] = [(await picture()).originUrl, (await picture()).originUrl];
    const { id } = await publishStory(mei, { sheet: { cover }, graph: withBackground(back) });
    return { urls: [cover, back], end: () => mei.call(api.stories.remove, { params: { id } }) };
  },
  "a banned story": async () => {
    const [cover, back] = [(await picture()).originUrl, (await picture()).originUrl];
    const { id } = await publishStory(mei, { sheet: { cover }, graph: withBackground(back) });
    await startRun(otto, id);
    return {
      urls: [cover, back],
      end: () => banStory(app.services, id),
      back: () => unbanStory(app.services, id),
    };
  },
  "a story's background, another version published": async () => {
    const back = (await picture()).originUrl;
    const draft = await publishStory(mei, { graph: withBackground(back) });
    return {
      urls: [back],
      async end() {
        const { version } = await saveGraph(mei, draft, LAMP);
        await publishDraft(mei, { id: draft.id, version });
      },
    };
  },
  "a face changed": async () => {
    const image = await picture();
    const wear = ({ originUrl, thumbUrl }: Partial<UploadedImage>) =>
      mei.call(api.users.update, {
        body: { id: mei.id, nickName: "mei", headImage: originUrl ?? "", headImageThumb: thumbUrl ?? "" },
      });
    await wear(image);
    return { urls: both(image), end: () => wear({}) };
  },
  "a group's picture changed": async () => {
    const image = await picture(otto);
    const change = ({ originUrl, thumbUrl }: Partial<UploadedImage>) =>
      otto.call(api.groups.modify, {
        body: { id: group, headImage: originUrl ?? "", headImageThumb: thumbUrl ?? "" },
      });
    await change(image);
    return { urls: both(image), end: () => change({}) };
  },
  "a painted picture deleted": async () => {
    const job = await mei.call(api.images.make, { body: { prompt: "海", count: 1 } });
    await app.app.imageWorker.settled();
    const [made] = (await mei.call(api.images.job, { params: { id: job.id } })).pictures;
    const { id = 0, url = "", thumbUrl = "" } = made ?? {};
    return { urls: [url, thumbUrl], end: () => mei.call(api.images.remove, { params: { id } }) };
  },
  "whatever a person who left had to themselves": async () => {
    const liv = await person(app.address, `liv${app.clock.now() % 100_000}`);
    const [image, loose, card] = [await picture(liv), await picture(liv), await picture(liv)];
    await posted(liv, { media: [{ url: image.originUrl, thumbUrl: image.thumbUrl }] });
    const { id } = await publishCharacter(liv, { avatar: card.originUrl });
    expect(id).toBeGreaterThan(0);
    return {
      urls: [...both(image), ...both(loose), card.originUrl],
      end: () => deleteAccount(app.services, liv.id),
    };
  },
};

describe("what showed a file ends, and so does the file", () => {
  it.each(Object.keys(ends))("%s", async (name) => {
    const { urls, end, back } = (await ends[name]?.()) ?? { urls: [], end: async () => undefined };
    expect(new Set(await statuses(urls))).toEqual(new Set([200]));
    await end();
    expect(new Set(await statuses(urls))).toEqual(new Set([404]));
    // The next sweep deletes the bytes of what ended for good, not of what may come back.
    app.clock.advance(1);
    await sweepExpired(app.services);
    await sweepFiles(app.services);
    await back?.();
    expect(new Set(await statuses(urls))).toEqual(new Set([back ? 200 : 404]));
  });
});

/** Files that stay although one thing that showed them ended. */
const stays: Readonly<Record<string, () => Promise<Shown>>> = {
  "a picture passed on before it was recalled": async () => {
    const image = await picture();
    const { id } = await say(MessageType.IMAGE, image);
    await otto.call(api.chats.forward, {
      body: { from: `p:${mei.id}`, ids: [id], to: [`p:${kim.id}`], merged: false, tmpId: `on-${id}` },
    });
    return { urls: both(image), end: () => recall(id) };
  },
  "the same picture sent once more": async () => {
    const image = await picture();
    const { id } = await say(MessageType.IMAGE, image);
    await sayInGroup(image);
    return { urls: both(image), end: () => recall(id) };
  },
  "a picture that is a face": async () => {
    const image = await picture();
    const { id } = await say(MessageType.IMAGE, image);
    const headImage = { headImage: image.originUrl, headImageThumb: image.thumbUrl };
    await mei.call(api.users.update, { body: { id: mei.id, nickName: "mei", ...headImage } });
    return { urls: both(image), end: () => recall(id) };
  },
  "a picture one of two removed for themselves": () => sentPicture(removeFor(mei)),
  "a reported picture, for those who look": async () => {
    const image = await picture();
    const { id } = await say(MessageType.IMAGE, image);
    await otto.call(api.users.report, {
      body: { kind: "message", id, chatId: `p:${mei.id}`, reason: "fraud", text: "" },
    });
    const admin = await logIn(app.address, "admin", 0, "admin-secret");
    await admin.call(api.adminCases.list);
    return { urls: both(image), end: () => recall(id) };
  },
  "what a draft let go of, while its author may undo": async () => {
    const back = (await picture()).originUrl;
    const draft = await writeStory(mei, { graph: withBackground(back) });
    return {
      urls: [back],
      async end() {
        const { version } = await saveGraph(mei, draft, LAMP);
        expect(await statuses([back])).toEqual([200]);
        await saveGraph(mei, { ...draft, version }, withBackground(back));
        app.clock.advance(25 * HOUR);
        await sweepFiles(app.services);
      },
    };
  },
  "a story somebody has begun, deleted": async () => {
    const back = (await picture()).originUrl;
    const { id } = await publishStory(mei, { graph: withBackground(back) });
    await startRun(otto, id);
    return { urls: [back], end: () => mei.call(api.stories.remove, { params: { id } }) };
  },
  "what a person who left said to others": async () => {
    const liv = await person(app.address, `ivo${app.clock.now() % 100_000}`);
    await befriend(liv, otto);
    const image = await picture(liv);
    await say(MessageType.IMAGE, image, liv, otto);
    return { urls: both(image), end: () => deleteAccount(app.services, liv.id) };
  },
};

describe("a file stays where something that stays shows it", () => {
  it.each(Object.keys(stays))("%s", async (name) => {
    const { urls, end } = (await stays[name]?.()) ?? { urls: [], end: async () => undefined };
    await end();
    app.clock.advance(1);
    await sweepFiles(app.services);
    expect(new Set(await statuses(urls))).toEqual(new Set([200]));
  });
});

it("watches every column that names a file", async () => {
  const named = await columnsThatName(app.services);
  expect(named.filter((one) => !WATCHED.includes(one) && UNWATCHED[one] === undefined)).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});
