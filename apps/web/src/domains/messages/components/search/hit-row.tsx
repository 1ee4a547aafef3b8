import { MessageType, parseContent } from "@4d/contract";
import { type Message, previewOf } from "@4d/sync";
import { enterChat } from "../../../../platform/enter-chat.ts";
import { isolated, withoutBidiControls } from "../../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { timeText } from "../../../../platform/time-text.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { ListRow } from "../../../../ui/list-row.tsx";
import { chatIdentity, senderName, senderPicture } from "../../chat-directory.ts";
import { textOf } from "../../message-rules.ts";
import { shortName } from "../file-kind.ts";
import { PreviewText } from "../preview-text.tsx";
import { MarkedText } from "./marked-text.tsx";
import { rememberSearch } from "./recent-words.ts";

function HitText({ message, words }: { message: Message; words: string }) {
  const preview = previewOf(message);
  if (preview.kind === "label" && preview.text !== undefined)
    return (
      <>
        {t(preview.key)} <MarkedText text={withoutBidiControls(preview.text)} words={words} />
      </>
    );
  const text = textOf(message);
  if (text !== null) return <MarkedText text={withoutBidiControls(text)} words={words} />;
  const file = message.type === MessageType.FILE ? parseContent(MessageType.FILE, message.content) : null;
  return (
    <>
      <PreviewText preview={preview} />{" "}
      {file !== null && <MarkedText text={shortName(withoutBidiControls(file.name))} words={words} />}
    </>
  );
}

interface HitRowProps {
  message: Message;
  words: string;
  /** Inside one chat the row shows the sender, outside it the chat. */
  inChat: boolean;
}

/** A found message; a press opens its place in the history. */
export function HitRow({ message, words, inChat }: HitRowProps) {
  const { chatId, id, sendId, sendTime } = message;
  const face = chatIdentity(chatId);
  const sender = senderName(chatId, message);
  const group = chatId.startsWith("g:");
  const open = () => {
    rememberSearch(words);
    enterChat(chatId, { messageId: id });
  };
  return (
    <ListRow
      lead={
        inChat ? (
          <Avatar name={sender} src={senderPicture(chatId, sendId)} size="contact" />
        ) : (
          <Avatar name={face.name} src={face.headImage} size="contact" square={group} />
        )
      }
      compact
      title={inChat ? sender || t("shell.me") : face.name}
      time={timeText(sendTime)}
      note={
        <>
          {!inChat && group && `${isolated(sender)}: `}
          <HitText message={message} words={words} />
        </>
      }
      onPress={open}
    />
  );
}
