import { emojiPosition } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { recentTexts } from "../../../../platform/recent-texts.ts";
import { EmojiPicture, emojiText, namedEmoji } from "../emoji-picture.tsx";

/** A named emoji as messages write it, such as "#微笑;". */
const NAMED = /^#([\u4E00-\u9FA5]{1,3});$/;

function Sign({ text }: { text: string }) {
  const name = NAMED.exec(text)?.[1] ?? "";
  const position = name === "" ? -1 : emojiPosition(name);
  return position < 0 ? text : <EmojiPicture position={position} name={name} className="m-0 size-8" />;
}

interface GroupProps {
  title: string;
  emoji: readonly string[];
  onPick: (text: string) => void;
}

function Group({ title, emoji, onPick }: GroupProps) {
  return (
    <section className="[contain-intrinsic-size:auto_300px] [content-visibility:auto]">
      <h3 className="px-3 pt-2 pb-1 text-xs text-text-3">{title}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] px-2">
        {emoji.map((text) => (
          <button
            key={text}
            type="button"
            aria-label={NAMED.exec(text)?.[1] ?? text}
            // The field keeps its caret.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              recentEmoji.note(text);
              onPick(text);
            }}
            className="press grid h-11 place-items-center rounded-s text-xl leading-none -outline-offset-2"
          >
            <Sign text={text} />
          </button>
        ))}
      </div>
    </section>
  );
}

/** All emoji: recent, named, and the device's own. A pick is the text to insert. */
export function EmojiGrid({ onPick }: { onPick: (text: string) => void }) {
  // Fixed when opened, so that nothing moves under the finger.
  const [recent] = useState(recentEmoji.get());
  return (
    <div className="scroller h-full pb-3">
      {recent.length > 0 && <Group title={t("chat.recentEmoji")} emoji={recent} onPick={onPick} />}
      <Group
        title={t("chat.namedEmoji")}
        emoji={namedEmoji.map(({ name }) => emojiText(name))}
        onPick={onPick}
      />
      <Group title={t("chat.systemEmoji")} emoji={SYSTEM_EMOJI} onPick={onPick} />
    </div>
  );
}

const RECENT_MAX = 16;

/** The emoji used last, as text (`MSG-9`). */
const recentEmoji = recentTexts("recent_emoji", RECENT_MAX);

/** System emoji offered in the panel; the device draws them. */
const SYSTEM_EMOJI: readonly string[] = (
  "😀 😄 😁 😂 🤣 😊 😇 🙂 😉 😌 😍 🥰 😘 😋 😜 🤪 🤓 😎 🥳 😏 😒 😞 😔 😟 🙁 😣 😖 😩 🥺 😢 😭 😤 😠 😡 🤯 😳 " +
  "😱 😨 😰 😥 🤔 🤭 🤫 😶 😐 🙄 😬 😴 🤤 😷 🤒 🤕 🤢 🤮 🤧 😈 👻 💩 🤖 😺 🙈 🙉 🙊 👋 👌 ✌️ 🤞 🤟 👍 👎 👊 👏 🙌 " +
  "🙏 💪 🫶 ❤️ 🧡 💛 💚 💙 💜 🖤 💔 💯 ✨ ⭐ 🔥 🎉 🎂 🎁 🏆 ⚽ 🏀 🎮 🎵 🎬 ☕ 🍵 🍺 🍻 🥂 🍚 🍜 🍕 🍔 🍰 🍎 🍉 🌸 🌹 🍀 🌙 ☀️ ⛅ " +
  "🌧️ ❄️ 🌊 🐶 🐱 🐰 🐼 🐷 🐵 🚗 ✈️ 🚄 🏠 💼 📷 💻 📱 💡 ⏰ 💰 ✅ ❌ ❓ ❗"
).split(" ");
