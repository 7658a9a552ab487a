import { useEffect, useState } from "react";

/** Specification, "minimum fetch delay", in milliseconds: a loading state that shows is there at least so long. */
export const LEAST_LOADING_MS = 200;

/** True while something loads, and on until the loading state has been there long enough to be seen as one. */
export function useLeastLoading(isLoading: boolean): boolean {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (isLoading) {
      setSince((before) => before ?? Date.now());
      return;
    }
    if (since === undefined) return;
    const timer = setTimeout(() => setSince(undefined), since + LEAST_LOADING_MS - Date.now());
    return () => clearTimeout(timer);
  }, [isLoading, since]);
  return isLoading || since !== undefined;
}
