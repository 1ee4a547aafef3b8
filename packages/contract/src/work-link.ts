import * as z from "zod/mini";

/** The token in the address of a work shared by link: 128 random bits as base64url. */
export const workLink = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
