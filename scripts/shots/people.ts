import { api } from "@4d/contract";
import { clientOf } from "../lib/api-client.ts";
import { portrait, uploadPicture } from "./media.ts";

/** A person of the seeded company. */
export interface SeededPerson {
  readonly id: number;
  readonly nickName: string;
  readonly userName: string;
  readonly token: string;
  readonly origin: string;
  readonly call: ReturnType<typeof clientOf>;
}

/** The people of most chats. */
export interface Circle {
  readonly me: SeededPerson;
  /** The person of the everyday chat; online. */
  readonly friend: SeededPerson;
  /** A group I own. */
  readonly groupId: number;
  /** Its other members, to be called: the friend first, long names among them. */
  readonly members: readonly SeededPerson[];
}

interface ProfileInput {
  nickName: string;
  signature?: string;
  region?: string;
  /** Hue of a drawn face; without it, the avatar is a letter. */
  hue?: number;
}

export const PASSWORD = "Plum-77x";
let registered = 0;

/** Registers a person who lets anyone befriend them, with their profile filled in. */
export async function registerPerson(
  origin: string,
  { nickName, signature = "", region = "", hue }: ProfileInput,
): Promise<SeededPerson> {
  registered += 1;
  const guest = clientOf(origin);
  const userName = `person_${registered}`;
  await guest(api.auth.register, { body: { userName, password: PASSWORD, nickName } });
  const { accessToken } = await guest(api.auth.login, {
    body: { userName, password: PASSWORD, terminal: 1, device: "Android" },
  });
  const call = clientOf(origin, accessToken);
  await call(api.users.setPrivacy, { body: { addMe: "anyone" } });
  const self = await call(api.users.self);
  const person = { id: self.id, nickName, userName, token: accessToken, origin, call };
  const face = hue === undefined ? undefined : await uploadPicture(person, portrait(hue));
  const pictures = face && { headImage: face.originUrl, headImageThumb: face.thumbUrl };
  await call(api.users.update, { body: { ...self, signature, region, ...pictures } });
  return person;
}
