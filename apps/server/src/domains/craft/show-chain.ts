import type { api, InputOf, OutputOf } from "@4d/contract";
import type { AnonymousActor, Call, UserActor } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { networkKeyOf } from "../../platform/network-key.ts";
import { presentCertificate } from "./craft.presenter.ts";
import { craftKey } from "./craft-key.ts";
import { chainHead, findChain } from "./recipes.repository.ts";

type Anybody = UserActor | AnonymousActor;
type Chain = typeof api.craft.chain;

/** A page holds many certificates, so a whole chain takes few requests. */
const PAGES = { rate: 5, burst: 100 };

/** The key that verifies certificates, and the end of their chain. */
export async function showPublicKey({
  ctx: { services },
}: Call<unknown, Anybody>): Promise<OutputOf<typeof api.craft.publicKey>> {
  const [{ publicKey }, { number, head }] = await Promise.all([craftKey(services), chainHead(services.db)]);
  return { key: publicKey, count: number, head };
}

/** Certificates in the order of their chain, for anybody to verify. @throws Failure tooMany. */
export async function listChain({
  ctx: { services, address },
  input: { after, limit },
}: Call<InputOf<Chain>, Anybody>): Promise<OutputOf<Chain>> {
  await enforceLimit(services, `craft-chain:${networkKeyOf(address)}`, PAGES);
  const rows = await findChain(services.db, after, limit);
  return { items: rows.flatMap((row) => presentCertificate(row) ?? []) };
}
