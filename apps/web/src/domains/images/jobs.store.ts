import type { ImageJob, ImageRequest, ImageTerms, MadeImage } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { keyedRequests } from "../../platform/keyed-requests.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { frames, onOnline } from "../../platform/socket/frames.ts";
import { imagesApi } from "./images.api.ts";

export interface JobsState {
  /** The latest first. */
  jobs: readonly ImageJob[];
  state: LoadState;
  cursor: string | null;
  terms: ImageTerms | null;
}
const initial: JobsState = { jobs: [], state: "idle", cursor: null, terms: null };

/** The pictures I asked for, and what asking costs (`IMAGE-1`). */
export const jobsStore = createStore<JobsState>()(() => initial);

let asked = 0;

export const isUnderWay = ({ status }: Pick<ImageJob, "status">): boolean =>
  status === "queued" || status === "running";

/** Puts a job where it belongs, in place of what was known of it. */
function put(job: ImageJob): void {
  jobsStore.setState(({ jobs }) => ({
    jobs: [job, ...jobs.filter(({ id }) => id !== job.id)].sort((a, b) => b.id - a.id),
  }));
}

/** Fetches the latest. */
export async function loadJobs(): Promise<void> {
  asked += 1;
  const mine = asked;
  if (jobsStore.getState().state !== "ready") jobsStore.setState({ state: "loading" });
  const outcome = await attempt(imagesApi.mine(null));
  if (mine !== asked) return;
  if (!outcome.ok)
    return jobsStore.setState(({ state }) => ({ state: state === "ready" ? state : "failed" }));
  const { items, nextCursor } = outcome.value;
  jobsStore.setState({ jobs: items, cursor: nextCursor, state: "ready" });
}

/** Fetches those asked for longer ago. */
export async function loadMoreJobs(): Promise<void> {
  const { cursor, state } = jobsStore.getState();
  if (cursor === null || state !== "ready") return;
  const mine = asked;
  const outcome = await attempt(imagesApi.mine(cursor));
  if (mine !== asked || !outcome.ok) return;
  const { items, nextCursor } = outcome.value;
  jobsStore.setState(({ jobs }) => {
    const known = new Set(jobs.map(({ id }) => id));
    return { jobs: [...jobs, ...items.filter(({ id }) => !known.has(id))], cursor: nextCursor };
  });
}

/** Fetches what pictures cost and how many are left; what was known stays when it fails. */
export async function loadTerms(): Promise<void> {
  const outcome = await attempt(imagesApi.terms());
  if (outcome.ok) jobsStore.setState({ terms: outcome.value });
}

/** Pressed again after a lost response, a request makes nothing twice (`images §6.3`). */
const requestOnce = keyedRequests("last");

async function ask(text: string, send: (key: string) => Promise<ImageJob>): Promise<Outcome<ImageJob>> {
  const outcome = await requestOnce(text, send);
  if (outcome.ok) put(outcome.value);
  void loadTerms();
  return outcome;
}

/** Asks for pictures. */
export const makePictures = (request: ImageRequest): Promise<Outcome<ImageJob>> =>
  ask(JSON.stringify(request), (key) => imagesApi.make(key, request));

/** Asks for pictures like one of mine. */
export const varyPicture = (id: number): Promise<Outcome<ImageJob>> =>
  ask(`vary ${id}`, (key) => imagesApi.vary(key, id));

/** Cancels a job under way. */
export async function cancelJob(id: number): Promise<Failure | null> {
  const outcome = await attempt(imagesApi.cancel(id));
  if (!outcome.ok) return outcome.failure;
  put(outcome.value);
  void loadTerms();
  return null;
}

const removeJob = (id: number) =>
  jobsStore.setState(({ jobs }) => ({ jobs: jobs.filter((job) => job.id !== id) }));

/** Takes a job with all its pictures out of my history. */
export async function forgetJob(id: number): Promise<Failure | null> {
  const outcome = await attempt(imagesApi.forget(id));
  if (!outcome.ok) return outcome.failure;
  removeJob(id);
  return null;
}

/** Deletes a picture; a job without any left goes with the last. */
export async function removePicture({ id, jobId }: MadeImage): Promise<Failure | null> {
  const outcome = await attempt(imagesApi.remove(id));
  if (!outcome.ok) return outcome.failure;
  const job = jobsStore.getState().jobs.find((one) => one.id === jobId);
  const pictures = job?.pictures.filter((one) => one.id !== id) ?? [];
  if (job !== undefined && (pictures.length > 0 || isUnderWay(job))) put({ ...job, pictures });
  else removeJob(jobId);
  return null;
}

const fetching = new Set<number>();
const again = new Set<number>();

/** Reloads a job; an update during the request reloads it once more. */
export async function refreshJob(id: number): Promise<void> {
  if (fetching.has(id)) return void again.add(id);
  fetching.add(id);
  const outcome = await attempt(imagesApi.job(id));
  fetching.delete(id);
  if (outcome.ok) put(outcome.value);
  if (again.delete(id)) return refreshJob(id);
  if (outcome.ok && !isUnderWay(outcome.value)) void loadTerms();
}

frames.on((frame) => {
  if (frame.cmd !== 5 || frame.data.type !== "image.job") return;
  if (jobsStore.getState().state !== "idle") void refreshJob(frame.data.jobId);
});
onOnline(() => jobsStore.getState().state !== "idle" && void loadJobs());
signedOut.on(() => {
  asked += 1;
  jobsStore.setState(initial, true);
});
