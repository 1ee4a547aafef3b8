import type { Generated, Selectable } from "kysely";

interface SessionTable {
  id: string;
  user_id: number;
  terminal: number;
  device: string;
  device_id: string;
  address: string;
  created_at: number;
  last_seen_at: number;
  /** Counts the refresh tokens issued; only the newest is valid, and the one before it during its grace period. */
  generation: number;
  /** The key that signed the newest refresh token, so that it can be signed again byte for byte. */
  key_id: string;
  rotated_at: number;
  /** When a token of this generation was first used; null while its response may have been lost. */
  confirmed_at: number | null;
  expires_at: number;
}

interface KeyTable {
  kid: string;
  /** base64url of 32 random bytes. */
  secret: string;
  created_at: number;
}

interface CodeTable {
  email_key: string;
  purpose: string;
  code_hash: string;
  tries: number;
  created_at: number;
  expires_at: number;
}

/** A device a person has logged in on, retained after the session. */
interface UserDeviceTable {
  user_id: number;
  device_id: string;
  last_at: number;
}

interface FactorTable {
  user_id: number;
  /** Sealed with the settings key. */
  secret: string;
  created_at: number;
  /** Null until a first code confirmed it; only then the factor counts. */
  enabled_at: Generated<number | null>;
  /** The newest step a code was used of: no code is valid twice. */
  last_step: Generated<number>;
  /** Hashes of the unused recovery codes. */
  recovery: Generated<string[]>;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    auth_session: SessionTable;
    auth_key: KeyTable;
    auth_code: CodeTable;
    user_device: UserDeviceTable;
    auth_second_factor: FactorTable;
  }
}

export type SessionRow = Selectable<SessionTable>;
export type KeyRow = Selectable<KeyTable>;
export type FactorRow = Selectable<FactorTable>;
