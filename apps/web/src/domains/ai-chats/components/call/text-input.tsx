import { SendHorizontal } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";

const TEXT_MAX = 500;

/** The text field of a voice call with a character, for what somebody cannot or will not say aloud. */
export function TextInput({ name, onSend }: { name: string; onSend: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <form
      className="flex items-center gap-1 px-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        onSend(text.trim());
        setText("");
      }}
    >
      <input
        aria-label={t("aiChats.placeholder", { name })}
        placeholder={t("aiChats.placeholder", { name })}
        value={text}
        maxLength={TEXT_MAX}
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
        className="glass h-11 min-w-0 flex-1 rounded-full px-4 text-field outline-offset-0 placeholder:text-on-art-dim"
      />
      <IconButton
        type="submit"
        look="primary"
        label={t("chat.send")}
        disabled={text.trim() === ""}
        icon={<SendHorizontal aria-hidden="true" />}
      />
    </form>
  );
}
