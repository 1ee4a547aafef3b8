import { type api, type Draft, type InputOf, parseChatId, type SyncedDraft } from "@4d/contract";
import type { Call } from "../../../platform/context.ts";
import { lockUser } from "../../users/index.ts";
import { presentDrafts } from "./drafts.presenter.ts";
import { type DraftRow, findDrafts, lockDrafts, pruneDrafts, saveDraft } from "./drafts.repository.ts";
import { publishDrafts } from "./end-drafts.ts";
import { blankDraft, mergeDraft } from "./merge-draft.ts";

/** My drafts by chat (`MSG-13`). */
export async function listDrafts({
  ctx,
  input,
}: Call<InputOf<typeof api.chats.drafts>>): Promise<Record<string, Draft>> {
  return presentDrafts(await findDrafts(ctx.services.db, ctx.actor.id, input.ended ?? false));
}

const DRAFTS_AT_ONCE = 200;

/**
 * Stores drafts as they arrive (`MSG-13`): the last update of each chat wins, on all terminals. Invalid chat ids are
 * dropped. @returns the current drafts of every chat in the request.
 */
export async function setDrafts({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.chats.setDrafts>>): Promise<Record<string, Draft>> {
  const given = Object.entries(input as Record<string, SyncedDraft>)
    .filter(([chatId]) => parseChatId(chatId) !== null)
    .slice(0, DRAFTS_AT_ONCE);
  const known = new Map<string, DraftRow>();
  const changed: DraftRow[] = [];
  await services.db.transaction().execute(async (trx) => {
    // One at a time, so that of two requests that create a draft at once the second sees the first.
    await lockUser(trx, actor.id);
    const locked = await lockDrafts(
      trx,
      actor.id,
      given.map(([chatId]) => chatId),
    );
    for (const [chatId, synced] of given) {
      const row = locked.get(chatId) ?? blankDraft(actor.id, chatId);
      const next = mergeDraft(row, synced, services.clock.now());
      const isSeen = next !== null && (next.text !== row.text || next.previous !== row.previous);
      const saved = next === null ? row : await saveDraft(trx, next, isSeen);
      if (isSeen) changed.push(saved);
      known.set(chatId, saved);
    }
    await pruneDrafts(trx, actor.id);
  });
  const aware = given.some(([, { revision }]) => revision !== undefined);
  // A terminal that knows revisions has other tabs, which listen through the same session.
  publishDrafts(services.bus, changed, aware ? undefined : actor.sessionId);
  const stored = await findDrafts(services.db, actor.id, false);
  return presentDrafts(aware ? [...known.values(), ...stored] : stored);
}
