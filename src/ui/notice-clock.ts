/** How long a notice stays, in milliseconds (specification, "Notices"; success takes the time of an error). */
export const STAYS = { error: 5_500, success: 5_500, unsaved: 10_000 } as const;

/** A clock that can be held: what is left when it is held is left when it goes on. */
export function holdableClock(duration: number, done: () => void) {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    go() {
      if (timer !== undefined) return;
      since = Date.now();
      timer = setTimeout(done, left);
    },
    hold() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - since));
    },
  };
}
