/** Specification, "Loading bar", in milliseconds. */
export const THROTTLE_MS = 200;
export const DURATION_MS = 5_000;
export const TICK_MS = 100;
export const HIDE_DELAY = 500;

/** Percent; undefined while nothing is shown. */
export type Progress = number | undefined;

/**
 * Drives a bar for work of unknown length. Work shorter than the throttle shows nothing. The bar slows down, is at half after
 * half the duration and never reaches the end by itself. When the work ends, it is full for the hide delay.
 */
export function loadingClock(show: (progress: Progress) => void) {
  let visible = false;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let tick: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearTimeout(wait);
    clearInterval(tick);
  };
  const begin = () => {
    const began = Date.now();
    visible = true;
    show(0);
    tick = setInterval(() => show(estimate(Date.now() - began)), TICK_MS);
  };
  const hide = () => {
    visible = false;
    show(undefined);
  };
  return {
    start() {
      stop();
      wait = setTimeout(begin, THROTTLE_MS);
    },
    finish() {
      stop();
      if (!visible) return;
      show(100);
      wait = setTimeout(hide, HIDE_DELAY);
    },
    stop,
  };
}

const estimate = (elapsed: number): number => (200 / Math.PI) * Math.atan((2 * elapsed) / DURATION_MS);
