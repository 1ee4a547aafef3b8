import { connect, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";

/** A connection being made, and the event that fires when it is open. */
interface PendingConnection {
  readonly socket: Socket;
  readonly ready: "connect" | "secureConnect";
}

/** Connects to an address of `http:`, `https:`, `ws:` or `wss:`, with its usual port when it names none. */
export function connectTo(url: string): PendingConnection {
  const { hostname: host, port, protocol } = new URL(url);
  if (protocol === "https:" || protocol === "wss:") {
    const socket = connectSecurely({ host, servername: host, port: Number(port || 443) });
    socket.setNoDelay(true);
    return { socket, ready: "secureConnect" };
  }
  return { socket: connect({ host, port: Number(port || 80), noDelay: true }), ready: "connect" };
}
