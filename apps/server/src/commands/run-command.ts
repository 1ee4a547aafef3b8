/**
 * Runs a command given on the command line: prints the sentence it returns, or why it could not, as one
 * sentence and with exit code 1.
 */
export async function runCommand(work: (args: string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** A command that cannot be carried out; the message is a sentence for the person who gave it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
