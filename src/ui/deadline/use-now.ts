import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/**
 * The moment, a minute old at most. `asOf` is the server's: what it rendered is what the browser takes over, and a clock that is
 * behind does not take back what has ended.
 */
export function useNow(asOf: string): Date {
  const [now, setNow] = useState(() => new Date(asOf));
  useEffect(() => {
    const tick = () => setNow(new Date(Math.max(Date.now(), Date.parse(asOf))));
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, [asOf]);
  return now;
}
