import type { StoryNode } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";

/** A node's name for its author: its title, the start of its text, or that it is blank. */
export const nodeName = ({ title, text }: Pick<StoryNode, "title" | "text">): string =>
  title.trim() || text.trim().split("\n")[0]?.slice(0, 16) || t("stories.untitled");
