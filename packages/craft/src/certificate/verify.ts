import { type Certificate, claimBytes, claimHash, FIRST_PREV, fromBase64Url, isClaim } from "./claim.ts";

/** Whether the certificate was signed with the key that belongs to this public key (raw, base64url). */
export async function verifyCertificate(certificate: Certificate, publicKey: string): Promise<boolean> {
  const verify = await verifierOf(publicKey);
  return isClaim(certificate) && (await verify(certificate));
}

export type ChainVerdict =
  | { readonly valid: true; readonly count: number; readonly head: string }
  | { readonly valid: false; readonly at: number; readonly why: "malformed" | "link" | "signature" };

/**
 * Checks certificates in the order of their chain: each valid, each naming the one before, each signed.
 * `prev` is what the first must name when the chain is read in pages; `head` is the `prev` of the next page.
 * Stops at the first fault; `at` counts from 0.
 */
export async function verifyChain(
  certificates: Iterable<Certificate> | AsyncIterable<Certificate>,
  publicKey: string,
  prev: string = FIRST_PREV,
): Promise<ChainVerdict> {
  const verify = await verifierOf(publicKey);
  let head = prev;
  let count = 0;
  for await (const certificate of certificates) {
    if (!isClaim(certificate)) return { valid: false, at: count, why: "malformed" };
    if (certificate.prev !== head) return { valid: false, at: count, why: "link" };
    if (!(await verify(certificate))) return { valid: false, at: count, why: "signature" };
    head = await claimHash(certificate);
    count += 1;
  }
  return { valid: true, count, head };
}

/** @throws RangeError when the text is no public key. */
async function verifierOf(publicKey: string): Promise<(certificate: Certificate) => Promise<boolean>> {
  const raw = fromBase64Url(publicKey);
  if (raw?.length !== 32) throw new RangeError("not an Ed25519 public key");
  const key = await crypto.subtle.importKey("raw", raw, "Ed25519", true, ["verify"]);
  return async (certificate) => {
    const signature = fromBase64Url(certificate.signature);
    if (signature?.length !== 64) return false;
    return crypto.subtle.verify("Ed25519", key, signature, claimBytes(certificate));
  };
}
