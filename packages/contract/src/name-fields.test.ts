import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/**
 * Every text a client may send is found here by walking the contract. A text shown beside other people's
 * words is cleaned or refused; texts that are stored unchanged are listed below, each with its reason.
 */

/** One of each kind of deceptive character, inside a text that is otherwise a valid name. */
const LYING: Record<string, string> = {
  "turns the text": "abcd\u202ee",
  "ends an isolate": "abcd\u2069e",
  "is not seen": "abcd\u200be",
  "is a filler": "abcd\u3164e",
  "is a tag": "abcd\u{e0041}e",
  "is annotation": "abcd\ufff9e",
  "is nobody's": "abcd\ue000e",
  "is no character": "abcd\ufdd0e",
  "is half a pair": "abcd\ud800e",
  "is a control": "abcd\u0007e",
  "piles up": `abcd${"\u0301\u0302\u0303\u0304\u0305\u0306".repeat(2)}e`,
};
const LIES = /[\p{Bidi_C}\p{DI}\p{Cs}\p{Co}\p{NChar}\ufff9]|\p{Cc}|\p{M}{5}/u;

const list = (names: string) => names.trim().split(/\s+/);
const TO_THE_LETTER: Record<string, readonly string[]> = {
  "a secret, which is no text to show": list(`
    password oldPassword newPassword totp refreshtoken accessToken apiKey imageApiKey ttsApiKey credential`),
  "asks, and is kept nowhere": list("keyword tag name userName target cursor words"),
  "an id or an address, looked up and never read by people": list(`
    id token chatId tmpId deviceId sessionId openId packageId adId url urls username headImage headImageThumb avatar
    background picture cover baseUrl model models imageModel ttsModel guardModel imageBaseUrl ttsBaseUrl allowedOrigins adHosts timeZone
    from to voiceId narrationId type before key userIds`),
  "a body of its own, drawn as a block": list(`
    text previous content intro description personality scenario firstMes alternateGreetings groupGreetings systemPrompt
    postHistory custom ask answer draft prompt negative seed hint script`),
  "looked for in texts": list("keys secondaryKeys block review crisis a b"),
  "read by browsers alone, or the server": list(
    "mode partyId candidate sdpMid usernameFragment offer answer sdp",
  ),
  "what a story remembers, compared to the letter": list("value start"),
};
const known = new Set(Object.values(TO_THE_LETTER).flat());

interface Leaf {
  path: string;
  key: string;
  schema: z.ZodMiniType;
}

type Def = Record<string, unknown> & { type: string };
const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === "object" && value !== null && "_zod" in value;

function leavesOf(schema: unknown, path: string, key: string, above: readonly unknown[] = []): Leaf[] {
  if (!isSchema(schema) || above.includes(schema)) return [];
  const def = schema._zod.def as unknown as Def;
  if (def.type === "string") return [{ path, key, schema }];
  const inside = (one: unknown, name = key) =>
    leavesOf(one, name === key ? path : `${path}.${name}`, name, [...above, schema]);
  const fields = Object.entries((def.shape as Record<string, unknown> | undefined) ?? {});
  return [
    ...fields.flatMap(([name, one]) => inside(one, name)),
    ...((def.options as unknown[] | undefined) ?? []).flatMap((one) => inside(one)),
    ...["element", "innerType", "in", "out", "valueType", "left", "right"].flatMap((one) => inside(def[one])),
  ];
}

const endpoints = Object.entries(api).flatMap(([domain, operations]) =>
  Object.entries<Endpoint>(operations).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })),
);
const leaves = endpoints.flatMap(({ name, endpoint: { params, query, body } }) => [
  ...leavesOf(z.object({ ...params, ...query }), name, ""),
  ...leavesOf(body, name, ""),
]);

/** What a field stores of a text; undefined where it refuses. */
function acceptedBy({ schema }: Leaf, text: string): string | undefined {
  const result = z.safeParse(schema, text);
  return result.success ? String(result.data) : undefined;
}
const lets = (leaf: Leaf, text: string): boolean => LIES.test(acceptedBy(leaf, text) ?? "");
const isRaw = (leaf: Leaf): boolean => lets(leaf, LYING["turns the text"] ?? "");

describe("A text that a client sends", () => {
  it("is found by walking the contract", () => {
    const paths = leaves.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(150);
    for (const path of [
      "auth.register.nickName",
      "users.update.signature",
      "friends.setRemark.remark",
      "friends.setLabels.labels",
      "groups.create.name",
      "groups.modify.remarkNickName",
      "polls.start.options",
      "posts.create.title",
      "collections.create.name",
      "characters.update.sheet.name",
      "stories.update.sheet.title",
      "stories.saveGraph.graph.nodes.choices.text",
      "gifts.send.message",
      "files.startUpload.name",
      "chats.forward.title",
    ])
      expect(paths).toContain(path);
  });

  it("is a name or words, unless there is a reason to store it unchanged", () => {
    const unexplained = leaves.filter((leaf) => isRaw(leaf) && !known.has(leaf.key)).map(({ path }) => path);
    expect([...new Set(unexplained)]).toEqual([]);
  });

  it("is a name where its field is called one, wherever it is stored", () => {
    const named =
      /^(nick_?name|name|title|.*(Name|Title)|remark.*|labels|tags|signature|region|tagline|notice|reason|note|options|question|message|device)$/i;
    const raw = leaves.filter((leaf) => named.test(leaf.key) && isRaw(leaf)).map(({ path }) => path);
    // These look somebody up and store nothing, except the name that a relay server is asked by.
    expect([...new Set(raw)].sort()).toEqual([
      "adminSettings.change.webrtc.iceServers.username",
      "auth.login.userName",
      "decisions.appealBan.userName",
      "users.findByName.name",
    ]);
  });

  const clean = leaves.filter((leaf) => !isRaw(leaf));
  it.each(Object.entries(LYING))("that %s is cleaned or refused in every such place", (_, text) => {
    expect(clean.filter((leaf) => lets(leaf, text)).map(({ path }) => path)).toEqual([]);
  });

  it("without anything visible is empty: refused where a name is required", () => {
    const empties = ["\u3164", "\u2800", "\u200b", "\u{e0041}", " \u00a0\u3000", "\u0301"];
    const names = clean.filter((leaf) => acceptedBy(leaf, "abc") === "abc");
    expect(names.length).toBeGreaterThan(40);
    for (const leaf of names)
      for (const text of empties)
        expect(["", "file", undefined], leaf.path).toContain(acceptedBy(leaf, text));
    for (const field of ["auth.register.nickName", "groups.create.name", "collections.create.name"])
      expect(names.filter(({ path }) => path === field).map((leaf) => acceptedBy(leaf, "\u3164"))).toEqual([
        undefined,
      ]);
  });
});
