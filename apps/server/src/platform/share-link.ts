import { randomBytes } from "node:crypto";

/** The address of a work that is shared by link: 128 random bits, as `workLink` of the contract says. */
export const newShareLink = (): string => randomBytes(16).toString("base64url");
