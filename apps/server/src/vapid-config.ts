import { createECDH } from "node:crypto";
import { z } from "zod";

/** Not every 32-byte number is a valid key. */
function isKey(text: string): boolean {
  try {
    createECDH("prime256v1").setPrivateKey(text, "base64url");
    return true;
  } catch {
    return false;
  }
}

/** The key for browser push; without these the server makes one itself (`MSG-16`, `protocol §19.5`). */
export const vapidVariables = {
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be the 43 letters of a base64url P-256 key")
    .refine(isKey, "must be a key of the curve P-256, and this number is none")
    .optional(),
  /** How a push service reaches the operator of this server. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must begin with mailto: or https://")
    .optional(),
};

interface Variables {
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
  PUBLIC_URL?: string | undefined;
  MAIL_FROM: string;
}

/** The key, and an address that push services accept. */
export function readVapidConfig({ VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUBLIC_URL, MAIL_FROM }: Variables) {
  const site = PUBLIC_URL?.startsWith("https:") ? PUBLIC_URL : undefined;
  const mail = `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  return { privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT ?? site ?? mail };
}
