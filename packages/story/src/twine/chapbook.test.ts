import { expect, it } from "vitest";
import { playTwine } from "../testing/twine-play.ts";

const play = (passages: Record<string, string>) => playTwine("Chapbook", passages);

it("plays Chapbook's variables, conditions, inserts and links", () => {
  const story = play({
    Start: `gold: 5
name: 'Ann'
rich (gold > 9): true
--
You have {gold} gold, {name}.

[if gold > 6]
Much.

[else]
Little.

[continued]
**Always** {embed passage: 'Part'} {passage.visits}

[unless rich]
Not rich.

[note]
Never seen.

[cont]
{reveal link: 'a box', text: 'an empty box'} and {cycling link for: 'hat', choices: ['red', 'blue']}
[[On->End]]`,
    Part: "Part.",
    End: "gold: gold - 1\n--\n{gold} {hat}.\n{back link, label: 'Back'}",
  });
  expect(story.text()).toBe("You have 5 gold, Ann.\n\nLittle.\n\nAlways Part. 1\n\nNot rich.\n\na box and");
  expect(story.choices()).toEqual(["a box", "red", "On"]);
  expect(story.take("a box")).toContain("an empty box and");
  story.take("red");
  expect(story.choices()).toEqual(["blue", "On"]);
  expect(story.take("On")).toBe("4 blue.");
  expect(story.choices()).toEqual(["Back"]);
  expect(story.notes).toEqual([]);
});

it("names what Chapbook does and we do not", () => {
  const story = play({
    Start: `x: list[0]
--
[after 2s]
Soon. {ambient sound: 'rain'} {text input for: 'name'}

[JavaScript]
write('x');

[continue]
{random.d1} {y}`,
  });
  expect(story.text()).toBe("Soon.\n\n1 0");
  const named = story.notes.join("\n");
  for (const one of ["x: list[0]", "[after 2s]", "{ambient sound", "{text input"])
    expect(named).toContain(one);
});
