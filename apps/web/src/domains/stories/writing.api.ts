import {
  api,
  type OutputOf,
  requestOf,
  type StoryDraft,
  type StoryExportFormat,
  type StoryGraph,
  type StoryImportFormat,
  type StorySheetChange,
  type StoryVisibility,
} from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";
import { ApiError } from "../../platform/http/errors.ts";
import { fileForm, upload } from "../../platform/http/upload.ts";

const CONFLICT = 409;

export type ImportedStory = OutputOf<typeof api.stories.importStory>;
export type Branch = OutputOf<typeof api.stories.branch>;
/** An accepted change, or the newer draft of somebody else. */
export type ChangeOutcome<T> = { newer: false; value: T } | { newer: true; draft: StoryDraft };

/** A conflict carries the present draft; server tests check its shape, so it is trusted here. */
async function orNewer<T>(work: Promise<T>): Promise<ChangeOutcome<T>> {
  try {
    return { newer: false, value: await work };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== CONFLICT) throw error;
    const { draft } = (error.data ?? {}) as { draft?: StoryDraft };
    if (draft === undefined) throw error;
    return { newer: true, draft };
  }
}
const ifMatch = (version: number) => ({ "if-match": version });

/** The server calls for authors of stories; failures are only rejected. */
export const writingApi = {
  mine: (cursor: string | null) =>
    quietCall(api.stories.mine, { query: { limit: 50, ...(cursor === null ? {} : { cursor }) } }),
  create: (key: string, sheet: StorySheetChange, graph: StoryGraph) =>
    quietCall(api.stories.create, { headers: { "idempotency-key": key }, body: { sheet, graph } }),
  draft: (id: number) => quietCall(api.stories.draft, { params: { id } }),
  update: (id: number, version: number, body: { sheet: StorySheetChange; visibility?: StoryVisibility }) =>
    orNewer(quietCall(api.stories.update, { params: { id }, headers: ifMatch(version), body })),
  saveGraph: (id: number, version: number, graph: StoryGraph) =>
    orNewer(quietCall(api.stories.saveGraph, { params: { id }, headers: ifMatch(version), body: { graph } })),
  publish: (id: number, version: number, visibility: StoryVisibility) =>
    orNewer(
      quietCall(api.stories.publish, { params: { id }, headers: ifMatch(version), body: { visibility } }),
    ),
  versions: (id: number) => quietCall(api.stories.versions, { params: { id } }),
  version: (id: number, version: number) => quietCall(api.stories.version, { params: { id, version } }),
  renewLink: (id: number) => quietCall(api.stories.renewLink, { params: { id } }),
  remove: (id: number) => quietCall(api.stories.remove, { params: { id } }),
  branch: (id: number, nodeId: string, hint: string, seed: string) =>
    quietCall(api.stories.branch, { params: { id }, body: { nodeId, hint, seed } }),
  importStory: async (
    file: File,
    query: { format: StoryImportFormat; story: number },
    key: string,
  ): Promise<ImportedStory> => {
    const { url } = requestOf(api.stories.importStory, { query });
    const headers = { "idempotency-key": key };
    const body = fileForm(file, file.name);
    return (await upload({ method: "POST", url, headers, body, quiet: true })) as ImportedStory;
  },
  exportStory: (id: number, format: StoryExportFormat) =>
    quietCall(api.stories.exportStory, { params: { id }, query: { format } }),
};
