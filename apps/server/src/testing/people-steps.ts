import { api } from "@4d/contract";
import { type Person, person, Refused } from "./person.ts";
import type { TestApp } from "./test-app.ts";

let serial = 0;

/** New people with unique names, friends with nobody. */
export async function newPeople<const N extends readonly string[]>(
  app: TestApp,
  ...names: N
): Promise<{ [K in keyof N]: Person }> {
  const all: Person[] = [];
  for (const name of names) {
    serial += 1;
    all.push(await person(app.address, `${name}${serial}`));
  }
  return all as { [K in keyof N]: Person };
}

/** New people with unique names, whom anyone may add. */
export async function addablePeople<const N extends readonly string[]>(
  app: TestApp,
  ...names: N
): Promise<{ [K in keyof N]: Person }> {
  const all = await newPeople(app, ...names);
  for (const one of all) await one.call(api.users.setPrivacy, { body: { addMe: "anyone" } });
  return all;
}

/** Makes the first person a friend of all the others. */
export async function befriendEach(one: Person, ...others: Person[]): Promise<void> {
  for (const other of others) await one.call(api.friends.add, { query: { friendId: other.id } });
}

/** The code a call is refused with; 200 when it is not. */
export async function codeOf(asking: Promise<unknown>): Promise<number> {
  try {
    await asking;
    return 200;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}
