import { api } from "@4d/contract";
import { clientOf } from "../../scripts/lib/api-client.ts";
import { pause } from "../../scripts/lib/shell.mjs";
import { type Account, goOnline } from "./people.ts";

const STAY_MS = 2000;

/**
 * People who renew their tokens, come online, pull, stay a moment and leave, over and over until stopped:
 * memory that outlives their sockets or logins shows as growth. Returns the number of visits.
 */
export function startChurn(origin: string, people: readonly Account[]): { stop: () => Promise<number> } {
  let [isRunning, visits] = [true, 0];
  const visit = async (refreshtoken: string) => {
    const fresh = await clientOf(origin)(api.auth.refresh, { headers: { refreshtoken } });
    const socket = await goOnline(origin, fresh.accessToken, () => {});
    await clientOf(origin, fresh.accessToken)(api.privateMessages.pull, { query: { minId: 0 } });
    await pause(STAY_MS * (0.5 + Math.random()));
    socket.close();
    await socket.closed;
    visits += 1;
    return fresh.refreshToken;
  };
  const loops = people.map(async ({ refreshTokens: [token = ""] }) => {
    while (isRunning) token = await visit(token);
  });
  return {
    async stop() {
      isRunning = false;
      await Promise.all(loops);
      return visits;
    },
  };
}
