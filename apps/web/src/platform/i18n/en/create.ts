import type { LateCatalogue } from "../zh/late.ts";

export const create: LateCatalogue["create"] = {
  title: "Create",
  heroTitle: "One sentence,\nand someone is there",
  heroNote: "Say whom you would like to meet; we do the rest",
  heroAction: "Dream someone up",
  ideaTitle: "Whom would you like to meet?",
  ideaHint: "A retired astronaut who sells hot soup on the last tram",
  shake: "Shake",
  make: "Create",
  making: "Taking shape…",
  premises:
    "A night watchman who writes letters to lost ships\nA fox who has mended clocks for forty years and never looks at the time\nA retired astronaut who sells hot soup on the last tram\nA bookseller who keeps her guests' dreams in glass jars\nA small robot, fresh from the library, who wants to try everything\nA botanist who lives in the rain and only goes out under clouds\nA night guard who keeps the secrets of all the city's cats\nA radio host in deep space whose only listener is you\nA teahouse storyteller who reads the future in spices\nA spirit at the ferry, waiting for a letter sent 300 years ago\nA retired demon king who teaches chess at the market\nAn old postman who remembers everyone's childhood nickname",
  character: "AI character",
  characterNote: "Personality, opening, way of talking, voice",
  image: "Picture",
  imageNote: "From one sentence; drag, and it flows",
  craft: "Infinite craft",
  craftNote: "Water + fire = ? First to make it signs it",
  import: "Import a character card",
  importNote: "PNG, JSON or charx",
  importing: "Reading the card…",
  together: "Together with friends",
  group: "Start a group",
  card: "My card",
  invitation: "QR code for a group",
  notice: "Write a group notice",
};
