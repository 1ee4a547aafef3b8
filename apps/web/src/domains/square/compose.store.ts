import type { ChatId, CreationKind, Post, PostVisibility, PostWish } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { keepCopy, keptCopy } from "../../platform/kept.ts";
import { left } from "../../platform/session.ts";
import { clearMedia, mediaStore } from "./media-queue.store.ts";
import { listBehind, notePost } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

/** A creation that is shown, by the id of its own domain; the title is for the author's eyes. */
interface ShownCreation {
  kind: CreationKind;
  id: number;
  title: string;
}
/** A post as it is being written; its pictures stand in the queue. */
export interface Draft {
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
interface ComposeState extends Draft {
  busy: boolean;
}
const KEPT = "post-draft";
const blank: Draft = {
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
export const composeStore = createStore<ComposeState>()(() => ({ ...blank, busy: false }));

/** The same post is sent under the same key until it is in: a lost answer posts nothing twice. */
let sent = { wish: "", key: "" };

function keyOf(wish: PostWish): string {
  const words = JSON.stringify(wish);
  if (words !== sent.wish) sent = { wish: words, key: crypto.randomUUID() };
  return sent.key;
}

const wordsOf = ({ title, text }: Draft) => ({ title, text });

/** Changes the post; its words are kept on this device. */
export function changeDraft(by: Partial<Draft>): void {
  composeStore.setState(by);
  keepCopy(KEPT, wordsOf(composeStore.getState()));
}

/** Takes up the words kept from before, if nothing was begun. */
export function takeUpDraft(): void {
  const { title, text } = composeStore.getState();
  const kept = keptCopy(KEPT);
  if (title !== "" || text !== "" || typeof kept !== "object" || kept === null) return;
  const { title: oldTitle, text: oldText } = kept as { title?: unknown; text?: unknown };
  composeStore.setState({
    title: typeof oldTitle === "string" ? oldTitle : "",
    text: typeof oldText === "string" ? oldText : "",
  });
}

/** Gives the post up. */
export function clearDraft(): void {
  sent = { wish: "", key: "" };
  composeStore.setState({ ...blank, busy: false });
  clearMedia();
  keepCopy(KEPT, null);
}

/** Why the post cannot go yet, in words; null when it can. */
export function whyNotYet(draft: Draft): string | null {
  const { items } = mediaStore.getState();
  if (items.some(({ trouble }) => trouble !== "")) return t("square.mendMedia");
  if (items.some(({ stored }) => stored === null)) return t("square.stillStoring");
  const says = draft.text.trim() !== "" || draft.title.trim() !== "";
  const shows = items.length > 0 || draft.creation !== null || draft.clip !== null;
  return says || shows ? null : t("square.saySomething");
}

function wishOf(draft: Draft): PostWish {
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

/** Posts it; what was written stays when that fails. */
export async function publishPost(): Promise<Outcome<Post>> {
  composeStore.setState({ busy: true });
  const wish = wishOf(composeStore.getState());
  const outcome = await attempt(squareApi.create(keyOf(wish), wish));
  composeStore.setState({ busy: false });
  if (!outcome.ok) return outcome;
  notePost(outcome.value);
  listBehind.emit("mine");
  clearDraft();
  return outcome;
}

left.on(clearDraft);
