import { Board } from "./board.store.ts";
import { play } from "./play.ts";
import { playInRace } from "./race.store.ts";

/** The board of the main game; its pieces stay while the app is open. */
export const ownBoard = new Board(play);

/** The board of the open race. */
export const raceBoard = new Board(playInRace);
