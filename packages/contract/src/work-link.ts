import * as z from "zod/mini";

/** What the address of a work shared by link holds: 128 random bits, which nobody guesses, as base64url. */
export const workLink = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
