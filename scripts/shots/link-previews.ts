import type { Page } from "@playwright/test";

const preview = {
  code: 200,
  message: "",
  data: {
    url: "https://example.org/walk",
    title: "北线徒步路线:从北门到观景台,再到茶亭",
    description: "全程 12 公里,爬升 860 米,雨后茶亭一段湿滑。",
    site: "example.org",
    imageUrl: "",
  },
};

/** Answers a chat's requests for link previews, so that no picture needs the internet. */
export const mockLinkPreviews = (page: Page): Promise<unknown> =>
  page.route("**/api/message/link/preview*", (route) => route.fulfill({ json: preview }));
