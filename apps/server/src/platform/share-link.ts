import { randomBytes } from "node:crypto";

/** The share link of a work: 128 random bits, as the contract's `workLink` requires. */
export const newShareLink = (): string => randomBytes(16).toString("base64url");
