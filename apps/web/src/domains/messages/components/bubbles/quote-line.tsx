import { MessageType } from "@4d/contract";
import { previewOf, previewOfCard } from "@4d/sync";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shownName } from "../../../../platform/i18n/shown-name.ts";
import { cx } from "../../../../ui/cx.ts";
import { senderName } from "../../chat-directory.ts";
import type { Quote } from "../../quote-rules.ts";
import { useQuote } from "../../use-chat-view.ts";
import { useDirectory } from "../../use-directory.ts";
import { useChat } from "../box/chat-context.ts";
import { RichText } from "../rich-text.tsx";

/** A quoted message in one line. */
export function quoteText({
  type,
  text,
  gift,
  card,
}: Pick<Quote, "type" | "text" | "gift" | "card">): string {
  if (gift !== undefined) return `${t("messages.preview.gift")} ${gift}`.trimEnd();
  if (card !== undefined) {
    const { key, text: words = "" } = previewOfCard(card, text);
    return `${t(key)} ${words}`.trimEnd();
  }
  if (type === MessageType.TEXT || type === MessageType.TEXT_WITH_AUDIO) return text;
  const preview = previewOf({ type, content: text, status: 0 });
  const label = preview.kind === "label" ? t(preview.key) : preview.text;
  return type === MessageType.FILE && text !== "" && !text.startsWith("{") ? `${label} ${text}` : label;
}

const wordsOf = (quote: Quote): string =>
  quote.edited === undefined ? quoteText(quote) : t("chat.quoteEdited", { text: quoteText(quote) });

/** The quoted message inside a bubble; a press jumps to it. */
export function QuoteLine({
  quote: frozen,
  own,
  onJump,
}: {
  quote: Quote;
  own: boolean;
  onJump: () => void;
}) {
  useDirectory();
  const { chatId } = useChat();
  const quote = useQuote(chatId, frozen);
  const name = senderName(chatId, { sendId: quote.sendId, sendNickName: quote.name });
  const over = t(quote.gone === undefined ? "chat.quoteRecalled" : "chat.quoteGone");
  return (
    <button
      type="button"
      onClick={onJump}
      className={cx(
        "hit mb-1.5 block max-w-full border-l-[2.5px] border-capsule pl-2 text-left text-s leading-snug",
        own ? "text-on-deep" : "text-text-2",
      )}
    >
      <span className="line-clamp-2 wrap-anywhere">
        <bdi>{name || shownName(quote.name)}</bdi>:{" "}
        {quote.text === "" ? over : <RichText plain text={wordsOf(quote)} />}
      </span>
    </button>
  );
}
