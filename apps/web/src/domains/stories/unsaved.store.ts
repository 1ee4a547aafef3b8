import { me, signedIn } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { unsentRuns } from "./stored-runs.ts";
import { unsavedKeys } from "./stored-works.ts";

/** Stories that were changed, and steps that were taken, without network are sent as soon as there is one. */
function sendStored(): void {
  if (me.get() === null) return;
  if (unsavedKeys().length > 0) void import("./writing.store.ts").then(({ saveAllWorks }) => saveAllWorks());
  if (unsentRuns().length > 0)
    void import("./reading.store.ts").then(({ sendAllReadings }) => sendAllReadings());
}

signedIn.on(sendStored);
onOnline(sendStored);
