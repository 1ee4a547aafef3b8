import { createStore } from "zustand/vanilla";
import type { CallView, OwnMedia, ParticipantView } from "./call-view.ts";

export interface CallState {
  /** This page's call; stays with its ending until the screen dismisses it, or another call comes. */
  call: CallView | null;
}

/** What call screens render. Only the engine writes it. */
export const callStore = createStore<CallState>()(() => ({ call: null }));

/** Shows another call, or none. */
export const showCall = (call: CallView | null): void => callStore.setState({ call });

/** Changes the shown call; does nothing when there is none. */
export function changeCall(change: Partial<CallView> | ((call: CallView) => Partial<CallView>)): void {
  const { call } = callStore.getState();
  if (call === null) return;
  callStore.setState({ call: { ...call, ...(typeof change === "function" ? change(call) : change) } });
}

/** Changes the shown state of another participant. */
export const changeParticipant = (id: number, change: Partial<ParticipantView>): void =>
  changeCall(({ people }) => ({
    people: people.map((participant) =>
      participant.id === id ? { ...participant, ...change } : participant,
    ),
  }));

/** Changes the shown state of my own media. */
export const changeOwn = (change: Partial<OwnMedia>): void =>
  changeCall(({ own }) => ({ own: { ...own, ...change } }));
