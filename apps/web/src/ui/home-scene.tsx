import type { ReactNode } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { greetingAt, skyAt } from "./day-part.ts";
import { Page } from "./page.tsx";
import { SkyArt } from "./sky-art.tsx";

interface HomeSceneProps {
  /** Whom to greet. */
  name: string;
  /** Local hour 0 … 23; sky and greeting follow it. */
  hour: number;
  /** Under the greeting. */
  line: string;
  /** Over the sky: who I am, search. */
  bar: ReactNode;
  /** Glass rows: chats that wait. */
  chats?: ReactNode;
  /** Glass capsules at the bottom. */
  actions: ReactNode;
}

/** The welcome home after launch: a full picture, a greeting, and what one can really do from here. */
export function HomeScene({ name, hour, line, bar, chats, actions }: HomeSceneProps) {
  return (
    <Page
      art={<SkyArt sky={skyAt(hour)} />}
      nav={
        <header className="flex min-h-14 items-center gap-2 px-4 pt-[var(--safe-top)] text-on-art">
          {bar}
        </header>
      }
    >
      <div className="flex min-h-full flex-col justify-end px-4 pt-60 pb-4 text-on-art short:pt-24">
        <h1 className="animate-message-in text-2xl leading-tight font-bold text-pretty break-keep wrap-anywhere">
          {t(greetingAt(hour), { name })}
        </h1>
        <p className="mt-2 animate-message-in text-m text-on-art-dim">{line}</p>
        {chats !== undefined && (
          <div className="mt-5 flex flex-col gap-2 short:[&>:nth-child(n+3)]:hidden">{chats}</div>
        )}
        <div className="row-x -mx-4 mt-5 gap-2 px-4 max-[359px]:[&_svg]:hidden">{actions}</div>
      </div>
    </Page>
  );
}

interface GlassRowProps {
  lead: ReactNode;
  title: string;
  note: ReactNode;
  tail?: ReactNode;
  onPress: () => void;
}

/** A waiting chat on glass. */
export function GlassRow({ lead, title, note, tail, onPress }: GlassRowProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="glass press flex min-h-15 w-full items-center gap-3 rounded-m px-3 text-left"
    >
      {lead}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate text-n font-semibold">{title}</span>
        <span className="truncate text-s text-on-art-dim">{note}</span>
      </span>
      {tail}
    </button>
  );
}
