import { type LoreEntry, SHEET_MAX } from "@4d/contract";
import { BookMarked, ChevronDown, Plus } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

const blank: LoreEntry = {
  keys: [],
  secondaryKeys: [],
  content: "",
  enabled: true,
  constant: false,
  caseSensitive: false,
  insertionOrder: 100,
  priority: 10,
};

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
  keys: readonly string[];
  patterns: boolean;
  onChange: (keys: string[]) => void;
}

/**
 * Edits the keys as a text with commas, and patterns line by line; a comma at the end stays, because the next key
 * follows it.
 */
function KeysField({ keys, patterns, onChange }: KeysProps) {
  const [text, setText] = useState(() => keys.join(patterns ? "\n" : "，"));
  if (patterns)
    return (
      <TextArea
        label={t("making.lorePatterns")}
        value={text}
        max={SHEET_MAX.loreKey * SHEET_MAX.loreKeys}
        onChange={(written) => {
          setText(written);
          onChange(linesOf(written));
        }}
      />
    );
  return (
    <TextField
      label={t("making.loreKeys")}
      placeholder={t("making.loreKeysHint")}
      value={text}
      onChange={(written) => {
        setText(written);
        onChange(wordsOf(written));
      }}
    />
  );
}

interface EntryProps {
  entry: LoreEntry;
  at: number;
  open: boolean;
  onOpen: () => void;
  onChange: (part: Partial<LoreEntry>) => void;
  onRemove: () => void;
}

function Entry({ entry, at, open, onOpen, onChange, onRemove }: EntryProps) {
  const title = entry.name || entry.keys.join("、") || t("making.loreN", { n: at + 1 });
  return (
    <li className="overflow-hidden rounded-m bg-ink-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={onOpen}
        className="flex min-h-15 w-full items-center gap-3 px-4 py-2.5 text-left -outline-offset-2"
      >
        <BookMarked aria-hidden="true" className="size-5 shrink-0 stroke-[1.8] text-text-2" />
        <span className={cx("min-w-0 flex-1", !entry.enabled && "opacity-50")}>
          <span className="block truncate text-m font-semibold">{title}</span>
          {!open && (
            <span className="block truncate text-s text-text-3">
              {entry.content || t("making.loreEmpty")}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cx("size-4.5 shrink-0 text-text-3 transition-transform", open && "rotate-180")}
        />
      </button>
      {open && (
        <div className="flex flex-col gap-3 px-3 pb-3">
          {!entry.constant && (
            <KeysField
              keys={entry.keys}
              patterns={entry.rules?.patterns ?? false}
              onChange={(keys) => onChange({ keys })}
            />
          )}
          {entry.rules !== undefined && <p className="px-1 text-s text-text-3">{t("making.loreRules")}</p>}
          <TextArea
            label={t("making.loreContent")}
            placeholder={t("making.loreContentHint")}
            value={entry.content}
            max={SHEET_MAX.loreContent}
            onChange={(content) => onChange({ content })}
          />
          <div className="-mx-3">
            <SwitchCell
              title={t("making.loreConstant")}
              note={t("making.loreConstantNote")}
              checked={entry.constant}
              onChange={(constant) => onChange({ constant })}
            />
            <SwitchCell
              title={t("making.loreEnabled")}
              checked={entry.enabled}
              onChange={(enabled) => onChange({ enabled })}
            />
          </div>
          <Button look="quiet-danger" size="small" onClick={onRemove}>
            {t("making.loreRemove")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Edits the entries of the character's lore (`CHAR-5`). */
export function LoreEditor({
  lore,
  onChange,
}: {
  lore: readonly LoreEntry[];
  onChange: (lore: LoreEntry[]) => void;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const add = () => {
    setOpen(lore.length);
    onChange([...lore, blank]);
  };
  return (
    <>
      <ul className="mb-3 flex flex-col gap-2.5">
        {lore.map((entry, at) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces without identity, edited in place
            key={`${lore.length}-${at}`}
            entry={entry}
            at={at}
            open={open === at}
            onOpen={() => setOpen(open === at ? null : at)}
            onChange={(part) =>
              onChange(lore.map((one, index) => (index === at ? { ...one, ...part } : one)))
            }
            onRemove={() => {
              setOpen(null);
              onChange(lore.filter((_, index) => index !== at));
            }}
          />
        ))}
      </ul>
      {lore.length < SHEET_MAX.lore && (
        <Button look="ghost" block icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={add}>
          {t("making.loreAdd")}
        </Button>
      )}
    </>
  );
}
