export { forgetCharacter } from "./forget-character.ts";
export { talksData } from "./personal-data.ts";
export { serveVoices } from "./serve-voices.ts";
export { type Answering, startAnswering } from "./start-answering.ts";
export { talksRoutes } from "./talks.routes.ts";
export { forgetAnswers } from "./turns.repository.ts";
