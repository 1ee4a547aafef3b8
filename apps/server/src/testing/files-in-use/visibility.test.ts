import { api, MessageType, type UploadedImage } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decidePost } from "../../domains/square/index.ts";
import { publishCharacter } from "../character-steps.ts";
import { codeOf } from "../people-steps.ts";
import { befriend, type Person, person } from "../person.ts";
import { posted } from "../square-steps.ts";
import { LAMP, writeStory } from "../story-steps.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { BYTES, largePicture, photograph, sendFile, statusOf } from "./files.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
let kim: Person;
beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
  kim = await person(app.address, "kim");
  await befriend(mei, otto);
  await befriend(otto, kim);
  await befriend(mei, kim);
});
afterAll(() => app.close());

const picture = (who = mei) => largePicture(app, who);
const contentOf = ({ originUrl, thumbUrl }: UploadedImage) => JSON.stringify({ originUrl, thumbUrl });
const say = (from: Person, to: Person, image: UploadedImage) =>
  from.call(api.privateMessages.send, {
    body: { recvId: to.id, type: MessageType.IMAGE, content: contentOf(image) },
  });
const sayInGroup = (from: Person, groupId: number, image: UploadedImage) =>
  from.call(api.groupMessages.send, {
    body: { groupId, type: MessageType.IMAGE, content: contentOf(image) },
  });
/** Kim sends it to Otto: the code of the answer. */
const passedOn = (image: UploadedImage) => codeOf(say(kim, otto, image));

describe("a message may show what its sender sees elsewhere", () => {
  it("in a private chat of theirs, until it is recalled or removed", async () => {
    const [image, other] = [await picture(), await picture()];
    expect(await passedOn(image)).toBe(422);
    await say(mei, otto, image);
    expect(await passedOn(image)).toBe(422);
    const { id } = await say(mei, kim, image);
    expect(await passedOn(image)).toBe(200);

    const mine = await say(mei, kim, other);
    await say(mei, otto, other);
    await kim.call(api.privateMessages.remove, { body: { ids: [mine.id] } });
    expect(await passedOn(other)).toBe(422);
    await mei.call(api.privateMessages.recall, { params: { id } });
    expect(await statusOf(app, image.originUrl)).toBe(200);
  });

  it("in a group, as far as they were a member", async () => {
    const body = { name: "here", friendIds: [otto.id] };
    const { id: groupId } = await mei.call(api.groups.create, { body });
    const [before, during, after] = [await picture(), await picture(), await picture()];
    await sayInGroup(mei, groupId, before);
    await mei.call(api.groups.invite, { body: { groupId, friendIds: [kim.id] } });
    await sayInGroup(mei, groupId, during);
    await kim.call(api.groups.quit, { params: { groupId } });
    await sayInGroup(mei, groupId, after);
    expect([await passedOn(before), await passedOn(during), await passedOn(after)]).toEqual([422, 200, 422]);
  });

  it("in what is shown to everybody, or to them", async () => {
    const [open, mine, hidden, face] = [await picture(), await picture(), await picture(), await picture()];
    const media = ({ originUrl: url, thumbUrl }: UploadedImage) => ({ media: [{ url, thumbUrl }] });
    await posted(mei, media(open));
    await posted(mei, { ...media(mine), visibility: "private" });
    const { id } = await posted(mei, media(hidden));
    await decidePost(app.services, { id, verdict: "hidden", reason: "no" });
    const { originUrl: headImage, thumbUrl: headImageThumb } = face;
    await mei.call(api.users.update, { body: { id: mei.id, nickName: "mei", headImage, headImageThumb } });
    expect(await passedOn(open)).toBe(200);
    expect(await passedOn(mine)).toBe(422);
    expect(await passedOn(hidden)).toBe(422);
    expect(await passedOn(face)).toBe(200);
  });
});

describe("a record shows its person's own", () => {
  const wear = (who: Person, { originUrl: headImage }: UploadedImage) =>
    codeOf(who.call(api.users.update, { body: { id: who.id, nickName: who.name, headImage } }));

  it("and not what they were sent, or saw", async () => {
    const image = await picture();
    await say(mei, kim, image);
    expect(await wear(kim, image)).toBe(422);
    await posted(mei, { media: [{ url: image.originUrl }] });
    expect(await wear(kim, image)).toBe(422);
    expect(await codeOf(posted(kim, { media: [{ url: image.originUrl }] }))).toBe(422);
  });

  it("or what the server made for everybody", async () => {
    const image = await picture();
    await publishCharacter(mei, { background: image.originUrl });
    expect(await wear(kim, image)).toBe(422);
    await app.services.db
      .updateTable("stored_file")
      .set({ owner: null })
      .where("key", "=", image.originUrl.slice(7))
      .execute();
    expect(await wear(kim, image)).toBe(200);
  });

  it("or what it has already: a manager's picture stays when another sends the group back, though it is gone", async () => {
    const image = await picture();
    const { id } = await mei.call(api.groups.create, {
      body: { name: "both", friendIds: [otto.id], headImage: image.originUrl },
    });
    await mei.call(api.groups.setRole, { body: { groupId: id, userId: otto.id, role: "admin" } });
    const back = (name: string) =>
      codeOf(otto.call(api.groups.modify, { body: { id, name, headImage: image.originUrl } }));
    expect(await back("again")).toBe(200);
    await app.services.db.deleteFrom("stored_file").where("key", "=", image.originUrl.slice(7)).execute();
    expect(await back("still")).toBe(200);
  });

  it("and a story's cast are characters its author may meet, with the faces they have", async () => {
    const [open, secret] = [await picture(), await picture()];
    await publishCharacter(mei, { avatar: open.originUrl });
    await publishCharacter(mei, { avatar: secret.originUrl });
    await app.services.db
      .updateTable("ai_character")
      .set({ live_visibility: "private" })
      .where("live_sheet", "like", `%${secret.originUrl}%`)
      .execute();
    await app.services.db
      .updateTable("app_user")
      .set({ head_image: "", head_image_thumb: "" })
      .where("made_by", "=", mei.id)
      .execute();
    const cast = (avatar: string) => [{ key: "k", name: "K", avatar, characterId: 0 }];
    const write = ({ originUrl }: UploadedImage) =>
      codeOf(writeStory(kim, { graph: { ...LAMP, cast: cast(originUrl) } }));
    expect([await write(open), await write(secret)]).toEqual([200, 422]);
  });
});

describe("a file from before kinds were written down", () => {
  const forget = (url: string) =>
    app.services.db.updateTable("stored_file").set({ kind: null }).where("key", "=", url.slice(7)).execute();
  const kindOf = async (url: string) =>
    (
      await app.services.db.selectFrom("stored_file").select("kind").where("key", "=", url.slice(7)).execute()
    )[0]?.kind;

  it.each([
    ["a picture our own encoder made", async () => (await picture()).originUrl, 200, "picture"],
    ["a drawing with code", () => sendFile(app, mei, BYTES.svg), 422, "file"],
    [
      "a camera's JPEG with where it was taken",
      async () => sendFile(app, mei, await photograph()),
      422,
      "file",
    ],
    ["a film", () => sendFile(app, mei, BYTES.film), 422, "file"],
  ] as const)("%s is looked at once", async (_what, store, code, kind) => {
    const url = await store();
    await forget(url);
    expect(await codeOf(posted(mei, { media: [{ url }] }))).toBe(code);
    expect(await kindOf(url)).toBe(kind);
  });

  it("is a film or a voice by its bytes", async () => {
    const [film, sound] = [await sendFile(app, mei, BYTES.film), await sendFile(app, mei, BYTES.sound)];
    const voice = (url: string) =>
      codeOf(
        mei.call(api.privateMessages.send, {
          body: { recvId: otto.id, type: MessageType.AUDIO, content: JSON.stringify({ duration: 1, url }) },
        }),
      );
    await forget(film);
    await forget(sound);
    expect([await voice(film), await voice(sound)]).toEqual([422, 200]);
    expect([await kindOf(film), await kindOf(sound)]).toEqual(["film", "sound"]);
  });
});

describe("sent and taken back in the same moment", () => {
  it("a file lives exactly where a message that stands shows it", async () => {
    for (let round = 0; round < 15; round += 1) {
      const image = await picture();
      const { id } = await say(mei, otto, image);
      const [sent] = await Promise.allSettled([
        otto.call(api.privateMessages.send, {
          body: { recvId: kim.id, type: MessageType.IMAGE, content: contentOf(image) },
        }),
        mei.call(api.privateMessages.recall, { params: { id } }),
      ]);
      expect(await statusOf(app, image.originUrl)).toBe(sent.status === "fulfilled" ? 200 : 404);
    }
  }, 60_000);

  it("in one batch, what was taken back is sent to nobody", async () => {
    const image = await picture();
    const { id } = await say(mei, otto, image);
    const stream = app.services.streams.private;
    const { submit } = stream;
    const held: (() => void)[] = [];
    const both = new Promise<void>((resolve) => {
      stream.submit = async (...given: Parameters<typeof submit>) => {
        await new Promise<void>((go) => {
          held.push(go);
          if (held.length === 2) resolve();
        });
        return submit.apply(stream, given) as never;
      };
    });
    const sending = codeOf(
      otto.call(api.privateMessages.send, {
        body: { recvId: kim.id, type: MessageType.IMAGE, content: contentOf(image) },
      }),
    );
    await expect.poll(() => held.length).toBe(1);
    const recalling = codeOf(mei.call(api.privateMessages.recall, { params: { id } }));
    await both;
    stream.submit = submit;
    for (const go of held) go();
    expect(await Promise.all([sending, recalling])).toEqual([422, 200]);
    expect(await statusOf(app, image.originUrl)).toBe(404);
  });

  it("the same message once more answers the first record, though its file is gone", async () => {
    const image = await picture();
    const body = { recvId: otto.id, type: MessageType.IMAGE, content: contentOf(image), tmpId: "once-00001" };
    const { id } = await mei.call(api.privateMessages.send, { body });
    await mei.call(api.privateMessages.recall, { params: { id } });
    expect((await mei.call(api.privateMessages.send, { body })).id).toBe(id);
  });
});
