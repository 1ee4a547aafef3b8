import type { Deed } from "./history.ts";

/** What a request was answered; everything but a value or a refusal is a fault of the ledger. */
export type CommandResult = { value: unknown } | { refused: string };

/** A command that was answered, whatever it took. */
export interface AnsweredCommand {
  deed: Deed;
  key: string;
  answer: CommandResult;
}
