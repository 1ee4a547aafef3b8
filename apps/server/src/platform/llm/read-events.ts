import { LlmFailure } from "./llm-failure.ts";

/**
 * Reads server-sent events as bytes arrive; yields the data of all events that one read completed together. Only
 * `data` lines matter here.
 * @throws LlmFailure `badAnswer` when there are more bytes than allowed
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  let data: string[] = [];
  let size = 0;
  for await (const bytes of body) {
    size += bytes.byteLength;
    if (size > maxBytes) throw new LlmFailure("badAnswer", { reason: "too_long" });
    rest += decoder.decode(bytes, { stream: true });
    const events: string[] = [];
    let from = 0;
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n", from)) {
      const line = rest.slice(from, rest[end - 1] === "\r" ? end - 1 : end);
      from = end + 1;
      if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
      else if (line === "" && data.length > 0) {
        events.push(data.join("\n"));
        data = [];
      }
    }
    rest = rest.slice(from);
    if (events.length > 0) yield events;
  }
  // Some servers omit the final empty line.
  if (rest.startsWith("data:")) data.push(rest.slice(5).trim());
  if (data.length > 0) yield [data.join("\n")];
}
