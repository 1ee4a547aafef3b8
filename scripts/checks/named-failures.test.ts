import { join } from "node:path";
import { api, type Endpoint, errors, operations } from "@4d/contract";
import { expect, it } from "vitest";
import { failuresIn, type OperationFailures } from "../lib/failures-of.ts";
import { root } from "../lib/shell.mjs";

/**
 * Refusals that a reading of the code finds and that never happen, by the reason why; each as `operation
 * kind`.
 */
const never: Readonly<Record<string, readonly string[]>> = {
  "the time zone is the system's, checked when it was set": [
    "aiChats.stopReply invalid",
    "aiChats.stopChat invalid",
    "images.cancel invalid",
    "images.vary invalid",
    "images.terms invalid",
    "gifts.take invalid",
    "craft.combine invalid",
    "craft.settle invalid",
    "craft.goals invalid",
  ],
  "the key of the transaction is the server's own": [
    "aiChats.stopReply conflict",
    "aiChats.stopChat conflict",
    "images.cancel conflict",
    "craft.settle conflict",
    "characterMaking.audition conflict",
    "capsules.account conflict",
    "capsules.checkIn conflict",
    "adminPeople.find conflict",
    "adminPeople.ban conflict",
    "adminPeople.unban conflict",
    "adminPeople.setRoles conflict",
    "adminPeople.resetSecondFactor conflict",
  ],
  "the row was written a moment ago, by the same call": [
    "stories.create notFound",
    "stories.importStory notFound",
    "characters.create notFound",
    "characterMaking.importCard notFound",
    "groups.create notFound",
  ],
  "nothing is stored of which a client says the length": [
    "files.uploadState tooLarge",
    "files.completeUpload tooLarge",
    "characterMaking.exportCard tooLarge",
    "characterMaking.audition tooLarge",
  ],
  "a page that cannot be read has no preview": ["chats.linkPreview tooLarge"],
  "an order is shown, not paid": [
    "orders.create forbidden",
    "orders.list forbidden",
    "orders.find forbidden",
  ],
  "the card's tmpId is of this race alone": ["craftRaces.start conflict"],
  "the job runs after the response": [
    "aiChats.regenerate invalid",
    "aiChats.stopChat forbidden",
    "aiChats.stopChat insufficient",
    "aiChats.stopChat tooMany",
    "aiChats.stopReply forbidden",
    "aiChats.stopReply insufficient",
    "aiChats.stopReply tooMany",
    "images.cancel tooLarge",
    "images.cancel tooMany",
    "images.make tooLarge",
    "images.vary tooLarge",
  ],
  "a message is recalled whatever the relation": ["privateMessages.recall invalid"],
};

/**
 * Refusals in the code of an operation that its contract does not name: `operation kind`, and the path to it.
 */
function unnamedOf({ table, operation, kinds }: OperationFailures): [string, string][] {
  const endpoint = Object.entries<Record<string, Endpoint>>(api).find(([name]) => name === table)?.[1][
    operation
  ];
  const named: readonly string[] = endpoint?.errors ?? [];
  return [...kinds].flatMap(([kind, way]) => {
    // A deleted account's token, an internal error and a stopping server need not be declared: every client
    // knows them.
    const isKnown = [...named, "badToken", "failed", "unavailable"].includes(kind) || !(kind in errors);
    return isKnown ? [] : [[`${table}.${operation} ${kind}`, way]];
  });
}

const read = failuresIn(join(root, "apps/server/src"));

it("every operation names in the contract the errors its code can refuse with", () => {
  expect(read.map(({ table, operation }) => `${table}.${operation}`).toSorted()).toEqual(
    operations()
      .map(({ name }) => name)
      .toSorted(),
  );
  const unnamed = new Map(read.flatMap(unnamedOf));
  for (const one of Object.values(never).flat())
    expect(unnamed.delete(one), `${one} is not found any more`).toBe(true);
  expect(Object.fromEntries(unnamed)).toEqual({});
});

it("the analysis finds rate limits, policies and intents behind a verb", () => {
  const kindsOf = (table: string, operation: string) =>
    read.find((one) => one.table === table && one.operation === operation)?.kinds ??
    new Map<string, string>();
  expect(kindsOf("auth", "register").has("tooMany")).toBe(true);
  expect(kindsOf("privateMessages", "send").has("tooMany")).toBe(true);
  expect(kindsOf("chats", "forward").get("conflict")).toMatch(/> sameTmpId$/);
  expect(kindsOf("privateMessages", "pin").get("conflict")).toMatch(/> mayReactOrPin$/);
  expect(kindsOf("gifts", "send").has("insufficient")).toBe(true);
});
