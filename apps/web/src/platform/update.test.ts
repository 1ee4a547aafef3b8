import { beforeEach, expect, it, vi } from "vitest";

/** A service worker of the registration, as a page sees it. */
class Worker extends EventTarget {
  state = "installed";
  readonly posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
}

const reload = vi.fn<() => void>();
let workers: EventTarget;
let waiting: Worker;
let registration: EventTarget & { waiting: Worker };

/** A page that has just found a new version. */
async function page() {
  vi.resetModules();
  const update = await import("./update.ts");
  await update.startUpdates();
  expect(update.updateWaiting.get()).toBe(true);
  return update;
}

beforeEach(() => {
  waiting = new Worker();
  registration = Object.assign(new EventTarget(), { waiting, installing: null });
  workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  reload.mockReset();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("navigator", { serviceWorker: workers });
  vi.stubGlobal("location", { href: "https://a.example/h5/", origin: "https://a.example", reload });
  vi.stubGlobal("document", new EventTarget());
});

it("lets the waiting version take over, and then reloads", async () => {
  const { applyUpdate } = await page();
  applyUpdate();
  expect(waiting.posted).toEqual(["SKIP_WAITING"]);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

it("lets a newer version take over if it replaced the offered one", async () => {
  const { applyUpdate } = await page();
  waiting.state = "redundant";
  const newer = new Worker();
  registration.waiting = newer;
  applyUpdate();
  expect(newer.posted).toEqual(["SKIP_WAITING"]);
  expect(waiting.posted).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it.each(["activating", "activated", "redundant"])(
  "reloads at once when another tab has let it take over (%s)",
  async (state) => {
    const { applyUpdate } = await page();
    waiting.state = state;
    workers.dispatchEvent(new Event("controllerchange"));
    expect(reload).not.toHaveBeenCalled();
    applyUpdate();
    expect(reload).toHaveBeenCalledOnce();
    expect(waiting.posted).toEqual([]);
  },
);
