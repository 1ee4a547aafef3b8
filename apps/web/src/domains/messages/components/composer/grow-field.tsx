import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { isEnter, isTaken } from "../../../../platform/input-method.ts";
import { transferredContent } from "../../../../platform/media/transferred-content.ts";
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

/** Whether the browser fits a field to its text; doing it by hand costs two layouts per letter. */
const FITS_ITSELF = CSS.supports("field-sizing", "content");

function fitHeight(box: HTMLTextAreaElement | null): void {
  if (box === null || FITS_ITSELF) return;
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight}px`;
}

/** The text field: one line, growing to five, then scrolling. */
export function GrowField({ field, label, composer, onFocus, onFiles, onKey }: GrowFieldProps) {
  const { text } = composer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => fitHeight(field.current), [text, field]);
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
    <label className="relative isolate block after:absolute after:inset-x-0 after:-inset-y-0.75 after:-z-1 after:content-['']">
      {text === "" && (
        // A textarea cuts its placeholder without an ellipsis; this one has it.
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-3.5 top-2 truncate text-m leading-[1.45] text-text-3"
        >
          {label}
        </span>
      )}
      <textarea
        ref={field}
        rows={1}
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
        className="scroller block field-sizing-content max-h-33 min-h-9.5 w-full resize-none bg-transparent px-3.5 py-2 text-m leading-[1.45] outline-none"
      />
    </label>
  );
}
