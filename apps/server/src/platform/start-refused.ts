/**
 * The server cannot start as configured, and starting it again would not help: `main.ts` prints the message, a sentence
 * for the operator, and exits with 78. Nothing has been changed yet when it is thrown.
 */
export class StartRefused extends Error {
  override readonly name: string = "StartRefused";
}
