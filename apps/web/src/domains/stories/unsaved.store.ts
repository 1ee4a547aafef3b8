import { entered, me } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { unsentRuns } from "./kept-runs.ts";
import { unsavedKeys } from "./kept-works.ts";

/** Stories that were changed, and steps that were taken, without network are sent as soon as there is one. */
function sendKept(): void {
  if (me.get() === null) return;
  if (unsavedKeys().length > 0) void import("./writing.store.ts").then(({ saveAll }) => saveAll());
  if (unsentRuns().length > 0) void import("./reading.store.ts").then(({ sendAll }) => sendAll());
}

entered.on(sendKept);
onOnline(sendKept);
