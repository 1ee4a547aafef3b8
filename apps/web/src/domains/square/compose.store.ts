import type { ChatId, CreationKind, Post, PostInput, PostVisibility } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { loadCopy, saveCopy } from "../../platform/local-copy.ts";
import { signedOut } from "../../platform/session.ts";
import { clearMedia, mediaSettled, mediaStore } from "./media-queue.store.ts";
import { cachePost, listOutdated } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

/** A creation shown in a post, by the id in its own domain; the title is only for the author. */
interface ShownCreation {
  kind: CreationKind;
  id: number;
  title: string;
}
/** A post being written; its media are in the queue. */
export interface PostDraft {
  title: string;
  text: string;
  creation: ShownCreation | null;
  /** Messages of a chat of mine, shown with masked names. */
  clip: { chatId: ChatId; ids: number[] } | null;
  topicId: number | null;
  visibility: PostVisibility;
  answersPrompt: boolean;
  remixOf: { id: number; title: string; author: string } | null;
}
interface ComposeState extends PostDraft {
  busy: boolean;
}
const DRAFT_KEY = "post-draft";
const emptyDraft: PostDraft = {
  title: "",
  text: "",
  creation: null,
  clip: null,
  topicId: null,
  visibility: "public",
  answersPrompt: false,
  remixOf: null,
};

/** The post being written. */
export const composeStore = createStore<ComposeState>()(() => ({ ...emptyDraft, busy: false }));

/** A post is sent under the same key until it is stored: after a lost answer it is not posted twice. */
let lastRequest = { wish: "", key: "" };

function idempotencyKeyOf(input: PostInput): string {
  const words = JSON.stringify(input);
  if (words !== lastRequest.wish) lastRequest = { wish: words, key: crypto.randomUUID() };
  return lastRequest.key;
}

const draftText = ({ title, text }: PostDraft) => ({ title, text });

/** Changes the draft; its text is stored on this device. */
export function changeDraft(by: Partial<PostDraft>): void {
  composeStore.setState(by);
  saveCopy(DRAFT_KEY, draftText(composeStore.getState()));
}

/** Restores the stored text, if nothing was begun. */
export function restoreDraft(): void {
  const { title, text } = composeStore.getState();
  const copy = loadCopy(DRAFT_KEY);
  if (title !== "" || text !== "" || typeof copy !== "object" || copy === null) return;
  const { title: oldTitle, text: oldText } = copy as { title?: unknown; text?: unknown };
  composeStore.setState({
    title: typeof oldTitle === "string" ? oldTitle : "",
    text: typeof oldText === "string" ? oldText : "",
  });
}

/** Discards the draft. */
export function clearDraft(): void {
  lastRequest = { wish: "", key: "" };
  composeStore.setState({ ...emptyDraft, busy: false });
  clearMedia();
  saveCopy(DRAFT_KEY, null);
}

/** Why the post cannot be published yet, in words; null when it can. */
export function publishProblem(draft: PostDraft): string | null {
  const { items } = mediaStore.getState();
  if (items.some(({ trouble }) => trouble !== "")) return t("square.mendMedia");
  const hasText = draft.text.trim() !== "" || draft.title.trim() !== "";
  const shows = items.length > 0 || draft.creation !== null || draft.clip !== null;
  return hasText || shows ? null : t("square.saySomething");
}

function postInputOf(draft: PostDraft): PostInput {
  const { title, text, creation, clip, topicId, visibility, answersPrompt, remixOf } = draft;
  const media = mediaStore.getState().items.flatMap(({ stored, byAi }) => {
    if (stored === null) return [];
    const { kind, url, thumbUrl, duration } = stored;
    const aiLabel = byAi ? ("model" as const) : ("none" as const);
    return [{ kind, url, thumbUrl, aiLabel, ...(duration === undefined ? {} : { duration }) }];
  });
  return {
    title,
    text,
    media,
    clip,
    topicId,
    visibility,
    answersPrompt,
    creation: creation === null ? null : { kind: creation.kind, id: creation.id },
    remixOf: remixOf?.id ?? null,
  };
}

/** Waits for the uploads of the post. Returns why it still cannot be published, in words; null when it can. */
export async function problemAfterUploads(): Promise<string | null> {
  composeStore.setState({ busy: true });
  await mediaSettled();
  composeStore.setState({ busy: false });
  return publishProblem(composeStore.getState());
}

/** Publishes the post; the draft stays if that fails. */
export async function publishPost(): Promise<Outcome<Post>> {
  composeStore.setState({ busy: true });
  const input = postInputOf(composeStore.getState());
  const outcome = await attempt(squareApi.create(idempotencyKeyOf(input), input));
  composeStore.setState({ busy: false });
  if (!outcome.ok) return outcome;
  cachePost(outcome.value);
  listOutdated.emit("mine");
  clearDraft();
  return outcome;
}

signedOut.on(clearDraft);
