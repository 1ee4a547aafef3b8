// In a thread: times one account's ordinary call over and over, until told to stop.
import { parentPort, workerData } from "node:worker_threads";
import { api } from "@4d/contract";
import { openKeepAlive } from "../lib/keep-alive.ts";

const CALL_EVERY_MS = 25;
/** The duration that an unanswered call counts as. */
const LOST_MS = 60_000;

const { url, token } = workerData as { url: string; token: string };
const { method, path } = api.users.self;
const took: number[] = [];
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});

let connection = await openKeepAlive(url, { accessToken: token });
while (!isOver) {
  const began = performance.now();
  try {
    const { code } = JSON.parse(await connection.request(method, `/api${path}`)) as { code: number };
    took.push(code === 200 ? performance.now() - began : LOST_MS);
  } catch {
    took.push(LOST_MS);
    connection = await openKeepAlive(url, { accessToken: token });
  }
  await new Promise((resolve) => setTimeout(resolve, CALL_EVERY_MS));
}
connection.close();
parentPort?.postMessage(took);
