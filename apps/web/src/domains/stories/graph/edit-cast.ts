import type { StoryCastMember } from "@4d/contract";
import type { GraphEdit } from "./edit-nodes.ts";

/** Adds somebody who speaks. */
export const addMember =
  (member: StoryCastMember): GraphEdit =>
  (graph) => ({ ...graph, cast: [...graph.cast, member] });

/** Takes somebody out of the cast; the narrator says what they said. */
export const removeMember =
  (key: string): GraphEdit =>
  (graph) => ({
    ...graph,
    cast: graph.cast.filter((member) => member.key !== key),
    nodes: graph.nodes.map((node) => (node.speaker === key ? { ...node, speaker: "" } : node)),
  });
