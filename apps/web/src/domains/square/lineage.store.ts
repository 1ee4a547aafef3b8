import { attempt, type Outcome } from "../../platform/failure.ts";
import { squareApi } from "./square.api.ts";

export type Lineage = Awaited<ReturnType<typeof squareApi.lineage>>;

/** The tree of remixes a post belongs to, from the first one. */
export const loadLineage = (id: number): Promise<Outcome<Lineage>> => attempt(squareApi.lineage(id));
