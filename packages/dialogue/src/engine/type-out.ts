export interface TypedChunk {
  readonly text: string;
  /** How long to wait before it, in milliseconds. */
  readonly after: number;
}

/** Cuts an answer into pieces as one types: a few signs at a time, a breath after punctuation. */
export function typeOut(text: string, { perSecond = 40 } = {}): TypedChunk[] {
  const chunks: TypedChunk[] = [];
  let pause = 0;
  for (const [piece] of text.matchAll(
    /[a-z0-9'’-]+\s*|[^a-z0-9'’-]{1,3}?(?=[。！？!?，,\n]|[a-z0-9]|$)[。！？!?，,\s]*|[^a-z0-9]{3}|\s+|./giu,
  )) {
    chunks.push({ text: piece, after: pause + Math.round((piece.length * 1000) / perSecond) });
    pause = 0;
    if (/[。！？!?\n]\s*$/u.test(piece)) pause = 160;
    else if (/[，,]\s*$/u.test(piece)) pause = 60;
  }
  return chunks;
}
