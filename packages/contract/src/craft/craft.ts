import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { CRAFT_CHAIN_PAGE, CRAFT_NAME_MAX, CRAFT_PAGE_MAX, CRAFT_SETTLE_MAX, PAGE_MAX } from "../limits.ts";
import { id, int, nothing, raw, text } from "../scalars.ts";
import {
  combineOutcome,
  craftDiscovery,
  craftElement,
  craftGoals,
  craftStep,
  numberedCertificate,
  ownedElement,
  settledStep,
} from "./elements.ts";

const upTo = (most: number) => z.pipe(int, z.int().check(z.minimum(1), z.maximum(most)));
const cursor = z.optional(raw(40));
const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });

/** Made by the client for one combination; repeating it returns the same result. */
const nonce = z.string().check(z.regex(/^[\w-]{8,40}$/));

/** The crafting game (`CRAFT-1`; `craft §2`). */
export const craft = {
  inventory: endpoint({
    method: "GET",
    path: "/craft/inventory",
    access: "user",
    summary: "My elements, the newest first; the four base elements come last",
    query: { first: z.optional(z.literal("true")), cursor, limit: z._default(upTo(CRAFT_PAGE_MAX), 50) },
    out: z.object({ ...page(ownedElement).shape, total: z.number(), firsts: z.number() }),
    errors: ["invalid"],
  }),
  combine: endpoint({
    method: "POST",
    path: "/craft/combine",
    access: "user",
    summary: "Combine two elements of mine; a pair gives everybody the same result for ever",
    body: z.object({ a: id, b: id, nonce, raceId: z.optional(id) }),
    out: combineOutcome,
    errors: ["forbidden", "notFound", "conflict", "tooMany"],
    note: "In a race only elements made in it can be combined; conflict: the race is over.",
  }),
  settle: endpoint({
    method: "POST",
    path: "/craft/settle",
    access: "user",
    summary: "Combinations played without a network, in their order; the server's results count",
    body: z.object({
      steps: z
        .array(z.object({ a: text(1, CRAFT_NAME_MAX), b: text(1, CRAFT_NAME_MAX), nonce }))
        .check(z.minLength(1), z.maxLength(CRAFT_SETTLE_MAX)),
    }),
    out: z.object({ steps: z.array(settledStep) }),
    errors: ["tooMany"],
    note: "Elements are given by name, because one made without a network has no id yet.",
  }),
  element: endpoint({
    method: "GET",
    path: "/craft/element/{id}/lineage",
    access: "user",
    summary: "An element of mine, who made it first, and every step from the base elements to it",
    params: { id },
    out: z.object({
      element: craftElement,
      /** Null for the four base elements. */
      discovery: z.nullable(craftDiscovery),
      steps: z.array(craftStep),
      /** There were more steps than returned. */
      more: z.boolean(),
    }),
    errors: ["notFound"],
  }),
  certificate: endpoint({
    method: "GET",
    path: "/craft/certificate/{number}",
    access: "user",
    summary: "The certificate of a discovery",
    params: { number: id },
    out: z.object({ certificate: numberedCertificate, discovery: craftDiscovery }),
    errors: ["notFound"],
  }),
  wall: endpoint({
    method: "GET",
    path: "/craft/wall",
    access: "user",
    summary: "First discoveries, the newest first; everybody's or mine",
    query: { mine: z.optional(z.literal("true")), cursor, limit: z._default(upTo(PAGE_MAX), 20) },
    out: z.object({ ...page(craftDiscovery).shape, total: z.number() }),
    errors: ["invalid"],
  }),
  goals: endpoint({
    method: "GET",
    path: "/craft/goals",
    access: "user",
    summary: "The goals of today, and my progress",
    out: craftGoals,
    errors: [],
  }),
  reset: endpoint({
    method: "POST",
    path: "/craft/reset",
    access: "user",
    summary: "Start again with the four base elements; my first discoveries stay",
    out: nothing,
    errors: ["tooMany"],
  }),
  publicKey: endpoint({
    method: "GET",
    path: "/craft/pubkey",
    access: "public",
    summary: "The key that verifies certificates: Ed25519, raw, base64url",
    out: z.object({ key: z.string(), count: z.number(), head: z.string() }),
    errors: [],
    note: "count and head are those of the chain now; the next certificate will have head as its prev.",
  }),
  chain: endpoint({
    method: "GET",
    path: "/craft/chain",
    access: "public",
    summary: "All certificates in the order of their chain",
    query: {
      after: z._default(z.pipe(int, z.int().check(z.nonnegative())), 0),
      limit: z._default(upTo(CRAFT_CHAIN_PAGE), CRAFT_CHAIN_PAGE),
    },
    out: z.object({ items: z.array(numberedCertificate) }),
    errors: ["invalid", "tooMany"],
  }),
};
