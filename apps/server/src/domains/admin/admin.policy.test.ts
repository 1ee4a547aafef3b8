import { describe, expect, it } from "vitest";
import {
  type AdminActor,
  appealReviewOf,
  mayAppeal,
  mayGiveRights,
  mayManagePerson,
  mayUnbanGroup,
  mayUseOperation,
} from "./admin.policy.ts";

const standing = (id: number, roles: string[] = [], permissions: string[] = []): AdminActor => ({
  id,
  roles,
  permissions,
});
const admin = standing(1, ["admin"]);
const clerk = standing(2, [], ["people"]);
const person = standing(3);

describe("whoever sits at the desk", () => {
  it("rules over people, over others with rights as admin alone, and never over themselves", () => {
    expect(mayManagePerson(admin, person)).toBe(true);
    expect(mayManagePerson(admin, clerk)).toBe(true);
    expect(mayManagePerson(admin, standing(9, ["admin"]))).toBe(true);
    expect(mayManagePerson(admin, admin)).toBe(false);
    expect(mayManagePerson(clerk, person)).toBe(true);
    expect(mayManagePerson(clerk, clerk)).toBe(false);
    expect(mayManagePerson(clerk, standing(9, [], ["reports"]))).toBe(false);
    expect(mayManagePerson(clerk, standing(9, ["helper"]))).toBe(false);
    expect(mayManagePerson(standing(8, ["helper"]), admin)).toBe(false);
  });

  it("gives rights as admin alone, and never to themselves", () => {
    expect(mayGiveRights(admin, clerk)).toBe(true);
    expect(mayGiveRights(admin, admin)).toBe(false);
    expect(mayGiveRights(clerk, person)).toBe(false);
    expect(mayGiveRights(standing(8, ["helper"]), person)).toBe(false);
  });

  it("calls everything as admin, else what their permission names", () => {
    expect(mayUseOperation(admin, undefined)).toBe(true);
    expect(mayUseOperation(admin, "orders")).toBe(true);
    expect(mayUseOperation(clerk, "people")).toBe(true);
    expect(mayUseOperation(clerk, "orders")).toBe(false);
    expect(mayUseOperation(clerk, undefined)).toBe(false);
    expect(mayUseOperation({ roles: ["helper"], permissions: [] }, undefined)).toBe(false);
  });

  it("opens no group of their own again", () => {
    expect(mayUnbanGroup(1, { ownerId: 2 })).toBe(true);
    expect(mayUnbanGroup(1, { ownerId: 1 })).toBe(false);
  });
});

describe("an appeal", () => {
  it("is reviewed by somebody who neither wrote it nor decided, while there is one", () => {
    expect(appealReviewOf(1, { authorId: 2, deciderId: 3, hasOthers: true })).toBe("free");
    expect(appealReviewOf(1, { authorId: null, deciderId: null, hasOthers: false })).toBe("free");
    expect(appealReviewOf(1, { authorId: 1, deciderId: 3, hasOthers: false })).toBe("barred");
    expect(appealReviewOf(1, { authorId: 1, deciderId: 1, hasOthers: false })).toBe("barred");
    expect(appealReviewOf(1, { authorId: 2, deciderId: 1, hasOthers: true })).toBe("barred");
    expect(appealReviewOf(1, { authorId: 2, deciderId: 1, hasOthers: false })).toBe("alone");
  });

  it("is made once, within thirty days, against what went against its author", () => {
    const MONTH = 30 * 24 * 3_600_000;
    const decided = { decision: "ban", decided_at: 1000, appealed: false };
    for (const decision of ["warn", "hide", "ban", "reject"])
      expect(mayAppeal({ ...decided, decision }, 1000 + MONTH)).toBe(true);
    for (const decision of ["dismiss", "approve", ""])
      expect(mayAppeal({ ...decided, decision }, 1001)).toBe(false);
    expect(mayAppeal(decided, 1001 + MONTH)).toBe(false);
    expect(mayAppeal({ ...decided, appealed: true }, 1001)).toBe(false);
  });
});
