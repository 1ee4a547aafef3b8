import { api } from "@4d/contract";
import { type Person, Refused } from "../person.ts";

/** A client's record of a sent message: its own mark, and the id once it was acknowledged. */
export interface Sent {
  tmpId: string;
  id: number | null;
}

/** Several windows of one person's client, each sending its next message when the last was answered. */
export interface Senders {
  /** Everything tried so far, in order of trying. */
  sent: Sent[];
  /** Resolves when this many are acknowledged. */
  acknowledged(count: number): Promise<void>;
  /** Stops trying and resolves when nothing is under way. */
  stop(): Promise<void>;
  /** Codes of refusals that came in an envelope. */
  codes: number[];
}

/** Starts `windows` senders from one person to another; a broken connection ends its window. */
export function startSenders(from: Person, to: Person, windows: number, label: string): Senders {
  const sent: Sent[] = [];
  const codes: number[] = [];
  const waits: { count: number; resolve: () => void }[] = [];
  let going = true;
  let known = 0;
  const count = () => {
    known += 1;
    for (const wait of waits) if (known >= wait.count) wait.resolve();
  };
  async function window(number: number): Promise<void> {
    for (let index = 0; going; index += 1) {
      const one: Sent = { tmpId: `${label}.${number}.${index}`, id: null };
      sent.push(one);
      try {
        one.id = await send(from, to, one.tmpId);
        count();
      } catch (error) {
        if (!(error instanceof Refused)) return;
        codes.push(error.code);
      }
    }
  }
  const ends = Array.from({ length: windows }, (_, number) => window(number));
  return {
    sent,
    codes,
    acknowledged: (wanted) =>
      known >= wanted ? Promise.resolve() : new Promise((resolve) => waits.push({ count: wanted, resolve })),
    async stop() {
      going = false;
      await Promise.all(ends);
    },
  };
}

/** Sends the message of this mark; returns the existing id when it was stored already. */
export async function send(from: Person, to: Person, tmpId: string): Promise<number> {
  const body = { recvId: to.id, content: `text of ${tmpId}`, type: 0, tmpId };
  return (await from.call(api.privateMessages.send, { body })).id;
}

/** Everything a person holds after pulling from the beginning, as marks with ids. */
export async function pulled(who: Person): Promise<Sent[]> {
  const rows: Sent[] = [];
  for (let minId = 0; ; ) {
    const page = await who.call(api.privateMessages.pull, { query: { minId, limit: 1000 } });
    rows.push(...page.filter((row) => row.type === 0).map((row) => ({ tmpId: row.tmpId ?? "", id: row.id })));
    const last = page.at(-1);
    if (last === undefined) return rows;
    minId = last.id;
  }
}
