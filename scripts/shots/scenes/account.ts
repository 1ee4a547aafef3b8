import type { Page, Route } from "@playwright/test";
import { PASSWORD } from "../people.ts";
import type { Scene } from "../scene.ts";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const uri = `otpauth://totp/${encodeURIComponent("四次元:lin_wan")}?secret=${secret}&issuer=${encodeURIComponent("四次元")}&algorithm=SHA1&digits=6&period=30`;
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `k${at}fw-9xqp-mh7d-3bz${at}`);
const DAY = 86_400_000;

const envelope = (data: unknown, code = 200, message = "ok") => ({
  json: { code, message, data },
});
const says = (page: Page, path: string, method: string, reply: ReturnType<typeof envelope>) =>
  page.route(`**/api${path}`, (route: Route) =>
    route.request().method() === method ? route.fulfill(reply) : route.fallback(),
  );
const press = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).last().click();
const type = (page: Page, text: string) =>
  page.getByRole("textbox").filter({ visible: true }).last().fill(text);
const silent = async (page: Page) => {
  await page.unrouteAll({ behavior: "ignoreErrors" });
};

async function begin(page: Page): Promise<void> {
  await says(page, "/auth/totp/setup", "POST", envelope({ secret, uri }));
  await page.locator("input[autocomplete=current-password]").last().fill(PASSWORD);
  await press(page, /^(开始设置|Set up)$/);
}

const BANNED = "您的账号已被封禁,原因:在群里连续发广告,提醒之后没有停";

/** Logs in, and gets this response. */
async function refuse(page: Page, reply: ReturnType<typeof envelope>): Promise<void> {
  await says(page, "/login", "POST", reply);
  await page.locator("input[name=username]").fill("lin_wan");
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.getByRole("checkbox").press("Space");
  await press(page, /^(登录|Log in)$/);
}

async function standing(page: Page): Promise<void> {
  await silent(page);
  const since = Date.now() - 12 * DAY;
  await says(page, "/auth/totp", "GET", envelope({ since, codesLeft: 2, required: false }));
  await page.reload();
}

const copy = (state: string, rest: object = {}) => {
  const createdAt = Date.now() - 3_600_000;
  const nextAt = createdAt + DAY;
  return envelope({ state, createdAt, nextAt, expiresAt: null, size: 0, url: "", ...rest });
};

async function received(page: Page, path: string, reply: ReturnType<typeof envelope>): Promise<void> {
  await silent(page);
  await says(page, path, "GET", reply);
  await page.reload();
}

/** The export of personal data and the deletion of an account, in their states. */
function leavingScenes(): Scene[] {
  const of = (file: string, path: string, act: Scene["act"]): Scene => ({ file, path, looker: "me", act });
  const page = "/pages/mine/export-data";
  const expiresAt = Date.now() + 3 * DAY;
  return [
    of("export-data-waiting", page, (at) => received(at, "/user/export", copy("making"))),
    of("export-data-ready", page, (at) =>
      received(at, "/user/export", copy("ready", { size: 48_300_000, url: "/api/exports/x", expiresAt })),
    ),
    of("leave-leaving", "/pages/mine/leave", (at) =>
      received(at, "/user/delete", envelope({ leavesAt: Date.now() + 6 * DAY })),
    ),
  ];
}

/** Refused logins, also with mocked responses. */
function refusedScenes(): Scene[] {
  const of = (file: string, act: Scene["act"]): Scene => ({
    file,
    path: "/pages/login/login",
    looker: "nobody",
    act,
  });
  const objecting = async (page: Page) => {
    await refuse(page, envelope({ banned: true }, 403, BANNED));
    await press(page, /^(对封禁有异议？去申诉|Appeal the ban)$/);
    await page.getByRole("textbox").fill("那是我自己写的诗,不是广告。It was a poem of mine.");
  };
  return [
    of("login-second-step", (page) => refuse(page, envelope(null, 10005, ""))),
    of("login-banned", (page) => refuse(page, envelope({ banned: true }, 403, BANNED))),
    of("login-banned-appeal", objecting),
    of("login-banned-objected", async (page) => {
      await objecting(page);
      await says(page, "/ban/appeal", "POST", envelope(null));
      await press(page, /^(提交申诉|Send)$/);
    }),
  ];
}

/** The second factor in its states, with mocked responses: the people of the pictures have none. */
export function listAccountScenes(): Scene[] {
  const path = "/pages/mine/second-factor";
  const of = (file: string, act: Scene["act"]): Scene => ({ file, path, looker: "me", act });
  return [
    ...leavingScenes(),
    of("second-factor-setup", begin),
    of("second-factor-codes", async (page) => {
      await begin(page);
      await says(page, "/auth/totp/enable", "POST", envelope({ recoveryCodes }));
      await type(page, "492039");
    }),
    of("second-factor-on", (page) => standing(page)),
    of("second-factor-forced", async (page) => {
      await silent(page);
      await says(page, "/auth/totp", "GET", envelope({ since: null, codesLeft: 0, required: true }));
      await page.reload();
    }),
    ...refusedScenes(),
  ];
}
