const MB = 1024 * 1024;

/** How large a file may be, packed and unpacked (`characters §5.2`). */
export const guards = {
  png: 10 * MB,
  json: 2 * MB,
  charx: 50 * MB,
  /** Files in a charx, and assets inside a PNG. */
  files: 200,
  /** A file larger than `harmless` that grows by more than this factor while inflating is a bomb. */
  ratio: 100,
  harmless: MB,
  /** Nesting of objects and lists. */
  depth: 64,
  /** Chunks of a PNG; an animation has many. */
  chunks: 50_000,
} as const;

/**
 * Longest fields in the product (`characters §2.1`), in UTF-16 units, as in the contract's character sheet.
 */
export const fieldLimits = {
  name: 20,
  nickname: 20,
  creatorNotes: 500,
  description: 4000,
  personality: 1000,
  scenario: 1000,
  greeting: 1000,
  greetings: 10,
  mesExample: 8000,
  systemPrompt: 2000,
  postHistory: 1000,
  tag: 10,
  tags: 8,
  creator: 100,
  version: 50,
  source: 300,
  sources: 20,
  languages: 20,
  loreContent: 1000,
  loreEntries: 200,
  loreKey: 40,
  loreKeys: 20,
  loreName: 100,
  /** Orders and priorities are whole numbers between this and its negative. */
  loreOrder: 10_000,
  assets: 200,
  assetName: 200,
} as const;
