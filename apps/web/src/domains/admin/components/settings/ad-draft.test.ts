import { expect, it } from "vitest";
import { adDraftOf, adDraftProblem, advertisementOf, hostsOf, newAdDraft } from "./ad-draft.ts";

const page = {
  id: "spring",
  title: { zh: "春天", en: "Spring" },
  lines: [
    { zh: "去走走", en: "Take a walk" },
    { zh: "风是暖的", en: "The wind is warm" },
  ],
  url: "https://ads.example:8443/spring",
};

it("comes out of its draft as it went in", () => {
  expect(advertisementOf(adDraftOf(page))).toEqual(page);
  const { url: _, ...trailer } = page;
  expect(advertisementOf(adDraftOf(trailer))).toEqual(trailer);
});

it("says what is missing, of which one", () => {
  const draft = adDraftOf(page);
  expect(adDraftProblem(draft, 1)).toBeNull();
  expect(adDraftProblem({ ...draft, linesEn: "Take a walk\n\n The wind is warm \n" }, 1)).toBeNull();
  expect(adDraftProblem(newAdDraft(), 3)).not.toBeNull();
  for (const wrong of [
    { titleEn: " " },
    { linesEn: "Take a walk" },
    { linesZh: "", linesEn: "" },
    { linesZh: "a\n".repeat(7), linesEn: "a\n".repeat(7) },
    { url: "http://ads.example" },
    { url: "ads.example" },
  ])
    expect(adDraftProblem({ ...draft, ...wrong }, 1), JSON.stringify(wrong)).not.toBeNull();
});

it("lets the frame show the hosts of its pages and no other", () => {
  const { url: _, ...trailer } = page;
  expect(hostsOf([page, page, trailer])).toEqual(["ads.example:8443"]);
});
