interface QueuedItem<T> {
  item: T;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Collects requests while earlier work is under way and processes them together: a thousand likes of one post write its
 * row a few times, without a queue of locks. Each caller waits until their own request is stored.
 * @param most how many are processed together.
 */
export function createBatcher<T>(
  most: number,
  work: (items: readonly T[]) => Promise<void>,
): (item: T) => Promise<void> {
  let waiting: QueuedItem<T>[] = [];
  let busy = false;

  async function run(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        await work(batch.map(({ item }) => item));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    busy = false;
  }

  return (item) =>
    new Promise<void>((done, failed) => {
      waiting.push({ item, done, failed });
      if (!busy) void run();
    });
}
