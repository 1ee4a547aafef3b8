import { withoutBidiControls } from "../../../platform/i18n/bidi-isolated.ts";
import { splitName } from "./file-kind.ts";

interface FileNameProps {
  name: string;
  className?: string;
  hidden?: boolean;
}

/** A file's name on one line, turned by nothing in it: of a long one the middle gives way, the ending is whole. */
export function FileName({ name, className = "", hidden = false }: FileNameProps) {
  const { head, tail } = splitName(withoutBidiControls(name));
  return (
    <span aria-hidden={hidden} className={`flex ${className}`}>
      <span className="truncate">{head}</span>
      <span className="shrink-0">{tail}</span>
    </span>
  );
}
