/**
 * Runs a command from the command line: prints the sentence it returns, or on failure one sentence saying why, with
 * exit code 1.
 */
export async function runCommand(work: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** A command that cannot be carried out; the message is a sentence for the person who ran it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
