import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { chat } from "./fixtures/chat.ts";
import { befriend, register } from "./fixtures/people.ts";
import { phone } from "./fixtures/phone.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const NOT_STORED = /这台设备无法保存数据/;

/** A way in which storage fails, as the page meets it before any code of ours runs. */
interface Failure {
  break: () => void;
  /** Whether the app says that nothing is stored. */
  isSaid: boolean;
}

const FAILURES: Record<string, Failure> = {
  "IndexedDB is missing": {
    isSaid: true,
    break: () => Object.defineProperty(window, "indexedDB", { value: undefined }),
  },
  "asking for IndexedDB is refused": {
    isSaid: true,
    break: () =>
      Object.defineProperty(window, "indexedDB", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      }),
  },
  "a database throws at once": {
    isSaid: true,
    break: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no", "InvalidStateError");
      };
    },
  },
  "a database never answers": {
    isSaid: true,
    break: () => {
      IDBFactory.prototype.open = () => {
        const asked = new EventTarget() as IDBOpenDBRequest;
        Object.setPrototypeOf(asked, IDBOpenDBRequest.prototype);
        return asked;
      };
    },
  },
  "a database is blocked": {
    isSaid: true,
    break: () => {
      IDBFactory.prototype.open = () => {
        const asked = new EventTarget() as IDBOpenDBRequest;
        Object.setPrototypeOf(asked, IDBOpenDBRequest.prototype);
        setTimeout(() => asked.dispatchEvent(new Event("blocked")));
        return asked;
      };
    },
  },
  "a database is of a later version": {
    isSaid: true,
    break: () => {
      IDBFactory.prototype.open = () => {
        const error = new DOMException("later", "VersionError");
        const asked = new EventTarget() as IDBOpenDBRequest;
        Object.setPrototypeOf(asked, IDBOpenDBRequest.prototype);
        Object.defineProperty(asked, "error", { value: error });
        setTimeout(() => asked.dispatchEvent(new Event("error")));
        return asked;
      };
    },
  },
  "the disk is full at every write": {
    isSaid: true,
    break: () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  },
  "the disk is full when a write ends": {
    isSaid: true,
    break: () => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: [unknown, IDBValidKey?]) {
        const asked = put.apply(this, given);
        const { transaction } = this;
        asked.addEventListener("success", () => transaction.abort());
        return asked;
      };
    },
  },
  "local storage is refused": {
    isSaid: true,
    break: () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      }),
  },
  "local storage is null": {
    isSaid: true,
    break: () => Object.defineProperty(window, "localStorage", { value: null }),
  },
  "local and session storage are full": {
    isSaid: true,
    break: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  },
  "session storage is refused": {
    isSaid: false,
    break: () =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      }),
  },
  "there is no cache of files": {
    isSaid: false,
    break: () => Object.defineProperty(window, "caches", { value: undefined }),
  },
  "everything is refused, as where all cookies are blocked": {
    isSaid: true,
    break: () => {
      for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("no", "SecurityError");
          },
        });
      LockManager.prototype.request = () => Promise.reject(new DOMException("no", "SecurityError"));
    },
  },
};

async function logInAt(page: Page, origin: string, known: { userName: string; password: string }) {
  const { field, button, tab, agree } = screen(page);
  await page.goto(`${origin}/h5/`);
  await field("账号").fill(known.userName);
  await field("密码").fill(known.password);
  await agree();
  await button("登录").click();
  await expect(tab("我的")).toBeVisible();
}

test.describe("storage that does not work", () => {
  for (const [name, way] of Object.entries(FAILURES))
    test(`${name}: login, writing and replies work, and drafts last as long as the page`, async ({
      browser,
      server,
    }) => {
      const { origin } = server;
      const mei = await register(origin, "梅子");
      const kai = await register(origin, "小凯");
      await befriend(mei, kai);
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.addInitScript(way.break);
      const received = page.getByRole("status").getByText(NOT_STORED);
      let times = 0;
      await page.exposeFunction("recordShown", () => {
        times += 1;
      });
      await page.addInitScript(() => {
        let before = false;
        new MutationObserver(() => {
          const now = document.body?.textContent.includes("这台设备无法保存") === true;
          if (now && !before) (window as unknown as { recordShown: () => void }).recordShown();
          before = now;
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await logInAt(page, origin, mei);
      const { log, field, line, send: say } = chat(page);
      const go = (path: string) =>
        page.evaluate((to) => {
          location.hash = to;
        }, path);
      await go(`/pages/chat/chat-box?chatId=p:${kai.id}`);
      await say("没有存储也能说话");
      await expect(line("没有存储也能说话")).toBeVisible();
      const pulled = () => kai.call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } });
      await expect
        .poll(async () => JSON.stringify(await pulled()), { timeout: 20_000 })
        .toContain("没有存储也能说话");
      await kai.call(api.privateMessages.send, { body: { recvId: mei.id, content: "听见了", type: 0 } });
      await expect(log.getByText("听见了")).toBeVisible();
      await field.fill("写到一半");
      await go("/");
      await go(`/pages/chat/chat-box?chatId=p:${kai.id}`);
      await expect(field).toHaveValue("写到一半");
      await expect(log.getByText("没有存储也能说话")).toHaveCount(1);
      if (way.isSaid) await expect.poll(() => times).toBe(1);
      else expect(times).toBe(0);
      await expect(received).toHaveCount(0, { timeout: 10_000 });
      expect(times).toBe(way.isSaid ? 1 : 0);
      expect(errors).toEqual([]);
      await context.close();
    });
});
