import { Clock, Keyboard, Mic, Smile } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { chatIdentity } from "../../chat-directory.ts";
import { useComposing } from "../../use-chat-view.ts";
import { useDirectory } from "../../use-directory.ts";
import { useChat } from "../box/chat-context.ts";
import { ComposerButton } from "./composer-button.tsx";
import { ComposingBar } from "./composing-bar.tsx";
import { GrowField } from "./grow-field.tsx";
import { VoiceHold } from "./lazy-voice-hold.ts";
import { MentionList } from "./mention-list.tsx";
import { RestoreBar } from "./restore-bar.tsx";
import { byKind, type Chosen } from "./send-files.ts";
import { useComposer } from "./use-composer.ts";
import { useMentionKeys } from "./use-mentions.ts";

const EmojiPanel = lazy(() => import("./emoji-panel.tsx").then((module) => ({ default: module.EmojiPanel })));
const PlusPanel = lazy(() => import("./plus-panel.tsx").then((module) => ({ default: module.PlusPanel })));

type Panel = "none" | "emoji" | "plus";
/** The counter shows when this many letters are left. */
const COUNT_FROM = 100;

interface ComposerProps {
  /** Files to confirm before they are sent. */
  onFiles: (files: Chosen[]) => void;
  /** Files pasted along with words, to be offered. */
  onPastedFiles: (files: Chosen[]) => void;
}

function Counter({ remaining }: { remaining: number }) {
  if (remaining >= COUNT_FROM) return null;
  return (
    <p role="status" className={cx("num px-3.5 pt-1 text-xs", remaining < 0 ? "text-rose" : "text-text-3")}>
      {remaining < 0 ? t("chat.tooLong", { n: -remaining }) : t("chat.counter", { n: remaining })}
    </p>
  );
}

/** Schedules what is written; a long press on the send button does the same. */
function ScheduleButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={t("chat.sendLater")}
      title={t("chat.sendLater")}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="hit press grid size-9 shrink-0 place-items-center text-text-3"
    >
      <Clock aria-hidden="true" className="size-4" />
    </button>
  );
}

/** A panel as high as the keyboard it replaces. */
function PanelArea({ children }: { children: ReactNode }) {
  return (
    <div className="h-70 animate-fade-in">
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** The composer: voice, text, emoji, files (`MSG-3`, `MSG-8`, `MSG-9`, `MSG-11`). */
export function Composer({ onFiles, onPastedFiles: onBeside }: ComposerProps) {
  useDirectory();
  const { chatId } = useChat();
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(field);
  const mentions = useMentionKeys(composer);
  const { editing, quoting } = useComposing(chatId);
  const [panel, setPanel] = useState<Panel>("none");
  const [speaking, setSpeaking] = useState(false);
  const about = editing?.id ?? quoting?.id ?? null;
  const [previousAbout, setPreviousAbout] = useState(about);
  if (previousAbout !== about) {
    setPreviousAbout(about);
    // Quotes and edits are written, not spoken.
    if (about !== null) setSpeaking(false);
  }
  useEffect(() => {
    if (about !== null) field.current?.focus();
  }, [about]);
  const toggle = (wanted: Panel) => {
    setSpeaking(false);
    setPanel(panel === wanted ? "none" : wanted);
    if (panel === wanted) field.current?.focus();
    else field.current?.blur();
  };
  return (
    <div className="hairline-t relative z-3 shrink-0 bg-ink-1">
      <MentionList {...mentions} />
      <RestoreBar />
      <ComposingBar />
      <div className="flex items-end gap-0.5 px-1.5 py-1.5">
        <IconButton
          label={speaking ? t("chat.keyboard") : t("chat.voice")}
          icon={speaking ? <Keyboard aria-hidden="true" /> : <Mic aria-hidden="true" />}
          onClick={() => {
            setPanel("none");
            setSpeaking(!speaking);
          }}
        />
        <div className="relative my-0.75 min-w-0 flex-1">
          {speaking ? (
            <Suspense fallback={<span className="block h-9.5 rounded-l bg-ink-3" />}>
              <VoiceHold />
            </Suspense>
          ) : (
            <div className="flex items-end rounded-l bg-ink-3 outline-2 outline-transparent has-[textarea:focus-visible]:outline-capsule">
              <div className="min-w-0 flex-1">
                <GrowField
                  field={field}
                  label={t("chat.placeholder", { name: chatIdentity(chatId).name })}
                  composer={composer}
                  onFocus={() => setPanel("none")}
                  onFiles={(files, beside) => (beside ? onBeside : onFiles)(byKind(files))}
                  onKey={mentions.onKey}
                />
              </div>
              {composer.schedule && <ScheduleButton onPress={composer.schedule} />}
            </div>
          )}
          {!speaking && <Counter remaining={composer.remaining} />}
        </div>
        <IconButton
          label={panel === "emoji" ? t("chat.keyboard") : t("chat.emoji")}
          aria-expanded={panel === "emoji"}
          icon={panel === "emoji" ? <Keyboard aria-hidden="true" /> : <Smile aria-hidden="true" />}
          onClick={() => toggle("emoji")}
        />
        <ComposerButton
          chatId={chatId}
          composer={speaking ? null : composer}
          open={panel === "plus"}
          onPlus={() => toggle("plus")}
        />
      </div>
      {panel !== "none" && (
        <PanelArea>
          {panel === "emoji" ? (
            <EmojiPanel composer={composer} />
          ) : (
            <PlusPanel onDone={() => setPanel("none")} onFiles={onFiles} />
          )}
        </PanelArea>
      )}
      <div className="h-[var(--safe-bottom)]" />
    </div>
  );
}
