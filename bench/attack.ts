// `npm run attack [-- pictures intake queues]`: attacks a running server from outside. Prints its memory
// before, at its peak and after, and how long an ordinary call of another person takes meanwhile. Every part
// ends by itself.
import { startServer } from "../scripts/lib/server.ts";
import { say } from "../scripts/lib/shell.mjs";
import { intake } from "./attack/intake.ts";
import type { Target } from "./attack/observe.ts";
import { patientAccounts } from "./attack/patient-accounts.ts";
import { pictures } from "./attack/pictures.ts";
import { queues } from "./attack/queues.ts";
import { type Figure, reached, report } from "./lib/figures.ts";

const attacks: Record<string, (target: Target) => Promise<Figure[]>> = { pictures, intake, queues };

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(attacks);
if (names.some((name) => !(name in attacks))) {
  say(`There is: npm run attack -- [${Object.keys(attacks).join(" ")}]`);
  process.exit(2);
}

const figures: Figure[] = [];
for (const name of names) {
  say(`${name}…`);
  // A server for each part, with the default limits, so that none is affected by another's history.
  const server = await startServer({ env: { STARTER_CONTENT: "off" } });
  try {
    const [bystander] = await patientAccounts(server.origin, 1);
    if (!bystander) throw new Error("no account for the ordinary calls");
    const target = { origin: server.origin, pid: server.pid(), bystander: bystander.tokens[0] ?? "" };
    figures.push(...((await attacks[name]?.(target)) ?? []));
  } finally {
    await server.remove();
  }
}
report("attack", figures);
process.exit(figures.some((figure) => reached(figure) === false) ? 1 : 0);
