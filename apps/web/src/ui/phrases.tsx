/** After a comma or a full stop that no space and no digit follows: Chinese sentences, not 1,280. */
const PAUSES = /(?<=[,，。])(?=[^\s\d])/;

/** A sentence that breaks at its pauses before it breaks anywhere else: 视频 is not torn in two. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(PAUSES);
  // One alone is no box of its own: it would leave the words before it in a line by themselves.
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase} className="inline-block">
      {phrase}
    </span>
  ));
}
