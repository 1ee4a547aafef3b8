import { Command, HEARTBEAT_MS } from "@4d/contract";
import type { Somebody } from "./people.ts";

/** Keeps somebody online until it is called off. */
export function stayOnline({ origin, token }: Somebody): () => void {
  const socket = new WebSocket(`${origin.replace("http", "ws")}/im`);
  const send = (cmd: number, data: object) => socket.send(JSON.stringify({ cmd, data }));
  socket.addEventListener("open", () => send(Command.LOGIN, { accessToken: token }));
  const beat = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) send(Command.HEARTBEAT, {});
  }, HEARTBEAT_MS);
  return () => {
    clearInterval(beat);
    socket.close();
  };
}
