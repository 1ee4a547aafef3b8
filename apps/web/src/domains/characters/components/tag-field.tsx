import { SHEET_MAX } from "@4d/contract";
import { X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { isEnter, isTaken } from "../../../platform/input-method.ts";

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

interface TagFieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Tags as capsules, with a field for another one; a comma, a space or Enter ends a tag. */
export function TagField({ tags, onChange }: TagFieldProps) {
  const [text, setText] = useState("");
  const add = (written: string) => {
    const fresh = written
      .split(/[,，、\s]+/)
      .map((tag) => tag.trim().slice(0, SHEET_MAX.tag))
      .filter((tag) => tag !== "");
    onChange([...new Set([...tags, ...fresh])].slice(0, SHEET_MAX.tags));
    setText("");
  };
  // Input methods write spaces between the syllables of unfinished words.
  const write = (written: string, unfinished: boolean) =>
    !unfinished && /[,，、\s]/.test(written) ? add(written) : setText(written);
  const ideas = t("making.tagIdeas")
    .split("\n")
    .filter((tag) => !tags.includes(tag));
  const full = tags.length >= SHEET_MAX.tags;
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex min-h-13 flex-wrap items-center gap-2 rounded-l bg-ink-3 px-4 py-2 outline-2 outline-transparent focus-within:outline-capsule">
        {tags.map((tag) => (
          <span
            key={tag}
            className="flex min-h-8 items-center rounded-full bg-capsule-wash pl-3 text-s text-capsule"
          >
            {tag}
            <button
              type="button"
              aria-label={t("making.removeTag", { name: tag })}
              onClick={() => onChange(tags.filter((one) => one !== tag))}
              className="hit grid size-8 place-items-center rounded-full"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </span>
        ))}
        {!full && (
          <input
            aria-label={t("making.tags")}
            placeholder={tags.length === 0 ? t("making.tagHint") : ""}
            value={text}
            maxLength={SHEET_MAX.tag + 1}
            enterKeyHint="done"
            onChange={({ target, nativeEvent }) => write(target.value, isComposing(nativeEvent))}
            onCompositionEnd={({ currentTarget }) => write(currentTarget.value, false)}
            onKeyDown={(event) => {
              if (isTaken(event.nativeEvent)) return;
              if (isEnter(event.nativeEvent)) add(text);
              else if (event.key === "Backspace" && text === "") onChange(tags.slice(0, -1));
            }}
            onBlur={() => add(text)}
            className="min-h-8 min-w-20 flex-1 bg-transparent text-field outline-none"
          />
        )}
      </div>
      {!full && (
        <div className="flex flex-wrap gap-2">
          {ideas.slice(0, 8).map((tag) => (
            <button
              key={tag}
              type="button"
              onClick={() => add(tag)}
              className="hit press min-h-8 rounded-full bg-ink-2 px-3 text-s text-text-2"
            >
              {tag}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
