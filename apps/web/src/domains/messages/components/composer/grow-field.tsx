import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";
import { isEnter, isTaken } from "../../../../platform/input-method.ts";
import { transferredContent } from "../../../../platform/media/transferred-content.ts";
import { GrowingTextArea } from "../../../../ui/growing-text-area.tsx";
import type { ComposerState } from "./use-composer.ts";

interface GrowFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  composer: ComposerState;
  onFocus: () => void;
  /** Files were pasted; `beside` says that words were pasted too, which are in the field already. */
  onFiles: (files: File[], beside: boolean) => void;
  /** The mention list takes arrow keys and Enter first. */
  onKey: (event: KeyboardEvent) => boolean;
}
/** On touch screens Enter starts a new line; the send button sends. */
const isTouch = () => matchMedia("(pointer: coarse)").matches;

/** The text field: one line, growing to five, then scrolling. */
export function GrowField({ field, label, composer, onFocus, onFiles, onKey }: GrowFieldProps) {
  const { text } = composer;
  const key = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An input method is choosing a word.
    if (isTaken(event.nativeEvent) || onKey(event)) return;
    if (
      event.key === "Backspace" &&
      event.currentTarget.selectionStart === event.currentTarget.selectionEnd
    ) {
      if (composer.deleteToken()) event.preventDefault();
      return;
    }
    if (!isEnter(event.nativeEvent) || event.shiftKey || isTouch()) return;
    event.preventDefault();
    composer.send();
  };
  const paste = (event: ClipboardEvent) => {
    const { files, text } = transferredContent(event.clipboardData);
    if (files.length === 0) return;
    if (text === "") event.preventDefault();
    onFiles(files, text !== "");
  };
  return (
    // A tap may miss the field by the three pixels that make it 44 high.
    // biome-ignore lint/a11y/noLabelWithoutControl: it is around the field
    <label className="relative isolate block after:absolute after:inset-x-0 after:-inset-y-0.75 after:-z-1 after:content-['']">
      {text === "" && (
        // A textarea cuts its placeholder without an ellipsis; this one has it.
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-3.5 top-2 truncate text-field leading-[1.45] text-text-3"
        >
          {label}
        </span>
      )}
      <GrowingTextArea
        ref={field}
        aria-label={label}
        value={text}
        enterKeyHint="enter"
        onFocus={onFocus}
        onPaste={paste}
        onKeyDown={key}
        onChange={({ target }) => composer.change(target.value, target.selectionStart)}
        onCompositionStart={() => composer.compose(true)}
        onCompositionEnd={({ currentTarget }) => {
          composer.compose(false);
          composer.change(currentTarget.value, currentTarget.selectionStart);
        }}
        onSelect={({ currentTarget }) => composer.moved(currentTarget.selectionStart)}
        className="scroller max-h-33 min-h-9.5 bg-transparent px-3.5 py-2 text-field leading-[1.45] outline-none"
      />
    </label>
  );
}
