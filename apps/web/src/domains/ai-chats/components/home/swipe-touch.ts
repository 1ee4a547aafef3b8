/** A swipe farther or faster than this changes the screen; a smaller one is cancelled. Pixels, pixels per ms. */
const SWIPE_DISTANCE = 110;
const SWIPE_SPEED = 0.5;
/** Movement below which a finger has no direction yet, px. */
const SLOP = 10;

interface Touch {
  x: number;
  y: number;
  at: number;
  /** Whether the gesture is ours: null while undecided, false for scrolling or a sideways swipe. */
  mine: boolean | null;
  /** Whether a scroller under the finger can still scroll in that direction. */
  up: boolean;
  down: boolean;
}

/** Whether a scroller under the target can scroll further in each direction. */
export function scrollRoomAt(target: EventTarget | null, within: HTMLElement): Pick<Touch, "up" | "down"> {
  let [up, down] = [false, false];
  let box = target instanceof Element ? target : null;
  for (; box !== null && box !== within; box = box.parentElement) {
    if (!box.classList.contains("scroller") || box.scrollHeight <= box.clientHeight + 1) continue;
    up ||= box.scrollTop > 0;
    down ||= box.scrollTop + box.clientHeight < box.scrollHeight - 1;
  }
  return { up, down };
}

/** Where arrow keys and touches have a meaning of their own. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input,textarea,select,[contenteditable],[role=menu]") !== null;

export interface SwipeHandlers {
  /** The gesture is ours from now on. */
  onStart: () => void;
  /** Distance below (negative: above) the start, px. */
  onMove: (dy: number) => void;
  /** The finger was lifted: a swipe, or null. */
  onEnd: (by: 1 | -1 | null) => void;
}

function startTouch({ touches, target, timeStamp }: TouchEvent, box: HTMLElement): Touch | null {
  const finger = touches.length === 1 ? touches[0] : undefined;
  if (finger === undefined || isField(target)) return null;
  return { x: finger.clientX, y: finger.clientY, at: timeStamp, mine: null, ...scrollRoomAt(target, box) };
}

/** Whether a movement is our swipe; null while it has no direction yet. */
function isSwipe(touch: Touch, dx: number, dy: number): boolean | null {
  if (Math.hypot(dx, dy) < SLOP) return null;
  const free = dy < 0 ? !touch.down : !touch.up;
  return free && Math.abs(dy) > 1.5 * Math.abs(dx);
}

/** Follows a finger that moves a screen up or down; a list under it scrolls to its end first. Returns the cleanup. */
export function trackFinger(
  box: HTMLElement,
  { onStart: onBegin, onMove, onEnd }: SwipeHandlers,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let touch: Touch | null = null;
  const move = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (touch === null || finger === undefined || touch.mine === false) return;
    const dy = finger.clientY - touch.y;
    if (touch.mine === null) {
      touch.mine = isSwipe(touch, finger.clientX - touch.x, dy);
      if (touch.mine !== true) return;
      onBegin();
    }
    onMove(dy);
  };
  const end = ({ changedTouches, timeStamp }: TouchEvent) => {
    const finger = changedTouches[0];
    const held = touch;
    touch = null;
    if (held?.mine !== true || finger === undefined) return;
    const dy = finger.clientY - held.y;
    const isIntended =
      Math.abs(dy) > SWIPE_DISTANCE || Math.abs(dy) / Math.max(1, timeStamp - held.at) > SWIPE_SPEED;
    const by = dy < 0 ? 1 : -1;
    onEnd(isIntended ? by : null);
  };
  const start = (event: TouchEvent) => {
    touch = startTouch(event, box);
  };
  box.addEventListener("touchstart", start, { passive: true, signal });
  box.addEventListener("touchmove", move, { passive: true, signal });
  box.addEventListener("touchend", end, { signal });
  box.addEventListener("touchcancel", end, { signal });
  return () => controller.abort();
}

/** Follows the arrow keys where nothing else needs them. Returns the cleanup. */
export function trackArrowKeys(onSwipe: (by: 1 | -1) => void): () => void {
  const controller = new AbortController();
  const key = (event: KeyboardEvent) => {
    const { key: name, target, altKey, ctrlKey, metaKey } = event;
    const arrow = name === "ArrowDown" || name === "ArrowUp";
    if (!arrow || altKey || ctrlKey || metaKey || isField(target)) return;
    const by = name === "ArrowDown" ? 1 : -1;
    const room = scrollRoomAt(target, document.body);
    if (document.querySelector("[role=dialog],[role=menu]") !== null || (by > 0 ? room.down : room.up))
      return;
    event.preventDefault();
    onSwipe(by);
  };
  addEventListener("keydown", key, { signal: controller.signal });
  return () => controller.abort();
}
