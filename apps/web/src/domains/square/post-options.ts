import { COLLECTION_NAME_MAX, type PostCard } from "@4d/contract";
import { actionSheet, confirm, promptText, toast, toastFailure } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { collectionsStore, createCollection, loadCollections } from "./own-posts.store.ts";
import { removePost, savePost } from "./posts.store.ts";
import { postName } from "./share-post.ts";

/** Longest name shown where a post is reported, characters. */
const NAME_SHOWN = 20;

/** Reports a post to the administrators. */
export const reportPost = (card: PostCard): void =>
  push("/pages/common/report", {
    kind: "post",
    id: card.id,
    name: postName(card).slice(0, NAME_SHOWN),
  });

/** Starts a remix of a post; its author is credited. */
export const remixPost = (card: PostCard): void =>
  push("/pages/square/compose", {
    remixOf: card.id,
    remixTitle: postName(card),
    remixAuthor: card.author.nickName,
    topicId: card.topic?.id,
  });

/** Deletes a post of mine after confirmation; returns whether it is deleted. */
export async function askToRemovePost(id: number): Promise<boolean> {
  const sure = await confirm({
    title: t("square.removeTitle"),
    body: t("square.removeNote"),
    ok: t("common.delete"),
    danger: true,
  });
  if (!sure) return false;
  const failure = await removePost(id);
  toastFailure(failure);
  return failure === null;
}

const NEW = "new";

/** Saves a post in a collection of mine, or in a new one. */
export async function saveInCollection(id: number): Promise<void> {
  await loadCollections();
  const { collections } = collectionsStore.getState();
  const chosen = await actionSheet(
    [
      ...collections.map((one) => ({ id: String(one.id), label: one.name })),
      { id: NEW, label: t("square.newCollection") },
    ],
    t("square.keepIn"),
  );
  if (chosen === null) return;
  const collectionId = chosen === NEW ? await askForCollection() : Number(chosen);
  if (collectionId !== null && (await savePost(id, true, collectionId))) toast(t("square.kept"));
}

/** Asks for a name and creates a collection; returns its id, or null. */
export async function askForCollection(): Promise<number | null> {
  const name = await promptText({ title: t("square.newCollection"), max: COLLECTION_NAME_MAX });
  if (name === null || name.trim() === "") return null;
  const failure = await createCollection(name.trim());
  toastFailure(failure);
  return failure === null ? (collectionsStore.getState().collections[0]?.id ?? null) : null;
}
