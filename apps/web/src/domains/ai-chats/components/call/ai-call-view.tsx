import type { Character } from "@4d/contract";
import { ChevronLeft, Hand, Keyboard, Mic, MicOff, PhoneOff } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { clock } from "../../../../platform/i18n/numbers.ts";
import { back } from "../../../../platform/navigation.ts";
import { me } from "../../../../platform/session.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { CallButton, CallButtons } from "../../../calls/index.ts";
import { useOpenChat } from "../../../messages/index.ts";
import { chatIdOfCharacter } from "../../character-chat.ts";
import { useSessionReminder } from "../../use-session-reminder.ts";
import { CharacterArt } from "../home/character-art.tsx";
import { Captions } from "./captions.tsx";
import { TextInput } from "./text-input.tsx";
import { type CallPhase, useVoiceChat, type VoiceChat } from "./use-voice-chat.ts";

const phaseText = (
  phase: CallPhase,
  { muted, canHear: hears }: Pick<VoiceChat, "muted" | "canHear">,
): string => {
  if (phase === "thinking") return t("aiChats.callThinking");
  if (phase === "speaking") return t("aiChats.callSpeaking");
  if (!hears) return t("aiChats.callWrite");
  return muted ? t("aiChats.callMuted") : t("aiChats.callListening");
};

function CallDuration() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - from) / 1000)), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" className="num">
      {clock(seconds)}
    </span>
  );
}

/** The character's face; a ring pulses while it speaks or listens. */
function CallerFace({ character, phase }: { character: Character; phase: CallPhase }) {
  return (
    <span className="relative grid place-items-center">
      {(phase === "speaking" || phase === "listening") && (
        <span
          aria-hidden="true"
          className={cx(
            "absolute -inset-3 animate-twinkle rounded-full ring-2",
            phase === "speaking" ? "ring-bright" : "ring-on-art-dim",
          )}
        />
      )}
      <Avatar name={character.name} src={character.avatar} size="poster" />
    </span>
  );
}

/** A voice call with a character: it listens and speaks where the browser can, and always shows captions (`CALL-6`). */
export function AiCallView({ character, active }: { character: Character; active: boolean }) {
  const chatId = chatIdOfCharacter(character);
  const uid = useSignal(me)?.uid ?? 0;
  useOpenChat(chatId, true);
  useSessionReminder(active);
  const voiceChat = useVoiceChat(chatId, active);
  const { phase, interim, canHear: hears, muted, setMuted, sendPhrase: say, interrupt } = voiceChat;
  const [writing, setWriting] = useState(false);
  return (
    <div data-art className="relative isolate flex h-full flex-col overflow-hidden bg-art-ink text-on-art">
      <CharacterArt character={character} className="-z-10" />
      <span aria-hidden="true" className="absolute inset-0 -z-10 bg-scrim" />
      <header className="flex min-h-13 shrink-0 items-center px-1.5 pt-[var(--safe-top)]">
        <IconButton
          look="glass"
          label={t("common.back")}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => back()}
        />
        <span className="flex-1 pr-11 text-center text-xs text-on-art-dim">
          <CallDuration />
        </span>
      </header>
      {/* On a short screen the captions give way: they scroll. */}
      <div className="flex shrink-0 grow flex-col items-center justify-center gap-4 px-6 in-data-[keyboard=open]:*:hidden">
        <CallerFace character={character} phase={phase} />
        <h1 className="flex items-center gap-2 text-xl font-bold">
          <span className="line-clamp-2 text-center wrap-anywhere">{character.name}</span>
          <Tag tone="glass">{t("common.ai")}</Tag>
        </h1>
        <p role="status" className="text-center text-s text-balance text-on-art-dim">
          {phaseText(phase, { muted, canHear: hears })}
        </p>
      </div>
      <Captions chatId={chatId} me={uid} interim={interim} />
      <div className="pt-3">{(writing || !hears) && <TextInput name={character.name} onSend={say} />}</div>
      <CallButtons>
        {hears && (
          <CallButton
            label={muted ? t("aiChats.unmute") : t("aiChats.mute")}
            look={muted ? "off" : "glass"}
            icon={muted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
            onPress={() => setMuted(!muted)}
          />
        )}
        {phase === "speaking" && (
          <CallButton
            label={t("aiChats.interrupt")}
            look="glass"
            icon={<Hand aria-hidden="true" />}
            onPress={interrupt}
          />
        )}
        {hears && (
          <CallButton
            label={t("aiChats.write")}
            look={writing ? "off" : "glass"}
            icon={<Keyboard aria-hidden="true" />}
            onPress={() => setWriting(!writing)}
          />
        )}
        <CallButton
          label={t("aiChats.hangUp")}
          look="end"
          icon={<PhoneOff aria-hidden="true" />}
          onPress={() => back()}
        />
      </CallButtons>
    </div>
  );
}
