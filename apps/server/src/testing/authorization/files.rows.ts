import { crc32, deflateSync } from "node:zlib";
import { api } from "@4d/contract";
import { type ActorName, loggedIn } from "./actors.ts";
import type { RowsOf } from "./row.ts";
import { isActive, type World } from "./world.ts";

const init = { body: { name: "note.txt", size: 3, type: "text/plain" } };

async function uploadOf(world: World, actor: ActorName): Promise<{ id: string }> {
  if (!isActive(actor)) return hers(world);
  return { id: (await world.people[actor].call(api.files.startUpload, init)).id };
}

/** Anna's one upload, which every actor tries to use. */
const annas = new WeakMap<World, Promise<{ id: string }>>();
function hers(world: World): Promise<{ id: string }> {
  const known = annas.get(world) ?? world.anna.call(api.files.startUpload, init).then(({ id }) => ({ id }));
  annas.set(world, known);
  return known;
}

/** The smallest picture there is: one white pixel. */
function pixel(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const rows = deflateSync(Buffer.from([0, 255, 255, 255]));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

export const filesRows: RowsOf<typeof api.files> = {
  uploadImage: { "a picture": { call: () => ({}), file: pixel, expect: loggedIn(200) } },
  uploadFile: { "a file": { call: () => ({}), expect: loggedIn(200) } },
  startUpload: { "one's own": { call: () => init, expect: loggedIn(200) } },
  appendUpload: {
    "somebody else's": {
      call: async (world) => ({ params: await hers(world), query: { offset: 0 } }),
      expect: loggedIn(404),
    },
    "one's own": {
      call: async (world, actor) => ({ params: await uploadOf(world, actor), query: { offset: 0 } }),
      expect: loggedIn(200),
    },
  },
  uploadState: {
    "somebody else's": { call: async (world) => ({ params: await hers(world) }), expect: loggedIn(404) },
    "one's own": {
      call: async (world, actor) => ({ params: await uploadOf(world, actor) }),
      expect: loggedIn(200),
    },
  },
  completeUpload: {
    "somebody else's": { call: async (world) => ({ params: await hers(world) }), expect: loggedIn(404) },
    "one's own, not whole": {
      call: async (world, actor) => ({ params: await uploadOf(world, actor) }),
      expect: loggedIn(409),
    },
  },
};
