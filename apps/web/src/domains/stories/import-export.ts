import type { StoryImportFormat } from "@4d/contract";
import { decodeText, storyPartOf, twineStories } from "@4d/story";
import { actionSheet, alertModal, toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { saveFile } from "../../platform/save-file.ts";
import { storyKeys } from "./story-work.ts";
import { writingApi } from "./writing.api.ts";
import { adoptDraft, save, workBy } from "./writing.store.ts";

/**
 * File types of the import field: ink, Twee and HTML of Twine, our JSON; and any, as iOS offers no file of an unknown
 * extension.
 */
export const STORY_TYPES =
  ".ink,.twee,.tw,.tw2,.html,.htm,.json,.txt,text/plain,text/html,application/json,application/octet-stream";
const formats = ["json", "ink"] as const;
/** Published stories bring their program and pictures, which are not sent, in bytes. */
const FILE_MAX = 50 * 1024 * 1024;

const byExtension: Readonly<Record<string, StoryImportFormat>> = {
  json: "json",
  ink: "ink",
  twee: "twee",
  tw: "twee",
  tw2: "twee",
  html: "twee",
  htm: "twee",
};

/** The format of a file, by its name and how it begins. Pure. */
export function formatOf(name: string, text: string): StoryImportFormat {
  const named = byExtension[name.toLowerCase().split(".").at(-1) ?? ""];
  if (named !== undefined) return named;
  if (text.trimStart().startsWith("{")) return "json";
  return /^::\s*\S|<tw-storydata|<div tiddler=/m.test(text) ? "twee" : "ink";
}

/** Which story of a file to import, from 0; null when nobody chose. Asks only where there are several. */
async function chosenStory(text: string): Promise<number | null> {
  const stories = twineStories(text);
  if (stories.length < 2) return 0;
  const items = stories.map(({ title }, at) => ({ id: `${at}`, label: title || t("stories.unnamed") }));
  const chosen = await actionSheet(items, t("stories.chooseStory", { n: stories.length }));
  return chosen === null ? null : Number(chosen);
}

/** Imports a story as a draft and opens it; reports what was left out (`STORY-1`). */
export async function importStory(file: File): Promise<void> {
  if (file.size > FILE_MAX) return toast(t("stories.fileTooLarge"));
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const format = formatOf(file.name, text.slice(0, 4000));
  const part = format === "twee" ? storyPartOf(text) : text;
  const story = format === "twee" ? await chosenStory(part) : 0;
  if (story === null) return;
  const sent = new File([part], file.name, { type: "text/plain" });
  const outcome = await attempt(writingApi.importStory(sent, { format, story }, crypto.randomUUID()));
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
