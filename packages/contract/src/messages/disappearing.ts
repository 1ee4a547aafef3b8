import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { chatId } from "./chats.ts";

/** Seconds after which messages of a chat disappear; 0 for never (`MSG-17`). */
export const lifetime = z.union([z.literal(0), z.literal(86_400), z.literal(604_800)]);
export type Lifetime = z.infer<typeof lifetime>;
export const LIFETIMES = [0, 86_400, 604_800] as const satisfies readonly Lifetime[];

const disappearingSetting = z.object({ chatId, seconds: lifetime });
export type DisappearingSetting = z.infer<typeof disappearingSetting>;

/** How long messages of a chat last (`MSG-17`). */
export const disappearing = {
  find: endpoint({
    method: "GET",
    path: "/message/disappearing",
    access: "user",
    summary: "After how many seconds messages of one of my chats disappear; 0 never",
    query: { chatId },
    out: disappearingSetting,
    errors: ["notFound"],
  }),
  set: endpoint({
    method: "PUT",
    path: "/message/disappearing",
    access: "user",
    summary: "Let messages sent from now on disappear; either friend may set it, in a group its managers",
    body: disappearingSetting,
    out: disappearingSetting,
    errors: ["invalid", "notFound", "forbidden", "tooMany"],
    note: "Each such message carries its expiry time in `extra.gone`; a tip in the chat says who set it.",
  }),
};
