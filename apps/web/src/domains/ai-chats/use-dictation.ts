import { useEffect, useRef, useState } from "react";
import { toast } from "../../platform/dialogs.ts";
import { lang, t } from "../../platform/i18n/i18n.ts";
import { listenOnce } from "./speech-recognition.ts";

/** Dictation: `write` receives the text from before it followed by the words so far. */
export function useDictation(write: (text: string) => void) {
  const [before, setBefore] = useState<string | null>(null);
  const pen = useRef(write);
  pen.current = write;
  useEffect(() => {
    if (before === null) return;
    const put = (text: string) => pen.current(before === "" ? text : `${before} ${text}`);
    return listenOnce(lang.get() === "en" ? "en-US" : "zh-CN", {
      onInterim: put,
      onPhrase: put,
      onEnd: (why) => {
        if (why === "refused") toast(t("messages.recordRefused"));
        else if (why !== "said") toast(t("aiChats.notHeard"));
        setBefore(null);
      },
    });
  }, [before]);
  return {
    on: before !== null,
    begin: (text: string) => setBefore(text),
    end: () => setBefore(null),
  };
}
