import { alertModal, toast } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { characterMakingApi } from "./character-making.api.ts";
import { setServerDraft } from "./making.store.ts";
import { keyOfId, queryOfKey } from "./work.ts";

/** What the field for files offers; a card may also come as plain JSON. */
export const CARD_TYPES = ".png,.json,.charx,image/png,application/json,application/zip";

/** Takes a character card of another app as a draft and opens it; what was left out is told (`characters §5.3`). */
export async function importCard(file: File): Promise<void> {
  const outcome = await attempt(characterMakingApi.importCard(file, crypto.randomUUID()));
  if (!outcome.ok) return toast(outcome.failure.message);
  const { draft, warnings } = outcome.value;
  const key = keyOfId(draft.id);
  setServerDraft(key, draft);
  push("/pages/create/create-ai", queryOfKey(key));
  if (warnings.length > 0)
    await alertModal({
      title: t("making.importedWith"),
      body: warnings.map(({ text }) => text).join("\n"),
    });
  else toast(t("making.imported", { name: draft.sheet.name }));
}
