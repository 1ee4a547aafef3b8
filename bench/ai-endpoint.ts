// An OpenAI-compatible endpoint that streams TOKENS pieces per reply, one every EVERY_MS, each with the time
// it was written: microseconds of the monotonic clock, which all processes of a machine share.
import { createServer, type ServerResponse } from "node:http";

const tokens = Number(process.env.TOKENS);
const everyMs = Number(process.env.EVERY_MS);

const piece = (choice: object) =>
  `data: ${JSON.stringify({
    id: "chatcmpl-0123456789abcdef",
    object: "chat.completion.chunk",
    created: 1_760_000_000,
    model: "bench",
    system_fingerprint: "fp_0123456789",
    choices: [{ index: 0, logprobs: null, finish_reason: null, ...choice }],
  })}\n\n`;

function stream(response: ServerResponse): void {
  let sent = 0;
  const tick = () => {
    if (response.destroyed) return;
    if (sent === tokens) {
      response.end(`${piece({ delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`);
      return;
    }
    sent += 1;
    response.write(piece({ delta: { content: `${process.hrtime.bigint() / 1000n} ` } }));
    setTimeout(tick, everyMs);
  };
  // Replies begin at different moments of the interval, as they do in life.
  setTimeout(tick, Math.random() * everyMs);
}

const server = createServer((request, response) => {
  request.resume().on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    stream(response);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" ? address?.port : ""}\n`);
});
