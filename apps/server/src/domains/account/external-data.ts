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
    what: "pictures, voices, films, files and cards that people upload or have made",
    leaving:
      "removed by the next sweep, within the hour; what others were sent stays with them, and names no owner",
    copy: "uploads/",
    policy: "given.files",
  },
  {
    where: "storage, `exports/`",
    what: "copies of their data",
    leaving: "removed at once; otherwise after three days",
    copy: "they are the copies",
    policy: "rights.copy",
  },
  {
    where: "storage and data folder, unfinished uploads",
    what: "the part of a file that arrived",
    leaving: "removed after a day without progress",
    copy: "not: it is no file yet",
    policy: "kept.short",
  },
  {
    where: "memory of the nodes, or Redis where one is set up",
    what: "who is online, calls under way, how often somebody tried something: under their number",
    leaving: "by itself: presence after a minute, calls when they end, counts within a day or two",
    copy: "not: it is passing",
    policy: "arising.presence",
  },
  {
    where: "log of the server",
    what: "numbers of accounts beside what went wrong; without a mail server, mails with codes and their address",
    leaving: "as the operator's system keeps logs; the server deletes none",
    copy: "not: it is the operator's",
    policy: "arising.logs",
  },
  {
    where: "backups the operator makes",
    what: "everything, as it was then",
    leaving:
      "with the last backup from before; whoever restores an older one deletes anew those who left since",
    copy: "not: it is what is in the copy, older",
    policy: "kept.backups",
  },
  {
    where: "the browser: IndexedDB, local storage, caches",
    what: "conversations, settings, media seen, the device's number, the last account name",
    leaving: "conversations and login when logging out; the rest when the browser's data is cleared",
    copy: "not: it is on their device",
    policy: "kept.browser",
  },
  {
    where: "push services of the makers of browsers",
    what: "an address per browser, and encrypted notices on their way",
    leaving: "the address is forgotten here with the login; there as the maker says",
    copy: "not: who has the address can send to it",
    policy: "arising.push",
  },
];
