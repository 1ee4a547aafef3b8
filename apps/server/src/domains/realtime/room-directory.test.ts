import { describe, expect, it } from "vitest";
import { type LoadRoom, RoomDirectory } from "./room-directory.ts";

/** A database that responds when the test says so. */
function slowRooms() {
  const answers: ((windows: Awaited<ReturnType<LoadRoom>>) => void)[] = [];
  const load: LoadRoom = () => new Promise((resolve) => answers.push(resolve));
  return { load, answers };
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve));

describe("RoomDirectory", () => {
  it("keeps who came or went while the room was being loaded, whatever the load saw", async () => {
    const { load, answers } = slowRooms();
    const rooms = new RoomDirectory(load);
    const loading = rooms.load(7);
    rooms.apply({ room: 7, userId: 2, from: 5, to: null });
    rooms.apply({ room: 7, userId: 3, from: 0, to: 5 });
    answers[0]?.([
      { userId: 1, from: 0, to: null },
      { userId: 3, from: 0, to: null },
    ]);
    await loading;
    expect([...(rooms.known(7) ?? [])]).toEqual([
      [1, [{ from: 0, to: null }]],
      [3, [{ from: 0, to: 5 }]],
      [2, [{ from: 5, to: null }]],
    ]);
  });

  it("asks again when announcements were lost while it was loading", async () => {
    const { load, answers } = slowRooms();
    const rooms = new RoomDirectory(load);
    const loading = rooms.load(7);
    rooms.forgetAll();
    answers[0]?.([{ userId: 1, from: 0, to: null }]);
    await nextTask();
    answers[1]?.([{ userId: 1, from: 0, to: 4 }]);
    await loading;
    expect(rooms.known(7)?.get(1)).toEqual([{ from: 0, to: 4 }]);
  });

  it("is loaded once for two who ask at once: no older answer brings somebody back who went meanwhile", async () => {
    const { load, answers } = slowRooms();
    const rooms = new RoomDirectory(load);
    const everybody = [
      { userId: 1, from: 0, to: null },
      { userId: 3, from: 0, to: null },
    ];
    const loads = [rooms.load(7), rooms.load(7)];
    answers[0]?.(everybody);
    await loads[0];
    rooms.apply({ room: 7, userId: 3, from: 0, to: 5 });
    answers[1]?.(everybody);
    await loads[1];
    expect(rooms.known(7)?.get(3)).toEqual([{ from: 0, to: 5 }]);
  });

  it("still gives whoever left and came back what was on its way to them before", async () => {
    const { load, answers } = slowRooms();
    const rooms = new RoomDirectory(load);
    const loading = rooms.load(7);
    answers[0]?.([{ userId: 1, from: 0, to: null }]);
    await loading;
    rooms.apply({ room: 7, userId: 1, from: 0, to: 5 });
    rooms.apply({ room: 7, userId: 1, from: 9, to: null });
    expect(rooms.known(7)?.get(1)).toEqual([
      { from: 0, to: 5 },
      { from: 9, to: null },
    ]);
  });
});
