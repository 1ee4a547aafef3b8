import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { PayAction, PayProvider } from "@4d/contract";

export interface BankRefund {
  refundNo: string;
  id: string;
  amount: number;
  state: "done" | "pending" | "failed";
}

/** A bank's record of an order. */
export interface Trade {
  orderNo: string;
  /** The bank's number of the order. */
  no: string;
  /** The bank's number of the payment. */
  ref: string;
  amount: number;
  currency: string;
  paid: boolean;
  refunds: BankRefund[];
}

/** `mute` acts but hangs up, and still answers queries; `slow` takes its time over refunds; `poor` refuses them. */
export type Mood = "well" | "mute" | "slow" | "poor" | "forging";

/** What is wrong with a webhook event. */
export type Twist = "another key" | "another body" | "another merchant" | "no signature";

export interface WebhookCall {
  headers: Record<string, string>;
  body: string;
}

/** A fake provider on this machine: speaks the provider's API and signs with keys of its own. */
export interface Bank {
  id: PayProvider;
  /** The settings of a server that uses this bank. */
  environment: Record<string, string>;
  trades: Map<string, Trade>;
  mood: Mood;
  now: () => number;
  /** Does what the person's browser does with a pay action. @returns the trade's amount, as shown to them. */
  visit(action: PayAction, orderNo: string): Trade;
  /** A webhook event about a trade's current state. */
  webhook(trade: Trade, about: "paid" | "refunded", twist?: Twist): WebhookCall;
  /** The response the bank reads as "accepted". */
  accepted: string;
  close(): void;
}

export interface Ask {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

/** Serves a bank's API; a mute bank acts, and does not answer. */
export async function serveBank(bank: () => { mood: Mood }, handle: (ask: Ask) => Reply) {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? "/", "http://bank");
      const { method = "GET", headers } = request;
      const { status = 200, headers: more, body: said } = handle({ method, url, headers, body });
      if (bank().mood === "mute" && method !== "GET") return response.destroy();
      return response.writeHead(status, more).end(said);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The refunded part of a trade so far. */
export const backOf = ({ refunds }: Trade): number =>
  refunds.reduce((sum, one) => sum + (one.state === "done" ? one.amount : 0), 0);

/** Makes a refund once per refund number. */
export const refundOnce = (trade: Trade, mood: Mood, request: { refundNo: string; amount: number }) =>
  trade.refunds.find((one) => one.refundNo === request.refundNo) ?? refundAnew(trade, mood, request);

/** Makes a refund; undefined when the bank refuses. */
export function refundAnew(trade: Trade, mood: Mood, request: { refundNo: string; amount: number }) {
  const reserved = trade.refunds.reduce((sum, one) => sum + one.amount, 0);
  if (mood === "poor" || !trade.paid || reserved + request.amount > trade.amount) return undefined;
  const state = mood === "slow" ? ("pending" as const) : ("done" as const);
  const made: BankRefund = { ...request, id: `re_${request.refundNo}_${trade.refunds.length}`, state };
  trade.refunds.push(made);
  return made;
}

/** Changes a body so that it still parses but no longer matches its signature. */
export const tampered = (body: string): string =>
  body.replace(/\d(?=\D*$)/, (digit) => (digit === "1" ? "2" : "1"));
