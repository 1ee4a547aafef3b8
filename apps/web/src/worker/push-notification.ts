/** What the system shows for a push: a general sentence, because the push carries nothing else (`MSG-16`). */
export interface PushNotification {
  title: string;
  body: string;
  /** One notification per chat; a later one replaces it. */
  tag: string;
  chatId: string | null;
  rings: boolean;
}

const texts = {
  zh: { app: "四次元", message: "有新消息", missed: "有未接来电", call: "来电，点此接听" },
  en: {
    app: "Fourth Dimension",
    message: "You have a new message",
    missed: "You missed a call",
    call: "Incoming call: tap to answer",
  },
};

const textOf = (record: object, name: string): string => {
  const value: unknown = Reflect.get(record, name);
  return typeof value === "string" ? value : "";
};

function parsed(payload: string): object {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Reads a push. An unreadable one counts as a message, because browsers require that something is shown. */
export function notificationOf(payload: string): PushNotification {
  const push = parsed(payload);
  const words = textOf(push, "lang") === "en" ? texts.en : texts.zh;
  const named = textOf(push, "kind");
  const kind = named === "call" || named === "missed" ? named : "message";
  const chat = textOf(push, "chatId");
  const chatId = /^[pg]:[1-9]\d{0,15}$/.test(chat) ? chat : null;
  return { title: words.app, body: words[kind], tag: chatId ?? "app", chatId, rings: kind === "call" };
}

/** The page a press opens, relative to the app's root. */
export const pathOf = (chatId: string | null): string =>
  chatId === null ? "/" : `/pages/chat/chat-box?chatId=${encodeURIComponent(chatId)}`;
