import { withoutBidiControls } from "../../../platform/i18n/bidi-isolated.ts";
import { splitName } from "./file-kind.ts";

interface FileNameProps {
  name: string;
  className?: string;
  hidden?: boolean;
}

/** A file's name on one line, isolated from bidi effects. A long name is cut in the middle, never in its extension. */
export function FileName({ name, className = "", hidden = false }: FileNameProps) {
  const { head, tail } = splitName(withoutBidiControls(name));
  return (
    <span aria-hidden={hidden} className={`flex ${className}`}>
      <span className="truncate">{head}</span>
      <span className="shrink-0">{tail}</span>
    </span>
  );
}
