/** How long a notice stays, in milliseconds (specification, "Notices"; success takes the time of an error). */
export const NOTICE_MS = { error: 5_500, success: 5_500, unsaved: 10_000 } as const;

/** A timer that can be paused: it goes on with the time that was left. */
export function pausableTimer(duration: number, done: () => void) {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      if (timer !== undefined) return;
      since = Date.now();
      timer = setTimeout(done, left);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - since));
    },
  };
}
