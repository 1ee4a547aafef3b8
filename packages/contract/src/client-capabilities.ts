import * as z from "zod/mini";
import { raw } from "./scalars.ts";

/** What current clients understand that legacy ones do not; a comma-separated list. */
export const CLIENT_CAPABILITIES = "friend-requests";

/**
 * A header listing what the client understands. Current clients send it with every request (`requestOf`), legacy
 * clients never. Unknown words are ignored.
 */
export const capabilitiesHeader = {
  knows: z.optional(
    z.pipe(
      raw(200),
      z.transform((text: string) => text.split(",").map((word) => word.trim().toLowerCase())),
    ),
  ),
};

/** Shown to the sender of a friend request while it is unanswered, whatever they try meanwhile. */
export const FRIEND_REQUEST_PENDING = {
  zh: "已发送申请，等待对方同意",
  en: "Your request is sent. Wait for them to accept it",
};
