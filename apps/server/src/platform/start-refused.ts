/**
 * The server cannot start as it is set up, and starting it again would change nothing: `main.ts` prints the message,
 * a sentence for whoever runs it, and exits with 78. Whoever throws it has changed nothing yet.
 */
export class StartRefused extends Error {
  override readonly name: string = "StartRefused";
}
