import browserslist from "browserslist";
import type { Plugin } from "vite";

interface Browser {
  /** Its name in a build target; Samsung's browser is a Chromium, of a newer version than the oldest Chrome. */
  readonly target?: string;
  readonly title: string;
}

const BROWSERS: Readonly<Record<string, Browser>> = {
  safari: { target: "safari", title: "Safari" },
  ios_saf: { target: "ios", title: "iOS" },
  chrome: { target: "chrome", title: "Chrome" },
  edge: { target: "edge", title: "Edge" },
  firefox: { target: "firefox", title: "Firefox" },
  samsung: { title: "Samsung Internet" },
};

/** The oldest browsers that the app supports: the browserslist in package.json. */
const oldest = (): { browser: Browser; version: string }[] => {
  const listed = browserslist(undefined, { path: import.meta.dirname }).map((entry) => entry.split(" "));
  return Object.entries(BROWSERS).flatMap(([name, browser]) => {
    const version = listed.find(([one]) => one === name)?.[1]?.split("-")[0];
    return version === undefined ? [] : [{ browser, version }];
  });
};

/** The build target: syntax and styles for the oldest supported browsers. */
export const floorTargets = (): string[] =>
  oldest().flatMap(({ browser: { target }, version }) =>
    target === undefined ? [] : [`${target}${version}`],
  );

/** Puts the oldest supported browsers into the page, for the words of `public/start-guard.js`. */
export function floorInPage(): Plugin {
  const text = oldest()
    .map(({ browser: { title }, version }) => `${title} ${version}`)
    .join(" · ");
  return {
    name: "4d-floor-in-page",
    transformIndexHtml: (html) => html.replaceAll("%FLOOR%", text),
  };
}
