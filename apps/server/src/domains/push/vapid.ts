import { createECDH, createPrivateKey, type KeyObject } from "node:crypto";
import { SignJWT } from "jose";

const CURVE = "prime256v1";
const TOKEN_LIFE_S = 12 * 3600;

/** The key pair that identifies this server to push services (RFC 8292). */
export interface Vapid {
  /** base64url of the uncompressed point, which browsers subscribe with. */
  publicKey: string;
  signing: KeyObject;
}

/** A new private key, base64url of 32 bytes. */
export function newPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // OpenSSL omits leading zeros.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString("base64url");
}

/** The key pair of a private key. @throws when it is invalid. */
export function vapidOf(privateKey: string): Vapid {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, "base64url");
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "", d: privateKey };
  return {
    publicKey: point.toString("base64url"),
    signing: createPrivateKey({ key: jwk, format: "jwk" }),
  };
}

/** The header that identifies the sender; `subject` is our contact for the push service. `now` is epoch ms. */
export async function authorization(
  { publicKey, signing }: Vapid,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: number },
): Promise<string> {
  const token = await new SignJWT({ aud: new URL(endpoint).origin, sub: subject })
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setExpirationTime(Math.floor(now / 1000) + TOKEN_LIFE_S)
    .sign(signing);
  return `vapid t=${token}, k=${publicKey}`;
}
