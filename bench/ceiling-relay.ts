// The ceiling: a bare `ws` relay on the server's core that stores nothing. It passes a frame {"to":n,…} to
// socket n unchanged, and {"all":true,…} to everybody else, framed once. The cost of storing and checking is
// measured against its figures.
import { createServer } from "node:http";
import { WebSocket, WebSocketServer } from "ws";

const server = createServer();
const sockets = new WebSocketServer({ server, path: "/im", perMessageDeflate: false });
const people: WebSocket[] = [];

sockets.on("connection", (socket) => {
  const number = people.push(socket) - 1;
  socket.send(JSON.stringify({ cmd: 0, data: number }));
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    const message: unknown = JSON.parse(text);
    if (typeof message !== "object" || message === null) return;
    if ("to" in message && typeof message.to === "number") people[message.to]?.send(text);
    if ("all" in message) {
      for (const other of people)
        if (other !== socket && other.readyState === WebSocket.OPEN) other.send(text);
    }
  });
});

server.listen(Number(process.env.PORT), "127.0.0.1", () => process.stdout.write("listening\n"));
