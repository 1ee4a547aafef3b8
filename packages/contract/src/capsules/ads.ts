import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { text, time } from "../scalars.ts";

const bilingualText = z.object({ zh: z.string(), en: z.string() });

/** One showing of an advertisement to one person. */
export const adSession = z.object({
  sessionId: z.string(),
  ad: z.object({
    id: z.string(),
    title: bilingualText,
    /** Lines of a house trailer, screen by screen. */
    lines: z.array(bilingualText),
    /** A page on an allowed host for the sandboxed frame; null for a house trailer, which the app draws. */
    url: z.nullable(z.string()),
  }),
  /** Epoch milliseconds from which the reward can be claimed. */
  readyAt: time,
  /** Server time of this response. */
  now: time,
  reward: z.number(),
  /** Rewards left today, including this one. */
  left: z.number(),
});
export type AdSession = z.infer<typeof adSession>;

export const ads = {
  open: endpoint({
    method: "POST",
    path: "/ad/session",
    access: "user",
    summary: "Show me an advertisement by its id, or the next one; never by an address",
    body: z.optional(z.nullable(z.object({ adId: z.optional(text(1, 40)) }))),
    out: adSession,
    errors: ["invalid", "notFound", "conflict", "tooMany"],
    note: "conflict: today's rewards are used up; data.most is their number.",
  }),
  claim: endpoint({
    method: "POST",
    path: "/ad/session/{sessionId}/claim",
    access: "user",
    summary: "I have watched it; a repeated call returns the same reward",
    params: { sessionId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) },
    out: z.object({ amount: z.number(), balance: z.number(), left: z.number() }),
    errors: ["invalid", "notFound", "conflict"],
    note: "conflict: too early (data.readyAt), or today's rewards are used up (data.most).",
  }),
};
