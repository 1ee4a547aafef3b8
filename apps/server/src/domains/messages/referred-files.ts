import type { MessageExtra } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { holdFiles, unusable } from "../files/index.ts";
import { storedAddresses } from "./message-content.ts";

/** What a message refers to is gone, something else, or was never its sender's to send. */
export const fileGone = new Failure("invalid", {
  field: "content",
  zh: "消息里的文件不存在",
  en: "A file of this message does not exist",
});

interface Content {
  type: number;
  content: string;
}

/**
 * A message names living files of the kind it shows, its sender's own or ones they see elsewhere (`W21`): forwarding
 * sends the same address again. `standing`: the content it had. `isSent`: whether it is stored already; then its files
 * were looked at, and may be gone with it. @throws Failure `invalid`.
 */
export async function ensureFilesUsable(
  services: Services,
  userId: number,
  { type, content }: Content,
  { standing, isSent }: { standing?: string; isSent?: () => Promise<boolean> } = {},
): Promise<void> {
  const { publicUrl } = services.config;
  const asked = storedAddresses(type, content, publicUrl).map((one) => ({ ...one, field: "content" }));
  if (asked.length === 0) return;
  const before = standing === undefined ? [] : storedAddresses(type, standing, publicUrl);
  const naming = { userId, asked, sight: "chats" as const, standing: before.map(({ url }) => url) };
  const [refused] = await unusable(services, naming);
  if (refused && !(await isSent?.())) throw fileGone;
}

/** All a stored message will show: a card shows what its messages did. */
const contentsOf = ({ type, content, extra }: Content & { extra: MessageExtra | null }): Content[] => [
  { type, content },
  ...(extra?.merged?.items ?? []),
];

/**
 * Holds what messages about to be stored show, in the transaction that stores them: recalled this very moment, it is
 * not shown again elsewhere. One statement, none for words alone. @returns whether each can be stored.
 */
export async function holdReferred(
  trx: Transaction<Tables>,
  now: number,
  messages: readonly (Content & { extra: MessageExtra | null })[],
): Promise<boolean[]> {
  const urls = messages.map((one) =>
    contentsOf(one).flatMap(({ type, content }) => storedAddresses(type, content, undefined)),
  );
  const all = urls.flat().map(({ url }) => url);
  if (all.length === 0) return messages.map(() => true);
  const gone = await holdFiles(trx, all, now);
  return urls.map((own) => own.every(({ url }) => !gone.has(url)));
}
