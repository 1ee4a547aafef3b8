/** System emoji offered in the panel; drawn by the device itself. */
export const SYSTEM_EMOJI: readonly string[] = (
  "😀 😄 😁 😂 🤣 😊 😇 🙂 😉 😌 😍 🥰 😘 😋 😜 🤪 🤓 😎 🥳 😏 😒 😞 😔 😟 🙁 😣 😖 😩 🥺 😢 😭 😤 😠 😡 🤯 😳 " +
  "😱 😨 😰 😥 🤔 🤭 🤫 😶 😐 🙄 😬 😴 🤤 😷 🤒 🤕 🤢 🤮 🤧 😈 👻 💩 🤖 😺 🙈 🙉 🙊 👋 👌 ✌️ 🤞 🤟 👍 👎 👊 👏 🙌 " +
  "🙏 💪 🫶 ❤️ 🧡 💛 💚 💙 💜 🖤 💔 💯 ✨ ⭐ 🔥 🎉 🎂 🎁 🏆 ⚽ 🏀 🎮 🎵 🎬 ☕ 🍵 🍺 🍻 🥂 🍚 🍜 🍕 🍔 🍰 🍎 🍉 🌸 🌹 🍀 🌙 ☀️ ⛅ " +
  "🌧️ ❄️ 🌊 🐶 🐱 🐰 🐼 🐷 🐵 🚗 ✈️ 🚄 🏠 💼 📷 💻 📱 💡 ⏰ 💰 ✅ ❌ ❓ ❗"
).split(" ");
