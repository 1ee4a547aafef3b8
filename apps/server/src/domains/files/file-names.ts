import { randomBytes } from "node:crypto";
import { cleanFileName } from "@4d/contract";

const KEY = /^[\w-]{24,64}(\.[a-z0-9]{1,8})?$/;
const NAME_MAX = 255;

/** Endings a browser or a desktop might run are not kept; the name people see keeps its own. */
const ACTIVE =
  /^(x?html?|shtml|xht|svgz?|xml|xslt?|m?js|css|php\d?|phtml|aspx?|jsp|cgi|swf|hta|exe|bat|cmd|com|scr|msi|lnk|url|jar|ps1|vbs)$/;

/** A name nobody can guess: 32 base64url characters (192 random bits) and a harmless ending (`W22`). */
export function newKey(extension: string): string {
  const ending = extension.toLowerCase();
  const safe = /^[a-z0-9]{1,8}$/.test(ending) && !ACTIVE.test(ending) ? ending : "bin";
  return `${randomBytes(24).toString("base64url")}.${safe}`;
}

export const isKey = (key: string): boolean => KEY.test(key);

/** Where the bytes of a key lie in the storage: a folder by the first characters keeps folders short. */
export const storageKeyOf = (key: string): string => `${key.slice(0, 2)}/${key}`;

/**
 * Where files are served. A phone client of the family puts the folder of its pages, `/h5`, before every address that
 * begins at the root.
 */
export const FILE_FOLDERS = ["/files", "/h5/files"] as const;

/** The address of a file: a path, or on the public origin when the server knows it. */
export const urlOf = (publicUrl: string | undefined, key: string): string =>
  `${publicUrl ?? ""}/files/${key}`;

/** The key of an address in our own store; null for any other address (`W21`). */
export function keyOf(publicUrl: string | undefined, url: string): string | null {
  const path = publicUrl !== undefined && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  if (!path.startsWith("/files/")) return null;
  const key = path.slice("/files/".length);
  return isKey(key) ? key : null;
}

/** The key of an address that was taken before, when the public origin may have been another; null for no file's. */
export const keyOnAnyOrigin = (url: string): string | null => keyOf(URL.parse(url)?.origin, url);

/** The name with another ending: a HEIC picture that became WebP is not to be saved as HEIC. */
export const withEnding = (name: string, ending: string): string =>
  `${name.replace(/\.[A-Za-z0-9]{1,8}$/, "").slice(0, NAME_MAX - ending.length - 1)}.${ending}`;

/** `Content-Disposition` with the name in both forms (RFC 6266, RFC 5987); one from before is cleaned now. */
export function dispositionOf(kind: "inline" | "attachment", stored: string): string {
  const name = cleanFileName(stored);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
