import type { StoryGraph, StorySheet, StoryVisibility } from "@4d/contract";
import { judgeText } from "../moderation/index.ts";
import type { ModerationWords } from "../settings/index.ts";

interface Review {
  /** review: a person must look at it first. */
  verdict: "publish" | "review" | "rejected";
  /** The words found, by field. */
  reasons: { field: string; text: string }[];
}

/** Every text of a story that people read, by where it is. */
interface Texts {
  sheet: StorySheet;
  graph: StoryGraph;
  ink: string | null;
}

type Piece = [field: string, text: string];

function textPiecesOf({ graph, ink }: Omit<Texts, "sheet">): Piece[] {
  return [
    ["cast", graph.cast.map(({ name }) => name).join("\n")],
    ["ink", ink ?? ""],
    ...graph.nodes.map(
      (node): Piece => [
        `node:${node.id}`,
        [node.title, node.text, node.endingName, ...node.choices.map(({ text }) => text)].join("\n"),
      ],
    ),
  ];
}

const textsOf = ({ sheet, ...body }: Texts): Piece[] => [
  ["title", sheet.title],
  ["tagline", sheet.tagline],
  ["intro", sheet.intro],
  ["tags", sheet.tags.join("\n")],
  ["chapters", sheet.chapters.map(({ title }) => title).join("\n")],
  ...textPiecesOf(body),
];

/** In letters: enough to judge by; evidence is stored for a long time. */
const TEXT_MAX = 20_000;

/** The text of a story apart from its sheet, cut; `found`: fields that come first, so that they are not cut off. */
export function storyTextOf(body: Omit<Texts, "sheet">, found: readonly string[] = []): string {
  const pieces = textPiecesOf(body).filter(([, text]) => text.trim() !== "");
  const isFound = ([field]: Piece) => found.includes(field);
  return [...pieces.filter(isFound), ...pieces.filter((piece) => !isFound(piece))]
    .map(([, text]) => text.trim())
    .join("\n\n")
    .slice(0, TEXT_MAX);
}

/**
 * Judges all text of a story. Forbidden text is always rejected; doubtful text waits for a person, but only when
 * everybody is to see it.
 */
export function reviewStory(texts: Texts, visibility: StoryVisibility, words: ModerationWords): Review {
  const pieces = textsOf(texts);
  // Nearly every story is clean and is judged once as a whole; only others are judged again piece by piece.
  if (judgeText(pieces.map(([, text]) => text).join("\n"), words).level === "safe")
    return { verdict: "publish", reasons: [] };
  const judged = pieces.map(([field, text]) => ({ field, ...judgeText(text, words) }));
  const found = (level: "block" | "review") =>
    judged
      .filter((one) => one.level === level)
      .map((one) => ({ field: one.field, text: one.words.join("、") }));
  const blocked = found("block");
  if (blocked.length > 0) return { verdict: "rejected", reasons: blocked };
  const doubtful = visibility === "public" ? found("review") : [];
  return { verdict: doubtful.length > 0 ? "review" : "publish", reasons: doubtful };
}
