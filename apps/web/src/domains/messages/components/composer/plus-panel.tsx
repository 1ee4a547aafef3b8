import {
  Camera,
  ContactRound,
  File,
  Film,
  FlaskConical,
  Gift,
  Image,
  Phone,
  Video,
  Vote,
  WandSparkles,
} from "lucide-react";
import { type ReactNode, useRef } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { cx } from "../../../../ui/cx.ts";
import { FileInput } from "../../../../ui/file-input.tsx";
import { isCharacter } from "../../chat-directory.ts";
import { craftParts } from "../../craft-parts.ts";
import { openFriendCall, openGroupCall } from "../../open-call.ts";
import { replyParts } from "../../reply-parts.ts";
import { useDirectory } from "../../use-directory.ts";
import { useChat } from "../box/chat-context.ts";
import { asFiles, byKind, type Chosen, sendChosen } from "./send-files.ts";

const face = "press flex flex-col items-center gap-1.5 rounded-m text-center text-xs text-text-2";

function Face({ label, icon }: { label: string; icon: ReactNode }) {
  return (
    <>
      <span className="grid size-14 place-items-center rounded-m bg-ink-3 text-text-1 [&_svg]:size-6.5 [&_svg]:stroke-[1.7]">
        {icon}
      </span>
      {label}
    </>
  );
}

interface TileProps {
  label: string;
  icon: ReactNode;
  accept?: string;
  capture?: "environment";
  multiple?: boolean;
  onChosen: (files: File[]) => void;
}

function Tile({ label, icon, ...kind }: TileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <button type="button" onClick={() => input.current?.click()} className={face}>
      <Face label={label} icon={icon} />
      <FileInput field={input} {...kind} />
    </button>
  );
}

/** Calls and capsule gifts; a character has no balance (`CAPSULE-4`). */
function OtherTiles({ onDone }: { onDone: () => void }) {
  useDirectory();
  const { chatId, kind, targetId } = useChat();
  const tile = (label: string, icon: ReactNode, call: () => void) => (
    <button type="button" onClick={call} className={face}>
      <Face label={label} icon={icon} />
    </button>
  );
  const gift = tile(t("chat.gift"), <Gift />, () => push("/pages/gift/gift-send", { chatId }));
  const suggestReplies = () => {
    onDone();
    replyParts.get()?.suggestReplies(chatId);
  };
  const contact = tile(t("chat.contact"), <ContactRound />, () =>
    push("/pages/chat/contact-send", { chatId }),
  );
  if (kind === "group")
    return (
      <>
        {tile(t("calls.groupCall"), <Phone />, () => openGroupCall(targetId))}
        {gift}
        {tile(t("chat.race"), <FlaskConical />, () => craftParts.get()?.begin(targetId))}
        {tile(t("chat.poll"), <Vote />, () => push("/pages/poll/poll-start", { groupId: targetId }))}
        {contact}
      </>
    );
  return (
    <>
      {tile(t("common.voiceCall"), <Phone />, () => openFriendCall(targetId, "voice"))}
      {tile(t("common.videoCall"), <Video />, () => openFriendCall(targetId, "video"))}
      {isCharacter(targetId) ? tile(t("chat.ideas"), <WandSparkles />, suggestReplies) : gift}
      {contact}
    </>
  );
}

interface PlusPanelProps {
  onDone: () => void;
  /** Any files, to confirm before they are sent. */
  onFiles: (files: Chosen[]) => void;
}

/** Under the field: what else can be sent (`MSG-10`, `MSG-12`). A chunk of its own. */
export function PlusPanel({ onDone, onFiles }: PlusPanelProps) {
  const { chatId, kind } = useChat();
  const send = (files: File[]) => {
    onDone();
    sendChosen(chatId, byKind(files));
  };
  const look = (files: File[]) => {
    onDone();
    onFiles(asFiles(files));
  };
  return (
    <div
      className={cx(
        "scroller grid h-full grid-cols-4 px-4",
        // Three rows share the height; two stay together.
        kind === "group" ? "content-evenly gap-y-2 py-2" : "content-start gap-y-5 py-6",
      )}
    >
      <Tile label={t("chat.album")} icon={<Image />} accept="image/*,video/*" multiple onChosen={send} />
      <Tile
        label={t("chat.camera")}
        icon={<Camera />}
        accept="image/*"
        capture="environment"
        onChosen={send}
      />
      <Tile label={t("chat.video")} icon={<Film />} accept="video/*" onChosen={send} />
      <Tile label={t("chat.file")} icon={<File />} multiple onChosen={look} />
      <OtherTiles onDone={onDone} />
    </div>
  );
}
