import { latin1Text } from "../base64.ts";
import { CardRefused, refuse } from "../card-refusal.ts";
import { wellFormed } from "../json.ts";

/** A file's name in an archive as text. */
export function pathOf(name: Uint8Array): string {
  try {
    return safePath(new TextDecoder("utf-8", { fatal: true }).decode(name));
  } catch (error) {
    if (error instanceof CardRefused) throw error;
    return safePath(latin1Text(name));
  }
}

/**
 * The path of a card's file. Refuses absolute paths, drives, `..`, control characters and names that no file
 * has.
 */
export function safePath(path: string): string {
  const unsafe =
    path === "" ||
    path === "__proto__" ||
    path.length > 255 ||
    /^[/\\]|^[a-z]:|\p{Cc}/iu.test(path) ||
    path.split(/[/\\]/u).some((part) => part === ".." || part === ".");
  return unsafe ? refuse("badPath", wellFormed(path).replaceAll(/\p{Cc}/gu, "?")) : path;
}
