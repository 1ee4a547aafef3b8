import { me, signedIn } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { unsentRuns } from "./stored-runs.ts";
import { unsavedKeys } from "./stored-works.ts";

/** Sends offline changes and reading steps as soon as there is a network. */
function sendStored(): void {
  if (me.get() === null) return;
  if (unsavedKeys().length > 0) void import("./writing.store.ts").then(({ saveAllWorks }) => saveAllWorks());
  if (unsentRuns().length > 0)
    void import("./reading.store.ts").then(({ sendAllReadings }) => sendAllReadings());
}

signedIn.on(sendStored);
onOnline(sendStored);
