import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { type Bus, type BusTopic, createLocalBus } from "./bus.ts";
import type { Log } from "./log.ts";

const CHANNEL = "fd:bus";
/** A connection that only listens never notices a dead peer: it pings this often, and waits this long. */
const WATCH = { everyMs: 10_000, silenceMs: 5_000 };

/**
 * A bus over several nodes. Every node receives everything: with a few nodes that is cheaper than managing
 * subscriptions, and lost messages are recovered from the database. This node receives its own messages at once, so a
 * single node keeps working when Redis is down.
 */
export function createRedisBus(redis: Redis, log: Log, watch = WATCH): Bus {
  const node = randomUUID();
  const local = createLocalBus();
  const subscriber = redis.duplicate({
    commandTimeout: undefined,
    maxRetriesPerRequest: null,
    autoResubscribe: false,
    socketTimeout: watch.silenceMs,
  });
  const watching = setInterval(() => {
    if (subscriber.status === "ready") subscriber.ping().catch(() => undefined);
  }, watch.everyMs).unref();
  subscriber.on("error", () => undefined);
  // Whatever was published while nobody listened here is lost to this node.
  const listen = () =>
    subscriber.subscribe(CHANNEL).then(
      () => local.publish("missed", null),
      (error: unknown) => log.warn({ err: error }, "bus not subscribed yet"),
    );
  subscriber.on("ready", () => void listen());
  subscriber.on("message", (_channel, text) => {
    const from = text.slice(0, node.length);
    if (from === node) return;
    const { topic, message } = JSON.parse(text.slice(node.length)) as { topic: BusTopic; message: never };
    local.publish(topic, message);
  });
  return {
    publish(topic, message) {
      local.publish(topic, message);
      redis.publish(CHANNEL, node + JSON.stringify({ topic, message })).catch((error: unknown) => {
        log.warn({ err: error, topic }, "announcement reached this node only");
      });
    },
    subscribe: (topic, listener) => local.subscribe(topic, listener),
    async close() {
      clearInterval(watching);
      subscriber.disconnect();
      await local.close();
    },
  };
}
