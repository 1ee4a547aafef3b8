import * as z from "zod/mini";
import { id, time } from "../scalars.ts";

/** A sentence in both languages of the product. */
export const localizedText = z.object({ zh: z.string(), en: z.string() });
export type LocalizedText = z.infer<typeof localizedText>;

/** Who decided that there is such an element: a recipe of ours, the algebra of tags, or a model. */
export const craftOrigin = z.enum(["base", "rule", "model"]);
export type CraftOrigin = z.infer<typeof craftOrigin>;

/** Something that can be made (`craft §1`). */
export const craftElement = z.object({
  id,
  name: z.string(),
  nameEn: z.string(),
  emoji: z.string(),
  /** By these it combines where no recipe was written; the page needs them without a network. */
  tags: z.array(z.string()),
  origin: craftOrigin,
});
export type CraftElementInfo = z.infer<typeof craftElement>;

/** An element of mine. */
export const ownedElement = z.object({
  ...craftElement.shape,
  /** I was the first of all to make it. */
  first: z.boolean(),
  /** When I made it first. */
  at: time,
});
export type OwnedElement = z.infer<typeof ownedElement>;

/** Proof that a pair was combined first by somebody; what is signed is said in docs/decisions/craft.md. */
export const craftCertificate = z.object({
  a: id,
  b: id,
  result: id,
  user: id,
  time,
  prev: z.string(),
  /** Ed25519, base64url. */
  signature: z.string(),
});
export type CraftCertificate = z.infer<typeof craftCertificate>;

/** A certificate with its place in the chain, counted from 1. */
export const numberedCertificate = z.object({ ...craftCertificate.shape, number: z.number() });
export type NumberedCertificate = z.infer<typeof numberedCertificate>;

const person = z.object({ id: z.number(), nickName: z.string(), headImageThumb: z.string() });

/** Somebody made something that nobody had made before. */
export const craftDiscovery = z.object({
  /** Of its certificate. */
  number: z.number(),
  element: craftElement,
  by: person,
  time,
});
export type CraftDiscovery = z.infer<typeof craftDiscovery>;

/** One step of how an element came to be. */
export const craftStep = z.object({ a: craftElement, b: craftElement, result: craftElement });
export type CraftStep = z.infer<typeof craftStep>;

/** What two elements came to. */
export const combineOutcome = z.object({
  /** Null when they make nothing; then `why` says so in words. */
  result: z.nullable(craftElement),
  why: z.nullable(localizedText),
  isNewToYou: z.boolean(),
  /** Nobody had ever made it. */
  firstDiscovery: z.boolean(),
  /** Of a first discovery. */
  certificate: z.nullable(numberedCertificate),
  /** Capsules given for a first discovery. */
  reward: z.number(),
  /** It is what the day's riddle asks for. */
  goalMet: z.boolean(),
});
export type CombineOutcome = z.infer<typeof combineOutcome>;

/** What the server says of one combination that was played without it. */
export const settledStep = z.object({
  nonce: z.string(),
  /** Null when an ingredient is not mine: nothing happened then. */
  outcome: z.nullable(combineOutcome),
});
export type SettledStep = z.infer<typeof settledStep>;

/** A goal of the day. `have` of `need`. */
export const craftGoal = z.object({
  kind: z.enum(["riddle", "fresh", "first"]),
  have: z.number(),
  need: z.number(),
});

/** The goals of a day (`CRAFT-1`), and the riddle among them. */
export const craftGoals = z.object({
  /** `2026-11-22`, in the product's time zone. */
  date: z.string(),
  goals: z.array(craftGoal),
  riddle: z.object({
    hint: localizedText,
    level: z.enum(["easy", "middle", "hard"]),
    /** Steps by authored recipes from what I have; 0 when I have it already. */
    left: z.nullable(z.number()),
    /** What it was, once it is solved. */
    answer: z.nullable(craftElement),
  }),
  /** Days in a row on which the riddle was solved. */
  streak: z.number(),
});
export type CraftGoals = z.infer<typeof craftGoals>;
