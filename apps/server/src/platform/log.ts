import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

const SECRET_FIELDS = [
  "password",
  "oldPassword",
  "newPassword",
  "adminPassword",
  "token",
  "accessToken",
  "refreshToken",
  "secret",
  "secretKey",
  "code",
  "totp",
  "authorization",
  "cookie",
  "set-cookie",
  "content",
  "text",
  "body",
];

/**
 * Creates the structured log. Passwords, tokens, cookies and anything people wrote are replaced by "[redacted]" when
 * nested at most three objects deep; deeper objects do not belong in a log line (OPS-3).
 * @param level one of pino's levels, or "silent".
 * @param destination where lines go; standard output when absent.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRET_FIELDS.flatMap((field) => {
    const key = `["${field}"]`;
    return [key, `*${key}`, `*.*${key}`, `*.*.*${key}`];
  });
  const options = {
    level,
    base: undefined,
    // An error's `detail` quotes the row that offended: people's words and addresses.
    redact: { paths: [...paths, "err.detail", "err.where", "err.parameters"], censor: "[redacted]" },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

const CAUSES_MOST = 4;

/** An error's causes, the outermost first: "S3 answered 403: SignatureDoesNotMatch". */
function causesOf(error: Error): string {
  const messages: string[] = [];
  for (let one: unknown = error; one instanceof Error && messages.length < CAUSES_MOST; one = one.cause)
    messages.push(one.message || one.name);
  return messages.join(": ");
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause instanceof Error ? causesOf(error.cause) : undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { type: error.name, message: error.message, stack: error.stack, reason: code, cause };
}
