import type { SettledStep } from "@4d/contract";
import { normalName } from "@4d/craft";
import { toast } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { signedOut } from "../../platform/session.ts";
import { signal } from "../../platform/signal.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { craftApi, type PlayedStep } from "./craft.api.ts";
import { craftStore, loadCraft, updateGame } from "./craft.store.ts";

/** The result of the combinations made without the server. */
export interface Settlement {
  steps: number;
  /** My first discoveries among them. */
  firsts: { name: string; nameEn: string; number: number }[];
  /** Elements that the server did not accept and that are no longer mine. */
  lost: string[];
}

/** The last result, if it has something to show, until it was seen. */
export const settlement = signal<Settlement | null>(null);

/** The most combinations per request, by the contract. */
const BATCH = 50;
const SOONEST_MS = 5000;
let settling: Promise<boolean> | undefined;
let triedAt = 0;

/** Elements made offline that are not among the server's results. */
function lostOf(made: readonly SettledStep[]): string[] {
  const real = new Set(made.flatMap(({ outcome }) => outcome?.result?.name ?? []).map(normalName));
  return craftStore
    .getState()
    .things.filter(({ id, key }) => id === null && !real.has(key))
    .map(({ name }) => name);
}

async function settleAll(): Promise<boolean> {
  const made: SettledStep[] = [];
  for (let batch = next(); batch.length > 0; batch = next()) {
    const outcome = await attempt(craftApi.settle(batch));
    if (!outcome.ok) {
      if (outcome.failure.code === 0) updateGame({ offline: true });
      return false;
    }
    made.push(...outcome.value.steps);
    const done = new Set(batch.map(({ nonce }) => nonce));
    const lost = craftStore.getState().queue.length === batch.length ? lostOf(made) : [];
    updateGame({ queue: craftStore.getState().queue.filter(({ nonce }) => !done.has(nonce)) });
    if (craftStore.getState().queue.length === 0) showSettlement(made, lost);
  }
  updateGame({ offline: false });
  await loadCraft();
  return true;
}

const next = (): PlayedStep[] => craftStore.getState().queue.slice(0, BATCH);

function showSettlement(made: readonly SettledStep[], lost: string[]): void {
  const firsts = made.flatMap(({ outcome }) =>
    outcome?.firstDiscovery && outcome.result && outcome.certificate
      ? [{ name: outcome.result.name, nameEn: outcome.result.nameEn, number: outcome.certificate.number }]
      : [],
  );
  if (firsts.length + lost.length > 0) settlement.set({ steps: made.length, firsts, lost });
  else toast(t("craft.settledSteps", { n: made.length }));
}

/** Sends the queued combinations to the server, which decides their results. @returns whether the queue is empty. */
export function settleQueue(): Promise<boolean> {
  if (craftStore.getState().queue.length === 0) return Promise.resolve(true);
  triedAt = performance.now();
  settling ??= settleAll().finally(() => {
    settling = undefined;
  });
  return settling;
}

/** Calls `settleQueue` if the last try was a while ago; called after each combination made offline. */
export function settleSoon(): void {
  if (navigator.onLine && performance.now() - triedAt > SOONEST_MS) void settleQueue();
}

// When the network returns, the socket logs in again.
onOnline(() => void settleQueue());
signedOut.on(() => settlement.set(null));
