import type { CapsuleEntry, CapsuleTopic } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { presentEntry } from "./capsules.presenter.ts";
import { holdingsOf } from "./holdings.ts";
import { spendableOf } from "./lines.ts";
import { findStatement } from "./statement.repository.ts";

/** What a person has, for administrators: what can be spent, what is set aside, what is owed. */
export async function balanceOf(
  services: Services,
  userId: number,
): Promise<{ balance: number; held: number; debt: number }> {
  const own = await holdingsOf(services, userId);
  return { balance: spendableOf(own), held: own.held, debt: 0 - own.debt };
}

/** A part of a person's statement, newest first. */
export async function statementOf(
  { db }: Pick<Services, "db">,
  page: { userId: number; topic: CapsuleTopic | undefined; before: number | undefined; limit: number },
): Promise<CapsuleEntry[]> {
  return (await findStatement(db, page)).map(presentEntry);
}
