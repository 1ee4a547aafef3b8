import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const MARK = "sealed:v1:";
const [IV, TAG] = [12, 16];

/** Whether a stored text is sealed. */
export const isSealed = (text: string): boolean => text.startsWith(MARK);

/** Seals a secret for one place (AES-256-GCM): moved to another, it does not open. */
export function seal(secret: string, key: Buffer, context: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

/** Opens a sealed secret; undefined when another key sealed it, or it was changed. */
export function openSealed(sealed: string, key: Buffer, context: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(MARK.length), "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV)).setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
