import * as z from "zod/mini";
import { id, time } from "../scalars.ts";

/** A sentence in both languages of the product. */
export const localizedText = z.object({ zh: z.string(), en: z.string() });
export type LocalizedText = z.infer<typeof localizedText>;

/** Where an element comes from: a recipe, the tag algebra, or a model. */
export const craftOrigin = z.enum(["base", "rule", "model"]);
export type CraftOrigin = z.infer<typeof craftOrigin>;

/** An element of the game (`craft §1`). */
export const craftElement = z.object({
  id,
  name: z.string(),
  nameEn: z.string(),
  emoji: z.string(),
  /** Used to combine where no recipe exists; the page needs them offline. */
  tags: z.array(z.string()),
  origin: craftOrigin,
});
export type CraftElementInfo = z.infer<typeof craftElement>;

/** An element of mine. */
export const ownedElement = z.object({
  ...craftElement.shape,
  /** I was the first person to make it. */
  first: z.boolean(),
  /** When I made it first. */
  at: time,
});
export type OwnedElement = z.infer<typeof ownedElement>;

/** Proof of who combined a pair first; `craft §3.2` defines what is signed. */
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

/** A first discovery. */
export const craftDiscovery = z.object({
  /** The number of its certificate. */
  number: z.number(),
  element: craftElement,
  by: person,
  time,
});
export type CraftDiscovery = z.infer<typeof craftDiscovery>;

/** One step of how an element was made. */
export const craftStep = z.object({ a: craftElement, b: craftElement, result: craftElement });
export type CraftStep = z.infer<typeof craftStep>;

/** The result of combining two elements. */
export const combineOutcome = z.object({
  /** Null when they make nothing; then `why` explains it. */
  result: z.nullable(craftElement),
  why: z.nullable(localizedText),
  isNewToYou: z.boolean(),
  /** Nobody had made it before. */
  firstDiscovery: z.boolean(),
  /** Set for a first discovery. */
  certificate: z.nullable(numberedCertificate),
  /** Capsules given for a first discovery. */
  reward: z.number(),
  /** It solves the day's riddle. */
  goalMet: z.boolean(),
});
export type CombineOutcome = z.infer<typeof combineOutcome>;

/** The server's result for one combination that was played offline. */
export const settledStep = z.object({
  nonce: z.string(),
  /** Null when I do not own an ingredient, so nothing was combined. */
  outcome: z.nullable(combineOutcome),
});
export type SettledStep = z.infer<typeof settledStep>;

/** A daily goal: `have` of `need`. */
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
    /** Steps by authored recipes from my elements; 0 when I already have it. */
    left: z.nullable(z.number()),
    /** The solution, once solved. */
    answer: z.nullable(craftElement),
  }),
  /** Consecutive days on which the riddle was solved. */
  streak: z.number(),
});
export type CraftGoals = z.infer<typeof craftGoals>;
