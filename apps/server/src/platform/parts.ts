import { type PartName, type PartState, partNames } from "@4d/contract";
import type { Log } from "./log.ts";

/** How a part stood when it was last tried. `since`: when it came to be so; epoch milliseconds. */
export interface PartReport {
  part: PartName;
  state: PartState;
  /** Why it is down, for operators; never shown to anybody else. */
  reason: string | null;
  since: number;
}

/** Tries a part as its users would. Answers whether it is set up. @throws with why it does not work */
export type Probe = (signal: AbortSignal) => Promise<boolean>;

/** The parts a server leans on, tried at the start and again and again. */
export interface Parts {
  /** As they were last found; `off` before the first try. */
  reports(): PartReport[];
  /** Tries all of them now; never throws. Whoever asks meanwhile gets the same try. */
  tryAll(): Promise<void>;
}

/** A part that says nothing for so long is down. */
const PATIENCE_MS = 8_000;
const REASON_MOST = 200;

function reasonOf(error: unknown): string {
  const said: string[] = [];
  for (let one = error; one instanceof Error && said.length < 3; one = one.cause)
    said.push(one.message || ("code" in one ? String(one.code) : one.name));
  return (said.join(": ") || String(error)).slice(0, REASON_MOST);
}

async function tried(probe: Probe): Promise<Pick<PartReport, "state" | "reason">> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
    reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`));
  }, PATIENCE_MS);
  try {
    const isSetUp = await Promise.race([probe(patience.signal), late]);
    return { state: isSetUp ? "up" : "off", reason: null };
  } catch (error) {
    return { state: "down", reason: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Watches parts by their probes. The log says when one goes and when it comes back, once each time.
 * @param told of every state after every try, for the metrics
 */
export function createParts(options: {
  probes: Readonly<Record<PartName, Probe>>;
  now: () => number;
  log: Log;
  told: (part: PartName, state: PartState) => void;
}): Parts {
  const { probes, now, log, told } = options;
  const found = new Map<PartName, PartReport>(
    partNames.map((part) => [part, { part, state: "off", reason: null, since: now() }]),
  );
  const tryOne = async (part: PartName) => {
    const before = found.get(part);
    const outcome = await tried(probes[part]);
    const isSame = before?.state === outcome.state;
    found.set(part, { part, ...outcome, since: isSame ? before.since : now() });
    told(part, outcome.state);
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
