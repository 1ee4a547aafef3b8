import { toBase64Url } from "./base64url.ts";
import { type Certificate, type Claim, claimBytes } from "./claim.ts";

/** Ed25519 over the bytes it is given; the key stays with whoever passes this. */
export type Sign = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** The claim with its signature. Throws a RangeError for what is no claim. */
export async function signClaim(claim: Claim, sign: Sign): Promise<Certificate> {
  const { a, b, result, user, time, prev } = claim;
  const signature = toBase64Url(await sign(claimBytes(claim)));
  return { a, b, result, user, time, prev, signature };
}
