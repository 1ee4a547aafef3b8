import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { setActive, showActive } from "./active-talk.ts";
import { changeMemory } from "./change-memory.ts";
import { chooseVariant } from "./choose-variant.ts";
import { forget, forgetAll } from "./forget.ts";
import { listInGroup, setInGroup } from "./group-characters.ts";
import { inspire } from "./inspire.ts";
import { listMemories } from "./list-memories.ts";
import { listTalks } from "./list-talks.ts";
import { openTalk } from "./open-talk.ts";
import { regenerate } from "./regenerate.ts";
import { remember } from "./remember.ts";
import { setTemporary } from "./set-temporary.ts";
import { showTurn } from "./show-turn.ts";
import { stopChat, stopTurn } from "./stop-turn.ts";
import { forkTalk, showPaths, takePath } from "./take-path.ts";

/** The contract's `talks`, each bound to its verb. */
export const talksRoutes = routes(api.talks, {
  active: showActive,
  setActive,
  list: listTalks,
  open: openTalk,
  temporary: setTemporary,
  inspire,
  turn: showTurn,
  regenerate,
  choose: chooseVariant,
  paths: showPaths,
  fork: forkTalk,
  takePath,
  stop: stopTurn,
  stopChat,
  memories: listMemories,
  remember,
  changeMemory,
  forget,
  forgetAll,
  inGroup: listInGroup,
  setInGroup,
});
