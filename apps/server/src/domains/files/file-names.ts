import { randomBytes } from "node:crypto";
import { cleanFileName } from "@4d/contract";

const KEY = /^[\w-]{24,64}(\.[a-z0-9]{1,8})?$/;
const NAME_MAX = 255;

/** Extensions a browser or desktop might run are dropped from the key; the displayed name keeps its own. */
const ACTIVE =
  /^(x?html?|shtml|xht|svgz?|xml|xslt?|m?js|css|php\d?|phtml|aspx?|jsp|cgi|swf|hta|exe|bat|cmd|com|scr|msi|lnk|url|jar|ps1|vbs)$/;

/** An unguessable name: 32 base64url characters (192 random bits) and a harmless extension (`W22`). */
export function newKey(extension: string): string {
  const ending = extension.toLowerCase();
  const safe = /^[a-z0-9]{1,8}$/.test(ending) && !ACTIVE.test(ending) ? ending : "bin";
  return `${randomBytes(24).toString("base64url")}.${safe}`;
}

export const isKey = (key: string): boolean => KEY.test(key);

/** Where a key's bytes are in the storage; a folder per first characters keeps folders small. */
export const storageKeyOf = (key: string): string => `${key.slice(0, 2)}/${key}`;

/**
 * Where files are served. A legacy phone client puts the folder of its pages, `/h5`, before every root-relative
 * address.
 */
export const FILE_FOLDERS = ["/files", "/h5/files"] as const;

/** The address of a file: a path, or an absolute URL when the server knows its public origin. */
export const urlOf = (publicUrl: string | undefined, key: string): string =>
  `${publicUrl ?? ""}/files/${key}`;

/** The key of an address in our own store; null for any other address (`W21`). */
export function keyOf(publicUrl: string | undefined, url: string): string | null {
  const path = publicUrl !== undefined && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url;
  if (!path.startsWith("/files/")) return null;
  const key = path.slice("/files/".length);
  return isKey(key) ? key : null;
}

/** The key of an address stored earlier, when the public origin may have been another; null when it is not a file's. */
export const keyOnAnyOrigin = (url: string): string | null => keyOf(URL.parse(url)?.origin, url);

/** The name with another extension: a HEIC picture converted to WebP must not be saved as HEIC. */
export const withEnding = (name: string, ending: string): string =>
  `${name.replace(/\.[A-Za-z0-9]{1,8}$/, "").slice(0, NAME_MAX - ending.length - 1)}.${ending}`;

/**
 * `Content-Disposition` with the name in both forms (RFC 6266, RFC 5987); names stored before cleaning existed are
 * cleaned here.
 */
export function dispositionOf(kind: "inline" | "attachment", stored: string): string {
  const name = cleanFileName(stored);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
