import type { RefObject } from "react";

interface FileInputProps {
  /** Its `click()` opens the file dialog of the system. */
  field: RefObject<HTMLInputElement | null>;
  accept?: string;
  capture?: "environment";
  multiple?: boolean;
  /** Called with at least one file; the same one may be chosen again afterwards. */
  onChosen: (files: File[]) => void;
}

/** The hidden input behind a button that chooses files. */
export function FileInput({ field, onChosen, ...kind }: FileInputProps) {
  return (
    <input
      ref={field}
      type="file"
      hidden
      tabIndex={-1}
      {...kind}
      // Inside a button its click would open the dialog twice.
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = "";
        if (files.length > 0) onChosen(files);
      }}
    />
  );
}
