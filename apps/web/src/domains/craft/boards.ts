import { Board } from "./board.store.ts";
import { play } from "./play.ts";
import { playInRace } from "./race.store.ts";

/** The board of all that is mine; what lies on it stays while the app is open. */
export const ownBoard = new Board(play);

/** The board of the race that is open. */
export const raceBoard = new Board(playInRace);
