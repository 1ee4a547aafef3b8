import { refuse } from "../card-refusal.ts";
import { isObject } from "../json.ts";
import { type Chunk, chunksOf, isPng, pngOf } from "./chunks.ts";
import { keywordOf, textChunk, textOf } from "./text-chunk.ts";

/** What the label of a machine-made picture says (`characters §12`). */
export interface AiLabel {
  /** The service that is responsible for it. */
  readonly producer: string;
  /** The service's own number of the picture. */
  readonly id: string;
}

const KEYWORD = "AIGC";

/** The label in the terms of GB 45438-2025: 1 means that the content is certainly made by machine. */
function labelText({ producer, id }: AiLabel): string {
  const text = JSON.stringify({ Label: "1", ContentProducer: producer, ProduceID: id });
  // A tEXt chunk holds Latin-1, so other characters are escaped.
  return text.replaceAll(/[^\x20-\x7e]/gu, (char) =>
    [...Array(char.length).keys()]
      .map((at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

function parsed(chunk: Chunk): unknown {
  if (keywordOf(chunk) !== KEYWORD) return undefined;
  try {
    return JSON.parse(textOf(chunk));
  } catch {
    return undefined;
  }
}

/** The label of a PNG, ours or another service's. */
export function aiLabelOf(png: Uint8Array): AiLabel | undefined {
  for (const chunk of chunksOf(png)) {
    const held = parsed(chunk);
    if (!isObject(held) || typeof held.Label !== "string") continue;
    const text = (key: string) => (typeof held[key] === "string" ? held[key] : "");
    return { producer: text("ContentProducer"), id: text("ProduceID") };
  }
  return undefined;
}

/**
 * The PNG with the label. A labelled one stays as it is, whoever labelled it: the label names the first
 * maker.
 */
export function labelPng(png: Uint8Array, label: AiLabel): Uint8Array {
  if (!isPng(png)) return refuse("notPng");
  if (aiLabelOf(png)) return png;
  const chunks = chunksOf(png).filter((chunk) => keywordOf(chunk) !== KEYWORD);
  return pngOf([...chunks.slice(0, 1), textChunk(KEYWORD, labelText(label)), ...chunks.slice(1)]);
}
