import { expect, it } from "vitest";
import { playTwine } from "../testing/twine-play.ts";

const play = (passages: Record<string, string>) => playTwine("Snowman", passages);

it("plays Snowman's templates, variables and links", () => {
  const story = play({
    Start: `<% s.gold = 5; s.name = "Ann"; %>You have <%= s.gold %> gold, <%- s.name %>.
<% if (s.gold > 6) { %>Much.<% } else if (s.gold === 5 && !s.rich) { %>Fair.<% } else { %>Little.<% } %>
<%= story.render("Part") %> *Slanted*
<% s.gold += 1;
if (s.name == "Ann") { s.gold++; }
%>[[On->End]]`,
    Part: "Part of <%= s.name %>.",
    End: `<%= s.gold %> <% if (window.story.state.gold >= 7) { %><% if (s.rich) { %>Rich<% } else { %>Seven.
[[Start]]<% } %><% } %>`,
  });
  expect(story.text()).toBe("You have 5 gold, Ann.\nFair.\nPart of Ann. Slanted");
  expect(story.take("On")).toBe("7 Seven.");
  expect(story.choices()).toEqual(["Start"]);
  expect(story.notes).toEqual([]);
});

it("names what Snowman does in JavaScript and we do not", () => {
  const story = play({
    Start: `<% s.gold = 1; _.each(s.list, function (one) { %>Item<% }); $("#a").hide(); %><%= new Date() %> <%= s.gold %>`,
  });
  expect(story.text()).toContain("1");
  expect(story.text()).not.toMatch(/%|each|\$/u);
  expect(story.notes.join("\n")).toContain("new Date()");
});
