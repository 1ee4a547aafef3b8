import { characterLink } from "../../platform/app-link.ts";
import { copyText } from "../../platform/media/clipboard.ts";
import type { Work } from "./work.ts";

/** Hands the way to a character to the system's share sheet, or to the clipboard where there is none. */
export async function shareCharacter({ userId, link, sheet }: Work): Promise<void> {
  if (userId === null) return;
  const url = characterLink({ userId, link });
  if (!matchMedia("(pointer: coarse)").matches || navigator.share === undefined) {
    await copyText(url);
    return;
  }
  try {
    await navigator.share({ url, title: sheet.name, text: sheet.tagline });
  } catch (error) {
    // Closing the sheet is an answer, not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(url);
  }
}
