// `node password-load.ts <seconds> <at once>`: how many passwords a second are compared with nothing else to do, for
// `npm run bench -- login`. One line: the figure.
import { Passwords } from "../domains/auth/passwords.ts";

const [seconds = "4", atOnce = "16"] = process.argv.slice(2);

const password = "Plum-77x";
const passwords = new Passwords(new AbortController().signal);
const hash = await passwords.hash({ account: 0 }, password);
const until = performance.now() + Number(seconds) * 1000;
let compared = 0;

async function compare(account: number): Promise<void> {
  while (performance.now() < until) {
    if (!(await passwords.matches({ account }, hash, password)))
      throw new Error("the right password was refused");
    compared += 1;
  }
}

const began = performance.now();
await Promise.all(Array.from({ length: Number(atOnce) }, (_, account) => compare(account)));
console.log((compared * 1000) / (performance.now() - began));
