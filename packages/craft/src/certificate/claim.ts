/** What a certificate of first discovery says (`protocol §19.1.7`). */
export interface Claim {
  /** Ids of the two elements, the lower first. */
  readonly a: number;
  readonly b: number;
  readonly result: number;
  readonly user: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** `claimHash` of the previous certificate, or `FIRST_PREV`. */
  readonly prev: string;
}

export interface Certificate extends Claim {
  /** Ed25519 over `claimBytes`, base64url without padding. */
  readonly signature: string;
}

/** `prev` of the first certificate. */
export const FIRST_PREV = "0".repeat(64);

/** Whether a claim may be signed: whole ids, the pair in order, a hash as `prev`. */
export function isClaim({ a, b, result, user, time, prev }: Claim): boolean {
  const whole = [a, b, result, user, time].every((value) => Number.isSafeInteger(value) && value >= 0);
  return whole && a <= b && typeof prev === "string" && /^[0-9a-f]{64}$/.test(prev);
}

/** The text that is signed: no spaces, keys in this order. @throws RangeError for an invalid claim. */
export function claimText(claim: Claim): string {
  if (!isClaim(claim)) throw new RangeError("not a claim");
  const { a, b, result, user, time, prev } = claim;
  return JSON.stringify({ a, b, result, user, time, prev });
}

/** The UTF-8 bytes of `claimText`. */
export function claimBytes(claim: Claim): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(claimText(claim));
}

/** SHA-256 of the bytes that were signed, in lower-case hex: the `prev` of the next certificate. */
export async function claimHash(claim: Claim): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", claimBytes(claim));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Signs bytes with Ed25519; the key stays with the caller. */
export type Sign = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** The claim with its signature. @throws RangeError for an invalid claim. */
export async function signClaim(claim: Claim, sign: Sign): Promise<Certificate> {
  const { a, b, result, user, time, prev } = claim;
  const signature = toBase64Url(await sign(claimBytes(claim)));
  return { a, b, result, user, time, prev, signature };
}

/** Bytes as base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The bytes of a base64url text; undefined if the text is invalid or not the canonical spelling of its bytes.
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  );
  return toBase64Url(bytes) === text ? bytes : undefined;
}
