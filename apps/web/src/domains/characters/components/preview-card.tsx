import type { CharacterSheet } from "@4d/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { usersStore } from "../../users/index.ts";
import { characterText } from "../character-text.ts";
import { EditSpot } from "./edit-spot.tsx";
import { GlassBubble } from "./glass-bubble.tsx";
import { PlayVoiceButton } from "./play-voice-button.tsx";

interface CardProps {
  sheet: CharacterSheet;
  edit: (field: string) => void;
}

/** Name, tagline and tags over the picture. */
export function PreviewName({ sheet, edit }: CardProps) {
  const author = useStore(usersStore, ({ self }) => self?.nickName ?? "");
  return (
    <EditSpot label={t("making.step.identity")} onEdit={() => edit("name")} className="pr-8">
      <span className="flex items-center gap-2">
        <span className="truncate text-2xl leading-tight font-bold">{sheet.name || t("making.unnamed")}</span>
        <Tag tone="glass">{t("common.ai")}</Tag>
      </span>
      <span className="mt-1 block text-m text-on-art-dim">{sheet.tagline || t("making.noTagline")}</span>
      <span className="mt-1 block text-s text-on-art-dim">{t("making.byAuthor", { name: author })}</span>
      {sheet.tags.length > 0 && (
        <span className="mt-3 flex flex-wrap gap-1.5">
          {sheet.tags.map((tag) => (
            <span key={tag} className="glass rounded-full px-2.5 py-0.5 text-xs">
              {tag}
            </span>
          ))}
        </span>
      )}
    </EditSpot>
  );
}

/** The card at the start of every conversation. */
export function PreviewIntro({ sheet, edit }: CardProps) {
  return (
    <EditSpot
      label={t("making.field.intro")}
      onEdit={() => edit("intro")}
      className="glass rounded-m p-3.5 pr-9"
    >
      <span className="block text-s leading-normal wrap-anywhere whitespace-pre-line text-on-art-dim">
        <b className="mr-2 text-on-art">{t("making.field.intro")}</b>
        {characterText(sheet.intro, sheet) || t("making.noIntro")}
      </span>
    </EditSpot>
  );
}

interface GreetingProps extends CardProps {
  greeting: number;
  onGreeting: (at: number) => void;
}

/** The greetings of a character, the prologue first. */
export const greetingsOf = (sheet: CharacterSheet): string[] =>
  [sheet.firstMes, ...sheet.alternateGreetings]
    .map((text) => characterText(text, sheet).trim())
    .filter((text) => text !== "");

/** The greeting, with buttons to switch between greetings if there are several. */
export function PreviewGreeting({ sheet, edit, greeting, onGreeting }: GreetingProps) {
  const all = greetingsOf(sheet);
  const at = Math.min(greeting, Math.max(all.length - 1, 0));
  const text = all[at] ?? "";
  const switchGreeting = (by: number) => onGreeting((at + by + all.length) % all.length);
  return (
    <div className="flex flex-col gap-1.5">
      <EditSpot
        label={t("making.field.firstMes")}
        onEdit={() => edit("firstMes")}
        className="[&>svg]:right-auto [&>svg]:left-[84%]"
      >
        <GlassBubble from="character" text={text || t("making.noFirstMes")} />
      </EditSpot>
      <div className="flex items-center gap-3 pl-1">
        {text !== "" && <PlayVoiceButton name="greeting" text={text} voice={sheet.voice} />}
        {all.length > 1 && (
          <div
            role="group"
            aria-label={t("making.switchGreeting")}
            className="glass flex items-center rounded-full text-s"
          >
            <IconButton
              label={t("making.earlier")}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => switchGreeting(-1)}
            />
            <span className="num" aria-live="polite">
              {t("making.greetingOf", { n: at + 1, count: all.length })}
            </span>
            <IconButton
              label={t("making.later")}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => switchGreeting(1)}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** The suggested first messages. */
export function PreviewStarters({ sheet, edit }: CardProps) {
  if (sheet.starters.length === 0) return null;
  return (
    <div className="row-x -mx-4 gap-2 px-4">
      {sheet.starters
        .filter((starter) => starter.trim() !== "")
        .map((starter) => (
          <button
            key={starter}
            type="button"
            aria-label={t("making.editSpot", { name: starter })}
            onClick={() => edit("starters")}
            className="glass hit press min-h-9 shrink-0 rounded-full px-3.5 text-s whitespace-nowrap"
          >
            {starter}
          </button>
        ))}
    </div>
  );
}
