/** A command that cannot be carried out; the message is a sentence for the person who gave it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
