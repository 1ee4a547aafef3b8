import type { PayProvider } from "@4d/contract";
import { perServices } from "../../platform/per-services.ts";
import { alipayProvider } from "./alipay-provider.ts";
import type { Provider } from "./provider.ts";
import { sandboxProvider } from "./sandbox-provider.ts";
import { stripeProvider } from "./stripe-provider.ts";
import { weChatProvider } from "./wechat-provider.ts";

/** The payment providers this server is configured for, in the order they are offered. */
export const providersOf = perServices<ReadonlyMap<PayProvider, Provider>>((services) => {
  const { paySandbox, payments } = services.config;
  const known: Provider[] = [
    ...(payments.wechat ? [weChatProvider(payments.wechat, services)] : []),
    ...(payments.alipay ? [alipayProvider(payments.alipay, services)] : []),
    ...(payments.stripe ? [stripeProvider(payments.stripe, services)] : []),
    ...(paySandbox ? [sandboxProvider] : []),
  ];
  return new Map(known.map((provider) => [provider.id, provider]));
});
