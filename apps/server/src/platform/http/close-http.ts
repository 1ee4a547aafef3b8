import type { FastifyInstance } from "fastify";

const LOOK_MS = 50;

/**
 * Closes an HTTP server: requests under way finish, keep-alive connections are closed as they become idle (Fastify
 * closes those idle at the start and would wait 72 s for the rest), and what is not done after `patience`
 * milliseconds is cut off.
 */
export async function closeHttp(http: FastifyInstance, patience = 5000): Promise<void> {
  const until = Date.now() + patience;
  const timer = setInterval(() => {
    if (Date.now() < until) http.server.closeIdleConnections();
    else http.server.closeAllConnections();
  }, LOOK_MS);
  try {
    await http.close();
  } finally {
    clearInterval(timer);
  }
}
