import { type Line, type Memory, prepare, reply } from "@4d/dialogue";
import { STARTERS } from "@4d/dialogue/starters";
import { type Half, passes, readStatements, type Statement } from "./evaluation-data.ts";
import { type Fact, isFact, isImplied, isRemoved } from "./match-facts.ts";
import type { Miss } from "./score-asks.ts";

interface MemoryScore {
  readonly expected: number;
  /** Share of the facts that are kept. */
  readonly recall: number;
  /** Share of what is kept that was said. */
  readonly precision: number;
  /** Share of the lines without facts after which nothing is kept. */
  readonly clean: number;
  /** Share of what was corrected or to be forgotten that is no longer kept. */
  readonly removed: number;
  /** Share of questions about the facts that are answered rightly. */
  readonly questions: number;
  readonly misses: readonly Miss[];
}

const [starter] = STARTERS;
if (starter === undefined) throw new Error("there are no starters");
const character = prepare(starter.persona);

/** Lets a character read all lines; returns what it kept and the chat. */
function listen({ id, now, lines }: Statement): { memories: Memory[]; history: Line[] } {
  let memories: Memory[] = [];
  const history: Line[] = [];
  for (const line of lines) {
    if (typeof line !== "string") {
      history.push({ from: "character", text: line.text });
      continue;
    }
    const answer = reply(character, { text: line, history, memories, seed: id, now: now.slice(0, 16) });
    memories = memories.filter((one) => !answer.removedMemories.includes(one));
    memories.push(...answer.newMemories);
    history.push({ from: "user", text: line }, { from: "character", text: answer.text });
  }
  return { memories, history };
}

const wanted = ({ about, what, value, when }: Fact): string => `- ${about}|${what}|${value}|${when ?? ""}`;
const held = ({ about, kind, value, when }: Memory): string =>
  `+ ${about ?? "me"}|${kind}|${value}|${when ?? ""}`;

const NOTHING = {
  ...{ expected: 0, found: 0, kept: 0, right: 0, none: 0, clean: 0 },
  ...{ questions: 0, answered: 0, removed: 0, left: 0 },
};

/** Lets a character read every line, compares what it keeps, and asks the questions. */
export function scoreMemory(half: Half): MemoryScore {
  const counts = { ...NOTHING };
  const misses: Miss[] = [];
  for (const statement of readStatements(half)) {
    const { memories, history } = listen(statement);
    const { facts, category, id, now } = statement;
    counts.expected += facts.length;
    const today = now.slice(0, 10);
    const isRight = (memory: Memory): boolean =>
      isImplied(memory, facts) || facts.some((fact) => isFact(memory, fact, today));
    const missed = facts.filter((fact) => !memories.some((memory) => isFact(memory, fact, today)));
    const wrong = memories.filter((memory) => !isRight(memory));
    counts.found += facts.length - missed.length;
    counts.kept += memories.length;
    counts.right += memories.length - wrong.length;
    counts.removed += statement.gone.length;
    counts.left += statement.gone.filter((one) => wrong.some((memory) => isRemoved(memory, one))).length;
    const said = statement.lines
      .map((line) => (typeof line === "string" ? line : `[${line.text}]`))
      .join(" / ");
    if (missed.length + wrong.length > 0)
      misses.push({ id, text: said, answer: [...missed.map(wanted), ...wrong.map(held)].join("; ") });
    if (category === "none") {
      counts.none += 1;
      counts.clean += memories.length === 0 ? 1 : 0;
    }
    for (const question of statement.questions) {
      const input = { text: question.text, history, memories, seed: id, now: now.slice(0, 16) };
      const answer = reply(character, input).text;
      counts.questions += 1;
      if (passes(answer, question)) counts.answered += 1;
      else misses.push({ id, text: question.text, answer });
    }
  }
  return {
    expected: counts.expected,
    recall: counts.found / counts.expected,
    precision: counts.right / Math.max(1, counts.kept),
    clean: counts.clean / counts.none,
    removed: 1 - counts.left / Math.max(1, counts.removed),
    questions: counts.answered / counts.questions,
    misses,
  };
}
