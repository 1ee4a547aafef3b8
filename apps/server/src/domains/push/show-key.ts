import type { Call } from "../../platform/context.ts";
import { serverKey } from "./server-key.ts";

/** The key a browser subscribes for. */
export async function showKey({ ctx }: Call<unknown>): Promise<{ publicKey: string }> {
  return { publicKey: (await serverKey(ctx.services)).publicKey };
}
