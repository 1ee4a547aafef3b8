import type { MadeImage } from "@4d/contract";
import { actionSheet, cropImage, toast, toastFailure, toastOutcome } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { cachedFile } from "../../platform/media/file-cache.ts";
import { push } from "../../platform/navigation.ts";
import { saveFile } from "../../platform/save-file.ts";
import { loadMyCharacters, myCharactersStore, setCharacterLook } from "../characters/index.ts";
import { setAvatar, uploadPicture } from "../users/index.ts";

/** The circle a person moves over the picture, stored; null when called off or when it did not work. */
async function croppedFace({ url }: MadeImage) {
  const cropped = await cropImage(await cachedFile("image", url));
  if (cropped === null) return null;
  const outcome = await uploadPicture(cropped);
  if (outcome.ok) return outcome.value;
  toastFailure(outcome.failure);
  return null;
}

async function withNetworkToast(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    toast(t("common.networkWeak"));
  }
}

/** A picture becomes my face. */
export const setAsMyAvatar = (picture: MadeImage): Promise<void> =>
  withNetworkToast(async () => {
    const stored = await croppedFace(picture);
    if (stored === null) return;
    const failure = await setAvatar({ headImage: stored.originUrl, headImageThumb: stored.thumbUrl });
    toastOutcome(failure, t("images.faceSet"));
  });

/** Which of my characters; null when called off. */
async function chooseMyCharacter(): Promise<number | null> {
  if (myCharactersStore.getState().state !== "ready") await loadMyCharacters();
  const { items: cards } = myCharactersStore.getState();
  if (cards.length === 0) {
    toast(t("images.noCharacters"));
    return null;
  }
  const choices = cards.map(({ id, name }) => ({ id: String(id), label: name || t("images.unnamed") }));
  const chosen = await actionSheet(choices, t("images.whichCharacter"));
  return chosen === null ? null : Number(chosen);
}

/** A picture becomes the face of a character of mine, or what stands behind it. */
export const setAsCharacterLook = (picture: MadeImage, use: "avatar" | "background"): Promise<void> =>
  withNetworkToast(async () => {
    const id = await chooseMyCharacter();
    if (id === null) return;
    const address = use === "avatar" ? (await croppedFace(picture))?.originUrl : picture.url;
    if (address === undefined) return;
    const failure = await setCharacterLook(id, { [use]: address });
    toastOutcome(failure, t("images.characterSet"));
  });

/** The face or the background for the character that is being made; its address, null when called off. */
export const lookAddress = async (
  picture: MadeImage,
  use: "avatar" | "background",
): Promise<string | null> =>
  use === "background" ? picture.url : ((await croppedFace(picture))?.originUrl ?? null);

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
