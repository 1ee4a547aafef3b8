import type { Config } from "../../config.ts";

const YEAR_S = 31_536_000;

/** A browser that has visited over TLS uses nothing else for a year. */
export const STRICT_TRANSPORT = `max-age=${YEAR_S}; includeSubDomains`;

/** Whether people reach this server over TLS. */
export const isSecure = ({ publicUrl }: Pick<Config, "publicUrl">): boolean =>
  publicUrl?.startsWith("https:") ?? false;
