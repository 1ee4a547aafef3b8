import type { Exchange } from "../persona.ts";

/** The exchanges of a card's `mes_example`: `<START>`, `{{user}}: …`, `{{char}}: …` (`characters §5.6`). */
export function cardExamples(text: string): Exchange[] {
  const exchanges: { asks: string[]; answers: string[] }[] = [];
  let speaker: "user" | "char" | undefined;
  for (const raw of text.slice(0, 20_000).split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    if (/^<start>$/iu.test(line)) {
      speaker = undefined;
      continue;
    }
    const spokenLine = /^\{\{(user|char)\}\}\s*[:：]\s*(.*)$/iu.exec(line);
    const words = spokenLine ? (spokenLine[2] ?? "") : line;
    if (spokenLine) speaker = spokenLine[1]?.toLowerCase() === "user" ? "user" : "char";
    const last = exchanges.at(-1);
    if (speaker === "user") {
      if (spokenLine) exchanges.push({ asks: [words], answers: [] });
    } else if (speaker === "char" && last) {
      if (spokenLine) last.answers.push(words);
      else last.answers.push(`${last.answers.pop() ?? ""}\n${words}`.trim());
    }
  }
  return exchanges.filter(({ asks, answers }) => asks[0] !== "" && answers.length > 0);
}
