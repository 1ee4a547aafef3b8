import { errors } from "@4d/contract";
import { ApiError } from "../../scripts/lib/api-client.ts";
import { pause } from "../../scripts/lib/shell.mjs";
import { type Account, makeAccounts } from "../lib/people.ts";

const RETRY_MS = 6500;
const TRIES = 10;

/**
 * Registers accounts at a server's ordinary rate limits, one after the other, waiting where the server says
 * so.
 */
export async function patientAccounts(origin: string, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let tries = 0; accounts.length < count && tries < TRIES * count; tries += 1) {
    try {
      accounts.push(...(await makeAccounts(origin, 1)));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== errors.tooMany.code) throw error;
      await pause(RETRY_MS);
    }
  }
  return accounts;
}
