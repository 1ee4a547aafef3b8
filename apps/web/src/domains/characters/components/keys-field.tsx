import { SHEET_MAX } from "@4d/contract";
import { useState } from "react";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** The words between commas, within the limits of the server. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[,，、]/)
    .map((word) => word.trim().slice(0, SHEET_MAX.loreKey))
    .filter((word) => word !== "")
    .slice(0, SHEET_MAX.loreKeys);

/** One key a line, because a pattern may contain commas. */
const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((key) => key.trim().slice(0, SHEET_MAX.loreKey))
    .filter((key) => key !== "")
    .slice(0, SHEET_MAX.loreKeys);

interface KeysProps {
  label: string;
  hint?: string;
  keys: readonly string[];
  patterns: boolean;
  onChange: (keys: string[]) => void;
}

/**
 * Edits the keys as a text with commas, and patterns line by line; a comma at the end stays, because the next key
 * follows it. A change of `patterns` needs a new field, hence a `key` of React that names it.
 */
export function KeysField({ label, hint, keys, patterns, onChange }: KeysProps) {
  const [text, setText] = useState(() => keys.join(patterns ? "\n" : "，"));
  const read = patterns ? linesOf : wordsOf;
  const change = (written: string) => {
    setText(written);
    onChange(read(written));
  };
  return patterns ? (
    <TextArea label={label} value={text} max={SHEET_MAX.loreKey * SHEET_MAX.loreKeys} onChange={change} />
  ) : (
    <TextField label={label} placeholder={hint} value={text} onChange={change} />
  );
}
