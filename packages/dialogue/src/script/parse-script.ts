import { type Exchange, INTENTS, type Intent, type Persona } from "../persona.ts";
import { TOPICS } from "./topics.ts";

type LineList = "greetings" | "deflections" | "listening" | "actions" | "emoji";
const LISTS: readonly LineList[] = ["greetings", "deflections", "listening", "actions", "emoji"];

export type Script = Required<Pick<Persona, LineList | "examples" | "initiatives" | "smallTalk">>;

interface ExchangeDraft {
  asks: string[];
  answers: string[];
  follows: { after: number; yes: string[]; no: string[]; any: string[] }[];
}

/**
 * Reads a persona's lines, written one per line like a chat:
 * `? ask | another wording`, `= answer`, `! what the character brings up`, then the replies to the user's
 * answer:
 * `+` to a yes, `-` to a no, `~` to anything; `@ thanks` begins the lines of an intent or a list;
 * `#work` among the asks stands for the wordings of a topic.
 * @throws Error at a line it cannot place.
 */
export function parseScript(...texts: readonly string[]): Script {
  const examples: ExchangeDraft[] = [];
  const initiatives: ExchangeDraft[] = [];
  const lists = new Map<string, string[]>();
  let exchange: ExchangeDraft | undefined;
  let list: string[] | undefined;
  for (const raw of texts.join("\n").split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const rest = line.slice(1).trim();
    const sign = line.charAt(0);
    if (sign === "?" || sign === "!") {
      exchange = { asks: [], answers: [], follows: [] };
      list = undefined;
      if (sign === "?") exchange.asks.push(...wordingsOf(rest));
      else exchange.answers.push(rest);
      (sign === "?" ? examples : initiatives).push(exchange);
    } else if (sign === "@") {
      exchange = undefined;
      list = lists.get(rest) ?? [];
      lists.set(checkedKey(rest), list);
    } else {
      const target = list ?? (exchange && lineListFor(exchange, sign));
      if (!target || (list && sign !== "=")) throw new Error(`Not a line of a script: ${line}`);
      target.push(rest);
    }
  }
  return assemble(examples, initiatives, lists);
}

function wordingsOf(written: string): string[] {
  return written
    .split("|")
    .map((wording) => wording.trim())
    .flatMap((wording) => (wording.startsWith("#") ? topic(wording.slice(1)) : [wording]));
}

function topic(key: string): string[] {
  const wordings = TOPICS[key];
  if (wordings === undefined) throw new Error(`No such topic: #${key}`);
  return wordings.split("|").map((wording) => wording.trim());
}

/** A reply belongs to the answer above it. */
function lineListFor({ answers, follows }: ExchangeDraft, sign: string): string[] | undefined {
  if (sign === "=") return answers;
  const after = answers.length - 1;
  let follow = follows.at(-1);
  if (follow?.after !== after) {
    follow = { after, yes: [], no: [], any: [] };
    follows.push(follow);
  }
  const bySign: Record<string, string[]> = { "+": follow.yes, "-": follow.no, "~": follow.any };
  return after < 0 ? undefined : bySign[sign];
}

function checkedKey(key: string): string {
  const known: readonly string[] = [...LISTS, ...INTENTS];
  if (!known.includes(key)) throw new Error(`No such part of a script: @ ${key}`);
  return key;
}

function assemble(examples: Exchange[], initiatives: Exchange[], lists: Map<string, string[]>): Script {
  const smallTalk: Partial<Record<Intent, readonly string[]>> = {};
  for (const intent of INTENTS) {
    const lines = lists.get(intent);
    if (lines) smallTalk[intent] = lines;
  }
  const of = (key: LineList) => lists.get(key) ?? [];
  return {
    examples,
    initiatives,
    smallTalk,
    greetings: of("greetings"),
    deflections: of("deflections"),
    listening: of("listening"),
    actions: of("actions"),
    emoji: of("emoji"),
  };
}
