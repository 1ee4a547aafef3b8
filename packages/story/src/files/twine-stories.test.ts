import { describe, expect, it } from "vitest";
import { storyPartOf } from "./html-story.ts";
import { twineStories } from "./twine-stories.ts";

const story = (name: string, passages: string, more = "") =>
  `<tw-storydata name="${name}" startnode="2" ${more} hidden><style id="x">.a > .b {}</style><script>1 > 0</script>${passages}</tw-storydata>`;
const PASSAGES = `<tw-passagedata pid="1" name="A &amp; B" tags="dark odd" position="1,2">It &lt;b&gt;is&lt;/b&gt; &#39;here&#39;.
[[Go-&gt;Start]]</tw-passagedata><tw-passagedata pid="2" name="Start" tags="">Hi &amp;amp; &#x1F32B;</tw-passagedata>`;

describe("twineStories", () => {
  it("reads a published story", () => {
    const html = `<!DOCTYPE html><script>var a = "<tw-x>";</script><body>${story("The &quot;Lamp&quot;", PASSAGES, 'format="Harlowe"')}</body>`;
    expect(twineStories(html)).toEqual([
      {
        title: 'The "Lamp"',
        format: "Harlowe",
        start: "Start",
        passages: [
          {
            name: "A & B",
            tags: ["dark", "odd"],
            metadata: "",
            body: "It <b>is</b> 'here'.\n[[Go->Start]]",
          },
          { name: "Start", tags: [], metadata: "", body: "Hi &amp; 🌫" },
        ],
      },
    ]);
  });

  it("reads every story of an archive, and sends only those", () => {
    const html = `<p>x</p>${story("One", PASSAGES)}\n\n${story("Two", PASSAGES)}<script>y</script>`;
    expect(twineStories(html).map(({ title }) => title)).toEqual(["One", "Two"]);
    expect(storyPartOf(html)).toBe(`${story("One", PASSAGES)}\n${story("Two", PASSAGES)}`);
    expect(storyPartOf(":: A\nb")).toBe(":: A\nb");
  });

  it("reads what Twine 1 published", () => {
    const html = `<div id="storeArea"><div tiddler="Start" tags="" twine-position="1,1">Hi\\n[[Go|End]]\\sx</div><div tiddler="StoryTitle" tags="">Old</div></div>`;
    const [first] = twineStories(html);
    expect(first).toMatchObject({ title: "Old", start: "Start" });
    expect(first?.passages[0]?.body).toBe("Hi\n[[Go|End]]\\x");
  });

  it("reads Twee 1 to 3", () => {
    const [one] = twineStories(":: Start [a b] <10,20>\nHi\n:: StoryTitle\nFog\n");
    expect(one).toMatchObject({ title: "Fog", format: "", start: null });
    expect(one?.passages[0]).toMatchObject({ name: "Start", tags: ["a", "b"] });
    const [three] = twineStories(
      ':: StoryData\n{"format":"SugarCube","start":"A"}\n:: A {"position":"1,1"}\nb',
    );
    expect(three).toMatchObject({ format: "SugarCube", start: "A" });
    expect(twineStories(":: StoryData\n[1\n:: A\nIn <tw-storydata> there is")).toHaveLength(1);
  });

  it("finds nothing in another page", () => {
    expect(twineStories("<html><body>Hello</body></html>")).toEqual([]);
    expect(twineStories("")).toEqual([]);
  });

  it.each([
    "<tw-storydata",
    "<tw-storydata ",
    '<tw-storydata a="',
    "<tw-storydata a='",
    "<tw-storydata>",
    "<tw-storydata><tw-passagedata",
    '<tw-storydata><tw-passagedata name="',
    '<div tiddler="',
    '<div tiddler="">',
    "&#",
    "&#99999999;",
    "a=",
  ])("reads two megabytes of %s in good time", (part) => {
    const began = process.cpuUsage().user;
    twineStories(part.repeat(2_000_000 / part.length));
    twineStories(`<tw-storydata>${part.repeat(2_000_000 / part.length)}`);
    storyPartOf(part.repeat(2_000_000 / part.length));
    // processor time, in microseconds
    expect(process.cpuUsage().user - began).toBeLessThan(4_000_000);
  });
});
