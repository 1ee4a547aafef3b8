import type { StoryValue } from "@4d/contract";
import { inkNameOf, knotOf } from "../ink/to-ink.ts";
import { refuse, StoryRefused } from "../refusal.ts";
import { type Caps, print } from "./print.ts";
import { Story } from "./runtime.ts";
import { type Scene, sceneOf } from "./scene.ts";

export interface RunOptions extends Partial<Caps> {
  /** Another node to start from, and variables other than the author's start values (play from here). */
  readonly from?: string;
  readonly variables?: Readonly<Record<string, StoryValue>>;
}

/** One scene that was seen, and the choice that led on from it; null for the present scene. */
export interface Step {
  readonly node: string | null;
  readonly choice: number | null;
}

/** Everything needed to continue elsewhere. Plain JSON; `state` is ink's own. */
export interface SavedRun {
  readonly from: string | null;
  readonly variables: Readonly<Record<string, StoryValue>>;
  readonly path: readonly Step[];
  readonly scene: Scene;
  readonly state: string;
}

const PATH_MAX = 1000;
const CAPS: Caps = { sliceMs: 20, slices: 100 };
/** A fixed seed for imported ink, so that going back meets what was there before. */
const SEED = 4;
const SEVERE = 2;

/**
 * One reader's path through a compiled story (`STORY-2`). It touches nothing outside itself: no globals, no
 * clock but ink's, no functions of ours that ink could call. Run it in a worker. @throws StoryRefused.
 */
export class StoryRun {
  readonly #json: string;
  readonly #caps: Caps;
  readonly #from: string | null;
  readonly #variables: Readonly<Record<string, StoryValue>>;
  #story: Story;
  #watched: Watched;
  /** Written elsewhere: its knots are its author's, and it does not say where its endings are. */
  #isForeign = false;
  #path: Step[] = [];
  #scene: Scene;

  constructor(
    json: string,
    { from, variables = {}, sliceMs = CAPS.sliceMs, slices = CAPS.slices }: RunOptions = {},
  ) {
    this.#json = json;
    [this.#story, this.#watched] = load(json);
    this.#caps = { sliceMs, slices };
    this.#from = from ?? null;
    this.#variables = variables;
    this.#scene = this.#start();
  }

  /** Continues where `save` was called; refuses with `otherVersion` when the story is not the saved one. */
  static restore(json: string, saved: SavedRun, caps: Partial<Caps> = {}): StoryRun {
    const { from, variables, path, scene, state } = saved;
    const run = new StoryRun(json, { ...caps, from: from ?? undefined, variables });
    run.#guard(() => run.#story.state.LoadJson(state), "otherVersion");
    if (run.#story.currentChoices.length < scene.choices.length) refuse("otherVersion");
    run.#path = [...path];
    run.#scene = scene;
    return run;
  }

  get scene(): Scene {
    return this.#scene;
  }

  get path(): readonly Step[] {
    return this.#path;
  }

  /** Takes a choice of the present scene. If the story fails after it, the reader stays before it. */
  choose(index: number): Scene {
    const { length } = this.#scene.choices;
    if (this.#scene.choices[index] === undefined)
      refuse("noSuchChoice", {
        zh: length === 0 ? "任何" : `第 ${index + 1} 个`,
        en: length === 0 ? "choice" : `choice ${index + 1}`,
      });
    if (this.#path.length >= PATH_MAX) refuse("tooLong", PATH_MAX);
    try {
      return this.#take(index);
    } catch (error) {
      this.#replay(this.#path.slice(0, -1));
      throw error;
    }
  }

  /** Goes back to a step of `path`, with everything as it was then. */
  rewind(step: number): Scene {
    if (!Number.isInteger(step) || step < 0 || step >= this.#path.length) refuse("noSuchStep");
    return this.#replay(this.#path.slice(0, step));
  }

  /** Goes back to where a node was last seen. */
  rewindTo(node: string): Scene {
    return this.rewind(this.#path.findLastIndex((step) => step.node === node));
  }

  save(): SavedRun {
    const state = this.#story.state.ToJson();
    return { from: this.#from, variables: this.#variables, path: this.#path, scene: this.#scene, state };
  }

  #start(): Scene {
    const [story, watched] = load(this.#json);
    this.#story = story;
    this.#watched = watched;
    this.#path = [];
    const scene = this.#guard(() => {
      story.state.storySeed = SEED;
      for (const [name, value] of Object.entries(this.#variables)) {
        const inInk = inkNameOf(name);
        if (story.variablesState.GlobalVariableExistsWithName(inInk)) story.variablesState.$(inInk, value);
      }
      if (this.#from !== null) this.#jump(this.#from);
      return this.#print();
    });
    this.#path = [{ node: scene.node, choice: null }];
    return scene;
  }

  #take(index: number): Scene {
    const scene = this.#guard(() => {
      this.#story.ChooseChoiceIndex(index);
      return this.#print();
    });
    const before = this.#path.slice(0, -1);
    this.#path = [...before, { node: this.#scene.node, choice: index }, { node: scene.node, choice: null }];
    this.#scene = scene;
    return scene;
  }

  #print(): Scene {
    this.#watched.ranOut = false;
    const printed = print(this.#story, this.#caps);
    if (this.#path.length === 0) this.#isForeign = !printed.tags.some((tag) => /^(?:id|layout):/u.test(tag));
    const isEnd = this.#isForeign && !this.#watched.ranOut;
    return sceneOf(printed, isEnd ? partOf(this.#watched.place) : null);
  }

  /** Ink remembers only the choices, so the path is played again. */
  #replay(steps: readonly Step[]): Scene {
    this.#scene = this.#start();
    for (const { choice } of steps) this.#take(choice ?? 0);
    return this.#scene;
  }

  #jump(node: string): void {
    if (this.#story.KnotContainerWithName(knotOf(node)) === null) refuse("noSuchNode", node);
    this.#story.ChoosePathString(knotOf(node));
  }

  /** Turns ink's errors into a reason for the reader. */
  #guard<T>(work: () => T, reason: "failed" | "otherVersion" = "failed"): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof StoryRefused) throw error;
      const message = error instanceof Error ? error.message : String(error);
      const external = MISSING.exec(message)?.[1];
      if (external !== undefined) refuse("external", external.trim());
      refuse(reason, message);
    }
  }
}

/** What is seen of a story while it runs. */
interface Watched {
  /** The container of ink that was entered last. */
  place: Parameters<Story["VisitContainer"]>[0] | null;
  /** The text ended without END or DONE. */
  ranOut: boolean;
}

const MISSING = /Missing function binding for externals?: ([^(]{1,200})/u;
const WEAVE = /^(?:\d+|[cg]-\d+)$/u;
/** The stitch, or else the knot, that a container is part of; null for what precedes the first knot. */
function partOf(place: Watched["place"]): string | null {
  const [knot = "", stitch = ""] = (place?.path.componentsString ?? "").split(".");
  if (knot === "" || WEAVE.test(knot)) return null;
  return stitch === "" || WEAVE.test(stitch) ? knot : stitch;
}

function load(json: string): [Story, Watched] {
  let story: Story;
  try {
    story = new Story(json);
  } catch {
    refuse("notCompiled");
  }
  // a function of the host does not exist; the author's own of the same name stands in for it
  story.allowExternalFunctionFallbacks = true;
  const watched: Watched = { place: null, ranOut: false };
  story.onError = (message, kind) => {
    // much ink from elsewhere runs out of text at its end
    if (message.includes("ran out of content")) watched.ranOut = true;
    else if (kind === SEVERE) refuse("failed", message);
  };
  const visit = story.VisitContainer.bind(story);
  story.VisitContainer = (container, isAtStart) => {
    watched.place = container;
    visit(container, isAtStart);
  };
  return [story, watched];
}
