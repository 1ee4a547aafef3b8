import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** A new poll: where, the question, and how it may be answered. */
export interface PollInput {
  groupId: number;
  question: string;
  options: string[];
  multiple: boolean;
  anonymous: boolean;
  closesAt: number | null;
}

/** The server calls for polls; failures are only rejected. */
export const pollsApi = {
  start: (input: PollInput, tmpId: string) => quietCall(api.polls.start, { body: { ...input, tmpId } }),
  find: (id: number) => quietCall(api.polls.find, { params: { id } }),
  vote: (id: number, options: number[]) => quietCall(api.polls.vote, { params: { id }, body: { options } }),
  close: (id: number) => quietCall(api.polls.close, { params: { id } }),
  voters: (id: number, option: number, cursor: string | null) =>
    quietCall(api.polls.voters, { params: { id }, query: { option, ...(cursor !== null && { cursor }) } }),
};
