import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The moment, a minute old at most. `asOf` is the server's: what it rendered is what the browser takes over. */
export function useNow(asOf: string): Date {
  const [now, setNow] = useState(() => new Date(asOf));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
