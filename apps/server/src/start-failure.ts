import { ConfigError } from "./config-parts.ts";
import { DatabaseUnavailable } from "./platform/db/database-unavailable.ts";
import { StartRefused } from "./platform/start-refused.ts";

/** Exit code for "starting again will not help" (EX_CONFIG): neither scripts/start.mjs nor systemd tries. */
const EXIT_CONFIG = 78;
/** Exit code for "starting again may help" (EX_TEMPFAIL): a dependency is unavailable and may come back. */
const EXIT_TEMPFAIL = 75;

/** Why the server did not start, as the operator reads it. */
export interface StartFailure {
  sentence: string;
  code: number;
}

const inText = "DATABASE_URL";

/** PostgreSQL's refusals by SQLSTATE, with what to fix. */
const STATES: Readonly<Record<string, string>> = {
  "28P01": `PostgreSQL refuses the user or the password of ${inText}`,
  "28000": `PostgreSQL lets the user of ${inText} in from nowhere near here: see its pg_hba.conf, and whether the user is there`,
  "3D000": `PostgreSQL has no database of the name in ${inText}: create it first`,
  "3F000": `The database at ${inText} has no schema to make tables in`,
  "42501": `The user of ${inText} may not do what the server has to: make tables in the database and use them`,
  "25006": `The database at ${inText} only lets itself be read, as a replica does`,
  "0A000": `The database at ${inText} cannot do what the server needs`,
};

/** Driver errors that have no code, only a message. */
const WORDS: readonly [RegExp, string][] = [
  [/client password must be a (non-empty )?string/, `PostgreSQL wants a password, and ${inText} has none`],
  [/does not support SSL/, `The PostgreSQL at ${inText} does not speak TLS: leave sslmode away`],
  [
    /self-signed certificate|certificate has expired|verify the first certificate|altnames|issuer certificate/i,
    `The certificate of the PostgreSQL at ${inText} is not to be trusted`,
  ],
];

/** The system's errors for a file or folder. */
const FILES: Readonly<Record<string, string>> = {
  EACCES: "the server's user has no right to it",
  EPERM: "the server's user has no right to it",
  EROFS: "it can only be read",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full for the server's user",
  ENOTDIR: "it lies below a file and not a folder",
  EISDIR: "it is a folder and not a file",
  EEXIST: "something else of this name is there",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its links lead in a circle",
  EMFILE: "too many files are open: raise the limit of the server's user",
  ENOENT: "it is not there and cannot be made",
  EIO: "the disk does not work",
};

/** The system's errors for the listening address. */
const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program listens there: stop it, or set PORT",
  EACCES: "the server's user may not listen there: set PORT to 1024 or higher",
  EPERM: "the server's user may not listen there",
  EADDRNOTAVAIL: "this machine has no such address: mend HOST",
  EAFNOSUPPORT: "this machine has no such kind of address: mend HOST",
  ENOTFOUND: "no address belongs to that name: mend HOST",
  EAI_AGAIN: "no address belongs to that name: mend HOST",
  EINVAL: "it is no address to listen at: mend HOST",
};

const textOf = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

function listenFailure(error: Error): string | undefined {
  const why = LISTENING[textOf(error, "code")];
  const call = textOf(error, "syscall");
  if (why === undefined || !["listen", "bind", "getaddrinfo"].includes(call)) return undefined;
  const [host, port] = [textOf(error, "address") || textOf(error, "hostname"), textOf(error, "port")];
  return `The server cannot listen at ${[host, port].filter(Boolean).join(":") || "its address"}: ${why}.`;
}

function fileFailure(error: Error): string | undefined {
  const why = FILES[textOf(error, "code")];
  const path = textOf(error, "path") || "A file in DATA_DIR";
  return why === undefined || !("syscall" in error) ? undefined : `${path} cannot be used: ${why}.`;
}

function databaseFailure(error: Error): string | undefined {
  const sentence = STATES[textOf(error, "code")] ?? WORDS.find(([words]) => words.test(error.message))?.[1];
  return sentence && `${sentence} (${error.message}).`;
}

/**
 * The sentence and the exit code for an error that prevented the start; undefined for an unforeseen one, which is a
 * bug of ours and deserves its stack.
 */
export function startFailureOf(error: unknown): StartFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ConfigError || error instanceof StartRefused)
    return { sentence: error.message, code: EXIT_CONFIG };
  if (error instanceof DatabaseUnavailable)
    return { sentence: `${error.message}. Is it running, and is ${inText} right?`, code: EXIT_TEMPFAIL };
  const sentence = listenFailure(error) ?? fileFailure(error) ?? databaseFailure(error);
  return sentence === undefined ? undefined : { sentence, code: EXIT_CONFIG };
}
