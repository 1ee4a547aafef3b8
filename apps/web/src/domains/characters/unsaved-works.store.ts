import { me, signedIn } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { unsavedWorks } from "./local-works.ts";

/** Saves characters that were changed without a network as soon as there is one, on every page. */
function saveUnsavedWorks(): void {
  if (me.get() === null || Object.keys(unsavedWorks()).length === 0) return;
  void import("./making.store.ts").then(({ saveAll }) => saveAll());
}

signedIn.on(saveUnsavedWorks);
onOnline(saveUnsavedWorks);
