import type { IncomingMessage } from "node:http";
import { orderNo as orderNoSchema, type PayProvider, payProvider } from "@4d/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { announcedLength, askForBody } from "../../platform/http/admit-request.ts";
import { readBody } from "../../platform/http/read-body.ts";
import { networkKeyOf } from "../../platform/network-key.ts";
import type { Services } from "../../platform/services.ts";
import { changeOrder, findOrder } from "./orders.repository.ts";
import { canBePaid } from "./payments.policy.ts";
import { Forged } from "./provider.ts";
import { providersOf } from "./providers.ts";
import { queryOrderPayments } from "./query-providers.ts";
import { returnPage } from "./return-url.ts";
import { UnknownOrder } from "./save-unmatched-event.ts";
import { applyProviderEvents } from "./settle-payment.ts";
import { payerByCode } from "./wechat-payer.ts";

/** Far more than any provider sends; anybody can send a body, and only a complete one can be verified. */
const WEBHOOK_BODY_MAX = 64 * 1024;

/** A failure in WeChat's format; other providers look only at the status. */
const refused = (reply: FastifyReply, status: number, message: string) =>
  reply
    .code(status)
    .type("application/json")
    .send(JSON.stringify({ code: "FAIL", message }));

async function receiveWebhook(
  services: Services,
  id: PayProvider,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const provider = providersOf(services).get(id);
  if (!provider?.webhook) return refused(reply, 404, "not set up");
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    const events = await provider.webhook.read({ headers: request.headers, body });
    await applyProviderEvents(services, provider, events);
    return reply.code(200).type("text/plain").send(provider.webhook.accepted);
  } catch (err) {
    const forged = err instanceof Forged;
    // Anybody can forge one: log a line without a stack.
    if (err instanceof UnknownOrder) return refused(reply, 500, "no such order");
    if (forged) services.log.info({ provider: id, reason: err.message }, "a provider's message was forged");
    else services.log.error({ err, provider: id }, "a provider's message was not taken");
    return refused(reply, forged ? 401 : 500, forged ? "signature" : "try again");
  }
}

/**
 * Webhooks of providers (`money §4.4`): the body stays the bytes that were signed, the status says whether it was
 * accepted, and the provider repeats what was not.
 */
function serveWebhooks(http: FastifyInstance, services: Services): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, { most: WEBHOOK_BODY_MAX, announced: announcedLength(request) }),
    );
    scope.setErrorHandler((_error, _request, reply) => refused(reply, 400, "not understood"));
    for (const id of payProvider.options)
      scope.route({
        method: "POST",
        url: `/api/pay/notify/${id}`,
        // Reads nothing for a provider that is not configured.
        onRequest: async (request, reply) => {
          http.intake.markAnonymous(request.raw);
          if (!providersOf(services).get(id)?.webhook) return refused(reply, 404, "not set up");
          askForBody(request, reply);
        },
        handler: (request, reply) => receiveWebhook(services, id, request, reply),
      });
  });
}

const returnParams = z.object({ orderNo: orderNoSchema, place: z.enum(["done", "desk"]) });

/** Sends people who return from a provider to the page of their order, and queries the payment meanwhile. */
function serveReturns(http: FastifyInstance, services: Services): void {
  http.get("/pay/:orderNo/:place", (request, reply) => {
    const wanted = returnParams.safeParse(request.params);
    if (!wanted.success) return reply.code(404).type("text/plain").send("Not found");
    const { orderNo, place } = wanted.data;
    queryOrderPayments(services, orderNo).catch((err: unknown) =>
      services.log.warn({ err, orderNo }, "a provider did not say how an order stands"),
    );
    return reply.redirect(returnPage(orderNo, place));
  });
}

const PAYER_BUCKET = { rate: 0.1, burst: 10 };

const payerQuery = z.object({ code: z.string().check(z.maxLength(512)), state: orderNoSchema });

/** Stores the payer's name from WeChat, and returns to the cashier, where they can pay now. */
function servePayer(http: FastifyInstance, services: Services): void {
  http.get("/pay/wechat/payer", async (request, reply) => {
    const { wechat } = services.config.payments;
    const brought = payerQuery.safeParse(request.query);
    if (!wechat || !brought.success) return reply.code(404).type("text/plain").send("Not found");
    const { code, state: orderNo } = brought.data;
    const order = await findOrder(services.db, orderNo);
    // Anybody can open this address: query WeChat only for an order that waits for its payer.
    if (!order || !canBePaid(order, services.clock.now())) return reply.redirect(returnPage(orderNo, "desk"));
    const { ok } = await services.limits.take(`wechat-payer:${networkKeyOf(request.ip)}`, PAYER_BUCKET);
    if (!ok) return reply.redirect(returnPage(orderNo, "desk"));
    try {
      await changeOrder(services.db, orderNo, { payer: await payerByCode(wechat, code) });
    } catch (err) {
      services.log.warn({ err, orderNo }, "WeChat did not say who pays");
    }
    return reply.redirect(returnPage(orderNo, "desk"));
  });
}

/** The payment routes that are not operations of the contract. */
export function servePayments(http: FastifyInstance, services: Services): void {
  serveWebhooks(http, services);
  serveReturns(http, services);
  servePayer(http, services);
}
