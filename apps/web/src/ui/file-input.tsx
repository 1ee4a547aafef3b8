import type { RefObject } from "react";

interface FileInputProps {
  /** Its `click()` opens the system's choice. */
  field: RefObject<HTMLInputElement | null>;
  accept?: string;
  capture?: "environment";
  multiple?: boolean;
  /** Called with at least one file; the same one may be chosen again afterwards. */
  onChosen: (files: File[]) => void;
}

/** The unseen field behind a button that asks for files. */
export function FileInput({ field, onChosen, ...kind }: FileInputProps) {
  return (
    <input
      ref={field}
      type="file"
      hidden
      tabIndex={-1}
      {...kind}
      // Inside a button its click would open the choice twice.
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = "";
        if (files.length > 0) onChosen(files);
      }}
    />
  );
}
