import type { CardFormatName } from "@4d/contract";
import { actionSheet, toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { saveFile } from "../../platform/save-file.ts";
import { characterMakingApi } from "./character-making.api.ts";
import { save, workBy } from "./making.store.ts";

const formats = ["png", "json", "charx"] as const;

const chooseFormat = () =>
  actionSheet(
    formats.map((id) => ({ id, label: t(`making.format.${id}`), hint: t(`making.formatNote.${id}`) })),
    t("making.exportTitle"),
  );

async function take(id: number, format: CardFormatName): Promise<void> {
  const outcome = await attempt(characterMakingApi.exportCard(id, format));
  if (!outcome.ok) return toastFailure(outcome.failure);
  const { url, name } = outcome.value;
  try {
    const file = await (await fetch(url)).blob();
    await saveFile(new File([file], name, { type: file.type }));
  } catch {
    toast(t("common.networkWeak"));
  }
}

/** Exports a character of mine as a card for other apps (`characters §5.4`). */
export async function exportCard(key: string): Promise<void> {
  const format = await chooseFormat();
  if (format === null) return;
  await save(key);
  const id = workBy(key)?.id;
  if (id == null) return toast(t("making.exportFirst"));
  await take(id, format);
}

/** Exports a public character as it was published. */
export async function exportPublicCard(id: number): Promise<void> {
  const format = await chooseFormat();
  if (format !== null) await take(id, format);
}
