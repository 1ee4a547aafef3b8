import { useEffect } from "react";
import { currentToast } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { copyText } from "../platform/media/clipboard.ts";
import { useSignal } from "../platform/use-signal.ts";

function UndoButton({ undo }: { undo: () => void }) {
  return (
    <button
      type="button"
      onClick={() => {
        currentToast.set(null);
        undo();
      }}
      className="hit press pointer-events-auto ml-4 font-semibold whitespace-nowrap text-capsule"
    >
      {t("common.undo")}
    </button>
  );
}

function CopyButton({ text }: { text: string }) {
  return (
    <button type="button" onClick={() => void copyText(text)} className="press hit pointer-events-auto">
      {text}
    </button>
  );
}

/** Shows the current toast. The live region is always mounted, so that screen readers speak the first toast too. */
export function ToastHost() {
  const message = useSignal(currentToast);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => currentToast.set(null), message.ms);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--app-top)+var(--app-height)/2)] z-60 flex -translate-y-1/2 justify-center px-8"
    >
      {message !== null && (
        <span
          key={message.id}
          className="max-w-column animate-message-in rounded-l bg-float-high px-5 py-3 text-center text-m wrap-anywhere text-text-1 shadow-pop"
        >
          {message.copies === true ? <CopyButton text={message.text} /> : message.text}
          {message.undo !== undefined && <UndoButton undo={message.undo} />}
        </span>
      )}
    </div>
  );
}
