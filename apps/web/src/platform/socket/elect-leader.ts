import type { Timers } from "@4d/sync";
import { deferred } from "../deferred.ts";
import type { TabChannel } from "./tab-channel.ts";

const CLAIM_MS = 300;
const BEAT_MS = 1000;
const SILENCE_MS = 3500;

export interface Election {
  uid: number;
  channel: TabChannel;
  timers: Timers;
  /** Called once when this tab becomes the one that owns the socket. */
  onElected: () => void;
  /** Two tabs were leaders at once (possible only without Web Locks), and this one stops. */
  onYield: () => void;
  locks?: LockManager | undefined;
}

/**
 * Makes one tab the owner of the socket, so that a second tab does not force the first one out. With Web
 * Locks the browser names a new leader as soon as the old one ends; otherwise tabs listen for each other's beat.
 * Returns a function that withdraws this tab.
 */
export function electLeader(election: Election): () => void {
  return election.locks === undefined ? byBeat(election) : byLock(election, election.locks);
}

function byLock(election: Election, locks: LockManager): () => void {
  const { uid, onElected: onLead } = election;
  const pending = new AbortController();
  const held = deferred<void>();
  let endBeat = () => {};
  locks
    .request(`chat-socket-${uid}`, { signal: pending.signal }, () => {
      onLead();
      return held.promise;
    })
    .catch(() => {
      // Aborted before it was granted, or refused because the browser forbids all storage.
      if (!pending.signal.aborted) endBeat = byBeat(election);
    });
  return () => {
    pending.abort();
    held.resolve();
    endBeat();
  };
}

function byBeat({ channel, timers, onElected: onLead, onYield }: Election): () => void {
  const tab = `${timers.now()}-${timers.random()}`;
  let isLeader = false;
  let cancel = () => {};
  const beat = () => {
    channel.post({ kind: "beat", tab });
    cancel = timers.after(BEAT_MS, beat);
  };
  const becomeLeader = () => {
    isLeader = true;
    onLead();
    beat();
  };
  const claim = () => {
    channel.post({ kind: "claim", tab });
    cancel();
    cancel = timers.after(CLAIM_MS, becomeLeader);
  };
  const wait = () => {
    cancel();
    cancel = timers.after(SILENCE_MS, claim);
  };
  const onRivalMessage = (kind: "claim" | "beat", other: string) => {
    if (isLeader && (kind === "claim" || other > tab)) return channel.post({ kind: "beat", tab });
    if (kind === "claim" && other > tab) return channel.post({ kind: "claim", tab });
    if (isLeader) {
      isLeader = false;
      onYield();
    }
    wait();
  };
  const unlisten = channel.listen((message) => {
    if (message.kind === "bye" && !isLeader) claim();
    else if (message.kind === "claim" || message.kind === "beat") onRivalMessage(message.kind, message.tab);
  });
  claim();
  return () => {
    unlisten();
    cancel();
    if (isLeader) channel.post({ kind: "bye", tab });
  };
}
