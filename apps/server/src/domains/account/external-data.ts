import type { PolicySection } from "@4d/contract";

/** Personal data that is in no table. */
export interface ExternalData {
  where: string;
  what: string;
  leaving: string;
  copy: string;
  policy: PolicySection;
}

/** Where personal data is stored outside the database, and what happens to it. */
export const externalData: readonly ExternalData[] = [
  {
    where: "storage, by the address in `stored_file.key`",
    what: "pictures, voice messages, films, files and cards that people upload or generate",
    leaving:
      "removed by the next sweep, within the hour; what was sent to others stays with them and names no owner",
    copy: "uploads/",
    policy: "given.files",
  },
  {
    where: "storage, `exports/`",
    what: "copies of their data",
    leaving: "removed at once; without a deletion, after three days",
    copy: "they are the copies",
    policy: "rights.copy",
  },
  {
    where: "storage and data folder, unfinished uploads",
    what: "the part of a file that has arrived",
    leaving: "removed after a day without progress",
    copy: "none: it is not a file yet",
    policy: "kept.short",
  },
  {
    where: "memory of the nodes, or Redis where one is set up",
    what: "who is online, calls in progress, and counts of attempts, by account number",
    leaving: "expires by itself: presence after a minute, calls when they end, counts within a day or two",
    copy: "none: it is short-lived",
    policy: "arising.presence",
  },
  {
    where: "log of the server",
    what: "account numbers beside errors; without a mail server, mails with their codes and addresses",
    leaving: "as long as the operator's system keeps logs; the server deletes none",
    copy: "none: it belongs to the operator",
    policy: "arising.logs",
  },
  {
    where: "backups the operator makes",
    what: "everything, as it was at that time",
    leaving:
      "deleted with the last backup made before; whoever restores an older one deletes again the accounts that left since",
    copy: "none: it is what the copy contains, only older",
    policy: "kept.backups",
  },
  {
    where: "the browser: IndexedDB, local storage, caches",
    what: "conversations, settings, media that were seen, the device's number, the last account name",
    leaving: "logging out deletes conversations and login; clearing the browser's data deletes the rest",
    copy: "none: it is on their device",
    policy: "kept.browser",
  },
  {
    where: "push services of browser makers",
    what: "an address per browser, and encrypted notifications in transit",
    leaving: "the server deletes the address with the login; the push service as its maker says",
    copy: "none: whoever has the address can send to it",
    policy: "arising.push",
  },
];
