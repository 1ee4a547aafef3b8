/** Anything held in ascending order of its id. */
export interface HasId {
  readonly id: number;
}

/** Index of the first element whose id is not below `id`; the length when there is none. */
export function lowerBound(items: readonly HasId[], id: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The element with this id, if held. */
export function findById<T extends HasId>(items: readonly T[], id: number): T | undefined {
  const found = items[lowerBound(items, id)];
  return found?.id === id ? found : undefined;
}

/** Puts an element at its place in an array this caller owns, over the one with the same id. */
export function putById<T extends HasId>(items: T[], item: T): void {
  const at = lowerBound(items, item.id);
  if (items[at]?.id === item.id) items[at] = item;
  else items.splice(at, 0, item);
}

/** Adds a number to an ascending list this caller owns, unless it is there. */
export function addNumber(numbers: number[], value: number): void {
  const at = numbers.findLastIndex((other) => other <= value);
  if (numbers[at] !== value) numbers.splice(at + 1, 0, value);
}
