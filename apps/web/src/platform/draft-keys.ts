/** The names of drafts in pages and stores: by the server's id, or by a key made where it was begun. */
export interface DraftKeys {
  ofId: (id: number) => string;
  /** The server's id in a key; null in one that was made here. */
  idOf: (key: string) => number | null;
  /** Which draft a page is about: `id=12`, or `new=…` for one that was begun on this device. */
  ofQuery: (query: Readonly<Record<string, string>>) => string | null;
  /** The query that leads to a draft again. */
  toQuery: (key: string) => Record<string, string>;
}

/** The names of one kind of drafts; the letter keeps kinds apart. */
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
