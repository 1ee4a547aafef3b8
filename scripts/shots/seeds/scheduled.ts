import { api, MessageType } from "@4d/contract";
import { landscape, uploadPicture } from "../media.ts";
import type { SeededPerson } from "../people.ts";

export interface ScheduledSeed {
  /** One of my scheduled messages. */
  readonly id: number;
  /** A scheduled picture. */
  readonly pictureId: number;
}

/** Scheduled messages, one long and one a picture; and a chat with disappearing messages. */
export async function seedScheduled(me: SeededPerson, lengthy: SeededPerson): Promise<ScheduledSeed> {
  const chatId = `p:${lengthy.id}`;
  await lengthy.call(api.disappearing.set, { body: { chatId: `p:${me.id}`, seconds: 86_400 } });
  await me.call(api.privateMessages.send, {
    body: { recvId: lengthy.id, content: "这句话明天就没有了。", type: 0, tmpId: "timed-gone" },
  });
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  tomorrow.setHours(9, 0, 0, 0);
  const asked = await lengthy.call(api.privateMessages.send, {
    body: {
      recvId: me.id,
      content: "周末还去看星星吗?我把望远镜擦好了,就等你一句话。",
      type: 0,
      tmpId: "timed-asked",
    },
  });
  const wait = (content: string, hours: number, more: { quoteId?: number; type?: number } = {}) =>
    me.call(api.scheduledMessages.schedule, {
      body: {
        ...{ chatId, type: 0, content, tmpId: `timed-${hours}`, ...more },
        at: tomorrow.getTime() + hours * 3_600_000,
      },
    });
  const { id } = await wait("早!昨晚的流星你数到几颗?", 0);
  await wait("周末要是放晴,我们去北边的山坡吧。带上那本星图,还有两个保温杯,别的我来准备。", 30, {
    quoteId: asked.id,
  });
  const sky = JSON.stringify(await uploadPicture(me, landscape(800, 1100, "#f2a65a", "#5b2a86")));
  const { id: pictureId } = await wait(sky, 2, { type: MessageType.IMAGE });
  return { id, pictureId };
}
