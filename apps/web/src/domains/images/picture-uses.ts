import type { MadeImage } from "@4d/contract";
import { actionSheet, cropImage, toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { cachedFile } from "../../platform/media/file-cache.ts";
import { push } from "../../platform/navigation.ts";
import { saveFile } from "../../platform/save-file.ts";
import { dressCharacter, loadMine, mineStore } from "../characters/index.ts";
import { uploadPicture, wearFace } from "../users/index.ts";

/** The circle a person moves over the picture, stored; null when called off or when it did not work. */
async function face({ url }: MadeImage) {
  const cropped = await cropImage(await cachedFile("image", url));
  if (cropped === null) return null;
  const outcome = await uploadPicture(cropped);
  if (outcome.ok) return outcome.value;
  toast(outcome.failure.message);
  return null;
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    toast(t("common.networkWeak"));
  }
}

/** A picture becomes my face. */
export const asMyFace = (picture: MadeImage): Promise<void> =>
  quietly(async () => {
    const stored = await face(picture);
    if (stored === null) return;
    const failure = await wearFace({ headImage: stored.originUrl, headImageThumb: stored.thumbUrl });
    toast(failure?.message ?? t("images.faceSet"));
  });

/** Which of my characters; null when called off. */
async function oneOfMine(): Promise<number | null> {
  if (mineStore.getState().state !== "ready") await loadMine();
  const { items: cards } = mineStore.getState();
  if (cards.length === 0) {
    toast(t("images.noCharacters"));
    return null;
  }
  const choices = cards.map(({ id, name }) => ({ id: String(id), label: name || t("images.unnamed") }));
  const chosen = await actionSheet(choices, t("images.whichCharacter"));
  return chosen === null ? null : Number(chosen);
}

/** A picture becomes the face of a character of mine, or what stands behind it. */
export const asCharacters = (picture: MadeImage, use: "avatar" | "background"): Promise<void> =>
  quietly(async () => {
    const id = await oneOfMine();
    if (id === null) return;
    const address = use === "avatar" ? (await face(picture))?.originUrl : picture.url;
    if (address === undefined) return;
    const failure = await dressCharacter(id, { [use]: address });
    toast(failure?.message ?? t("images.characterSet"));
  });

/** The face or the background for the character that is being made; its address, null when called off. */
export const lookFor = async (picture: MadeImage, use: "avatar" | "background"): Promise<string | null> =>
  use === "background" ? picture.url : ((await face(picture))?.originUrl ?? null);

/** Chooses chats to send a picture to. */
export const sendToChat = ({ id, jobId }: MadeImage): void =>
  push("/pages/create/send-image", { job: jobId, picture: id });

/** Saves the file, with the label it carries. */
export async function savePicture({ url }: MadeImage): Promise<void> {
  try {
    const blob = await cachedFile("image", url, "file");
    const name = url.split("/").at(-1) ?? "picture";
    await saveFile(new File([blob], name, { type: blob.type }));
  } catch {
    toast(t("common.saveFailed"));
  }
}
