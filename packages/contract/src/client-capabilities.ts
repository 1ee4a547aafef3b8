import * as z from "zod/mini";
import { raw } from "./scalars.ts";

/** What a client understands that older ones of the family do not; more may follow after a comma. */
export const CLIENT_CAPABILITIES = "friend-requests";

/**
 * A header that says what the client understands: ours sends it with every request (`requestOf`), older clients of the
 * family never. Unknown words in it mean nothing.
 */
export const capabilitiesHeader = {
  knows: z.optional(
    z.pipe(
      raw(200),
      z.transform((text: string) => text.split(",").map((word) => word.trim().toLowerCase())),
    ),
  ),
};

/** What somebody reads who has asked for a friendship that is not answered yet, whatever they try meanwhile. */
export const FRIEND_REQUEST_PENDING = {
  zh: "已发送申请，等待对方同意",
  en: "Your request is sent; wait until they accept it",
};
