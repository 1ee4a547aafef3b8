import { type LoreEntry, SHEET_MAX } from "@4d/contract";
import { BookMarked, ChevronDown, Plus } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { blankEntry, withName } from "../lore-rules.ts";
import { KeysField } from "./keys-field.tsx";
import { LoreConditions } from "./lore-conditions.tsx";

interface EntryProps {
  entry: LoreEntry;
  at: number;
  open: boolean;
  /** Why it is not used, or not by all. */
  mark: string | undefined;
  onOpen: () => void;
  onChange: (entry: LoreEntry) => void;
  onRemove: () => void;
}

function EntryForm({ entry, onChange, onRemove }: Pick<EntryProps, "entry" | "onChange" | "onRemove">) {
  const patterns = entry.rules?.patterns ?? false;
  return (
    <div className="flex flex-col gap-3 px-3 pb-3">
      {!entry.constant && (
        <KeysField
          key={`${patterns}`}
          label={patterns ? t("making.lorePatterns") : t("making.loreKeys")}
          hint={t("making.loreKeysHint")}
          keys={entry.keys}
          patterns={patterns}
          onChange={(keys) => onChange({ ...entry, keys })}
        />
      )}
      <TextArea
        label={t("making.loreContent")}
        placeholder={t("making.loreContentHint")}
        value={entry.content}
        max={SHEET_MAX.loreContent}
        onChange={(content) => onChange({ ...entry, content })}
      />
      <TextField
        label={t("lore.name")}
        placeholder={t("lore.nameHint")}
        value={entry.name ?? ""}
        maxLength={SHEET_MAX.loreName}
        onChange={(name) => onChange(withName(entry, name))}
      />
      <div className="-mx-3">
        <SwitchCell
          title={t("making.loreConstant")}
          note={t("making.loreConstantNote")}
          checked={entry.constant}
          onChange={(constant) => onChange({ ...entry, constant })}
        />
        <SwitchCell
          title={t("making.loreEnabled")}
          checked={entry.enabled}
          onChange={(enabled) => onChange({ ...entry, enabled })}
        />
      </div>
      <Disclosure title={t("lore.more")}>
        <LoreConditions entry={entry} onChange={onChange} />
      </Disclosure>
      <Button look="quiet-danger" size="small" onClick={onRemove}>
        {t("making.loreRemove")}
      </Button>
    </div>
  );
}

function Entry({ entry, at, open, mark, onOpen, onChange, onRemove }: EntryProps) {
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
      {mark !== undefined && <p className="-mt-1 px-4 pb-2.5 text-s text-amber">{mark}</p>}
      {open && <EntryForm entry={entry} onChange={onChange} onRemove={onRemove} />}
    </li>
  );
}

interface LoreEditorProps {
  lore: readonly LoreEntry[];
  /** Why an entry is not used, or not by all. */
  markOf?: (entry: LoreEntry) => string | undefined;
  onChange: (lore: LoreEntry[]) => void;
}

/** Edits entries of lore: a character's own, or those of a book (`CHAR-5`). */
export function LoreEditor({ lore, markOf, onChange }: LoreEditorProps) {
  const [open, setOpen] = useState<number | null>(null);
  const add = () => {
    setOpen(lore.length);
    onChange([...lore, blankEntry]);
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
            mark={markOf?.(entry)}
            onOpen={() => setOpen(open === at ? null : at)}
            onChange={(changed) => onChange(lore.map((one, index) => (index === at ? changed : one)))}
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
