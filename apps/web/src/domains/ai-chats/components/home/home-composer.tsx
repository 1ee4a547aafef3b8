import type { Character } from "@4d/contract";
import { Keyboard, Mic, SendHorizontal, Square, WandSparkles } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { toast, toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import {
  type ChatLineItem,
  ComposingBar,
  GrowField,
  useComposer,
  useIsReplying,
  VoiceHold,
} from "../../../messages/index.ts";
import { chatIdOfCharacter, newestMessageId } from "../../character-chat.ts";
import { inspire, inspireStore } from "../../inspire.store.ts";
import { stopReply } from "../../replies.store.ts";
import { canRecognise } from "../../speech-recognition.ts";
import { useDictation } from "../../use-dictation.ts";

interface HomeComposerProps {
  character: Character;
  items: readonly ChatLineItem[];
}

/** The button on the right: send the text, stop the reply, or suggest what to say. */
function ComposerAction({
  character,
  items,
  text,
  onSend,
}: HomeComposerProps & { text: string; onSend: () => void }) {
  const chatId = chatIdOfCharacter(character);
  const isReplying = useIsReplying(chatId);
  const isInspiring = useStore(inspireStore, ({ busy }) => busy);
  if (text.trim() !== "")
    return (
      <IconButton
        label={t("chat.send")}
        look="primary"
        icon={<SendHorizontal aria-hidden="true" />}
        // Keeps the keyboard up on touch devices.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onSend}
      />
    );
  if (isReplying)
    return (
      <IconButton
        label={t("chat.answerStop")}
        look="glass"
        icon={<Square aria-hidden="true" className="scale-75 fill-current" />}
        onClick={() => void stopReply(chatId)}
      />
    );
  const inspireNow = async () => {
    const failure = await inspire(character.id, newestMessageId(items));
    toastFailure(failure);
  };
  return (
    <IconButton
      label={t("aiChats.inspire")}
      look="glass"
      disabled={isInspiring}
      icon={<WandSparkles aria-hidden="true" className={cx(isInspiring && "animate-twinkle")} />}
      onClick={() => void inspireNow()}
    />
  );
}

/** The composer of chat-homepage: voice, text, and suggestions (design, chat-homepage). */
export function HomeComposer({ character, items }: HomeComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(field);
  const [speaking, setSpeaking] = useState(false);
  const dictation = useDictation((text) => composer.change(text, text.length));
  return (
    <div className="relative z-3 shrink-0 pb-1.5">
      <ComposingBar />
      <div className="flex items-end gap-1 px-1.5">
        {canRecognise() ? (
          <IconButton
            look={dictation.on ? "primary" : "glass"}
            aria-pressed={dictation.on}
            label={t("aiChats.dictate")}
            icon={<Mic aria-hidden="true" className={cx(dictation.on && "animate-twinkle")} />}
            onClick={() => (dictation.on ? dictation.end() : dictation.begin(composer.text))}
          />
        ) : (
          <IconButton
            look="glass"
            label={speaking ? t("chat.keyboard") : t("chat.voice")}
            icon={speaking ? <Keyboard aria-hidden="true" /> : <Mic aria-hidden="true" />}
            onClick={() => setSpeaking(!speaking)}
          />
        )}
        <div className="my-0.75 min-w-0 flex-1">
          {speaking ? (
            <Suspense fallback={<span className="glass block h-9.5 rounded-l" />}>
              <VoiceHold />
            </Suspense>
          ) : (
            <div className="glass rounded-l outline-2 outline-transparent has-[textarea:focus-visible]:outline-bright">
              <GrowField
                field={field}
                label={t("aiChats.placeholder", { name: character.name })}
                composer={composer}
                onFocus={() => undefined}
                onFiles={(_, beside) => beside || toast(t("aiChats.noFiles"))}
                onKey={() => false}
              />
            </div>
          )}
        </div>
        <ComposerAction
          character={character}
          items={items}
          text={speaking ? "" : composer.text}
          onSend={composer.send}
        />
      </div>
    </div>
  );
}
