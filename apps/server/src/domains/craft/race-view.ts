import type { CraftRace } from "@4d/contract";
import { baseElement } from "@4d/craft";
import { publishEvent } from "../../platform/bus.ts";
import { ensure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { type Membership, membershipsOf } from "../groups/index.ts";
import { findUsers } from "../users/index.ts";
import { mayEndRace, mayJoinRace } from "./craft.policy.ts";
import { presentOwned, presentStart } from "./craft.presenter.ts";
import { startElements } from "./craft-cache.ts";
import { findMade, findRace, findRacers } from "./races.repository.ts";
import type { RaceRow } from "./races.table.ts";

/** The membership of somebody who may see a group's races. @throws Failure notFound, forbidden. */
export async function raceMembership({ db }: Services, groupId: number, userId: number): Promise<Membership> {
  const [member = null] = await membershipsOf(db, [{ groupId, userId }]);
  const refusal = mayJoinRace(member);
  if (refusal?.kind === "forbidden")
    fail("forbidden", { zh: "你已不在群聊中", en: "You’re no longer in this group" });
  ensure(member && !refusal, "notFound", { zh: "群聊不存在", en: "Group not found" });
  return member;
}

/** A race the caller may see. @throws Failure notFound, forbidden. */
export async function findVisibleRace(
  services: Services,
  id: number,
  userId: number,
): Promise<{ race: RaceRow; member: Membership }> {
  const race = await findRace(services.db, id);
  ensure(race, "notFound", { zh: "没有这场合成赛", en: "Race not found" });
  return { race, member: await raceMembership(services, race.group_id, userId) };
}

/** When a race ended: as recorded, or because its time is up; null while it runs. */
export const endOf = ({ ended_at, ends_at }: RaceRow, now: number): number | null =>
  ended_at ?? (ends_at <= now ? ends_at : null);

/** The target element, as the race's card shows it. */
export function targetOf({ target }: Pick<RaceRow, "target">): CraftRace["target"] {
  const { name, nameEn, emoji } = baseElement(target) ?? { name: target, nameEn: target, emoji: "❔" };
  return { name, nameEn, emoji };
}

/** A race as a member of its group sees it. */
export async function presentRace(services: Services, race: RaceRow, member: Membership): Promise<CraftRace> {
  const { db, clock } = services;
  const racers = await findRacers(db, race.id);
  const takesPart = racers.some((one) => one.user_id === member.userId);
  const [people, made, starts] = await Promise.all([
    findUsers(
      db,
      racers.map((one) => one.user_id),
    ),
    takesPart ? findMade(db, race.id, member.userId) : [],
    takesPart ? startElements(services) : [],
  ]);
  const endedAt = endOf(race, clock.now());
  return {
    id: race.id,
    groupId: race.group_id,
    groupName: member.group.name,
    target: targetOf(race),
    startedBy: race.started_by,
    startedAt: race.started_at,
    endsAt: race.ends_at,
    endedAt,
    winnerId: race.winner_id,
    standing: racers.map((one) => ({
      userId: one.user_id,
      left: one.left_steps,
      made: one.made,
      nickName: people.get(one.user_id)?.nick_name ?? "",
      headImageThumb: people.get(one.user_id)?.head_image_thumb ?? "",
    })),
    mine: [...made.map(presentOwned), ...starts.map(presentStart)],
    canEnd: endedAt === null && mayEndRace(race.started_by, member),
  };
}

/** Publishes a race's standings to its racers. @returns their ids. */
export async function publishRace({ db, bus, clock }: Services, raceId: number): Promise<number[]> {
  const [race, racers] = await Promise.all([findRace(db, raceId), findRacers(db, raceId)]);
  if (!race) return [];
  const userIds = racers.map((one) => one.user_id);
  publishEvent(bus, userIds, {
    type: "craft.race",
    raceId,
    groupId: race.group_id,
    standing: racers.map(({ user_id, left_steps, made }) => ({ userId: user_id, left: left_steps, made })),
    endedAt: endOf(race, clock.now()),
    winnerId: race.winner_id,
  });
  return userIds;
}
