import { createServer, type Socket } from "node:net";

export interface SmtpSink {
  url: string;
  /** Every mail received, headers and all, as it came over the wire. */
  mails: string[];
  close(): void;
}

/** A mail server for tests: speaks enough SMTP to accept any mail, and stores it. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: string[] = [];
  const server = createServer((socket) => serve(socket, mails));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => void server.close() };
}

function serve(socket: Socket, mails: string[]): void {
  let waiting = "";
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 sink");
  socket.on("error", () => undefined);
  socket.on("data", (bytes) => {
    waiting += bytes.toString("utf8");
    for (;;) {
      const end = waiting.indexOf(inData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const piece = waiting.slice(0, end);
      waiting = waiting.slice(end + (inData ? 5 : 2));
      if (inData) mails.push(piece);
      else if (/^DATA/i.test(piece)) say("354 go on");
      else if (/^QUIT/i.test(piece)) return void socket.end("221 bye\r\n");
      else say("250 ok");
      const wasData = inData;
      inData = !inData && /^DATA/i.test(piece);
      if (wasData) say("250 kept");
    }
  });
}
