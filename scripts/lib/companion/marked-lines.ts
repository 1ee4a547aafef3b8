import { readdirSync, readFileSync } from "node:fs";
import { MEMORY_KINDS, type MemoryKind } from "../../../packages/dialogue/src/dialogue.ts";

/** A value that is marked in a line. */
export interface MarkedValue {
  readonly kind: MemoryKind;
  readonly start: number;
  readonly end: number;
  /** Whose it is; undefined for the person's own. */
  readonly about: string | undefined;
}

/** A line with the facts it states. */
export interface MarkedLine {
  readonly text: string;
  /** The character's line before. */
  readonly before: string;
  readonly values: readonly MarkedValue[];
}

const MARK = /\{(?<kind>[a-zA-Z]+)(?:@(?<about>[^:{}]+))?:(?<value>[^{}]+)\}/gu;

const isKind = (name: string): name is MemoryKind => MEMORY_KINDS.some((kind) => kind === name);

/** A row of a training file: `[[before]]` where it matters, and the line with `{kind@whose:value}` marks. */
export function readMarked(row: string): MarkedLine {
  const [, before = "", marked = ""] = /^(?:\[\[(.*?)\]\]\s*)?(.*)$/u.exec(row.trim()) ?? [];
  const values: MarkedValue[] = [];
  let text = "";
  let end = 0;
  for (const match of marked.matchAll(MARK)) {
    const { kind = "", about, value = "" } = match.groups ?? {};
    if (!isKind(kind)) throw new Error(`no such kind, ${kind}: ${row}`);
    text += marked.slice(end, match.index);
    values.push({ kind, about, start: text.length, end: text.length + value.length });
    text += value;
    end = match.index + match[0].length;
  }
  text += marked.slice(end);
  if (/[{}]/u.test(text)) throw new Error(`a mark that is not whole: ${row}`);
  return { text, before, values };
}

/** The lines of a folder's files. */
export const readMarkedLines = (folder: string): MarkedLine[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").split("\n"))
    .filter((row) => row.trim() !== "")
    .map(readMarked);
