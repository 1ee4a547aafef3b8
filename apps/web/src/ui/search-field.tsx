import { Search, X } from "lucide-react";
import type { Ref } from "react";
import { t } from "../platform/i18n/i18n.ts";

export interface SearchFieldProps {
  /** What is searched; placeholder and accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: () => void;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The search field below a title, 38 px high. */
export function SearchField({ label, value, onChange, onSubmit, autoFocus, ref }: SearchFieldProps) {
  return (
    <search className="mx-4 mt-0.5 mb-2.5 block">
      <form
        className="flex min-h-9.5 items-center gap-2 rounded-full bg-ink-3 pr-1 pl-3.5 text-text-3 outline-2 outline-transparent has-[input:focus]:outline-capsule"
        onSubmit={(submit) => {
          submit.preventDefault();
          onSubmit?.();
        }}
      >
        <Search aria-hidden="true" className="size-4.25 shrink-0" />
        <input
          ref={ref}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          value={value}
          autoFocus={autoFocus}
          onChange={(change) => onChange(change.target.value)}
          className="-my-0.75 min-h-11 min-w-0 flex-1 bg-transparent text-small-field text-text-1 outline-none"
        />
        {value !== "" && (
          <button
            type="button"
            aria-label={t("common.clear")}
            onClick={() => onChange("")}
            className="hit press grid size-7 place-items-center rounded-full"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </form>
    </search>
  );
}

/** A button that looks like the search field and opens a search page. */
export function SearchLink({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="hit press mx-4 mt-0.5 mb-2.5 flex min-h-9.5 items-center gap-2 self-stretch rounded-full bg-ink-3 px-3.5 text-s text-text-3"
    >
      <Search aria-hidden="true" className="size-4.25 shrink-0" />
      <span className="truncate">{label}</span>
    </button>
  );
}
