/** The keys of drafts in pages and stores: made from the server's id, or on the device where a draft was begun. */
export interface DraftKeys {
  ofId: (id: number) => string;
  /** The server's id in a key; null if the key was made on a device. */
  idOf: (key: string) => number | null;
  /** The key of a page's draft: `id=12`, or `new=…` for one that was begun on this device. */
  ofQuery: (query: Readonly<Record<string, string>>) => string | null;
  /** The query of the page of a draft. */
  toQuery: (key: string) => Record<string, string>;
}

/** The keys of one kind of draft; the letter distinguishes the kinds. */
export function draftKeys(letter: string): DraftKeys {
  const ofId = (id: number) => `${letter}${id}`;
  const idOf = (key: string) => (key.startsWith(letter) && /^.\d+$/.test(key) ? Number(key.slice(1)) : null);
  return {
    ofId,
    idOf,
    ofQuery: ({ id, new: localKey }) => {
      if (localKey !== undefined && /^[\w-]{8,64}$/.test(localKey)) return localKey;
      const known = Number(id);
      return Number.isSafeInteger(known) && known > 0 ? ofId(known) : null;
    },
    toQuery: (key): Record<string, string> => (idOf(key) === null ? { new: key } : { id: key.slice(1) }),
  };
}
