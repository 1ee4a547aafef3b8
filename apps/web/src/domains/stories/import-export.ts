import type { StoryImportFormat } from "@4d/contract";
import { actionSheet, alertModal, toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { saveFile } from "../../platform/save-file.ts";
import { storyKeys } from "./story-work.ts";
import { writingApi } from "./writing.api.ts";
import { adoptDraft, save, workBy } from "./writing.store.ts";

/** File types of the import field: ink, Twee, our JSON; and any, as iOS offers no file of an unknown extension. */
export const STORY_TYPES = ".ink,.twee,.tw,.json,.txt,text/plain,application/json,application/octet-stream";
const formats = ["json", "ink"] as const;

/** The format of a file, by its name and how it begins. Pure. */
export function formatOf(name: string, text: string): StoryImportFormat {
  const extension = name.toLowerCase().split(".").at(-1);
  if (extension === "json") return "json";
  if (extension === "twee" || extension === "tw") return "twee";
  if (extension === "ink") return "ink";
  if (text.trimStart().startsWith("{")) return "json";
  return /^::\s*\S/m.test(text) ? "twee" : "ink";
}

/** Imports a story as a draft and opens it; reports what was left out (`STORY-1`). */
export async function importStory(file: File): Promise<void> {
  const format = formatOf(file.name, await file.slice(0, 4000).text());
  const outcome = await attempt(writingApi.importStory(file, format, crypto.randomUUID()));
  if (!outcome.ok) return void alertModal({ title: t("stories.notImported"), body: outcome.failure.message });
  const { draft, warnings } = outcome.value;
  const key = storyKeys.ofId(draft.id);
  adoptDraft(key, draft);
  push("/pages/create/interactive-fiction", storyKeys.toQuery(key));
  if (warnings.length === 0) return toast(t("stories.imported"));
  await alertModal({
    title: t("stories.importedWith"),
    body: warnings.map(({ text }) => `· ${text}`).join("\n"),
  });
}

/** Exports a story as a file. */
export async function exportStory(key: string): Promise<void> {
  const format = await actionSheet(
    formats.map((id) => ({ id, label: t(`stories.format.${id}`), hint: t(`stories.formatNote.${id}`) })),
    t("stories.exportTitle"),
  );
  if (format === null) return;
  await save(key);
  const id = workBy(key)?.id;
  if (id === undefined || id === null) return toast(t("stories.writeFirst"));
  const outcome = await attempt(writingApi.exportStory(id, format));
  if (!outcome.ok) return toastFailure(outcome.failure);
  const { name, text } = outcome.value;
  await saveFile(new File([text], name, { type: format === "json" ? "application/json" : "text/plain" }));
}
