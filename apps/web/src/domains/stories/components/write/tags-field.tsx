import { STORY_TAG_MAX, STORY_TAGS_MAX } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { TextField } from "../../../../ui/text-field.tsx";

const parseTags = (text: string): string[] =>
  [...new Set(text.split(/[,，、\s]+/).map((tag) => tag.slice(0, STORY_TAG_MAX)))]
    .filter((tag) => tag !== "")
    .slice(0, STORY_TAGS_MAX);

/** Tags on one line, separated by commas or spaces. */
export function TagsField({
  tags,
  onChange,
}: {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}) {
  const [text, setText] = useState(tags.join(" "));
  // Tags changed elsewhere replace the text.
  const shown = parseTags(text).join(" ") === tags.join(" ") ? text : tags.join(" ");
  return (
    <TextField
      label={t("stories.tags")}
      hint={t("stories.tagsHint", { n: STORY_TAGS_MAX })}
      value={shown}
      onChange={(next) => {
        setText(next);
        onChange(parseTags(next));
      }}
    />
  );
}
