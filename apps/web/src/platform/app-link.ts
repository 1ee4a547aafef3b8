import { parseUrl } from "@4d/contract";

/** The target of a QR code or a pasted text. Only addresses of this app lead to its pages. */
export type AppLink =
  | { kind: "user"; id: number }
  | { kind: "character"; link: string }
  | { kind: "group"; token: string }
  | { kind: "page"; path: string }
  | { kind: "web"; url: string }
  | { kind: "text"; text: string };

/** Where the app lives: origin and base path, as in `https://host/h5/`. */
export const appRoot = (): string => new URL(import.meta.env.BASE_URL, location.origin).href;

/** The address of a person's card (`FRIEND-2`). */
export const userLink = (id: number, root = appRoot()): string => `${root}#/pages/common/user-info?id=${id}`;

/** The address of a character's card: by the secret link if it is shared by link, otherwise by its user. */
export const characterLink = (
  { userId, link }: { userId: number; link?: string | null | undefined },
  root = appRoot(),
): string => (link ? `${root}#/pages/common/user-info?link=${link}` : userLink(userId, root));

/** The address of a group's invitation (`GROUP-2`). */
export const groupLink = (token: string, root = appRoot()): string =>
  `${root}#/pages/group/group-info?token=${encodeURIComponent(token)}`;

/** Reads what was scanned or pasted. Pure but for the default root. */
export function readLink(text: string, root = appRoot()): AppLink {
  const url = parseUrl(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol)) return { kind: "text", text: text.trim() };
  if (url.origin + url.pathname !== root || !url.hash.startsWith("#/")) return { kind: "web", url: url.href };
  const path = url.hash.slice(1);
  const query = new URLSearchParams(path.split("?")[1] ?? "");
  const id = Number(query.get("id"));
  const token = query.get("token");
  const link = query.get("link");
  if (path.startsWith("/pages/common/user-info") && Number.isSafeInteger(id) && id > 0)
    return { kind: "user", id };
  if (path.startsWith("/pages/common/user-info") && link !== null) return { kind: "character", link };
  if (path.startsWith("/pages/group/group-info") && token !== null) return { kind: "group", token };
  return { kind: "page", path };
}
