import { type PartName, type PartState, partNames } from "@4d/contract";
import type { Log } from "./log.ts";

/** A part's state when last checked. `since`: when that state began; epoch milliseconds. */
export interface PartReport {
  part: PartName;
  state: PartState;
  /** Why it is down, for operators only. */
  reason: string | null;
  since: number;
}

/** Uses a part as its users would. Returns whether it is configured. @throws with why it does not work */
export type Probe = (signal: AbortSignal) => Promise<boolean>;

/** The parts a server depends on, checked at the start and periodically. */
export interface PartMonitor {
  /** The last results; `off` before the first check. */
  reports(): PartReport[];
  /** Checks all of them now; never throws. Concurrent callers share one check. */
  tryAll(): Promise<void>;
}

/** A part silent for this long is down. */
const PROBE_TIMEOUT_MS = 8_000;
const REASON_MOST = 200;

function reasonOf(error: unknown): string {
  const messages: string[] = [];
  for (let one = error; one instanceof Error && messages.length < 3; one = one.cause)
    messages.push(one.message || ("code" in one ? String(one.code) : one.name));
  return (messages.join(": ") || String(error)).slice(0, REASON_MOST);
}

async function runProbe(probe: Probe): Promise<Pick<PartReport, "state" | "reason">> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
    reject(new Error(`no answer within ${PROBE_TIMEOUT_MS / 1000} s`));
  }, PROBE_TIMEOUT_MS);
  try {
    const isSetUp = await Promise.race([probe(abort.signal), late]);
    return { state: isSetUp ? "up" : "off", reason: null };
  } catch (error) {
    return { state: "down", reason: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Watches parts by their probes. The log reports once when a part goes down and once when it comes back.
 * @param options.onState called with every part's state after every check, for the metrics
 */
export function createPartMonitor(options: {
  probes: Readonly<Record<PartName, Probe>>;
  now: () => number;
  log: Log;
  onState: (part: PartName, state: PartState) => void;
}): PartMonitor {
  const { probes, now, log, onState } = options;
  const found = new Map<PartName, PartReport>(
    partNames.map((part) => [part, { part, state: "off", reason: null, since: now() }]),
  );
  const tryOne = async (part: PartName) => {
    const before = found.get(part);
    const outcome = await runProbe(probes[part]);
    const isSame = before?.state === outcome.state;
    found.set(part, { part, ...outcome, since: isSame ? before.since : now() });
    onState(part, outcome.state);
    if (isSame) return;
    if (outcome.state === "down")
      log.error({ part, reason: outcome.reason }, "a part of the server does not work");
    else if (before?.state === "down") log.info({ part }, "a part of the server works again");
  };
  let trying: Promise<void> | undefined;
  return {
    reports: () => [...found.values()],
    tryAll() {
      trying ??= Promise.all(partNames.map(tryOne)).then(() => {
        trying = undefined;
      });
      return trying;
    },
  };
}
