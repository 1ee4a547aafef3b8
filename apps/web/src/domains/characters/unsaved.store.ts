import { entered, me } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { keptWorks } from "./kept-works.ts";

/** Characters that were changed without network are saved as soon as there is one, whatever page is open. */
function saveKept(): void {
  if (me.get() === null || Object.keys(keptWorks()).length === 0) return;
  void import("./making.store.ts").then(({ saveAll }) => saveAll());
}

entered.on(saveKept);
onOnline(saveKept);
