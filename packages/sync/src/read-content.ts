import type * as z from "zod/mini";

/** Content of a change row; null when it is not what its type promises, and then says nothing. */
export function readContent<T extends z.ZodMiniType>(schema: T, content: string): z.output<T> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(content));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
