import { MessageType } from "@4d/contract";
import type { Message } from "@4d/sync";
import type { ChatLineItem } from "../chat-view.ts";

const isPicture = ({ type, content }: Message) =>
  type === MessageType.IMAGE && content !== "" && !content.includes('"sticker":"');

/** The pictures of a chat's lines, for the viewer, without stickers. Pure. */
export const picturesOf = (items: readonly ChatLineItem[]): Message[] =>
  items.flatMap((item) => (item.kind === "message" && isPicture(item.message) ? [item.message] : []));
