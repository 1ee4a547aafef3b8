import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const DIGITS = 6;
const STEP_S = 30;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const ISSUER = "四次元";

/** A secret of 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** Base32 without padding (RFC 4648), as people type it into an authenticator. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** The content of the QR code: a URI for authenticators, with our name and the account's. */
export function factorUri(secret: Uint8Array, account: string): string {
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(account)}`;
  const issuer = encodeURIComponent(ISSUER);
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_S}`;
}

/** The code of a step (RFC 4226, dynamic truncation). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The step of a time in epoch milliseconds (RFC 6238). */
export const stepOf = (now: number): number => Math.floor(now / 1000 / STEP_S);

/**
 * The step a code belongs to: the current one, or one before or after, because clocks differ (RFC 6238 §5.2).
 * @returns undefined when it belongs to none of them.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const given = Buffer.from(code);
  const current = stepOf(now);
  return [current, current - 1, current + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), given),
  );
}
