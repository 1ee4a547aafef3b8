/** A ranked post; candidates come best first. */
export interface Candidate {
  id: number;
  author_id: number;
  /** Its author published for the first time recently. */
  newcomer: boolean;
}

/** An arranged post; `newcomer` when it fills a place reserved for new authors. */
export interface Arranged<T extends Candidate> {
  post: T;
  newcomer: boolean;
}

/** An author appears at most once in this many places. */
const AUTHOR_GAP = 10;
/** Three places of twenty: 15 %. */
const SLOT_CYCLE = 20;
const NEWCOMER_SLOTS: readonly number[] = [4, 11, 18];

/** One author's posts, best first, and where one of them was last shown. */
interface Queue<T> {
  posts: T[];
  next: number;
  lastSlot: number;
}

function queuesOf<T extends Candidate>(candidates: readonly T[]): Queue<T>[] {
  const byAuthor = new Map<number, Queue<T>>();
  for (const post of candidates) {
    const queue = byAuthor.get(post.author_id);
    if (queue) queue.posts.push(post);
    else byAuthor.set(post.author_id, { posts: [post], next: 0, lastSlot: 0 });
  }
  return [...byAuthor.values()];
}

/** Inserts a queue by the rank of its next post; `order` is the rank of each post. */
function insert<T extends Candidate>(
  line: Queue<T>[],
  queue: Queue<T>,
  order: ReadonlyMap<number, number>,
): void {
  const rank = (one: Queue<T>) => order.get(one.posts[one.next]?.id ?? 0) ?? 0;
  const own = rank(queue);
  let low = 0;
  let high = line.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = line[middle];
    if (there && rank(there) < own) low = middle + 1;
    else high = middle;
  }
  line.splice(low, 0, queue);
}

/**
 * Arranges ranked posts for display (`feed §5.3`): an author at most once in ten places, and three of twenty places for
 * newcomers. With too few authors for that, the one shown longest ago comes next; without newcomers, the ranking
 * continues.
 */
export function arrange<T extends Candidate>(candidates: readonly T[], most: number): Arranged<T>[] {
  const order = new Map(candidates.map((post, index) => [post.id, index]));
  const ready = queuesOf(candidates);
  // Authors in the last nine places, in the order they were shown.
  const resting: Queue<T>[] = [];
  const arranged: Arranged<T>[] = [];
  while (arranged.length < most) {
    const slot = arranged.length;
    while (resting[0] && slot - resting[0].lastSlot >= AUTHOR_GAP) {
      const rested = resting.shift();
      if (rested) insert(ready, rested, order);
    }
    const isNewcomerSlot = NEWCOMER_SLOTS.includes(slot % SLOT_CYCLE);
    const found = isNewcomerSlot
      ? ready.findIndex((queue) => queue.posts[queue.next]?.newcomer === true)
      : -1;
    const queue = ready.length > 0 ? ready.splice(Math.max(0, found), 1)[0] : resting.shift();
    const post = queue?.posts[queue.next];
    if (!queue || !post) break;
    arranged.push({ post, newcomer: found >= 0 });
    queue.next += 1;
    queue.lastSlot = slot;
    if (queue.next < queue.posts.length) resting.push(queue);
  }
  return arranged;
}
