import type { Preview } from "@4d/sync";
import { isolated } from "../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { RichText } from "./rich-text.tsx";
import { tipText } from "./tip-text.ts";

/** A message in one line: its label, tip or words. */
export function PreviewText({ preview }: { preview: Preview }) {
  switch (preview.kind) {
    case "label":
      return preview.text ? `${t(preview.key)} ${isolated(preview.text)}` : t(preview.key);
    case "tip":
      return tipText(preview.key, preview.args, preview.text);
    default:
      return <RichText plain text={preview.text.replaceAll(/\s+/g, " ")} />;
  }
}
