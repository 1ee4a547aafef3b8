import { api } from "@4d/contract";
import { newPeople } from "./people-steps.ts";
import type { Person } from "./person.ts";
import type { TestApp } from "./test-app.ts";

export const add = (from: Person, to: Person, message?: string) =>
  from.call(api.friends.add, {
    query: { friendId: to.id },
    body: message === undefined ? null : { message },
  });
export const addable = (who: Person, addMe: "anyone" | "approval" | "nobody") =>
  who.call(api.users.setPrivacy, { body: { addMe } });
export const requestsOf = (who: Person) => who.call(api.friends.requests);
export const relation = (from: Person, to: Person) =>
  from.call(api.friends.relation, { params: { userId: to.id } });
export const friendList = (who: Person) => who.call(api.friends.list);

/** Two people who have become friends. */
export async function friendsPair(app: TestApp): Promise<[Person, Person]> {
  const [mei, otto] = await newPeople(app, "mei", "otto");
  await addable(otto, "anyone");
  await add(mei, otto);
  return [mei, otto];
}
