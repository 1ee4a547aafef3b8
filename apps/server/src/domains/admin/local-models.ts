import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findModels, tryModel } from "../../platform/llm/find-models.ts";
import { isModelAddress } from "../settings/index.ts";

type Find = typeof api.adminModels.find;
type Try = typeof api.adminModels.tryOut;

const BAD_ADDRESS = {
  field: "baseUrl",
  zh: "地址要以 http:// 或 https:// 开头，不带密码、问号或井号",
  en: "An address begins with http:// or https:// and has no password, question mark or hash",
};

const ensureAddress = (address: string): void => ensure(isModelAddress(address), "invalid", BAD_ADDRESS);

/**
 * Models that programs on this machine offer, or those of one address (`ADMIN-2`). Only the admin role may ask, as only
 * it may name addresses: they may lie in the operator's own network. @throws Failure invalid (the address).
 */
export async function findLocalModels({ input }: Call<InputOf<Find>>): Promise<OutputOf<Find>> {
  const { baseUrl } = input;
  if (baseUrl !== undefined) ensureAddress(baseUrl);
  return { places: await findModels(baseUrl) };
}

/** Has a model say one line before it is set. @throws Failure invalid (the address). */
export async function tryLocalModel({
  ctx: { services },
  input: { baseUrl, model },
}: Call<InputOf<Try>>): Promise<OutputOf<Try>> {
  ensureAddress(baseUrl);
  const { log, clock, closing: signal } = services;
  const trial = await tryModel({ baseUrl, model }, { log, clock, signal });
  return "failure" in trial
    ? { text: "", ms: 0, failure: trial.failure.sentence }
    : { ...trial, failure: null };
}
