import type { StoryCastMember } from "@4d/contract";
import type { GraphEdit } from "./edit-nodes.ts";

/** Adds a cast member. */
export const addMember =
  (member: StoryCastMember): GraphEdit =>
  (graph) => ({ ...graph, cast: [...graph.cast, member] });

/** Removes a cast member; the narrator takes over their lines. */
export const removeMember =
  (key: string): GraphEdit =>
  (graph) => ({
    ...graph,
    cast: graph.cast.filter((member) => member.key !== key),
    nodes: graph.nodes.map((node) => (node.speaker === key ? { ...node, speaker: "" } : node)),
  });
