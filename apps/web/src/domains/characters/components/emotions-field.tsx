import { type CharacterSheet, SHEET_MAX } from "@4d/contract";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { actionSheet, promptText } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { FileInput } from "../../../ui/file-input.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { namedAfter, replacedAt, withoutAt } from "../emotions.ts";
import { takeBackground } from "../pictures.ts";
import { FieldSection } from "./step-layout.tsx";

type Emotions = CharacterSheet["emotions"];

interface EmotionsProps {
  emotions: Emotions;
  onChange: (emotions: Emotions) => void;
}

const askName = async (name: string): Promise<string | null> => {
  const named = await promptText({
    title: t("making.emotionName"),
    placeholder: t("making.emotionHint"),
    value: name,
    max: SHEET_MAX.emotionName,
  });
  return named?.trim() || null;
};

/** The pictures of a character's emotions: seen, named, replaced, added and removed (`characters §5.3`). */
export function EmotionsField({ emotions, onChange }: EmotionsProps) {
  const field = useRef<HTMLInputElement>(null);
  /** The place whose picture is chosen now; the end of the list for a new one. */
  const place = useRef(0);
  const [busyAt, setBusyAt] = useState<number | null>(null);
  const choose = (at: number) => {
    if (busyAt !== null) return;
    place.current = at;
    field.current?.click();
  };
  const take = async ([file]: File[]) => {
    if (file === undefined) return;
    const at = place.current;
    setBusyAt(at);
    const picture = await takeBackground(file);
    setBusyAt(null);
    if (picture === null) return;
    const known = emotions[at];
    const name = known?.name ?? (await askName(namedAfter(file.name)));
    if (name !== null) onChange(replacedAt(emotions, at, { name, picture }));
  };
  const offer = async (at: number) => {
    const emotion = emotions[at];
    if (emotion === undefined) return;
    const chosen = await actionSheet(
      [
        { id: "rename", label: t("making.emotionRename") },
        { id: "replace", label: t("making.emotionReplace") },
        { id: "remove", label: t("common.remove"), danger: true },
      ],
      emotion.name,
    );
    if (chosen === "replace") choose(at);
    else if (chosen === "remove") onChange(withoutAt(emotions, at));
    else if (chosen === "rename") {
      const name = await askName(emotion.name);
      if (name !== null) onChange(replacedAt(emotions, at, { ...emotion, name }));
    }
  };
  return (
    <FieldSection
      title={t("making.field.emotions")}
      note={t("making.emotionsNote")}
      tail={emotions.length > 0 && `${emotions.length} / ${SHEET_MAX.emotions}`}
    >
      <ul className="grid grid-cols-3 gap-2.5">
        {emotions.map(({ name, picture }, at) => (
          <li key={`${picture} ${name}`}>
            <button
              type="button"
              aria-label={t("making.emotionMore", { name })}
              onClick={() => void offer(at)}
              className="press block w-full overflow-hidden rounded-m bg-ink-2 text-left -outline-offset-2"
            >
              <span className="relative block aspect-square bg-ink-3">
                <img src={picture} alt="" loading="lazy" className="size-full object-cover object-top" />
                {busyAt === at && (
                  <span className="absolute inset-0 grid place-items-center bg-ink-0/60">
                    <Spinner />
                  </span>
                )}
              </span>
              <span className="block truncate px-2 py-1.5 text-center text-s">{name}</span>
            </button>
          </li>
        ))}
        {emotions.length < SHEET_MAX.emotions && (
          <li>
            <button
              type="button"
              onClick={() => choose(emotions.length)}
              className="press flex aspect-square w-full flex-col items-center justify-center gap-1 rounded-m bg-ink-2 text-s text-text-2 -outline-offset-2"
            >
              {busyAt === emotions.length ? <Spinner /> : <Plus aria-hidden="true" className="size-5" />}
              {t("making.emotionAdd")}
            </button>
          </li>
        )}
      </ul>
      <FileInput field={field} accept="image/*" onChosen={(files) => void take(files)} />
    </FieldSection>
  );
}
