import { PREVIEW_TEXT_MAX } from "@4d/contract";
import { RotateCcw, SendHorizontal } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { noTrial, restart, sendTrialLine, trialStore } from "../trial.store.ts";
import type { OpenWork } from "../use-work.ts";
import { GlassBubble, ReplySourceTag, ThinkingBubble } from "./glass-bubble.tsx";
import { PlayVoiceButton } from "./play-voice-button.tsx";
import { greetingsOf } from "./preview-card.tsx";

/** A trial chat with the character as it is now; it is not stored. */
export function TrialView({ open: { key, work } }: { open: OpenWork }) {
  const { sheet } = work;
  const { lines, greeting, busy, failure } = useStore(trialStore, ({ trials }) => trials[key] ?? noTrial);
  const end = useRef<HTMLDivElement>(null);
  const first = greetingsOf(sheet)[greeting];
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is a reason to show the end
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [lines.length, busy]);
  return (
    <div
      role="log"
      aria-label={t("making.tryTalk")}
      className="flex min-h-full flex-col justify-end gap-2 pt-40 pb-3"
    >
      <p className="pb-2 text-center text-xs text-balance text-on-art-dim">{t("making.trialNote")}</p>
      {first !== undefined && <GlassBubble from="character" text={first} />}
      {lines.map(({ from, text, by }, at) => (
        <GlassBubble
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          key={at}
          from={from}
          text={text}
          foot={
            by !== undefined && (
              <span className="flex items-end justify-between gap-4">
                <PlayVoiceButton name={`trial-${at}`} text={text} voice={sheet.voice} />
                <ReplySourceTag by={by} />
              </span>
            )
          }
        />
      ))}
      {busy && <ThinkingBubble label={t("making.thinking")} />}
      {failure !== null && (
        <p role="alert" className="glass rounded-m px-3.5 py-2.5 text-s">
          {failure}
        </p>
      )}
      <div ref={end} />
    </div>
  );
}

/** The composer of the trial, with a button that starts it over. */
export function TrialComposer({ open: { key, work } }: { open: OpenWork }) {
  const [text, setText] = useState("");
  const busy = useStore(trialStore, ({ trials }) => trials[key]?.busy ?? false);
  const talked = useStore(trialStore, ({ trials }) => (trials[key]?.lines.length ?? 0) > 0);
  const send = (words: string) => {
    if (words.trim() === "" || busy) return;
    setText("");
    void sendTrialLine(key, words.trim(), t("making.notSaved"));
  };
  const starters = work.sheet.starters.filter((starter) => starter.trim() !== "");
  return (
    <div className="shrink-0 pb-[max(12px,var(--safe-bottom))] text-on-art">
      {!talked && starters.length > 0 && (
        <div className="row-x gap-2 px-4 pb-2.5">
          {starters.map((starter) => (
            <button
              key={starter}
              type="button"
              onClick={() => send(starter)}
              className="glass hit press min-h-9 shrink-0 rounded-full px-3.5 text-s whitespace-nowrap"
            >
              {starter}
            </button>
          ))}
        </div>
      )}
      <form
        className="flex items-center gap-1 px-2.5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          send(text);
        }}
      >
        <IconButton
          label={t("making.restart")}
          icon={<RotateCcw aria-hidden="true" />}
          look="glass"
          disabled={!talked || busy}
          onClick={() => restart(key)}
        />
        <input
          aria-label={t("making.saySomething", { name: work.sheet.name || t("making.unnamed") })}
          placeholder={t("making.saySomething", { name: work.sheet.name || t("making.unnamed") })}
          value={text}
          maxLength={PREVIEW_TEXT_MAX}
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
          className="glass min-h-11 min-w-0 flex-1 rounded-full px-4 text-field outline-2 outline-transparent placeholder:text-on-art-dim focus:outline-bright"
        />
        <IconButton
          type="submit"
          label={t("common.send")}
          icon={<SendHorizontal aria-hidden="true" />}
          look="glass"
          disabled={busy || text.trim() === ""}
        />
      </form>
    </div>
  );
}
