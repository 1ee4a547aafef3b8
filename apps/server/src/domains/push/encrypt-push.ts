import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from "node:crypto";

const CURVE = "prime256v1";
/** A message fits into one record; push services accept 4096 bytes. */
const RECORD = 4096;
/** Every message is padded to the same length, so that its length reveals nothing. */
const PADDED = 256;

/** The keys a browser gave us to encrypt with. */
export interface TerminalKeys {
  p256dh: string;
  auth: string;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Whether this is a point of the curve, which can be encrypted to. */
export function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, "base64url", "base64url", "compressed");
    return true;
  } catch {
    return false;
  }
}

/**
 * Encrypts for one terminal, so that the push service in between can read nothing (RFC 8291, RFC 8188). `given`
 * reproduces a message of the standard in a test; otherwise key and salt are new each time.
 */
export function encryptPush(
  text: Buffer,
  { p256dh, auth }: TerminalKeys,
  given: { privateKey?: Buffer; salt?: Buffer; padded?: number } = {},
): Buffer {
  const theirs = Buffer.from(p256dh, "base64url");
  const own = createECDH(CURVE);
  if (given.privateKey) own.setPrivateKey(given.privateKey);
  else own.generateKeys();
  const salt = given.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, own.getPublicKey()]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const padding = Buffer.alloc(Math.max(0, (given.padded ?? PADDED) - text.length));
  const body = [cipher.update(Buffer.concat([text, Buffer.from([2]), padding])), cipher.final()];
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD);
  size.writeUInt8(own.getPublicKey().length, 4);
  return Buffer.concat([salt, size, own.getPublicKey(), ...body, cipher.getAuthTag()]);
}
