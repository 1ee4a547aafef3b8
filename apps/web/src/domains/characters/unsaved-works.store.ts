import { me, signedIn } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { unsavedWorks } from "./local-works.ts";

/** Characters that were changed without network are saved as soon as there is one, whatever page is open. */
function saveUnsavedWorks(): void {
  if (me.get() === null || Object.keys(unsavedWorks()).length === 0) return;
  void import("./making.store.ts").then(({ saveAll }) => saveAll());
}

signedIn.on(saveUnsavedWorks);
onOnline(saveUnsavedWorks);
