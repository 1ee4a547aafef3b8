import { describe, expect, it } from "vitest";
import { playTwine } from "../testing/twine-play.ts";

const play = (passages: Record<string, string>) => playTwine("SugarCube", passages);

describe("SugarCube", () => {
  it("sets, prints and compares variables", () => {
    const story = play({
      StoryInit: `<<set $gold to 5>><<set $hero to {hp: 7, name: "Ann"}>><<set $bag to ["rope"]>>`,
      Start: `You have $gold gold, <<= $hero.name>>.
<<if $gold gte 6>>Rich.<<elseif $gold is 5 and $hero.hp lt 8>>Fair.<<else>>Poor.<</if>>
<<if not $none>>None.<<endif>> <<if $bag.includes("rope")>>Rope.<</if>> <<unset $none>>
<<set $gold += 2, $n to $gold % 2>><<print $gold * 2>> <<= $n is 1 ? "odd" : "even">> <<run $bag.push("lamp")>>
[[Go|Next][$gold to 1]]`,
      Next: `$gold <<= either("a", "a")>><<= random(3, 3)>> <<= visited("Start")>> <<= $bag.length>> <<switch $gold>><<case 0>>zero<<case 1 2>>one<<default>>more<</switch>>`,
    });
    expect(story.text()).toBe("You have 5 gold, Ann.\nFair.\nNone. Rope.\n14 odd");
    expect(story.take("Go")).toBe("1 a3 1 2 one");
    expect(story.run.scene).toMatchObject({ state: "ending", ending: "Next" });
    expect(story.notes).toEqual([]);
  });

  it("follows links and buttons of every form, back and computed ones too", () => {
    const story = play({
      Start: `<<set $next to "Hall">><<link "To the hall" "Hall">><<set $by to "link">><</link>>
<<button [[Press|Hall][$by to "button"]]>><</button>> [[Computed|$next]] [[Hall]]
<<link "Drink">><<set $drunk to true>><<goto "Hall">><</link>>
<<link "Stay">><<set $stayed to true>><</link>><a data-passage="Hall">Anchor</a>`,
      Hall: `By <<print $by>>.<<if $drunk>> Drunk.<</if>><<if $stayed>> Stayed.<</if>> <<return "Back">> <<back>>`,
    });
    expect(story.choices()).toEqual(["To the hall", "Press", "Computed", "Hall", "Drink", "Stay", "Anchor"]);
    expect(story.take("To the hall")).toBe("By link.");
    expect(story.choices()).toEqual(["Back", "←"]);
    story.take("Back");
    expect(story.take("Press")).toBe("By button.");
    story.take("←");
    story.take("Stay");
    expect(story.take("Drink")).toBe("By button. Drunk. Stayed.");
  });

  it("includes passages and widgets, loops, and shows text around passages", () => {
    const story = play({
      "Tools [widget]": `<<widget "hello">>Hello, $name.<</widget>>`,
      PassageHeader: "[$name]",
      StoryInit: `<<set $name to "Ann">>`,
      Start: `<<hello>> <<include "Part">> <<for _i to 0; _i lt 3; _i++>>_i,<</for>> <<for _x range ["a", "b"]>>(_x)<</for>>
<<for $n to 0; true; $n++>>.<</for>><<nobr>>one
two<</nobr>> <<silently>>silent <<set $name to "Ben">><</silently>>[[On->Start]]`,
      Part: "Part of $name.",
    });
    expect(story.text()).toContain("[Ann]Hello, Ann. Part of Ann. 0,1,2, (a)(b)\n....");
    expect(story.text()).not.toContain("silent");
    expect(story.take("On")).toContain("[Ben]Hello, Ben.");
  });

  it("shows the text of what only changes its look, without a mark of it", () => {
    const story = play({
      Start: `<<set $a to 1>>''Bold'' //slanted// __under__ http://x.y @@color:red;Red@@ {{{<<raw>>}}} $5 /% no %//* no */
!Heading
<span class="x">Tag</span> <<audio "x" play>><<type 40ms>>Typed<</type>> [img[cat.png]] a < b`,
    });
    expect(story.text()).toBe("Bold slanted under http://x.y Red <<raw>> $5\nHeading\nTag Typed a < b");
    expect(story.notes).toEqual([]);
  });

  it("never shows what another format's macros left in it", () => {
    const story = play({ Start: `<<set $a to 1>>Hi (dialog:"x")(align:'=>')(note: as said) [[On|Start]]` });
    expect(story.text()).toBe("Hi (note: as said)");
    expect(story.notes.join()).toContain("(dialog:");
  });

  it("names what it cannot do with its passage, and never shows it", () => {
    const story = play({
      Start: `<<set $x to $list[0]>><<frobnicate 1>> <<timed 2s>>Soon.<</timed>> <<textbox "$name" "Ann">> <<replace "#a">>New.<</replace>>
<<script>>alert(1)<</script>>$name <<if $list[0] is 3>>Maybe.<<else>>Surely.<</if>> 
[[On|Nowhere]]
<<if $x `,
    });
    expect(story.text()).toBe("Soon. New.\nAnn Surely.\n\n0");
    expect(story.choices()).toEqual(["On"]);
    const named = story.notes.join("\n");
    for (const one of [
      "set $x",
      "<<frobnicate>>",
      "<<timed>>",
      "<<textbox>>",
      "<<replace>>",
      "<<script>>",
      "<<if $list",
    ])
      expect(named).toContain(one);
  });
});
