import { AT_EVERYONE } from "@4d/contract";
import { AtSign } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import type { MentionChoice } from "./use-mentions.ts";

interface MentionListProps {
  choices: readonly MentionChoice[];
  at: number;
  onPick: (choice: MentionChoice) => void;
}

/** People to mention, over the field. */
export function MentionList({ choices, at, onPick }: MentionListProps) {
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the current line
  useEffect(() => current.current?.scrollIntoView({ block: "nearest" }), [at]);
  if (choices.length === 0) return null;
  return (
    <div
      role="listbox"
      aria-label={t("chat.mentionList")}
      className="scroller hairline-b absolute inset-x-0 bottom-full max-h-56 rounded-t-l bg-ink-2 py-1 shadow-pop"
    >
      {choices.map((choice, index) => (
        <button
          key={choice.id}
          ref={index === at ? current : null}
          type="button"
          role="option"
          aria-selected={index === at}
          // The field keeps its focus and the keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(choice)}
          className={cx(
            "flex min-h-12 w-full items-center gap-3 px-4 text-left -outline-offset-2",
            index === at && "bg-ink-3",
          )}
        >
          {choice.id === AT_EVERYONE ? (
            <span className="grid size-9 place-items-center rounded-full bg-capsule-wash text-capsule">
              <AtSign aria-hidden="true" className="size-4.5" />
            </span>
          ) : (
            <Avatar name={choice.name} src={choice.picture} size="smaller" />
          )}
          <span className="min-w-0 truncate text-m">{choice.name}</span>
        </button>
      ))}
    </div>
  );
}
