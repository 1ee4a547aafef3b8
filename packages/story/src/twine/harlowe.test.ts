import { describe, expect, it } from "vitest";
import { playTwine } from "../testing/twine-play.ts";

const play = (passages: Record<string, string>) => playTwine("Harlowe", passages);

describe("Harlowe", () => {
  it("sets, prints and compares variables", () => {
    const story = play({
      Start: `(set: $gold to 5, $name to "Ann")(put: 2 into $keys)You have $gold gold, (print: $name).
(if: $gold > 6)[Rich.](else-if: $gold is 5 and not ($keys is 3))[Fair.](else:)[Poor.]
(unless: $name is "Ann")[Who?](set: $gold to it * 2 - 1)(set: $hero to (dm: "hp", 7)) Then $gold, $hero's hp.
[[Go->Next]]`,
      Next: `(set: $gold -= 1)$gold (if: $gold is 8 or $gold is 1)[eight] (either: "a", "a")(random: 3, 3)`,
    });
    expect(story.text()).toBe("You have 5 gold, Ann.\nFair.\nThen 9, 7.");
    expect(story.take("Go")).toBe("8 eight a3");
    expect(story.run.scene).toMatchObject({ state: "ending", ending: "Next" });
    expect(story.notes).toEqual([]);
  });

  it("follows links of every form, and the text of one within a sentence stays", () => {
    const story = play({
      Start: `You can go [[north->North]] or [[South]].
[[North<-back to front]]
(link-goto: "Cellar", "South")
(link: "Take it")[(set: $has to true)(go-to: "North")]
(link-reveal-goto: "Run", "South")[(set: $ran to true)]
(if: $open)[ [[Hidden->South]] ]`,
      North: `(if: $has)[With it.](else:)[Without.] [[Start]]`,
      South: "(if: $ran)[Panting.] (set: $open to true)[[Start]]",
    });
    expect(story.text()).toBe("You can go north or South.");
    expect(story.choices()).toEqual(["north", "South", "back to front", "Cellar", "Take it", "Run"]);
    expect(story.take("Take it")).toBe("With it.");
    story.take("Start");
    expect(story.take("Run")).toBe("Panting.");
    story.take("Start");
    expect(story.choices()).toContain("Hidden");
  });

  it("reveals in place, and what was seen stays as it was", () => {
    const story = play({
      Start: `(set: $gold to 1)(set: $luck to (random: 1, 900))(if: $key)[A key.](else:)[No key.] Luck $luck.
A (link: "box")[box with (set: $key to true, $gold to it + 1)$gold coins].
(link-reveal: "Look")[ around.]
(link-repeat: "Wait")[(set: $gold to it + 1)]
|cake>[Cake] (click: ?cake)[eaten]
[[On->End]]`,
      End: `$gold (if: $key)[key]`,
    });
    const luck = /Luck (\d+)/u.exec(story.text())?.[1];
    expect(story.choices()).toEqual(["box", "Look", "Wait", "Cake", "On"]);
    expect(story.take("box")).toContain(`No key. Luck ${luck}.\nA box with 2 coins.`);
    expect(story.take("Look")).toContain(`Luck ${luck}.\nA box with 2 coins.\nLook around.`);
    story.take("Wait");
    story.take("Wait");
    expect(story.take("Cake")).toContain("eaten");
    expect(story.choices()).toEqual(["Wait", "On"]);
    expect(story.take("On")).toBe("4 key");
  });

  it("cycles, loops, shows other passages and what was visited", () => {
    const story = play({
      Start: `(cycling-link: bind $hair, "black", "red")
(for: each _n, 1, 2, 3)[<_n>](for: each _n, ...$bag)[-_n]
(display: "Part") visits (print: visits)
(if: (history:) contains "End")[Been there.] (set: $bag to (a: "rope") + (a: "lamp"))
[[On->End]]`,
      Part: "(if: $bag contains 'rope')[rope!](else:)[nothing]",
      End: "$hair $bag (print: $bag's length).\n[[Start]]",
    });
    expect(story.text()).toBe("<1><2><3>\nnothing visits 1");
    expect(story.choices()).toEqual(["black", "On"]);
    story.take("black");
    expect(story.choices()).toEqual(["red", "On"]);
    expect(story.take("On")).toBe("red rope, lamp 2.");
    expect(story.take("Start")).toBe("<1><2><3>-rope-lamp\nrope! visits 2\nBeen there.");
  });

  it("goes to another passage and leaves the links behind", () => {
    const story = play({
      Start: "[[A->Other]] (set: $hp to 0)(if: $hp <= 0)[(go-to: 'Dead')]",
      Dead: "Dead. [[Start]]",
      Other: "x",
    });
    expect(story.text()).toBe("Dead.");
    expect(story.choices()).toEqual(["Start"]);
  });

  it("shows the text of what only changes its look, without a mark of it", () => {
    const story = play({
      Start: `(set: $a to 1)''Bold'' //slanted// http://x.y (color: red)+(text-style: "bold")[Red] (t8n: "fade")[In]
#Heading
==>
|name>[Named] {
  many
  lines
} <b>tag</b> &amp; \`''as written''\` <!-- no --> (css: "x: y")[styled]`,
    });
    expect(story.text()).toBe(
      "Bold slanted http://x.y Red In\nHeading\n\nNamed many lines tag & ''as written'' styled",
    );
    expect(story.notes).toEqual([]);
  });

  it("names what it cannot do with its passage, and never shows it", () => {
    const story = play({
      Start: `(set: $x to 2nd of $list)(frobnicate: 1)[Shown.] (live: 2s)[Soon.] (input-box: bind $n, "x") (replace: ?a)[New.]
(if: $list's 1st is 3)[Maybe.](else:)[Surely.] (set: $ok to 1)$ok (broken: "
[[On->Nowhere]]`,
    });
    expect(story.text()).toBe('Shown. Soon. New.\nSurely. 1 (broken: "');
    const named = story.notes.join("\n");
    for (const one of ["2nd of", "frobnicate", "live", "input-box", "replace", "1st is 3"])
      expect(named.toLowerCase().replaceAll("inputbox", "input-box")).toContain(one);
    expect(named).toContain("“Start”");
    expect(story.warnings.map(({ kind }) => kind)).toContain("missing");
    story.take("On");
    expect(story.run.scene.state).toBe("over");
  });

  it("runs what is tagged to run before and around every passage", () => {
    const story = play({
      "Init [startup]": "(set: $gold to 3)Never seen.",
      "Top [header]": "Gold: $gold. (",
      Start: "One. [[Two]]",
      Two: "(set: $gold to 4)Two.",
    });
    expect(story.text()).toBe("Gold: 3. (One.");
    expect(story.take("Two")).toBe("Gold: 3. (Two.");
  });
});
