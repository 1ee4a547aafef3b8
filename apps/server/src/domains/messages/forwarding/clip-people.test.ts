import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishCharacter } from "../../../testing/character-steps.ts";
import { contextOf } from "../../../testing/context-of.ts";
import { addablePeople, befriendEach } from "../../../testing/people-steps.ts";
import type { Person } from "../../../testing/person.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { type ClipPerson, findClipPeople } from "./clip.ts";

let app: TestApp;
let mei: Person;
let ann: Person;
let character: { userId: number };
let room: number;

beforeAll(async () => {
  app = await startTestApp();
  [mei, ann] = await addablePeople(app, "mei", "ann");
  await befriendEach(mei, ann);
  character = await publishCharacter(mei, { name: "阿遥" });
  await ann.call(api.users.setPrivacy, { body: { clips: true } });
  const { id } = await mei.call(api.groups.create, { body: { name: "tea", friendIds: [ann.id] } });
  await mei.call(api.groups.invite, { body: { groupId: id, friendIds: [character.userId] } });
  await ann.call(api.groups.modify, { body: { id, name: "tea", remarkNickName: "小安" } });
  room = id;
});
afterAll(() => app.close());

const nameOf = async (who: Person) => (await who.call(api.users.self)).nickName;
async function peopleOf(kind: "private" | "group", targetId: number): Promise<ClipPerson[]> {
  return byId(await findClipPeople(contextOf(app.services, mei.id), { kind, targetId }));
}
const byId = (people: ClipPerson[]) => people.toSorted((one, other) => one.id - other.id);

it("knows the two of a private chat by the names they have", async () => {
  const expected = [
    { id: mei.id, names: ["", await nameOf(mei)], isCharacter: false, consents: false },
    { id: ann.id, names: ["", await nameOf(ann)], isCharacter: false, consents: true },
  ];
  expect(await peopleOf("private", ann.id)).toEqual(byId(expected));
  expect(await peopleOf("private", character.userId)).toEqual(
    byId([
      { id: mei.id, names: ["", await nameOf(mei)], isCharacter: false, consents: false },
      { id: character.userId, names: ["", "阿遥"], isCharacter: true, consents: false },
    ]),
  );
});

it("knows everybody of a group by what they are called there too", async () => {
  expect(await peopleOf("group", room)).toEqual(
    byId([
      { id: mei.id, names: [await nameOf(mei)], isCharacter: false, consents: false },
      { id: ann.id, names: ["小安", await nameOf(ann)], isCharacter: false, consents: true },
      { id: character.userId, names: ["阿遥"], isCharacter: true, consents: false },
    ]),
  );
});

it("knows of an account that is no more that it may have spoken, and nothing else", async () => {
  const unknown = (await peopleOf("private", 99_999)).at(-1);
  expect(unknown).toEqual({ id: 99_999, names: [""], isCharacter: false, consents: false });
});
