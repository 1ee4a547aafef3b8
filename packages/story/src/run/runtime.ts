import * as inkjs from "inkjs";
import type { Story as InkStory } from "inkjs/types";

// the types beside inkjs's modules import files without extensions, which Node's resolution does not find
export const Story = inkjs.Story as typeof InkStory;
export type Story = InkStory;
