import { z } from "zod";

/** An invalid environment; the message consists of whole sentences, each naming a variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** An address with one of these schemes. */
export const url = (...schemes: string[]) =>
  z
    .url({
      protocol: new RegExp(`^(${schemes.join("|")})$`),
      error: `must be an address beginning with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    })
    .refine(isDecodable, "must be an address in which every % begins a code such as %40");

/** Parts of an address are decoded later: `%` in a password must be written `%25`. */
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** The values of variables that only make sense together; undefined when none is set. */
export function requireAllOrNone<Named extends Record<string, unknown>>(
  what: string,
  named: Named,
): { [Name in keyof Named]: NonNullable<Named[Name]> } | undefined {
  const missing = Object.entries(named).filter(([, value]) => !value);
  if (missing.length === 0) return named as { [Name in keyof Named]: NonNullable<Named[Name]> };
  if (missing.length === Object.keys(named).length) return undefined;
  throw new ConfigError(
    missing.map(([name]) => `The environment variable ${name} is missing: ${what}.`).join("\n"),
  );
}
