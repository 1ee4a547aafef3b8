import { describe, expect, it } from "vitest";
import {
  ACCESS_SECONDS,
  CODE_ADDRESS_BUCKET,
  CODE_BUCKET,
  CODE_LIFE_MS,
  CODE_TRIES,
  hasRights,
  judgeRefresh,
  KEY_AGE_MS,
  KEY_OVERLAP_MS,
  LOGIN_BUCKET,
  REFRESH_SECONDS,
  REGISTER_ADDRESS_LIMIT,
  TOTP_BUCKET,
} from "./auth.policy.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe("a refresh token", () => {
  const session = { generation: 5, rotated_at: 1000, confirmed_at: null };
  const used = { ...session, confirmed_at: 2000 };

  it("rotates when it is the newest, or newer than this database knows", () => {
    for (const state of [session, used]) {
      expect(judgeRefresh(state, 5, 9_000_000)).toBe("rotate");
      expect(judgeRefresh(state, 6, 9_000_000)).toBe("rotate");
    }
  });

  it("is answered again when it is the one before and the newest was never used, however late", () => {
    expect(judgeRefresh(session, 4, 1000)).toBe("repeat");
    expect(judgeRefresh(session, 4, 1000 + 7 * DAY)).toBe("repeat");
  });

  it("is answered again for thirty seconds from the newest's first use or making, and stolen then", () => {
    expect(judgeRefresh(used, 4, 32_000)).toBe("repeat");
    expect(judgeRefresh(used, 4, 32_001)).toBe("reused");
    const later = { ...used, rotated_at: 5000 };
    expect(judgeRefresh(later, 4, 35_000)).toBe("repeat");
    expect(judgeRefresh(later, 4, 35_001)).toBe("reused");
  });

  it("is stolen when it is older than that", () => {
    for (const state of [session, used]) {
      expect(judgeRefresh(state, 3, 1000)).toBe("reused");
      expect(judgeRefresh(state, 0, 1000)).toBe("reused");
    }
  });
});

it("gives the desk to a role or a permission, and to nobody without", () => {
  expect(hasRights({ roles: ["admin"], permissions: [] })).toBe(true);
  expect(hasRights({ roles: [], permissions: ["reports"] })).toBe(true);
  expect(hasRights({ roles: [], permissions: [] })).toBe(false);
});

it("lets a token live half an hour, a session a week, and a key a day longer than all it signed", () => {
  expect(ACCESS_SECONDS * 1000).toBe(30 * MINUTE);
  expect(REFRESH_SECONDS * 1000).toBe(7 * DAY);
  expect(KEY_AGE_MS).toBe(30 * DAY);
  expect(KEY_OVERLAP_MS).toBe(8 * DAY);
});

it("lets a code live ten minutes for five tries, and five be mailed an hour", () => {
  expect([CODE_LIFE_MS, CODE_TRIES]).toEqual([10 * MINUTE, 5]);
  expect(CODE_BUCKET.rate * 3600).toBeCloseTo(5);
  expect(CODE_BUCKET.burst).toBe(5);
  // One network address may request more codes than one e-mail address receives.
  expect(CODE_ADDRESS_BUCKET).toEqual({ rate: 1 / 50, burst: 20 });
});

it("lets nobody guess a code of six digits by trying on, nor a password", () => {
  for (const { rate, burst } of [TOTP_BUCKET, LOGIN_BUCKET]) {
    // The years it takes to try all million codes.
    expect((1_000_000 - burst) / rate / 3600 / 24 / 365).toBeGreaterThan(10);
    expect(burst).toBeGreaterThanOrEqual(5);
  }
  expect(REGISTER_ADDRESS_LIMIT.bucket).toEqual({ rate: 0.17, burst: 3 });
});
