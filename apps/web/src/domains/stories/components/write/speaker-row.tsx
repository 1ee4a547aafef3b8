import type { StoryCastMember } from "@4d/contract";
import { BookOpen, UserPlus } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import { wheelSideways } from "../../../../ui/wheel-sideways.ts";

interface SpeakerRowProps {
  cast: readonly StoryCastMember[];
  /** The key of a cast member; empty for the narrator. */
  value: string;
  onChange: (key: string) => void;
  /** Opens the list of the cast. */
  onCast: () => void;
}

const buttonClass =
  "press flex min-h-11 shrink-0 items-center gap-2 rounded-full pr-4 pl-1.5 text-s whitespace-nowrap";

/** The speaker of a scene: the narrator, or a cast member. */
export function SpeakerRow({ cast, value, onChange, onCast }: SpeakerRowProps) {
  const classFor = (chosen: boolean) =>
    cx(buttonClass, chosen ? "bg-text-1 font-semibold text-ink-0" : "bg-ink-3 text-text-2");
  return (
    <div
      role="group"
      aria-label={t("stories.speaker")}
      onWheel={wheelSideways}
      className="row-x -mx-4 gap-2 px-4 py-1"
    >
      <button
        type="button"
        aria-pressed={value === ""}
        onClick={() => onChange("")}
        className={classFor(value === "")}
      >
        <span className="grid size-9 place-items-center">
          <BookOpen aria-hidden="true" className="size-5" />
        </span>
        {t("stories.narrator")}
      </button>
      {cast.map(({ key, name, avatar }) => (
        <button
          key={key}
          type="button"
          aria-pressed={value === key}
          onClick={() => onChange(key)}
          className={classFor(value === key)}
        >
          <Avatar name={name} src={avatar} size="smaller" />
          {name}
        </button>
      ))}
      <button type="button" onClick={onCast} className={cx(buttonClass, "bg-ink-3 text-capsule")}>
        <span className="grid size-9 place-items-center">
          <UserPlus aria-hidden="true" className="size-5" />
        </span>
        {t("stories.cast")}
      </button>
    </div>
  );
}
