import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { networkRestored } from "./network-restored.ts";

const RETRY_MS = 5000;

const mayHaveNetwork = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = networkRestored.on(end);
    const timer = setTimeout(end, RETRY_MS);
  });

/** Loads again until it succeeds: when a network is back, and every five seconds. */
export async function loadUntilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch {
      await mayHaveNetwork();
    }
}

/**
 * A part of a page that another domain draws, such as the bar of scheduled messages in a chat. Its code loads when it
 * is first drawn. Without a network its place stays empty until there is one, and the rest of the page works.
 */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await loadUntilThere(load) }));
