import type { api, CraftDiscovery, NumberedCertificate, OutputOf } from "@4d/contract";
import { verifyCertificate } from "@4d/craft";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { craftApi } from "./craft.api.ts";

export type ElementDetails = OutputOf<typeof api.craft.element>;
export interface Proof {
  certificate: NumberedCertificate;
  discovery: CraftDiscovery;
}

/** The origin of an element of mine. */
export const loadElementDetails = (id: number): Promise<Outcome<ElementDetails>> =>
  attempt(craftApi.element(id));

/** The certificate of a discovery. */
export const loadCertificate = (number: number): Promise<Outcome<Proof>> =>
  attempt(craftApi.certificate(number));

/** Whether a certificate is signed with the server's key; null if this device cannot check. */
export async function verifyProof({ certificate }: Proof): Promise<boolean | null> {
  const key = await attempt(craftApi.publicKey());
  if (!key.ok) return null;
  try {
    return await verifyCertificate(certificate, key.value.key);
  } catch {
    // Older browsers do not support Ed25519.
    return null;
  }
}
