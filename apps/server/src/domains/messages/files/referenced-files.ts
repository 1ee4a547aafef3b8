import type { MessageExtra } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { findUnusableFiles, lockReferencedFiles } from "../../files/index.ts";
import { storedAddresses } from "./message-content.ts";

/** A referenced file is unavailable, of another kind, or was never the sender's to send. */
export const fileNotFound = new Failure("invalid", {
  field: "content",
  zh: "消息里的文件不存在",
  en: "A file in this message doesn’t exist",
});

interface Content {
  type: number;
  content: string;
}

/**
 * Checks that a message names available files of the kind it shows: the sender's own or ones they see elsewhere
 * (`W21`), since forwarding sends the same address again. `current`: the content it had. `isSent`: whether it is stored
 * already; then its files were checked, and may have expired with it. @throws Failure `invalid`.
 */
export async function ensureFilesUsable(
  services: Services,
  userId: number,
  { type, content }: Content,
  { current, isSent }: { current?: string; isSent?: () => Promise<boolean> } = {},
): Promise<void> {
  const { publicUrl } = services.config;
  const references = storedAddresses(type, content, publicUrl).map((one) => ({ ...one, field: "content" }));
  if (references.length === 0) return;
  const before = current === undefined ? [] : storedAddresses(type, current, publicUrl);
  const naming = {
    userId,
    requested: references,
    visibleIn: "chats" as const,
    current: before.map(({ url }) => url),
  };
  const [refused] = await findUnusableFiles(services, naming);
  if (refused && !(await isSent?.())) throw fileNotFound;
}

/** Everything a stored message will show: a card shows the content of its messages. */
const contentsOf = ({ type, content, extra }: Content & { extra: MessageExtra | null }): Content[] => [
  { type, content },
  ...(extra?.merged?.items ?? []),
];

/**
 * Locks the files and sources of messages in the transaction that stores the messages: one that is being recalled right
 * now is not shown again elsewhere. One statement; none for plain text. @returns whether each can be stored.
 */
export async function lockReferenced(
  trx: Transaction<Tables>,
  now: number,
  messages: readonly (Content & { extra: MessageExtra | null })[],
): Promise<boolean[]> {
  const urls = messages.map((one) =>
    contentsOf(one).flatMap(({ type, content }) => storedAddresses(type, content, undefined)),
  );
  const all = urls.flat().map(({ url }) => url);
  if (all.length === 0) return messages.map(() => true);
  const missing = await lockReferencedFiles(trx, all, now);
  return urls.map((own) => own.every(({ url }) => !missing.has(url)));
}
