import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { browseStories } from "./browse-stories.ts";
import { buyChapter } from "./buy-chapter.ts";
import { checkStory } from "./check-story.ts";
import { createStory } from "./create-story.ts";
import { exportStory } from "./export-story.ts";
import { importStory } from "./import-story.ts";
import { listOwnStories } from "./list-mine.ts";
import { listRuns } from "./list-runs.ts";
import { listVersions } from "./list-versions.ts";
import { openStoryLink } from "./open-link.ts";
import { publishStory } from "./publish-story.ts";
import { removeStory } from "./remove-story.ts";
import { renewStoryLink } from "./renew-link.ts";
import { rewindRun } from "./rewind-run.ts";
import { saveGraph } from "./save-graph.ts";
import { listFriendsOnMap, shareReadingPosition } from "./share-position.ts";
import { showDraft } from "./show-draft.ts";
import { showRun, showShares } from "./show-run.ts";
import { showScript } from "./show-script.ts";
import { showStory } from "./show-story.ts";
import { showVersion } from "./show-version.ts";
import { startRun } from "./start-run.ts";
import { suggestNext } from "./suggest-branch.ts";
import { takeSteps } from "./take-steps.ts";
import { updateStory } from "./update-story.ts";

/** The contract's `stories` and `storyReading`, each bound to its verb. */
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
