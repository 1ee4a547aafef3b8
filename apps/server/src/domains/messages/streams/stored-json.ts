import { type MessageExtra, messageExtra } from "@4d/contract";
import * as z from "zod/mini";

/**
 * JSON that stands in a row, checked; null where it is none or says something else: one spoilt row must not keep
 * everybody from the rows around it. Pure.
 */
export function storedJson<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** What a stored row says beside its content; undefined where it says nothing that can be read. Pure. */
export const extraOf = ({ extra }: { extra: string | null }): MessageExtra | undefined =>
  extra === null ? undefined : (storedJson(messageExtra, extra) ?? undefined);
