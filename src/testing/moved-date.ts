const SYSTEM_DATE = Date;

/** The system's `Date` with a clock that is ahead by so many milliseconds, asked anew each time. */
export const movedDate = (aheadMs: () => number): DateConstructor =>
  new Proxy(SYSTEM_DATE, {
    construct: (target, args, wanted) =>
      Reflect.construct(target, args.length > 0 ? args : [target.now() + aheadMs()], wanted),
    get: (target, name) => (name === "now" ? () => target.now() + aheadMs() : Reflect.get(target, name)),
  });
