import { type Line, type Memory, prepare, reply } from "@4d/dialogue";
import { STARTERS } from "@4d/dialogue/starters";
import { type Half, passes, readStatements, type Statement } from "./evaluation-data.ts";
import type { Miss } from "./score-asks.ts";

interface MemoryScore {
  readonly expected: number;
  /** Share of the facts that are kept. */
  readonly recall: number;
  /** Share of what is kept that was said. */
  readonly precision: number;
  /** Share of the lines without facts after which nothing is kept. */
  readonly clean: number;
  /** Share of questions about the facts that are answered rightly. */
  readonly questions: number;
  readonly misses: readonly Miss[];
}

const [starter] = STARTERS;
if (starter === undefined) throw new Error("there are no starters");
const character = prepare(starter.persona);

const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, "");

/** Whether two values say the same: one contains the other. */
function agree(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}

/** Lets a character read all lines; returns what it kept and the chat. */
function listen({ id, now, lines }: Statement): { memories: Memory[]; history: Line[] } {
  const memories: Memory[] = [];
  const history: Line[] = [];
  for (const line of lines) {
    if (typeof line !== "string") {
      history.push({ from: "character", text: line.text });
      continue;
    }
    const answer = reply(character, { text: line, history, memories, seed: id, now: now.slice(0, 16) });
    memories.push(...answer.newMemories);
    history.push({ from: "user", text: line }, { from: "character", text: answer.text });
  }
  return { memories, history };
}

/** Lets a character read every line, compares what it keeps, and asks the questions. */
export function scoreMemory(half: Half): MemoryScore {
  const counts = { expected: 0, found: 0, kept: 0, right: 0, none: 0, clean: 0, questions: 0, answered: 0 };
  const misses: Miss[] = [];
  for (const statement of readStatements(half)) {
    const { memories, history } = listen(statement);
    const { facts, category, id, now } = statement;
    counts.expected += facts.length;
    counts.found += facts.filter(({ value }) => memories.some((memory) => agree(memory.value, value))).length;
    counts.kept += memories.length;
    counts.right += memories.filter((memory) => facts.some(({ value }) => agree(memory.value, value))).length;
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
    questions: counts.answered / counts.questions,
    misses,
  };
}
