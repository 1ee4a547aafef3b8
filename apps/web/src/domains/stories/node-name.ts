import type { StoryNode } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";

/** What a node is called for its author: its title, how its text begins, or that it is blank. */
export const nodeName = ({ title, text }: Pick<StoryNode, "title" | "text">): string =>
  title.trim() || text.trim().split("\n")[0]?.slice(0, 16) || t("stories.untitled");
