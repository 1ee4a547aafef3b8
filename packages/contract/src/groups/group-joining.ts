import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { KEYWORD_MAX, TEXTAREA_MAX } from "../limits.ts";
import { plainText } from "../name-scalars.ts";
import { id, nothing, raw, text } from "../scalars.ts";
import { groupCard, joinRequest } from "./group-record.ts";

const groupId = { groupId: id };

/** Invitations and join requests; the other half of `api.groups`. */
export const groupJoining = {
  link: endpoint({
    method: "GET",
    path: "/group/link/{groupId}",
    access: "user",
    summary: "The group's invitation token, shown as link and QR code",
    params: groupId,
    out: z.object({ token: z.string() }),
    errors: ["notFound", "forbidden"],
  }),
  resetLink: endpoint({
    method: "POST",
    path: "/group/link/{groupId}",
    access: "user",
    summary: "Replace the invitation by a new one; managers only",
    params: groupId,
    out: z.object({ token: z.string() }),
    errors: ["notFound", "forbidden"],
  }),
  preview: endpoint({
    method: "GET",
    path: "/group/preview/{token}",
    access: "user",
    summary: "What an invitation leads to",
    params: { token: raw(64) },
    out: groupCard,
    errors: ["notFound"],
  }),
  join: endpoint({
    method: "POST",
    path: "/group/join",
    access: "user",
    summary: "Join by invitation, or a findable group by id",
    body: z.object({
      token: z.optional(raw(64)),
      groupId: z.optional(id),
      message: z._default(plainText(0, TEXTAREA_MAX), ""),
    }),
    out: z.object({ status: z.enum(["joined", "requested"]), groupId: id }),
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany"],
  }),
  joinRequests: endpoint({
    method: "GET",
    path: "/group/join/list",
    access: "user",
    summary: "People waiting to join; managers only",
    query: groupId,
    out: z.array(joinRequest),
    errors: ["notFound", "forbidden"],
  }),
  acceptJoin: endpoint({
    method: "PUT",
    path: "/group/join/{id}/accept",
    access: "user",
    summary: "Approve a waiting person",
    params: { id },
    out: nothing,
    errors: ["notFound", "forbidden", "conflict"],
  }),
  declineJoin: endpoint({
    method: "PUT",
    path: "/group/join/{id}/decline",
    access: "user",
    summary: "Reject a waiting person",
    params: { id },
    out: nothing,
    errors: ["notFound", "forbidden", "conflict"],
  }),
  discover: endpoint({
    method: "GET",
    path: "/group/discover",
    access: "user",
    summary: "Findable groups, largest first, at most 30",
    query: { keyword: z._default(text(0, KEYWORD_MAX), "") },
    out: z.array(groupCard),
    errors: ["tooMany"],
  }),
};
