import type { api, InputOf, OutputOf, SettledStep } from "@4d/contract";
import { normalName } from "@4d/craft";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import type { Services } from "../../platform/services.ts";
import { combinePair } from "./combine-elements.ts";
import { mayCombine } from "./craft.policy.ts";
import { ownedNonces, startElements } from "./craft-cache.ts";
import { findByNames } from "./elements.repository.ts";

type Settle = typeof api.craft.settle;
type Step = InputOf<Settle>["steps"][number];

/** As many as a minute of playing allows. */
const SETTLED = { rate: 1, burst: 60 };

/** Server ids by element name; names made on the way are added. */
type Ids = Map<string, number>;

async function settled(services: Services, userId: number, step: Step, ids: Ids): Promise<SettledStep> {
  const [a, b] = [step.a, step.b].map((name) => ids.get(normalName(name)));
  const { nonce } = step;
  if (a === undefined || b === undefined) return { nonce, outcome: null };
  if (mayCombine(await ownedNonces(services, userId, [a, b]), [a, b])) return { nonce, outcome: null };
  const outcome = await combinePair(services, [a, b], { userId, nonce, model: false });
  if (outcome?.result) ids.set(normalName(outcome.result.name), outcome.result.id);
  return { nonce, outcome: outcome ?? null };
}

/**
 * Settles combinations played offline and returns their real outcomes, in sequence (`CRAFT-1`). A step whose
 * ingredients the caller does not have has no outcome: the client and the server saw it differently. No model is asked:
 * what was played by the rules is decided by the rules.
 * @throws Failure tooMany.
 */
export async function settlePlayed({
  ctx: { services, actor },
  input: { steps },
}: Call<InputOf<Settle>>): Promise<OutputOf<Settle>> {
  await enforceLimit(services, `craft-settle:${actor.id}`, { ...SETTLED, cost: steps.length });
  await startElements(services);
  const named = await findByNames(
    services.db,
    steps.flatMap(({ a, b }) => [a, b]),
  );
  const ids: Ids = new Map(named.map((row) => [row.name_norm, row.id]));
  const done: SettledStep[] = [];
  for (const step of steps) done.push(await settled(services, actor.id, step, ids));
  return { steps: done };
}
