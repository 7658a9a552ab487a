import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True if scripts run: false on the server and while the browser takes over its page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
