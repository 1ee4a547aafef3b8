import type { Commit } from "@4d/sync";
import { toast } from "../../platform/dialogs.ts";
import { chatsReady } from "./messages.store.ts";

/** Why a message that was on its way has just been refused; null when none was. Pure. */
export function refusedNow({ before, after }: Pick<Commit, "before" | "after">): string | null {
  if (before.outbox === after.outbox) return null;
  const onTheirWay = new Set(
    before.outbox.filter(({ state }) => state !== "failed").map(({ tmpId }) => tmpId),
  );
  const refused = after.outbox.find(({ tmpId, state }) => state === "failed" && onTheirWay.has(tmpId));
  return refused?.reason ?? null;
}

/** The mark beside it sends again when it is pressed, and only its name says why: on a phone nobody hears that. */
chatsReady.on((running) => {
  running.engine.core.onCommit((commit) => {
    const reason = refusedNow(commit);
    if (reason !== null) toast(reason);
  });
});
