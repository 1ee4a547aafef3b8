import type { DownFrame } from "@4d/contract";
import { attempt } from "../../platform/failure.ts";
import { signedIn, signingOut } from "../../platform/session.ts";
import { isUrgent, linkState } from "../../platform/socket/frames.ts";
import { callStore } from "./call.store.ts";
import { retryUnanswered } from "./call-signalling.ts";
import { callsApi } from "./calls.api.ts";
import type * as engineModule from "./engine.ts";

type Engine = typeof engineModule;
let engine: Promise<Engine> | null = null;

/** The engine is heavy and loads with the first call. */
export function loadEngine(): Promise<Engine> {
  engine ??= import("./engine.ts").then((loaded) => {
    signedIn.on(({ uid }) => loaded.watchTabs(uid));
    return loaded;
  });
  // Offline, the next call tries again.
  engine.catch(() => {
    engine = null;
  });
  return engine;
}

const isSignal = ({ cmd, data }: DownFrame): boolean =>
  (cmd === 3 && data.type >= 100 && data.type < 200) || (cmd === 4 && data.type >= 200 && data.type < 300);

/** Handles call frames on any page (`rules §4.12`). */
export function onFrame(frame: DownFrame): void {
  if (isSignal(frame))
    void loadEngine().then(
      (loaded) => loaded.onSignalFrame(frame),
      () => undefined,
    );
}

/** Loads a call that rang before the socket was open, and checks whether mine still exists. */
async function resume(): Promise<void> {
  const isOver = () => linkState.get() !== "online";
  const known = await attempt(retryUnanswered(() => callsApi.info(), { isOver }));
  if (!known.ok || (known.value === null && engine === null)) return;
  (await loadEngine()).resumeCalls(known.value).catch(() => undefined);
}

callStore.subscribe(({ call }) => isUrgent.set(call !== null && call.phase !== "ended"));
linkState.subscribe(() => {
  if (linkState.get() === "online") void resume();
});
signingOut.on(() => {
  engine?.then((loaded) => loaded.endCallsOnLogout()).catch(() => undefined);
});
