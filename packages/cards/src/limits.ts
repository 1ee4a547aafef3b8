import { SHEET_MAX } from "@4d/contract/sheet-max";

const MB = 1024 * 1024;

/** How large a file may be, packed and unpacked (`characters §5.2`). */
export const guards = {
  png: 20 * MB,
  json: 20 * MB,
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

/** Longest fields, in UTF-16 units: those of the sheet (`characters §2.1`), and of what a sheet does not have. */
export const fieldLimits = {
  name: SHEET_MAX.name,
  nickname: SHEET_MAX.nickname,
  creatorNotes: SHEET_MAX.intro,
  description: SHEET_MAX.description,
  personality: SHEET_MAX.personality,
  scenario: SHEET_MAX.scenario,
  greeting: SHEET_MAX.greeting,
  greetings: SHEET_MAX.greetings,
  mesExample: 8000,
  systemPrompt: SHEET_MAX.systemPrompt,
  postHistory: SHEET_MAX.postHistory,
  tag: SHEET_MAX.tag,
  tags: SHEET_MAX.tags,
  creator: 100,
  version: 50,
  source: 300,
  sources: 20,
  languages: 20,
  loreContent: SHEET_MAX.loreContent,
  loreEntries: SHEET_MAX.lore,
  loreKey: SHEET_MAX.loreKey,
  loreKeys: SHEET_MAX.loreKeys,
  loreName: SHEET_MAX.loreName,
  /** Orders and priorities are whole numbers between this and its negative. */
  loreOrder: 10_000,
  assets: 200,
  assetName: 200,
} as const;
