import { type MessageExtra, messageExtra } from "@4d/contract";
import * as z from "zod/mini";

/**
 * Parses and checks JSON stored in a row; null when it is invalid: one corrupt row must not block access to the rows
 * around it. Pure.
 */
export function storedJson<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The extra data of a stored row; undefined when it cannot be read. Pure. */
export const extraOf = ({ extra }: { extra: string | null }): MessageExtra | undefined =>
  extra === null ? undefined : (storedJson(messageExtra, extra) ?? undefined);
