import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { listOwnStories, listVersions, showDraft, showVersion } from "./author-stories.ts";
import { buyChapter } from "./buy-chapter.ts";
import { checkStory } from "./check-story.ts";
import { createStory } from "./create-story.ts";
import { exportStory } from "./export-story.ts";
import { importStory } from "./import-story.ts";
import { publishStory } from "./publish-story.ts";
import { removeStory } from "./remove-story.ts";
import { rewindRun } from "./rewind-run.ts";
import { saveGraph } from "./save-graph.ts";
import { listFriendsOnMap, shareReadingPosition } from "./share-position.ts";
import { listRuns, showRun, showShares } from "./show-runs.ts";
import { showScript } from "./show-script.ts";
import { browseStories, openStoryLink, showStory } from "./show-stories.ts";
import { startRun } from "./start-run.ts";
import { suggestNext } from "./suggest-branch.ts";
import { takeSteps } from "./take-steps.ts";
import { renewStoryLink, updateStory } from "./update-story.ts";

/** The contract's `stories` and `storyReading`, each bound to its handler. */
export const storiesRoutes = [
  ...routes(api.stories, {
    mine: listOwnStories,
    create: createStory,
    draft: showDraft,
    update: updateStory,
    saveGraph,
    check: checkStory,
    publish: publishStory,
    versions: listVersions,
    version: showVersion,
    renewLink: renewStoryLink,
    remove: removeStory,
    importStory,
    exportStory,
    branch: suggestNext,
  }),
  ...routes(api.storyReading, {
    browse: browseStories,
    find: showStory,
    open: openStoryLink,
    runs: listRuns,
    start: startRun,
    run: showRun,
    script: showScript,
    step: takeSteps,
    rewind: rewindRun,
    shares: showShares,
    sharePosition: shareReadingPosition,
    friends: listFriendsOnMap,
    buy: buyChapter,
  }),
];
